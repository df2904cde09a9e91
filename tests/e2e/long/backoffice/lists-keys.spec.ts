import type { Page } from '@playwright/test'
import { signedIn } from '../../../support/at-api.ts'
import { barriers } from '../../../support/accessibility.ts'
import { expect, test } from '../../../support/browser.ts'

const rows = (page: Page) => page.locator('#main-content tbody tr[data-list-row]')
const keysOf = async (page: Page) => {
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  const told = await dialog.locator('dl').first().locator('dd').allInnerTexts()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return told
}

test('the keys work on every list, below a record too, and their dialog tells what they do on this page', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [plan] = await csr.get<{ id: string; version: number; displayTitle: string }[]>(
    '/rest/plans?range=[0,0]&sort=["name","ASC"]',
  )
  expect(
    (await csr.put(`/rest/plans/${plan?.id}`, { ...plan, displayTitle: 'Worked through by keyboard' })).status(),
  ).toBe(200)
  const page = await person('csr@consilium.test')
  await page.waitForURL('**/admin/**')

  await test.step('a list with a search', async () => {
    await page.goto('/admin/plans')
    await expect(rows(page).nth(1)).toBeVisible()
    expect(await keysOf(page)).toEqual([
      'Next row',
      'Previous row',
      'Open row',
      'Select row',
      'Expand row',
      'Search',
      'Show shortcuts',
    ])
    await page.keyboard.press('/')
    await expect(page.getByRole('search').getByRole('textbox', { name: 'Search' })).toBeFocused()
  })
  await test.step('a list with filters only', async () => {
    await page.goto('/admin/transactions')
    await expect(rows(page).nth(1)).toBeVisible()
    expect(await keysOf(page)).toEqual(['Next row', 'Previous row', 'Expand row', 'Filters', 'Show shortcuts'])
    await page.keyboard.press('/')
    const filter = page.getByRole('search').getByRole('button', { name: 'Filter', exact: true })
    await expect(filter).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Status' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(filter).toBeFocused()
  })
  await test.step('a list below a record', async () => {
    await page.goto(`/admin/plans/${plan?.id}/csr-changes`)
    await expect(rows(page).first()).toBeVisible()
    const told = await keysOf(page)
    expect(told).toEqual(['Next row', 'Previous row', 'Filters', 'Show shortcuts'])
    await page.keyboard.press('j')
    await expect(rows(page).first()).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('search').getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
  })
})

test('after an export, or none, the focus is where it was', async ({ person }) => {
  const page = await person('csr@consilium.test')
  await page.waitForURL('**/admin/**')
  await page.goto('/admin/plans')
  await expect(rows(page).first()).toBeVisible()
  const button = page.getByRole('button', { name: 'Export' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeFocused()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('Plans.csv')
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await expect(button).toBeFocused()

  // a dialog out of the menu of a row
  await page.goto('/admin/users')
  const menu = rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(menu).toBeFocused()

  // the document of one discussion
  await page.goto('/admin/queries')
  await rows(page).first().getByRole('link').first().click()
  // the list, which has an export of its own, stays until the page of the discussion has loaded
  await expect(rows(page)).toHaveCount(0)
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Export/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(document.suggestedFilename()).toMatch(/\.docx$/)
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('a page that is opened has the focus on its heading, one that is come back to on the row that was left', async ({
  person,
}) => {
  const page = await person('csr.super@consilium.test')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.goto('/admin/pools')
  const link = rows(page).nth(2).getByRole('link').first()
  const name = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heading(name)).toBeFocused()
  // a tab of the record keeps it
  const tab = page.getByRole('main').getByRole('link', { name: 'Experts', exact: true })
  await tab.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/experts$/)
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tab).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toHaveText(name)

  await test.step('a row opened by keyboard', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(rows(page).nth(3)).toBeFocused()
  })

  await test.step('a record is made, and deleted', async () => {
    await page.getByRole('button', { name: 'Create expert pool' }).click()
    await page.getByRole('textbox', { name: 'Pool name' }).fill('Opened by keyboard')
    await page.getByRole('textbox', { name: 'Display name' }).fill('Opened by keyboard')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText('Expert pool created.')).toBeVisible()
    await expect(heading('Opened by keyboard')).toBeFocused()
    // the live stream tells of the deletion before its answer comes: the page must not ask for the record again
    await page.route('**/api/rest/pools/*', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      const response = await route.fetch()
      await page.waitForTimeout(1_500)
      return route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/pools$/)
    await expect(page.getByText('Expert pool deleted.')).toBeVisible()
    await expect(heading('Expert pools')).toBeFocused()
  })

  await test.step('where something else has it, it stays there', async () => {
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Tags BETA' })
    await entry.focus()
    await page.keyboard.press('Enter')
    await expect(heading('Tags')).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await expect(entry).toBeFocused()
  })
})
