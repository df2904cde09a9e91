import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What of the page some people could not use, one line for each rule that is broken.
 * The pages have no frames and no rule needs their style sheets again, so the frame of the page itself judges, and only
 * violations are carried out of it: several times faster.
 * @param within a selector: only this part of the page
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  // a page that is not drawn yet has no heading; one that never gets one is told of by its rule
  if (within === undefined)
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => undefined)
  await atRest(page)
  const axe = new AxeBuilder({ page })
  if (within !== undefined) axe.include(within)
  const { violations } = await axe
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Colours are judged when they have come to rest; what moves for ever, or waits to move, stays as it is. */
const atRest = (page: Page) =>
  page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        document
          .getAnimations()
          .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime))
          .map((each) => each.finished),
      ),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]),
  )
