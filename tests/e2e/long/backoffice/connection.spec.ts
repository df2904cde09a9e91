import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { menu, open } from '../../../support/account-pages.ts'
import { signedIn } from '../../../support/at-api.ts'
import { expect, startSignedIn, test } from '../../../support/browser.ts'

const lost = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/
const line = async (page: Page, on: boolean) => {
  await page.context().setOffline(!on)
  await page.waitForFunction((expected) => navigator.onLine === expected, on)
}

test('what is saved without a connection is refused at once, and never sent once it was cancelled', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(lost)
  const csr = await signedIn(request, 'csr@consilium.test')
  const [pool] = await csr.get<{ id: string; version: number; displayName: string }[]>('/rest/pools?range=[0,0]')
  if (!pool) throw new Error('The demo has no pool')
  await startSignedIn(page, 'csr.admin@consilium.test')
  await page.waitForURL('**/admin/queries')
  await page.goto(`/admin/pools/${pool.id}/details`)
  const name = page.getByLabel('Display name')
  await expect(name).toHaveValue(pool.displayName)
  await name.fill('Typed without a connection')
  await line(page, false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en.errors.offline)).toBeVisible()
  await expect(name).toHaveValue('Typed without a connection')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveValue(pool.displayName)
  const writes: string[] = []
  page.on('request', (sent) => sent.method() === 'PUT' && sent.url().includes('/rest/') && writes.push(sent.url()))
  await line(page, true)
  await name.fill('Typed again')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => csr.get(`/rest/pools/${pool.id}`)).toMatchObject({ displayName: 'Typed again' })
  expect(writes).toHaveLength(1)
  expect(await csr.get(`/rest/pools/${pool.id}`)).toMatchObject({ version: pool.version + 1 })
})

test('a page that did not arrive says why, and arrives when it is tried again', async ({ page, expectConsole }) => {
  expectConsole(lost)
  expectConsole(/offline/)
  await startSignedIn(page, 'csr.admin@consilium.test')
  await page.waitForURL('**/admin/queries')
  const overview = page.getByRole('link', { name: en.admin.tools.overview, exact: true })
  await expect(overview).toBeVisible()
  await line(page, false)
  await overview.click()
  const alert = page.getByRole('alert').filter({ hasText: en.errors.offline })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: en.ai.tryAgain }).click()
  await expect(alert).toBeVisible()
  await line(page, true)
  await alert.getByRole('button', { name: en.ai.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.admin.tools.overview })).toBeVisible()

  // a tab of a record, which has code of its own
  await page.getByRole('link', { name: en.drawer.userAdmin, exact: true }).click()
  await page.locator('tbody').getByRole('link').first().click()
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await tab(en.users.account).click()
  await expect(page.getByLabel(en.resources.users.fields.firstName)).toBeVisible()
  await line(page, false)
  await tab(en.users.tab.commLog).click()
  await expect(alert).toBeVisible()
  await line(page, true)
  await alert.getByRole('button', { name: en.ai.tryAgain }).click()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('main').getByText(en.users.noMessages)).toBeVisible()
})

test('a page of the portal that did not arrive says why, and arrives when it is tried again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(lost)
  expectConsole(/offline/)
  await startSignedIn(page, 'newmember@consilium.test')
  await open(page, 'account')
  await line(page, false)
  const child = menu(page).getByRole('link', { name: en.account.page.notificationPrefs, exact: true })
  await child.click()
  // its place says so as well while the code is asked for
  const tryAgain = page.getByRole('main').getByRole('button', { name: en.state.tryAgain })
  await expect(tryAgain).toBeVisible()
  await expect(page.getByText(en.errors.offline)).toBeVisible()
  await line(page, true)
  await tryAgain.click()
  await expect(page.getByText(en.errors.offline)).toBeHidden()
  await expect(page.getByRole('heading', { name: en.account.page.notificationPrefs, exact: true })).toBeVisible()
})
