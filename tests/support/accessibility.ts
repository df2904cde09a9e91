import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from '@playwright/test'

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that the colours of a page can break. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * What of the page some people could not use, one line for each rule that is broken.
 * Frames of the pages show written text only and no rule needs their style sheets again, so the frame of the page itself
 * judges, and only violations are carried out of it: several times faster.
 * @param within a selector: only this part of the page
 * @param colours only what another colour scheme may have changed since the page was judged whole
 */
export async function barriers(
  page: Page,
  { within, colours = false }: { within?: string; colours?: boolean } = {},
): Promise<string[]> {
  // a page that is not drawn yet has no heading; one that never gets one is reported by its rule
  if (within === undefined)
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 30_000 })
      .catch(() => undefined)
  // what is drawn while it is judged is there at once, in its colour
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await atRest(page)
  // the document keeps it until the page is left
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program)
  return page.evaluate(
    async ([context, rules]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context ?? document, {
        preload: false,
        iframes: false,
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule' as const, values: rules } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, colours ? ofColours : undefined] as const,
  )
}

/** Colours are judged when they have come to rest, without the mask of a busy part; what moves for ever, or waits to move, stays as it is. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 100)
      })
    const end = performance.now() + 5_000
    // what is drawn after the first look moves as well: two frames in a row must be still
    for (let still = 0; still < 2 && performance.now() < end; await frame()) {
      const moving = document
        .getAnimations()
        .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime))
      const busy = document.querySelector('[aria-busy=true]')
      still = moving.length > 0 || busy ? 0 : still + 1
      const limit = new Promise((resolve) => setTimeout(resolve, 1_000))
      await Promise.race([Promise.allSettled(moving.map((each) => each.finished)), limit])
    }
  })
