import type { CDPSession, Page } from '@playwright/test'
import { languageKey } from '#model/identity/storage-keys.ts'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'
import { barriers } from '../../../support/accessibility.ts'
import { expect, passCode, signIn, test } from '../../../support/browser.ts'

interface Device {
  cdp: CDPSession
  authenticatorId: string
}
/** A device with a finger reader, which always finds the right finger. */
async function attachDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}
const openAccount = async (page: Page) => {
  await page.goto('/account')
  await page.waitForURL('**/account/*/account')
  await expect(page.getByRole('heading', { name: en.passkey.card, exact: true })).toBeVisible()
}
async function addPasskey(page: Page, name: string) {
  await page.getByRole('button', { name: en.passkey.add, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: en.passkey.addTitle })
  await dialog.getByLabel(en.passkey.name, { exact: true }).fill(name)
  await dialog.getByRole('button', { name: en.passkey.add, exact: true }).click()
}
/** Whether the person touches the device when it asks; the e-mail field of the sign-in page asks without a word. */
const touches = ({ cdp, authenticatorId }: Device, enabled: boolean) =>
  cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
}
const listed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
async function expectSound(page: Page) {
  expect(await barriers(page)).toEqual([])
}

test('a passkey is added on the account page, and signs in without password and code', async ({ page }) => {
  const device = await attachDevice(page)
  await signIn(page, 'member@consilium.test')
  await openAccount(page)
  await addPasskey(page, 'My laptop')
  await expect(listed(page, 'My laptop')).toContainText('Not used yet')
  await expectSound(page)

  await page.getByRole('button', { name: 'Rename passkey My laptop' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(en.passkey.name, { exact: true })
  // what is too long is kept and told, and not sent: the console would tell of a refused request
  await name.fill('x'.repeat(101))
  await dialog.getByRole('button', { name: en.passkey.rename, exact: true }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('x'.repeat(101))
  await expect(name).toHaveAccessibleDescription(/1 character over the limit/)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await name.fill('Office laptop')
  await dialog.getByRole('button', { name: en.passkey.rename, exact: true }).click()
  await expect(listed(page, 'Office laptop')).toBeVisible()

  // the device has one now, and says so
  await addPasskey(page, 'Again')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(en.passkey.known)
  await page.keyboard.press('Escape')

  await touches(device, false)
  await signOut(page)
  await page.getByRole('link', { name: en.login.passkey, exact: true }).click()
  await expect(page).toHaveURL('/biometric')
  await touches(device, true)
  await expect(page.getByLabel(en.login.email)).toBeHidden()
  await page.getByRole('button', { name: en.passkey.button, exact: true }).click()
  await expect(page).toHaveURL('/member/lobby')
  await openAccount(page)
  await expect(listed(page, 'Office laptop')).toContainText('Last used')

  await page.getByRole('button', { name: 'Remove passkey Office laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en.passkey.remove, exact: true }).click()
  await expect(page.getByText(en.passkey.empty)).toBeVisible()
})

test('a passkey that the account no longer has is refused, and the password still works', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 400/)
  const device = await attachDevice(page)
  await signIn(page, 'newmember@consilium.test')
  await openAccount(page)
  await addPasskey(page, 'Lost phone')
  await page.getByRole('button', { name: 'Remove passkey Lost phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en.passkey.remove, exact: true }).click()
  await expect(page.getByText(en.passkey.empty)).toBeVisible()
  await touches(device, false)
  await signOut(page)
  await page.goto('/biometric')
  await touches(device, true)
  await page.getByRole('button', { name: en.passkey.button, exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(en.messages.passkeyFailed)
  await page.getByRole('link', { name: en.passkey.usePassword, exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test('staff see a lost passkey and remove it; its owner is signed out and it signs in no more', async ({
  page,
  person,
  expectConsole,
}) => {
  expectConsole(/status of 40[01]/)
  const device = await attachDevice(page)
  const email = 'planmanager@consilium.test'
  await signIn(page, email)
  await openAccount(page)
  await addPasskey(page, 'Lost laptop')
  await expect(listed(page, 'Lost laptop')).toBeVisible()
  const owner = /account\/([\w-]+)\//.exec(page.url())?.[1] ?? ''

  const staff = await person('csr@consilium.test', { at: `/account/${owner}/account` })
  await expect(listed(staff, 'Lost laptop')).toContainText('Not used yet')
  await expectSound(staff)
  await staff.goto(`/admin/users/${owner}/account`)
  const row = staff.getByRole('row').filter({ hasText: 'Passkey · Lost laptop' })
  await row.getByRole('button', { name: `${en.users.removeMfa}: Lost laptop`, exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(en.users.typeEmail).fill(email)
  await dialog.getByRole('textbox').last().fill('Laptop was stolen')
  await dialog.getByRole('button', { name: en.users.removeMfa, exact: true }).click()
  await expect(staff.getByText(en.users.mfaRemoved)).toBeVisible()
  await expect(row).toBeHidden()

  await expect(page).toHaveURL('/login', { timeout: 30_000 })
  await touches(device, false)
  await page.goto('/biometric')
  await touches(device, true)
  await page.getByRole('button', { name: en.passkey.button, exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(en.messages.passkeyFailed)
})

test('a device without a passkey says so, offers the e-mail field and another try', async ({ page }) => {
  const { cdp, authenticatorId } = await attachDevice(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/biometric')
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
  await page.getByRole('button', { name: en.passkey.button, exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(en.passkey.cancelled)
  await page.getByLabel(en.login.email).fill('member@')
  await expect(page.getByRole('button', { name: en.passkey.tryAgain, exact: true })).toBeDisabled()
  await expectSound(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a browser without passkeys says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/biometric')
  await expect(page.getByText(en.passkey.unsupported)).toBeVisible()
  await page.getByRole('link', { name: en.passkey.usePassword, exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test('staff come into the back office by passkey', async ({ page }) => {
  const device = await attachDevice(page)
  await page.goto('/login')
  await page.getByLabel(en.login.email, { exact: true }).fill('csr@consilium.test')
  await page.getByLabel(en.login.password, { exact: true }).fill('Consilium-Demo-7')
  await page.getByRole('button', { name: en.login.button, exact: true }).click()
  await passCode(page, 'csr@consilium.test')
  await page.waitForURL('**/admin/**')
  await openAccount(page)
  await addPasskey(page, 'Desk')
  await expect(listed(page, 'Desk')).toBeVisible()
  await touches(device, false)
  await signOut(page)
  await page.goto('/biometric')
  await touches(device, true)
  await page.getByRole('button', { name: en.passkey.button, exact: true }).click()
  await page.waitForURL('**/admin/**')
})

test('the e-mail field of the sign-in page offers the passkey, and choosing it signs in', async ({ page }) => {
  const device = await attachDevice(page)
  await signIn(page, 'expert@consilium.test')
  await openAccount(page)
  await addPasskey(page, 'Clinic')
  await expect(listed(page, 'Clinic')).toBeVisible()

  await touches(device, false)
  const asked = page.waitForResponse('**/auth/passkey/options')
  await signOut(page)
  await asked
  const email = page.getByLabel(en.login.email, { exact: true })
  await expect(email).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(email).toBeFocused()
  await expect(page.getByRole('alert'), 'nothing is said while nothing is chosen').toHaveCount(0)
  await expect(page).toHaveURL('/login')

  await touches(device, true)
  await page.reload()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [locale, told] of [
  ['en', en.messages.passkeyFailed],
  ['zh', zh.messages.passkeyFailed],
] as const)
  test(`a passkey chosen in the e-mail field that the account no longer has is refused in words, ${locale}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 400/)
    const device = await attachDevice(page)
    await signIn(page, 'expert3@consilium.test')
    await openAccount(page)
    await addPasskey(page, 'Gone')
    await page.getByRole('button', { name: 'Remove passkey Gone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: en.passkey.remove, exact: true }).click()
    await expect(page.getByText(en.passkey.empty)).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [languageKey, locale] as const)
    await touches(device, true)
    await page.goto('/login')
    await expect(page.getByRole('alert')).toHaveText(told)
    await expect(page).toHaveURL('/login')
  })
