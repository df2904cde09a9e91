import type { Page } from '@playwright/test'
import { languageKey } from '#model/identity/storage-keys.ts'
import type { Locale } from '#model/texts/locales.ts'
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
  test(`every page of ${email}${part} is accessible, as wide as the screen, on a desktop and on a phone in the dark, and in words, in both languages`, async ({
    page,
    expectConsole,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    // links that open nothing are refused
    if (email === nobody) expectConsole(/status of 4(00|04)/)
    else await startSignedIn(page, email)
    if (email.startsWith('csr')) await page.waitForURL('**/admin/**')
    const reader = email === nobody ? noReader : await readerAt(page)
    // the language is chosen on another page, and this one follows
    const other = await page.context().newPage()
    await other.goto('/robots.txt')
    const choose = (locale: Locale) =>
      other.evaluate(([key, value]) => localStorage.setItem(key, value), [languageKey, locale] as const)
    for (const [at, found] of addresses.entries()) {
      const address = typeof found === 'string' ? found : await found(reader)
      // opened one way and turned into the others, and the next page the other way round
      const opensInEnglish = at % 2 === 0
      const [first, second] = opensInEnglish ? looks : [looks[1], looks[0]]
      await lookLike(page, first)
      await page.goto(address)
      if (!opensInEnglish) {
        await expectInWords(page, address, 'zh')
        await choose('en')
      }
      await expectSound(page, address, first)
      await lookLike(page, second)
      await expectSound(page, address, second)
      if (opensInEnglish) {
        await choose('zh')
        await expectInWords(page, address, 'zh')
      }
    }
  })
}

async function lookLike(page: Page, { size, dark }: Look) {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
}

async function expectSound(page: Page, address: string, { name, dark }: Look) {
  const where = `${address} ${name}`
  await expectInWords(page, address, 'en')
  await expect(page.getByText('The page you requested does not exist.'), where).toBeVisible({
    visible: address === missing,
  })
  await expect.poll(() => page.evaluate(brightness), `${where}: the ground`).toBe(dark ? 'dark' : 'light')
  expect(await barriers(page), where).toEqual([])
}

/** The page has come, in the words of this language, and is no wider than the screen. */
async function expectInWords(page: Page, address: string, locale: Locale) {
  const where = `${address} in ${locale}`
  await expect(page.locator(`html[lang|=${locale}]`), where).toHaveCount(1)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading').first(), where).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]'), where).toHaveCount(0)
  expect(await rawTextAt(page, address), `${where} shows raw text`).toEqual([])
  // for one frame after a change of size the browser still tells the width of before
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wider, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** In the browser: whether the page stands on dark or on light ground. */
function brightness() {
  const [r = 255, g = 255, b = 255] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(
    Number,
  )
  return r + g + b < 384 ? 'dark' : 'light'
}
