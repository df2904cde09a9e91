import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'

const numberOf = async (page: Page, words: RegExp) =>
  Number.parseInt(await page.getByRole('link', { name: words }).innerText())

for (const [email, words, home] of [
  ['expert@consilium.test', /new response/i, '/'],
  ['member@consilium.test', /new response/i, '/member/lobby'],
] as const) {
  test(`the new responses that the home of ${email} counts are those of the list, until the filter is cleared`, async ({
    page,
  }) => {
    await startSignedIn(page, email)
    await page.goto(home)
    const count = await numberOf(page, words)
    expect(count).toBeGreaterThan(0)
    await page.getByRole('link', { name: words }).click()
    await expect(page.getByRole('heading', { name: words })).toContainText(String(count))
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
    const clear = page.getByRole('button', { name: 'Clear filter: new responses' })
    await clear.click()
    await expect(clear).toBeHidden()
    await expect(page).toHaveURL(/#ongoing$/)
    await expect(page.getByRole('heading', { name: en.menu.myDiscussions })).toBeVisible()
  })
}
