import { phone } from '../../support/hands.ts'
import { expect, test } from '../../support/browser.ts'

/** Elements that reach beyond the right edge of the screen and are not scrolled inside another. */
const wide = () =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
    .map((element) => `${element.tagName} ${element.className} ${Math.round(element.getBoundingClientRect().right)}`)
    .slice(-12)

const pages = {
  member: ['/member/lobby', '/member/discussions', '/member/ask', '/member/files'],
  expert: ['/dashboard', '/discussions', '/inbox', '/account'],
}

for (const [who, paths] of Object.entries(pages))
  test(`with text twice as large on a phone nothing is off the screen: ${who}`, async ({ person }) => {
    const page = await person(`${who}@consilium.test`, { viewport: phone })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.enable')
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft({ path, width, wide: width > phone.width ? await page.evaluate(wide) : [] }).toEqual({
        path,
        width: phone.width,
        wide: [],
      })
      await expect(page.getByRole('button', { name: /^Menu of/ }).first()).toBeInViewport({ ratio: 1 })
    }
  })
