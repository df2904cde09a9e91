import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { barriers } from '../../../support/accessibility.ts'
import { expect, passCode, test } from '../../../support/browser.ts'
import type { RunningProduct } from '../../../support/server-process.ts'

const password = 'Violet-Harbor-72-Lantern'
const words = en.register
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const problem = (page: Page, text: string) => page.getByText(text, { exact: true })

async function choosePassword(page: Page, chosen = password) {
  await field(page, en.security.newPassword).fill(chosen)
  await field(page, en.security.repeatPassword).fill(chosen)
}
/** The terms open before they can be accepted. */
async function acceptTerms(page: Page, label: string) {
  await page.getByRole('checkbox', { name: label }).click()
  const terms = page.getByRole('dialog', { name: words.termsTitle })
  await expect(terms.getByRole('heading').nth(1)).toBeVisible()
  await terms.getByRole('button', { name: en.dialog.close, exact: true }).last().click()
  await page.getByRole('checkbox', { name: label }).check()
}
async function signInWith(page: Page, email: string) {
  await field(page, en.login.email).fill(email)
  await field(page, en.login.password).fill(password)
  await button(page, en.login.button).click()
  await passCode(page, email)
}

async function mailedLink(product: RunningProduct, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () =>
        (link =
          /\/register\/verify\/\S+/.exec((await product.inbox(email)).map(({ text }) => text).join('\n'))?.[0] ?? ''),
    )
    .not.toBe('')
  return link
}

test('a plan link: the form tells what is wrong and keeps what was typed, the mailed link opens the account, the lobby follows', async ({
  page,
  product,
  expectConsole,
}) => {
  const email = 'nina.newcomer@consilium.test'
  await page.goto('/register/northfield/nina.newcomer@consilium.test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register for Northfield Cancer Care')
  await expect(page.getByText('Please register with your personal e-mail address.')).toBeVisible()
  await expect(field(page, words.email)).toHaveValue(email)

  await field(page, words.firstName).fill('Nina')
  await field(page, words.dateOfBirth).fill('05/05/2020')
  await field(page, words.dateOfBirth).blur()
  await expect(problem(page, en.errors.minimumAge)).toBeVisible()
  await choosePassword(page, 'short')
  await field(page, en.security.repeatPassword).fill('other')
  await expect(problem(page, en.errors.passwordMatch)).toBeVisible()
  await choosePassword(page)
  await button(page, words.create).click()
  await expect(problem(page, en.errors.form)).toBeVisible()
  await expect(field(page, words.firstName)).toHaveValue('Nina')
  await expect(field(page, en.security.newPassword)).toHaveValue(password)

  // what only the server can tell is said beside its field, and nothing is lost
  await field(page, words.lastName).fill('Newcomer')
  await field(page, words.dateOfBirth).fill('05/05/1980')
  await page.getByLabel(words.phone).fill('+1 555 000 00 00')
  await acceptTerms(page, words.termsAccept)
  expectConsole(/status of 422/)
  await button(page, words.create).click()
  await expect(page.getByLabel(words.phone)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, words.lastName)).toHaveValue('Newcomer')
  await expect(page.getByRole('checkbox', { name: words.termsAccept })).toBeChecked()
  await page.getByLabel(words.phone).fill('(212) 555-0170')
  await button(page, words.create).click()
  await expect(page.getByRole('heading', { name: words.sent.title })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()

  const link = await mailedLink(product, email)
  // the link confirms the address and signs in: the password was typed in this browser
  await page.goto(link)
  await expect(page).toHaveURL('/member/lobby')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Nina')
  await expect(page.getByRole('link', { name: 'Ask Question' })).toBeVisible()

  // a link with another end proves nothing
  await page.evaluate(() => localStorage.clear())
  expectConsole(/status of 4\d\d/)
  await page.goto(`${link}x`)
  await expect(page.getByRole('heading', { name: words.verify.failed })).toBeVisible()
})

