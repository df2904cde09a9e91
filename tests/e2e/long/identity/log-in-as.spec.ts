import type { Page } from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { en } from '#model/texts/en.ts'
import { expect, signIn, test } from '../../../support/browser.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const loginOf = async (page: Page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), storedLoginKey)) ?? '') as LoginResult
const banner = (page: Page) => page.getByRole('complementary', { name: en.shell.acting })

/** The account of someone in the back office, on a page with an address that is worth returning to. */
async function openPerson(page: Page, email: string, tab = '') {
  const headers = { Authorization: `Bearer ${(await loginOf(page)).token}` }
  const [found] = (await (
    await page.request.get('/api/rest/users', { headers, params: { filter: JSON.stringify({ email }) } })
  ).json()) as { id: string }[]
  const path = `/admin/users/${found?.id ?? ''}${tab}`
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return path
}

async function begin(page: Page, reason = 'Asked by phone to look at it together') {
  await button(page, en.users.action.loginAs).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: en.users.action.loginAs, exact: true }).click()
}

test('staff look at the portal as a member, with both names in sight in both front ends, and return to the very page they left', async ({
  page,
  expectConsole,
}) => {
  await signIn(page, 'csr.super@consilium.test')
  await page.waitForURL('**/admin/queries')
  const left = await openPerson(page, 'member@consilium.test', '/planMembership?from=here#plans')
  const actor = (await loginOf(page)).user.resolvedDisplayName
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/admin/queries')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()

  await begin(page)
  await page.waitForURL('**/member/lobby')
  const acted = (await loginOf(page)).user.resolvedDisplayName
  await expect(banner(page)).toContainText(en.acting.banner.replace('%{actor}', actor).replace('%{user}', acted))
  await expect(banner(page)).toContainText(/(30:00|29:\d\d) left/)
  // a tab of the back office that stayed open says so in place of its page
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(`${actor} is signed in as ${acted}`)
  await elsewhere.close()

  // the affairs of the person alone are closed
  const login = await loginOf(page)
  const headers = { Authorization: `Bearer ${login.token}` }
  const refused = await page.request.put(`/api/server/user/${login.user.id}/password`, {
    headers,
    data: { currentPassword: 'Consilium-Demo-7', password: 'Quiet-Harbour-93' },
  })
  expect(refused.status()).toBe(403)
  expect(((await refused.json()) as { rule: string }).rule).toBe('rules.acting')
  expect((await page.request.get('/api/rest/users', { headers })).status()).toBe(403)
  expectConsole(/status of 40[13]/)

  await banner(page).getByRole('button', { name: en.menu.returnToAccount }).click()
  await page.waitForURL(`**${left}`)
  await expect(banner(page)).toBeHidden()
  expect((await loginOf(page)).user.resolvedDisplayName).toBe(actor)
  await page.goto(left.replace(/\/planMembership.*/, ''))
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.filter({ hasText: 'Asked by phone to look at it together' }).first()).toContainText(
    'Idris Fairweather on behalf of Robin Halloran',
  )
})

test('after 30 minutes the own account is back, whatever was done meanwhile', async ({
  page,
  product,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const { now } = (await (await page.request.post('/api/dev/clock', { data: { advance: 1 } })).json()) as {
    now: string
  }
  await page.clock.install({ time: now })
  await signIn(page, 'csr.super@consilium.test')
  await page.waitForURL('**/admin/queries')
  await page.clock.runFor(2000)
  const left = await openPerson(page, 'member@consilium.test')
  await page.clock.runFor(2000)
  await begin(page)
  await page.waitForURL('**/member/lobby')
  await page.clock.runFor(2000)
  await expect(banner(page)).toBeVisible()
  await product.pass(20 * 60)
  await page.clock.fastForward(20 * 60_000)
  await page
    .getByRole('link', { name: /discussions/i })
    .first()
    .click()
  await page.clock.runFor(2000)
  await expect(banner(page)).toContainText(/9:\d\d left/)
  await product.pass(9 * 60 + 30)
  await page.clock.fastForward(9 * 60_000 + 30_000)
  await page.clock.runFor(40_000)
  await page.waitForURL(`**${left}`)
  await expect(banner(page)).toBeHidden()
})

test('each bar says why: staff, oneself, closed accounts, a right for others only', async ({ page, person }) => {
  await signIn(page, 'csr.super@consilium.test')
  await page.waitForURL('**/admin/queries')
  const logInAs = button(page, en.users.action.loginAs)
  await openPerson(page, 'csr.view@consilium.test')
  await expect(logInAs).toHaveAccessibleDescription(en.rules.loginAs.staff)
  await openPerson(page, 'csr.super@consilium.test')
  await expect(logInAs).toHaveAccessibleDescription(en.rules.loginAs.yourself)
  await openPerson(page, 'disabled@consilium.test')
  await expect(logInAs).toHaveAccessibleDescription(en.rules.loginAs.disabled)

  for (const [email, rule] of [
    ['csr.admin@consilium.test', en.rules.loginAs.support],
    ['csr@consilium.test', en.rules.loginAs.test],
  ] as const) {
    const lesser = await person(email)
    await lesser.waitForURL('**/admin/queries')
    await openPerson(lesser, 'member@consilium.test')
    await expect(button(lesser, en.users.action.loginAs)).toHaveAccessibleDescription(rule)
  }
})
