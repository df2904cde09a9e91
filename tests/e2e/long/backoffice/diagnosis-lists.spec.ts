import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { barriers } from '../../../support/accessibility.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'

const rows = (page: Page) => page.locator('#main-content tbody tr[data-list-row]')

test('the levels of the diagnoses are lists, too: filtered, exported, chosen by keyboard, checked before they change', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [domain] = await csr.get<{ id: string; name: string; diagnoses: number }[]>(
    '/rest/diagnosisDomains?range=[0,0]&sort=["name","ASC"]',
  )
  if (!domain) throw new Error('The demo has no domain')
  const page = await person('csr@consilium.test')
  await page.waitForURL('**/admin/**')
  await page.goto('/admin/diagnosis')
  const ways = page.getByRole('navigation', { name: 'Diagnosis views' })
  await ways.getByRole('link', { name: 'Domains' }).click()
  await expect(rows(page).first()).toContainText(domain.name)
  await ways.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL('/admin/diagnoses')
  await expect(
    page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Diagnoses' }),
  ).toHaveAttribute('aria-current', 'page')
  await page.goto(`/admin/diagnoses?filter=${encodeURIComponent(JSON.stringify({ domainId: domain.id }))}`)
  await expect(page.getByText(new RegExp(`of ${domain.diagnoses}$`)).and(page.locator('p'))).toBeVisible()
  await expect(rows(page).nth(1)).toContainText(domain.name)
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV file' }).click(),
  ])
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(domain.diagnoses + 1)

  await page.reload()
  await expect(rows(page).nth(1)).toBeVisible()
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key)
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  const name = await rows(page).nth(1).getByRole('link').first().innerText()
  await page.getByRole('toolbar', { name: 'Bulk actions' }).getByRole('button', { name: 'Disable' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Previewed, not started')
  await expect(dialog.getByRole('button', { name: 'Disable 1 diagnosis', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  // a row leads to its place in the hierarchy
  await rows(page).nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/diagnosis\?domain=.+&group=.+&diagnosis=/)
  await expect(
    page.getByRole('region', { name: 'Diagnoses', exact: true }).getByRole('button', { name, pressed: true }),
  ).toBeVisible()
})
