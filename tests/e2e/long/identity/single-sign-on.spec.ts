import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { barriers } from '../../../support/accessibility.ts'
import { demoPassword, expect, passCode, test } from '../../../support/browser.ts'

const withDemo = 'Sign in with Demo Staff Directory'

/** Presses the provider's button and waits for its window. */
async function openDirectory(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: withDemo }).click()
  const directory = await popup
  await expect(directory.getByRole('heading', { name: 'Demo Staff Directory' })).toBeVisible()
  return directory
}
async function fillIn(directory: Page, email: string, password = demoPassword) {
  await directory.getByLabel('E-mail').fill(email)
  await directory.getByLabel('Password').fill(password)
  await directory.getByRole('button', { name: 'Sign in' }).click()
}
async function expectSound(page: Page) {
  expect(await barriers(page)).toEqual([])
}

test('staff sign in through the directory of the demo; the code follows, since it asked for a password only', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: en.login.staff, exact: true }).click()
  await expect(page).toHaveURL('/csr')
  await expectSound(page)
  const directory = await openDirectory(page)
  await expect(page.getByRole('status').filter({ hasText: 'Finish signing in to Demo Staff Directory' })).toBeVisible()
  await expectSound(page)
  await expectSound(directory)
  await fillIn(directory, 'csr@consilium.test', 'wrong')
  await expect(directory.getByRole('alert')).toHaveText('E-mail or password is wrong.')
  const closed = directory.waitForEvent('close')
  await fillIn(directory, 'csr@consilium.test')
  await closed
  await passCode(page, 'csr@consilium.test')
  await page.waitForURL('**/admin/**')
})

test('who turns back, or closes the window, may try again', async ({ page }) => {
  await page.goto('/csr')
  const directory = await openDirectory(page)
  await directory.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('Demo Staff Directory didn’t sign you in.')
  const second = await openDirectory(page)
  await second.close()
  await expect(page.getByRole('alert')).toHaveText(en.signOn.closed)
  const third = await openDirectory(page)
  const closed = third.waitForEvent('close')
  await page.getByRole('button', { name: en.signOn.cancel, exact: true }).click()
  await closed
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('link', { name: en.login.backToLogin, exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test('a blocked window says how to allow it', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/csr')
  await page.getByRole('button', { name: withDemo }).click()
  await expect(page.getByRole('alert')).toHaveText(en.errors.popupBlocked)
  await expect(page.getByRole('button', { name: withDemo })).toBeVisible()
  await expectSound(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a provider that is down, one that knows no one here, and none at all each have their words', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of (503|401)/)
  await page.route(
    '**/api/auth/oauth/demo/start',
    (route) => route.fulfill({ status: 503, json: { errorKey: 'auth.oauth.unavailable', message: '' } }),
    { times: 1 },
  )
  await page.goto('/csr')
  await page.getByRole('button', { name: withDemo }).click()
  await expect(page.getByRole('alert')).toHaveText(en.auth.oauth.unavailable)
  await page.route(
    '**/api/auth/webLogin',
    (route) => route.fulfill({ status: 401, json: { errorKey: 'messages.signIn401Error', message: '' } }),
    { times: 1 },
  )
  await fillIn(await openDirectory(page), 'csr@consilium.test')
  await expect(page.getByRole('alert')).toHaveText(en.signOn.notAllowed)
  await page.route('**/api/auth/oauthApps', (route) => route.fulfill({ json: { data: [] } }))
  await page.goto('/csr')
  await expect(page.getByText(en.signOn.none)).toBeVisible()
})

test('a landing that no one waits for says so', async ({ page }) => {
  await page.goto('/csr/callback?state=unknown&code=unknown')
  await expect(page.getByText(en.signOn.callbackFailed)).toBeVisible()
  await expect(page).toHaveURL('/csr/callback')
})

test('where staff must sign in through the provider, their password leads there', async ({ page, expectConsole }) => {
  expectConsole(/status of 403/)
  await page.route('**/api/auth/webLogin', (route) =>
    route.fulfill({ status: 403, json: { errorKey: 'auth.oauth.required', message: 'Please Authenticate' } }),
  )
  await page.goto('/login')
  await page.getByLabel(en.login.email, { exact: true }).fill('csr@consilium.test')
  await page.getByLabel(en.login.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: en.login.button, exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: en.auth.oauth.required })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button').click()
  await expect(page).toHaveURL('/csr')
})
