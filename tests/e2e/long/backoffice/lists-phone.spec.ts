import { barriers } from '../../../support/accessibility.ts'
import { expect, test } from '../../../support/browser.ts'

test('on a phone the cards of a list are ordered, chosen by the page, and opened in place', async ({ person }) => {
  const page = await person('csr@consilium.test', { viewport: { width: 390, height: 844 } })
  await page.waitForURL('**/admin/**')
  await page.goto('/admin/users')
  const cards = page.locator('#main-content li[data-list-row]')
  await expect(cards).toHaveCount(10)

  await test.step('the order: what the heads of the table offer, and its direction', async () => {
    const [first] = await cards.first().getByRole('link').first().allInnerTexts()
    await page.getByRole('button', { name: 'Ascending. Reverse order' }).click()
    await expect(page).toHaveURL(/order=DESC/)
    await expect(cards.first().getByRole('link').first()).not.toHaveText(first ?? '')
    await page.getByRole('button', { name: 'Sort: Name' }).click()
    await expect(page.getByRole('menuitemradio', { name: 'Name' })).toBeChecked()
    // a column that cannot be sorted by is no choice
    await expect(page.getByRole('menuitemradio', { name: 'Plan', exact: true })).toHaveCount(0)
    const [before] = await cards.first().getByRole('link').first().allInnerTexts()
    await page.getByRole('menuitemradio', { name: 'Last sign-in' }).click()
    await expect(page).toHaveURL(/sort=lastSignInAt/)
    // the latest first, as the head of the table has it
    await expect(page.getByRole('button', { name: 'Descending. Reverse order' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sort: Last sign-in' })).toBeFocused()
    await expect(cards.first().getByRole('link').first()).not.toHaveText(before ?? '')
  })
  await test.step('all on this page', async () => {
    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    await all.check()
    await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toContainText('10 selected')
    await cards.first().getByRole('checkbox').uncheck()
    await expect(all).not.toBeChecked()
    await all.check()
    await all.uncheck()
    await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toBeHidden()
  })
  await test.step('what the card leaves out opens below it', async () => {
    const expand = cards.first().getByRole('button', { name: /^Expand/ })
    await expect(cards.first().getByText('Created', { exact: true })).toBeHidden()
    await expand.click()
    await expect(cards.first().getByText('Created', { exact: true })).toBeVisible()
    await expect(cards.first().getByText('Tax form', { exact: true })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await cards
      .first()
      .getByRole('button', { name: /^Close/ })
      .click()
    await expect(cards.first().getByText('Created', { exact: true })).toBeHidden()
  })
})
