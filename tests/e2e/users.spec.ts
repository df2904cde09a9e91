import type { Page } from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { en } from '#model/texts/en.ts'
import { expect, startSignedIn, test } from '../support/browser.ts'
import { pdf } from '../api/identity/files/contents.ts'
import { authenticatorCode } from '../support/signing-in.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')
const fields = en.resources.users.fields
const loginOf = async (page: Page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), storedLoginKey)) ?? '') as LoginResult

async function openUsers(page: Page) {
  await startSignedIn(page, 'csr@consilium.test')
  await page.waitForURL('**/admin/queries')
  await page.getByRole('link', { name: en.drawer.userAdmin, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
}

/** Searches by name and opens the only one found. */
async function openUser(page: Page, typed: string, name: RegExp) {
  await page.getByRole('textbox', { name: en.admin.list.search, exact: true }).fill(typed)
  await main(page).locator('tbody').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('advanced search finds people; what is applied stands in the address and as chips', async ({ page }) => {
  await openUsers(page)
  const rows = main(page).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(10)
  await button(page, en.admin.list.advanced).click()
  const form = page.getByRole('form', { name: en.admin.list.advanced })
  await form.getByLabel(fields.email, { exact: true }).fill('expert@consilium')
  await form.getByLabel(fields.name, { exact: true }).fill('Rosenthal')
  await form.getByRole('button', { name: en.admin.list.apply }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('link', { name: /Nadia Rosenthal-Cruz/ })).toBeVisible()
  await expect(main(page).getByText('E-mail: expert@consilium')).toBeVisible()

  await page.reload()
  await expect(rows).toHaveCount(1)
  await main(page)
    .getByRole('button', { name: /^Name: / })
    .press('Delete')
  await expect(main(page).getByRole('button', { name: /^Name: / })).toBeHidden()
  await main(page)
    .getByRole('button', { name: /^E-mail: / })
    .press('Delete')
  await expect(rows).toHaveCount(10)
  await button(page, en.users.noExperts).click()
  await page.getByRole('textbox', { name: en.admin.list.search, exact: true }).fill('Rosenthal-Cruz')
  await expect(page.getByText('No matching users').and(page.locator('p'))).toBeVisible()
})

test('an expert is created and edited; what the server refuses stands beside its field, and nothing entered is lost', async ({
  page,
  product,
  expectConsole,
}) => {
  await openUsers(page)
  await button(page, 'Create user').click()
  const field = (name: string) => main(page).getByRole('textbox', { name, exact: true })
  await field(fields.firstName).fill('Amara')
  await field(fields.lastName).fill('Nwosu')
  await field(fields.email).fill('expert@consilium.test')
  await main(page).getByRole('combobox', { name: fields.userType }).click()
  await page.getByRole('option', { name: en.user.typeName[2], exact: true }).click()
  await main(page).getByRole('switch', { name: fields.noeticExpert, exact: true }).check()
  await main(page).getByLabel(fields.hourlyRate).fill('420')
  expectConsole(/status of (400|409|422)/)
  await button(page, 'Create').click()
  await expect(field(fields.email)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(fields.lastName)).toHaveValue('Nwosu')
  await expect(main(page).getByLabel(fields.hourlyRate)).toHaveValue('420')
  await field(fields.email).fill('amara.nwosu@consilium.test')
  await button(page, 'Create').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Nwosu' })).toBeVisible()
  await expect.poll(() => product.inbox('amara.nwosu@consilium.test')).toHaveLength(1)

  await main(page).getByRole('link', { name: en.users.account, exact: true }).click()
  await field(fields.npi).fill('1234567890')
  await field(fields.suffix).fill('MD')
  await button(page, 'Save').click()
  await expect(field(fields.npi)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(fields.suffix)).toHaveValue('MD')
  await field(fields.npi).fill('1234567893')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Nwosu, MD' })).toBeVisible()
  await page.reload()
  await expect(field(fields.npi)).toHaveValue('1234567893')
})

test('on the telephone: the other place is signed out, the lost app removed, a file kept, and a message tried', async ({
  page,
  person,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const email = 'expert3@consilium.test'
  const owner = await person(email)
  await owner.goto(`/account/${(await loginOf(owner)).user.id}/account`)
  await button(owner, `Set up: ${en.mfa.method.authApp}`).click()
  await button(owner, en.mfa.appSetUp).click()
  const setupKey = (await owner.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
  await owner.getByLabel(en.mfa.code, { exact: true }).fill(authenticatorCode(setupKey, new Date()))
  await expect(owner.getByRole('dialog')).toBeHidden()

  await openUsers(page)
  await openUser(page, email, /Vogelsang/)
  await main(page).getByRole('link', { name: en.users.account, exact: true }).click()
  const places = page.getByRole('region', { name: en.users.sessions })
  await expect(places.getByRole('row')).toHaveCount(2)
  await places.getByRole('button', { name: /^Sign out/ }).click()
  await expect(main(page).getByText(en.users.nowhere)).toBeVisible()
  await expect(owner).toHaveURL('/login', { timeout: 30_000 })

  await button(page, `${en.users.removeMfa}: ${en.users.mfa.auth_app}`).click()
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: en.users.removeMfa, exact: true })
  await dialog.getByLabel(en.users.typeEmail).fill('somebody@consilium.test')
  await dialog.getByRole('textbox').last().fill('Lost the phone, called back at the office number')
  await expect(remove).toBeDisabled()
  await dialog.getByLabel(en.users.typeEmail).fill(email)
  await remove.click()
  await expect(page.getByText(en.users.mfaRemoved)).toBeVisible()
  await expect(button(page, `${en.users.removeMfa}: ${en.users.mfa.auth_app}`)).toBeHidden()

  await main(page).getByRole('link', { name: en.users.tab.files, exact: true }).click()
  await button(page, en.users.file.upload).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await expect(dialog.getByText(en.errors.fileType)).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await dialog.getByRole('button', { name: en.users.file.upload }).click()
  const row = main(page).locator('tbody').getByRole('row')
  await expect(row).toContainText('contract.pdf')
  await expect(row).toContainText('Delphine Mbeki')
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: new RegExp(`^${en.users.file.download}`) }).click()
  expect((await download).suggestedFilename()).toBe('contract.pdf')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(main(page).getByText(en.users.file.none)).toBeVisible()

  await main(page).getByRole('link', { name: en.users.tab.notificationPrefs, exact: true }).click()
  await button(page, en.users.testSend.email).click()
  await expect(page.getByText(en.users.testSent)).toBeVisible()
  await main(page).getByRole('link', { name: en.users.tab.commLog, exact: true }).click()
  await expect(main(page).getByRole('button', { name: en.message.test.subject })).toBeVisible()
})

test('who may only look sees everything, and why nothing can be changed', async ({ page }) => {
  await startSignedIn(page, 'csr.view@consilium.test')
  await page.waitForURL('**/admin/queries')
  await page.goto('/admin/users')
  await openUser(page, 'expert@consilium.test', /Rosenthal-Cruz/)
  const reason = en.errors.disabledReason.replace('%{rule}', en.rules.viewOnly)
  for (const name of [
    en.users.action.loginAs,
    en.users.action.password,
    en.users.action.email,
    en.users.action.disable,
  ]) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true')
    await expect(button(page, name)).toHaveAccessibleDescription(reason)
  }
  await button(page, en.users.action.disable).click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(
    main(page).getByText(en.resources.users.fields.poolId, { exact: true }).locator('..').getByRole('link').first(),
  ).toHaveAttribute('href', /\/admin\/pools\//)
  await main(page).getByRole('link', { name: en.users.account, exact: true }).click()
  await expect(main(page).getByRole('alert').filter({ hasText: reason })).toBeVisible()
  await expect(button(page, 'Save')).toHaveAccessibleDescription(reason)
  await expect(button(page, 'Cancel')).toHaveAccessibleDescription(en.admin.record.unchanged)
  // what could not be saved cannot be typed
  const field = main(page).getByRole('textbox').first()
  await expect(field).toHaveAttribute('readonly', '')
  await main(page).getByRole('link', { name: en.users.tab.contact, exact: true }).click()
  await expect(button(page, 'Edit: Mobile')).toHaveAccessibleDescription(reason)

  await page.goto('/admin/users')
  await openUser(page, 'csr.super@consilium.test', /Fairweather/)
  await expect(main(page).getByText(en.users.role.loginas, { exact: true })).toBeVisible()

  // the switch of a record too is reached by keyboard, says why, and stays as it is
  await page.goto('/admin/pools')
  await main(page).getByRole('row').filter({ hasText: 'Breast cancer panel' }).getByRole('link').first().click()
  const enabled = main(page).getByRole('switch', { name: en.admin.record.enabled })
  await expect(enabled).toHaveAccessibleDescription(reason)
  await enabled.focus()
  await enabled.press('Space')
  await expect(enabled).toBeChecked()
})
