import type { Page } from '@playwright/test'
import { expect, test } from '../../../support/browser.ts'
import { phone, shot } from '../../../support/hands.ts'

const rows = (page: Page) => page.locator('#main-content tbody tr[data-list-row]')
const asked = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object

test('a filter takes several values, is not, and is empty; its chip says so, and the address keeps it', async ({
  person,
}) => {
  const page = await person('csr@consilium.test')
  await page.waitForURL('**/admin/queries**')
  await expect(rows(page).first()).toBeVisible()
  const bar = page.getByRole('search')
  const open = async (name: string) => {
    await bar.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menu').getByRole('menuitem', { name, exact: true }).click()
  }
  const chip = bar.getByRole('group', { name: 'Status', exact: true })

  await open('Status')
  await page.getByRole('button', { name: 'is not', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Closed', exact: true }).click()
  await expect(chip).toContainText('Status is not')
  await expect.poll(() => asked(page)).toEqual({ status: { not: 'closed' } })
  await page.reload()
  await expect(chip).toContainText('Closed')

  await chip.getByRole('button').first().click()
  await page.getByRole('checkbox', { name: 'Select several' }).check()
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click()
  await expect.poll(() => asked(page)).toEqual({ status: { not: ['closed', 'open'] } })
  await page.getByRole('button', { name: 'is', exact: true }).click()
  await expect.poll(() => asked(page)).toEqual({ status: ['closed', 'open'] })
  await shot(page, 'several')
  await page.keyboard.press('Escape')
  await expect(chip).toContainText('Closed or Open')

  await open('Tags')
  await page.getByRole('button', { name: 'is empty', exact: true }).click()
  await expect.poll(() => asked(page)).toEqual({ status: ['closed', 'open'], tagIds: { empty: true } })
  await expect(bar.getByRole('group', { name: 'Tags', exact: true })).toContainText('Tags is empty')
  await shot(page, 'chips')
  await page.setViewportSize(phone)
  await shot(page, 'phone')
})

test('custom fields are columns once they are chosen, and filters; a view keeps both', async ({ person }) => {
  const page = await person('csr@consilium.test', { at: '/admin/plans' })
  const head = page.getByRole('columnheader', { name: 'Contract number' })
  await expect(rows(page).first()).toBeVisible()
  await expect(head).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByLabel('Contract number').click()
  await page.keyboard.press('Escape')
  await expect(head).toBeVisible()
  const contract = rows(page).filter({ hasText: 'NF-2024-0117' })
  await expect(contract).toHaveCount(1)

  const bar = page.getByRole('search')
  await bar.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menu').getByRole('menuitem', { name: 'Contract number' }).click()
  await page.getByRole('textbox', { name: 'Contract number' }).fill('2024')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(bar.getByRole('group', { name: 'Contract number' })).toContainText('Contract number contains 2024')
  await expect(rows(page)).toHaveCount(1)
  await expect(contract).toHaveCount(1)
  await shot(page, 'custom-fields')

  await page.getByRole('button', { name: 'View', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Views of this list' })
  await menu.getByRole('button', { name: 'Save as new view' }).click()
  await menu.getByLabel('View name').fill('Contracts of 2024')
  await menu.getByRole('button', { name: 'Save', exact: true }).click()
  await menu.getByRole('button', { name: 'Default view' }).click()
  await expect(head).toHaveCount(0)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await menu
    .getByRole('button', { name: /^Contracts of 2024/ })
    .first()
    .click()
  await expect(head).toBeVisible()
  await expect(rows(page)).toHaveCount(1)

  // the view that a list opens with is there before the fields are
  await page.getByRole('button', { name: /^Contracts of 2024/ }).click()
  await menu.getByRole('button', { name: 'Set Contracts of 2024 as default' }).click()
  await page.goto('/admin/plans')
  await expect(head).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Service level' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Contracts of 2024', exact: true })).toBeVisible()
})
