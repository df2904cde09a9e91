import { expect, signIn, test } from '../support/browser.ts'

const minutes = (count: number) => count * 60_000

test.beforeEach(async ({ page }) => {
  // one time for the browser and for the product, whose clock earlier tests have moved
  const { now } = (await (await page.request.post('/api/dev/clock', { data: { advance: 1 } })).json()) as { now: string }
  await page.clock.install({ time: now })
  await signIn(page, 'member@consilium.test')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await page.clock.runFor(1000)
})

test('somebody who sits still is asked a minute before the end, and may stay', async ({ page, product }) => {
  await product.pass(29 * 60)
  await page.clock.fastForward(minutes(29) - 10_000)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.clock.runFor(15_000)
  const dialog = page.getByRole('alertdialog', { name: 'Your session is about to end' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay' }).press('Enter')
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(dialog).toBeHidden({ timeout: 500 })
  }).toPass()
  await page.clock.fastForward(minutes(5))
  await expect(page).toHaveURL('/member/lobby')
})

test('at 0 s the person is logged out, and told so', async ({ page }) => {
  await page.clock.fastForward(minutes(29))
  await page.clock.runFor(63_000)
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

test('somebody who works is never asked', async ({ page, product }) => {
  await page.clock.fastForward(minutes(27))
  await product.pass(27 * 60)
  await page.keyboard.press('Shift')
  const refreshed = page.waitForResponse(/\/refresh$/)
  await page.clock.fastForward(minutes(2))
  expect((await refreshed).status()).toBe(200)
  await page.clock.runFor(minutes(2))
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL('/member/lobby')
})
