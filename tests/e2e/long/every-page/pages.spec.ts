import type { Page } from '@playwright/test'
import { barriers } from '../../../support/accessibility.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'
import { everyPage, missing, noReader, nobody, readerAt } from '../../../support/every-page.ts'
import { rawTextAt } from '../../../support/raw-text.ts'

// what is looked at is not changed: both workers may look
test.describe.configure({ mode: 'parallel' })

const looks = [
  { name: 'on a desktop', size: { width: 1280, height: 800 }, dark: false },
  { name: 'on a phone in the dark', size: { width: 390, height: 844 }, dark: true },
] as const
type Look = (typeof looks)[number]

/** So many pages one test looks at: both workers share those of a person who has many. */
const AT_ONCE = 12
const parts = Object.entries(everyPage).flatMap(([email, all]) =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => ({
    email,
    part: part === 0 ? '' : ` (part ${part + 1})`,
    addresses: all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  })),
)

for (const { email, part, addresses } of parts) {
  test(`every page of ${email}${part} is accessible, in words and as wide as the screen, on a desktop and on a phone in the dark`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    // links that open nothing are refused
    if (email === nobody) expectConsole(/status of 4(00|04)/)
    else await startSignedIn(page, email)
    if (email.startsWith('csr')) await page.waitForURL('**/admin/**')
    const reader = email === nobody ? noReader : await readerAt(page)
    for (const [at, found] of addresses.entries()) {
      const address = typeof found === 'string' ? found : await found(reader)
      // opened one way and turned into the other, and the next page the other way round
      const [first, second] = at % 2 === 0 ? looks : [looks[1], looks[0]]
      await lookLike(page, first)
      await page.goto(address)
      await expectSound(page, address, first)
      await lookLike(page, second)
      await expectSound(page, address, second)
    }
  })
}

async function lookLike(page: Page, { size, dark }: Look) {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
}

async function expectSound(page: Page, address: string, { name, dark }: Look) {
  const where = `${address} ${name}`
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading').first(), where).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]'), where).toHaveCount(0)
  await expect(page.getByText('The page you requested does not exist.'), where).toBeVisible({
    visible: address === missing,
  })
  await expect.poll(() => page.evaluate(brightness), `${where}: the ground`).toBe(dark ? 'dark' : 'light')
  expect(await rawTextAt(page, address), `${where} shows raw text`).toEqual([])
  expect(await barriers(page), where).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** In the browser: whether the page stands on dark or on light ground. */
function brightness() {
  const [r = 255, g = 255, b = 255] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(
    Number,
  )
  return r + g + b < 384 ? 'dark' : 'light'
}
