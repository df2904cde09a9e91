import { en } from '#model/texts/en.ts'
import { demoPassword, expect, test } from '../../../support/browser.ts'

const host = 'foo.example'
const mapped = `--host-resolver-rules=MAP ${host} 127.0.0.1`

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), mapped] }),
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url.replace('localhost', host)),
})

// plain http under another name: what browsers keep for https and localhost is not there
for (const [email, home] of [
  ['member@consilium.test', '/member/lobby'],
  ['expert@consilium.test', '/'],
  ['csr@consilium.test', '/admin/'],
] as const)
  test(`the demo works under another host name: ${email} signs in and finds the home`, async ({
    page,
    product,
    expectConsole,
  }) => {
    // what Chromium says of every page without https
    expectConsole(/Cross-Origin-Opener-Policy header has been ignored/)
    await page.goto('/login')
    expect(new URL(page.url()).hostname).toBe(host)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await page.getByLabel(en.login.email, { exact: true }).fill(email)
    await page.getByLabel(en.login.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: en.login.button, exact: true }).click()
    await page.waitForURL('**/mfa')
    let code = ''
    await expect
      .poll(async () => (code = /\b\d{6}\b/.exec((await product.inbox(email))[0]?.text ?? '')?.[0] ?? ''))
      .not.toBe('')
    await page.getByLabel(en.mfa.code, { exact: true }).fill(code)
    await page.waitForURL((url) => (home === '/admin/' ? url.pathname.startsWith(home) : url.pathname === home))
    expect(new URL(page.url()).hostname).toBe(host)
    await expect(page.getByRole('main')).toBeVisible()
    if (email.startsWith('csr')) {
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('table')).first()).toBeVisible()
      return
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (!email.startsWith('member')) return
    // the wizard gives each request a key of its own
    await page.goto('/member/ask')
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  })

test('staff sign in through the directory of the demo under another host name', async ({ page, expectConsole }) => {
  expectConsole(/Cross-Origin-Opener-Policy header has been ignored/)
  await page.goto('/csr')
  expect(new URL(page.url()).hostname).toBe(host)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Demo Staff Directory' }).click()
  const directory = await popup
  await directory.getByLabel('E-mail').fill('csr@consilium.test')
  await directory.getByLabel('Password').fill(demoPassword)
  const closed = directory.waitForEvent('close')
  await directory.getByRole('button', { name: 'Sign in' }).click()
  await closed
  await page.waitForURL('**/mfa')
  expect(new URL(page.url()).hostname).toBe(host)
})
