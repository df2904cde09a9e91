import type { Page } from '@playwright/test'
import { serverClockKey, storedLoginKey } from '#model/identity/storage-keys.ts'
import { expect, signIn, test } from '../../../support/browser.ts'

const minutes = (count: number) => count * 60_000
/** Asked for once the stream of changes is open. */
const accountRead = /\/user\/[^/]+\/refresh$/

test.beforeEach(async ({ page }) => {
  // one time for the browser and for the product, whose clock earlier tests have moved
  const { now } = (await (await page.request.post('/api/dev/clock', { data: { advance: 1 } })).json()) as {
    now: string
  }
  await page.clock.install({ time: now })
  const read = page.waitForResponse(accountRead)
  await signIn(page, 'member@consilium.test')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await page.clock.runFor(1000)
  await read
})

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Your session is about to end' })
/** Jumps to so many seconds before the session ends. */
const jumpTo = async (page: Page, seconds: number) => {
  const left = await page.evaluate(
    ([login, clock]) =>
      (JSON.parse(localStorage.getItem(login) ?? '') as { exp: number }).exp * 1000 -
      Date.now() -
      Number(localStorage.getItem(clock)),
    [storedLoginKey, serverClockKey] as const,
  )
  await page.clock.fastForward(left - seconds * 1000)
}
/** Lets seconds pass one by one until the page no longer asks. */
const untilGone = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await expect(dialogOf(page)).toBeHidden({ timeout: 500 })
  }).toPass()

test('a person who sits still is asked a minute before the end in every tab; staying in one is staying in all', async ({
  page,
  context,
  product,
  expectConsole,
}) => {
  // what either tab has on its way when the session ends is refused
  expectConsole(/status of 401 .*\/api\/(?:server\/|user\/changes)/)
  const other = await context.newPage()
  // the last things that this page asks for by itself
  const opened = Promise.all([other.waitForResponse(/\/user\/interaction\//), other.waitForResponse(accountRead)])
  await other.goto('/member/discussions')
  await opened
  await product.pass(28 * 60)
  // the streams of changes break on the way, and what is shown is asked for again: no one is at the keyboard for all that
  await jumpTo(page, 75)
  await page.clock.runFor(5_000)
  await expect(dialogOf(page)).toBeHidden()
  await page.clock.runFor(15_000)
  await expect(dialogOf(page)).toBeVisible()
  await expect(dialogOf(other)).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Stay' })).toBeFocused()
  await dialogOf(page).getByRole('button', { name: 'Stay' }).click()
  await untilGone(page)
  await untilGone(other)
  await page.clock.fastForward(minutes(5))
  await expect(page).toHaveURL('/member/lobby')
  await expect(other).toHaveURL('/member/discussions')
  await jumpTo(page, 50)
  await page.clock.runFor(2_000)
  // by key: what is clicked must hold still, and the seconds are counted down meanwhile
  await dialogOf(page).getByRole('button', { name: 'Log Out' }).press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
})

test('the seconds are counted down, screen readers hear of 60, 30 and 10; at 0 s the person is logged out, and told so', async ({
  page,
}) => {
  await jumpTo(page, 58)
  await page.clock.runFor(1_000)
  const told = dialogOf(page).getByRole('status')
  const left = async () => Number(/\d+/.exec((await dialogOf(page).locator('p[aria-hidden]').textContent()) ?? '')?.[0])
  await expect(told).toContainText('60')
  const first = await left()
  await page.clock.runFor(5_000)
  expect(await left()).toBeLessThanOrEqual(first - 5)
  await page.clock.runFor(((await left()) - 28) * 1000)
  await expect(told).toContainText('30')
  await page.clock.runFor(((await left()) - 8) * 1000)
  await expect(told).toContainText('10')
  await page.clock.runFor(12_000)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You have been logged out.')).toBeVisible()
})

test('after a sleep past the end one try is made', async ({ page, product, expectConsole }) => {
  expectConsole(/status of 401/)
  await product.pass(31 * 60)
  await page.clock.fastForward(minutes(31))
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Session expired.')).toBeVisible()
})

test('a person who works is never asked', async ({ page, product }) => {
  await product.pass(27 * 60)
  await jumpTo(page, 180)
  // the clocks run on: it may be asked at any time from here
  const refreshed = page.waitForResponse(/\/refresh$/)
  await page.keyboard.press('Shift')
  await product.pass(100)
  await page.clock.fastForward(100_000)
  expect((await refreshed).status()).toBe(200)
  await page.clock.runFor(minutes(2))
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL('/member/lobby')
})
