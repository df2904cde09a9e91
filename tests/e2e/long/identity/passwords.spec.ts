import type { Page } from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { en } from '#model/texts/en.ts'
import { expect, sentCode, signIn, test } from '../../../support/browser.ts'
import { authenticatorCode } from '../../../support/signing-in.ts'

const fresh = 'Quiet-Harbour-93'
const number = '+12125550123'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** The first match in a message that was not there before. */
async function fromNewMessage(page: Page, to: string, pattern: RegExp, act: () => Promise<void>): Promise<string> {
  const read = async () =>
    (
      (await (await page.request.get('/api/dev/inbox', { params: { to } })).json()) as {
        data: { id: string; text: string }[]
      }
    ).data
  const known = new Set((await read()).map(({ id }) => id))
  await act()
  let found = ''
  await expect(async () => {
    found =
      (await read())
        .filter(({ id }) => !known.has(id))
        .map(({ text }) => pattern.exec(text)?.[0] ?? '')
        .find(Boolean) ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return found
}
const newCode = (page: Page, to: string, act: () => Promise<void>) => fromNewMessage(page, to, /\b\d{6}\b/, act)

async function givePassword(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel(en.login.email, { exact: true }).fill(email)
  await page.getByLabel(en.login.password, { exact: true }).fill(password)
  await button(page, en.login.button).click()
  await page.waitForURL('**/mfa')
}
/** What the browser keeps of who is signed in. */
const loginOf = async (page: Page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), storedLoginKey)) ?? '') as LoginResult

async function openAccount(page: Page) {
  await page.goto(`/account/${(await loginOf(page)).user.id}/account`)
  await expect(page.getByRole('heading', { name: en.security.methods })).toBeVisible()
}
async function chooseNew(page: Page, password = fresh) {
  await page.getByLabel(en.security.newPassword, { exact: true }).fill(password)
  await page.getByLabel(en.security.repeatPassword, { exact: true }).fill(password)
}

test('text messages are set up in the account, the password is forgotten, and the code comes by text message', async ({
  page,
  expectConsole,
}) => {
  const email = 'network@consilium.test'
  await signIn(page, email)
  await openAccount(page)

  // what was begun is not lost without a question
  await button(page, `Set up: ${en.mfa.method.sms}`).click()
  const dialog = page.getByRole('dialog')
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(376)
  const send = button(page, en.mfa.send)
  await expect(send).toBeDisabled()
  expectConsole(/status of 422/)
  await page.getByLabel(en.mfa.phone, { exact: true }).fill('+44 20 7946 0958')
  await expect(dialog.getByText(en.mfa.smsUsOnly, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, en.security.stay).click()
  await page.getByLabel(en.mfa.phone, { exact: true }).fill('(212) 555-0123')
  await expect(send).toBeEnabled()
  const code = await newCode(page, number, () => send.click())
  await expect(dialog.getByText(/Resend in \d+ s/)).toBeVisible()
  await page.getByLabel(en.mfa.code, { exact: true }).fill(code)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('••• ••• 0123')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel(en.login.email, { exact: true }).fill(email)
  await page.getByRole('link', { name: en.login.forgotPassword }).click()
  // both pages have a field of that name
  await expect(page.getByRole('heading', { name: en.reset.title })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByLabel(en.login.email, { exact: true })).toHaveValue(email)
  const link = await fromNewMessage(page, email, /\/resetpass\/\S+/, () => button(page, en.reset.send).click())
  await expect(page.getByText(en.messages.resetSent)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto(link)
  const save = button(page, en.security.savePassword)
  await page.getByLabel(en.security.newPassword, { exact: true }).fill('Qwertyuiop1!')
  await expect(page.getByText(en.password.common).or(page.getByText(en.password.guessable))).toBeVisible()
  await page.getByLabel(en.security.newPassword, { exact: true }).fill(fresh)
  await page.getByLabel(en.security.repeatPassword, { exact: true }).fill(`${fresh}x`)
  await expect(page.getByText(en.errors.passwordMatch)).toBeVisible()
  await expect(save).toBeDisabled()
  await chooseNew(page)
  await save.click()
  await expect(page.getByText(en.messages.resetDone)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto(link)
  await expect(page.getByText(en.auth.reset.invalid)).toBeVisible()

  await givePassword(page, email, fresh)
  const card = cardOf(page, en.mfa.method.sms)
  await expect(card.getByText('••• ••• 0123')).toBeVisible()
  const second = await newCode(page, number, () => card.getByRole('button', { name: en.mfa.send }).click())
  expectConsole(/status of 400/)
  await card.getByLabel(en.mfa.code, { exact: true }).fill(second === '000000' ? '111111' : '000000')
  await expect(card.getByText(en.errors.mfaInvalidCode)).toBeVisible()
  await card.getByLabel(en.mfa.code, { exact: true }).fill(second)
  await page.waitForURL((url) => !['/login', '/mfa'].includes(url.pathname))
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible()
})

test('an app is set up by its key, tested, and removed; other places are signed out', async ({
  page,
  person,
  expectConsole,
}) => {
  const email = 'blinded@consilium.test'
  await signIn(page, email)
  const elsewhere = await person(email)
  await openAccount(page)
  await expect(cardOf(page, en.security.sessions).getByRole('listitem')).toHaveCount(2)
  await button(page, en.security.endOthers).click()
  await expect(page.getByText(en.security.onlyHere)).toBeVisible()
  expectConsole(/status of 401/)
  await elsewhere.goto('/account')
  await elsewhere.waitForURL('**/login')

  await button(page, `Set up: ${en.mfa.method.authApp}`).click()
  await button(page, en.mfa.appSetUp).click()
  await expect(page.getByRole('img', { name: en.mfa.appPicture })).toBeVisible()
  const setupKey = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel(en.mfa.code, { exact: true }).fill(authenticatorCode(setupKey, new Date()))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button(page, `Test: ${en.mfa.method.authApp}`)).toBeVisible()

  await button(page, `Remove: ${en.mfa.method.authApp}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en.security.remove, exact: true }).click()
  await expect(button(page, `Set up: ${en.mfa.method.authApp}`)).toBeVisible()
})

test('after staff have opened an account again, a new password comes before everything else', async ({
  page,
  person,
  expectConsole,
}) => {
  const email = 'disabled@consilium.test'
  const staff = await person('csr@consilium.test')
  await staff.waitForURL('**/admin/queries')
  const headers = { Authorization: `Bearer ${(await loginOf(staff)).token}` }
  const list = (await (
    await page.request.get('/api/rest/users', { headers, params: { filter: JSON.stringify({ email }) } })
  ).json()) as { id: string; version: number }[]
  const [account] = list
  expect(
    (
      await page.request.post(`/api/server/user/${account?.id}/enable`, {
        headers,
        data: { version: account?.version },
      })
    ).status(),
  ).toBe(200)

  expectConsole(/status of 40[13]/)
  await givePassword(page, email, 'Consilium-Demo-7')
  const card = cardOf(page, en.mfa.method.email)
  await card.getByLabel(en.mfa.code).fill(await sentCode(page, email))
  await page.waitForURL('**/changePassword')
  await page.goto('/account')
  await page.waitForURL('**/changePassword')
  await page.getByLabel(en.security.currentPassword, { exact: true }).fill('Consilium-Demo-7')
  await chooseNew(page)
  await button(page, en.security.savePassword).click()
  await page.waitForURL(/\/account\//)
})
