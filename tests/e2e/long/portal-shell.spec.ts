import type { Page } from '@playwright/test'
import { barriers } from '../../support/accessibility.ts'
import { demoPassword, expect, signIn, test } from '../../support/browser.ts'

const enterAs = async (page: Page, email: string, password = demoPassword) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const expectAccessible = async (page: Page) => {
  expect(await barriers(page)).toEqual([])
}

test('a wrong password keeps the address, tells, and lets try again', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/)
  await page.goto('/login')
  await expectAccessible(page)
  const login = page.getByRole('button', { name: 'Login' })
  await expect(login).toBeDisabled()
  await enterAs(page, 'member@consilium.test', 'Wrong-Password-1')
  await expect(page.getByRole('alert')).toHaveText('The email or password you entered is incorrect')
  await expect(page.getByLabel('E-mail')).toHaveValue('member@consilium.test')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(login).toBeDisabled()
})

test('a disabled account learns that it may not sign in', async ({ page, expectConsole }) => {
  expectConsole(/status of 401/)
  await page.goto('/login')
  await enterAs(page, 'disabled@consilium.test')
  await expect(page.getByRole('alert')).toHaveText('Unauthorized Login')
})

test('sign-in by keyboard alone, with a wrong code on the way, ends on the page that was wanted', async ({
  page,
  product,
  expectConsole,
}) => {
  expectConsole(/status of 400/)
  await page.goto('/dashboard?from=mail')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type('expert2@consilium.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mfa')
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
  // six digits need no key after them
  const code = page.getByLabel('6-digit code')
  await expect(code).toBeFocused()
  let sent = ''
  await expect
    .poll(
      async () => (sent = /\b\d{6}\b/.exec((await product.inbox('expert2@consilium.test'))[0]?.text ?? '')?.[0] ?? ''),
    )
    .toMatch(/^\d{6}$/)
  await page.keyboard.type(sent === '000000' ? '111111' : '000000')
  await expect(page.getByText('Invalid code entered. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(sent)
  await expect(page).toHaveURL('/dashboard?from=mail')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
})

test('Return to Login forgets the half-finished sign-in', async ({ page }) => {
  await page.goto('/login')
  await enterAs(page, 'member@consilium.test')
  await page.getByRole('button', { name: 'Return to Login' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/member/lobby')
  await expect(page).toHaveURL('/login')
})

test('pages open by the rules: members, experts and staff each come home', async ({ person }) => {
  const member = await person('member@consilium.test')
  await expect(member).toHaveURL('/member/lobby')
  await expectAccessible(member)
  await member.goto('/login')
  await expect(member).toHaveURL('/noAuth')
  await expect(member.getByText('You have requested a page that is not valid when logged in.')).toBeVisible()
  await member.goto('/support')
  await expect(member.getByRole('heading', { name: 'Not Authorized' })).toBeVisible()
  await member.goto('/ask/dash')
  await expect(member).toHaveURL('/member/lobby')
  await member.goto('/no/such/page')
  await expect(member.getByText('The page you requested does not exist.')).toBeVisible()
  await expectAccessible(member)

  const expert = await person('expert3@consilium.test', { at: '/member/lobby' })
  await expect(expert.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  const staff = await person('csr@consilium.test', { at: '/' })
  await expect(staff).toHaveURL(/\/admin\//)
  await staff.goto('/newQuery')
  const dialog = staff.getByRole('dialog', { name: 'Who is this discussion for?' })
  await dialog.getByRole('combobox').fill('network@')
  await staff.getByRole('option', { name: /network@consilium\.test/ }).click()
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(staff).toHaveURL(/\/newQuery\/[\w-]+$/)
})

test('the user menu: order, keyboard, Contact Us, Sign Out', async ({ person, product }) => {
  const page = await person('member@consilium.test')
  const opener = page.getByRole('button', { name: /^Menu of/ })
  await opener.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([
    'Start a Discussion',
    'Contact Us',
    'Dashboard',
    'User Profile',
    'Sign Out',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await page.getByRole('menuitem', { name: 'Contact Us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Us' })
  await dialog.getByLabel('Your message').fill('   ')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Please enter a message before submitting.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your message').fill('The lobby looks fine.')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your message has been sent successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await product.inbox('support@consilium.test'))[0]?.text)
    .toContain('The lobby looks fine.')

  await opener.click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('language and appearance are remembered', async ({ person }) => {
  const page = await person('newmember@consilium.test')
  await page.getByLabel('Language').selectOption('zh')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('欢迎')
  await page.getByLabel('外观').selectOption('dark')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('欢迎')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expectAccessible(page)
})

test('another tab follows a sign-out', async ({ person }) => {
  const page = await person('member@consilium.test')
  const other = await page.context().newPage()
  await other.goto('/member/lobby')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You have been logged out.')).toBeVisible()
})

test('terms and privacy can be read before sign-in, and Esc leads back', async ({ page }) => {
  await page.goto('/login')
  // the form takes the focus when it comes
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' })
  // its title, and the headings of the text
  await expect(dialog.getByRole('heading').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await fits()).toBe(true)
  await signIn(page, 'member@consilium.test')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  expect(await fits()).toBe(true)
  await page.goto('/dev/inbox')
  await expect(page.getByRole('article')).toBeVisible()
  expect(await fits()).toBe(true)
})