test('the mail of a registration is opened on a phone: the password signs in there, without a code', async ({
  page,
  person,
  product,
  expectConsole,
}) => {
  const email = 'paula.phone@consilium.test'
  await page.goto(`/register/northfield/${email}`)
  await field(page, words.firstName).fill('Paula')
  await field(page, words.lastName).fill('Phone')
  await field(page, words.dateOfBirth).fill('05/05/1980')
  await choosePassword(page)
  await acceptTerms(page, words.termsAccept)
  await button(page, words.create).click()
  await expect(page.getByRole('heading', { name: words.sent.title })).toBeFocused()
  const link = await mailedLink(product, email)

  const phone = await person(undefined, { viewport: { width: 390, height: 844 }, at: link })
  await expect(phone.getByRole('heading', { name: words.verify.done })).toBeVisible()
  await expect(field(phone, words.verify.email)).toHaveValue(email)
  await expect(field(phone, en.login.password)).toBeFocused()
  expect(await barriers(phone)).toEqual([])
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expectConsole(/status of 400/)
  await field(phone, en.login.password).fill('Wrong-Password-12')
  await button(phone, words.ready.login).click()
  await expect(phone.getByRole('alert')).toHaveText(en.messages.signInError)
  await field(phone, en.login.password).fill(password)
  await button(phone, words.ready.login).click()
  await expect(phone).toHaveURL('/member/lobby')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Welcome, Paula')
})

test('a physician registers in five steps, with the rate acknowledged, and finds the profile filled in', async ({
  page,
  expectConsole,
}) => {
  const email = 'dr.okafor@consilium.test'
  await page.goto('/physician/register/demo-invitation-expert')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.titleExpert)
  const step = (at: number, name: string) => page.getByRole('heading', { name: `Step ${at} of 5: ${name}` })
  await expect(step(1, words.steps.person)).toBeVisible()
  await expect(field(page, words.email)).toHaveValue(email)
  await expect(field(page, words.email)).not.toBeEditable()
  await field(page, words.firstName).fill('')
  await button(page, words.next).click()
  await expect(problem(page, en.errors.required)).toBeVisible()
  await field(page, words.firstName).fill('Chidi')
  await page.getByLabel(words.prefix).selectOption('Dr.')
  await page.getByLabel(words.suffix).fill('MD')
  await button(page, words.next).click()

  await expect(step(2, words.steps.contact)).toBeFocused()
  await page.getByLabel(words.mobile).fill('212 555 0171')
  await page.getByLabel(words.city).fill('Baltimore')
  await button(page, words.next).click()

  await expect(step(3, words.steps.practice)).toBeFocused()
  await button(page, words.next).click()
  await expect(step(3, words.steps.practice)).toBeVisible()
  await page.getByRole('checkbox', { name: words.specialties.radonc }).check()
  await page.getByRole('checkbox', { name: words.specialties.other }).check()
  await page.getByLabel(words.npi).fill('1234567890')
  await button(page, words.next).click()
  await expect(page.getByLabel(words.npi)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(words.otherSpecialty)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(words.npi).fill('1234567893')
  await page.getByLabel(words.otherSpecialty).fill('Proton therapy')
  await page.getByLabel(words.bio).fill('Treats brain tumors with radiation.')
  // a discarded tab and the gesture for Back lose nothing, and stay within the form
  await page.reload()
  await expect(step(3, words.steps.practice)).toBeVisible()
  await expect(page.getByLabel(words.npi)).toHaveValue('1234567893')
  await page.goBack()
  await expect(step(2, words.steps.contact)).toBeFocused()
  await expect(page.getByLabel(words.city)).toHaveValue('Baltimore')
  await page.goForward()
  await expect(page.getByLabel(words.bio)).toHaveValue('Treats brain tumors with radiation.')
  await button(page, words.next).click()

  await expect(step(4, words.steps.terms)).toBeFocused()
  await expect(page.getByText('You’re paid $300.00 an hour.')).toBeVisible()
  await acceptTerms(page, words.termsAcceptAdult)
  await button(page, words.next).click()
  await expect(step(4, words.steps.terms)).toBeVisible()
  await page.getByRole('checkbox', { name: words.rateAccept }).check()
  await button(page, words.back).click()
  await expect(page.getByLabel(words.npi)).toHaveValue('1234567893')
  await button(page, words.next).click()
  await expect(page.getByRole('checkbox', { name: words.termsAcceptAdult })).toBeChecked()
  await button(page, words.next).click()

  // terms are accepted by a hand that sees them, so a reload leads back to them
  await expect(step(5, words.steps.password)).toBeFocused()
  await page.reload()
  await expect(step(4, words.steps.terms)).toBeVisible()
  await page.goBack()
  await expect(step(3, words.steps.practice)).toBeVisible()
  await button(page, words.next).click()
  await acceptTerms(page, words.termsAcceptAdult)
  await page.getByRole('checkbox', { name: words.rateAccept }).check()
  await button(page, words.next).click()

  await expect(step(5, words.steps.password)).toBeFocused()
  await choosePassword(page)
  await button(page, words.create).click()
  await expect(page.getByRole('heading', { name: words.ready.title })).toBeFocused()
  await page.getByRole('link', { name: words.ready.login }).click()
  await signInWith(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await page.goto('/account')
  await page
    .getByRole('navigation', { name: en.account.pages })
    .getByRole('link', { name: en.account.page.bio, exact: true })
    .click()
  await expect(field(page, en.account.bio.npi)).toHaveValue('1234567893')
  await expect(field(page, en.account.bio.consumer)).toHaveValue('Treats brain tumors with radiation.')

  await page.evaluate(() => localStorage.clear())
  expectConsole(/status of 409/)
  await page.goto('/physician/register/demo-invitation-expert')
  await expect(page.getByText(words.inviteUsed)).toBeVisible()
})

test('an invited member may decline; the link opens nothing any more', async ({ page, expectConsole }) => {
  await page.goto('/register/invitation/demo-invitation-member')
  await expect(field(page, words.firstName)).toHaveValue('Lena')
  await button(page, words.create).click()
  await expect(field(page, words.dateOfBirth)).toBeFocused()
  await button(page, words.decline).click()
  const dialog = page.getByRole('alertdialog', { name: words.declineAsk })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await button(page, words.decline).click()
  await dialog.getByRole('button').last().click()
  await expect(page.getByText(words.declined)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.declinedTitle })).toBeFocused()
  await expect(page.getByRole('link', { name: words.toLogin })).toBeVisible()
  expectConsole(/status of 4\d\d/)
  await page.reload()
  await expect(page.getByRole('heading', { name: words.closed })).toBeVisible()
})

test('a guest reads when the call is by the own clock, and by that of New York where it shows another time', async ({
  person,
}) => {
  for (const [timezoneId, lines] of [
    ['America/New_York', 0],
    ['Europe/Paris', 1],
  ] as const) {
    const guest = await person(undefined, { timezoneId, at: '/invitee/demo-guest' })
    await expect(guest.getByRole('heading', { name: en.invitee.title })).toBeVisible()
    await expect(guest.locator('time').first()).toBeVisible()
    await expect(guest.getByText(/New York/)).toHaveCount(lines)
  }
})

test('a guest of one discussion gives a name, accepts, and waits for the call', async ({ page, expectConsole }) => {
  await page.goto('/invitee/demo-guest')
  await expect(page.getByRole('heading', { name: en.invitee.title })).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, en.invitee.calendar).click()
  expect((await download).suggestedFilename()).toBe('consilium.ics')
  await button(page, en.invitee.device.title).click()
  const devices = page.getByRole('dialog', { name: en.invitee.device.title })
  await expect(devices.getByText(en.invitee.device.heard)).toBeVisible()
  await expect(devices.getByLabel(en.invitee.device.picture)).toBeVisible()
  expect(await barriers(page, { within: '[role=dialog]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(devices).toBeHidden()
  await field(page, en.invitee.name).fill('')
  await button(page, en.invitee.accept).click()
  await expect(problem(page, en.errors.required)).toBeVisible()
  await expect(problem(page, en.errors.acceptTerms)).toBeVisible()
  await field(page, en.invitee.name).fill('Robin Whitlock')
  await page.getByRole('checkbox', { name: en.invitee.consent }).check()
  await button(page, en.invitee.accept).click()
  await expect(page).toHaveURL(/\/invitee\/session\/demo-guest\/\S+$/)
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Whitlock' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const session = page.url()
  await page.goBack()
  await expect(page.getByText(en.invitee.accepted)).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Whitlock' })).toBeVisible()

  await page.goto('/invitee/demo-guest')
  await expect(page.getByText(en.invitee.accepted)).toBeVisible()
  // opened a second time, as on another device: the first page says so and leads back
  await button(page, en.invitee.open).click()
  await expect(page).toHaveURL(/\/invitee\/session\/demo-guest\/\S+$/)
  expectConsole(/status of 404/)
  await page.goto(session)
  await expect(page.getByText(en.invitee.elsewhere)).toBeVisible()
  await button(page, en.invitee.open).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Whitlock' })).toBeVisible()

  await page.goto('/invitee/demo-guest')
  await button(page, en.invitee.decline).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en.invitee.decline }).click()
  await expect(page.getByText(en.invitee.declined)).toBeVisible()
  await page.goto(session)
  await expect(page.getByText(en.invitee.declined)).toBeVisible()
})
