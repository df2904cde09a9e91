import type { Page } from '@playwright/test'
import { en } from '#model/texts/en.ts'
import { expect, signIn, test } from '../../../support/browser.ts'

const minutes = (count: number) => count * 60_000
const title = 'Your session is about to end'
const loggedOut = 'You have been logged out.'

/** One time for the browser and for the product, whose clock earlier tests have moved. */
async function oneClock(page: Page) {
  const { now } = (await (await page.request.post('/api/dev/clock', { data: { advance: 61 } })).json()) as {
    now: string
  }
  await page.clock.install({ time: now })
}
/** Lets seconds pass one by one until the page shows what is waited for. */
const until = (page: Page, shown: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await shown()
  }).toPass()

/** Moves clocks while the page hears nothing of the server's time, by which it sets its own. */
async function unheard(page: Page, move: () => Promise<void>) {
  let goOn = () => undefined as void
  const moved = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/**', (route) => moved.then(() => route.continue()))
  // what is on its way arrives
  await page.waitForTimeout(1000)
  await move()
  goOn()
}

async function openOwnAccount(page: Page) {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: en.security.sessions })).toBeVisible()
}
const listed = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText(/Chrome|Chromium/) })

test('a tab that was hidden looks at what has become of the sign-in when it is seen again', async ({ page }) => {
  await signIn(page, 'expert@consilium.test')
  await page.evaluate(() => {
    localStorage.clear()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(loggedOut)).toBeVisible()
})

test('the own sessions are listed; one is ended, then all others, and those places are told', async ({
  page,
  person,
  product,
  expectConsole,
}) => {
  expectConsole(/status of 401/)
  const email = 'network@consilium.test'
  await signIn(page, email)
  const second = await person(email)
  await product.pass(61)
  const third = await person(email)
  await openOwnAccount(page)
  await expect(listed(page)).toHaveCount(3)
  await expect(listed(page).filter({ hasText: en.security.thisSession })).toHaveCount(1)

  // the newest stands first
  await listed(page)
    .first()
    .getByRole('button', { name: /Sign out/ })
    .click()
  await expect(listed(page)).toHaveCount(2)
  // without a click there: its stream of changes ends, and it asks why
  await expect(third).toHaveURL('/login', { timeout: 30_000 })
  await expect(third.getByText(loggedOut)).toBeVisible()

  await page.getByRole('button', { name: en.security.endOthers }).click()
  await expect(page.getByText('Signed out on one other device.')).toBeVisible()
  await expect(page.getByText(en.security.onlyHere)).toBeVisible()
  await second.goto('/discussions')
  await expect(second).toHaveURL('/login')
  await expect(second.getByText(loggedOut)).toBeVisible()

  // signing in again leads back to the page that was wanted
  await product.pass(61)
  await signIn(second, email)
  await expect(second).toHaveURL(/\/discussions/)
})

test('staff are asked a minute before the end and may stay; left alone they are logged out, and told so', async ({
  page,
  product,
}) => {
  await oneClock(page)
  await signIn(page, 'csr@consilium.test')
  // the page is there whole: its clock runs
  await expect(page.locator('#main-content tbody tr').first()).toBeVisible()
  await page.clock.runFor(1000)
  await unheard(page, async () => {
    await product.pass(29 * 60)
    await page.clock.fastForward(minutes(29) - 10_000)
  })
  const dialog = page.getByRole('dialog', { name: title })
  await until(page, () => expect(dialog).toBeVisible({ timeout: 500 }))
  await expect(dialog.getByRole('status')).toContainText(/60|5\d/)
  await expect(dialog.getByRole('button', { name: en.session.stay })).toBeFocused()
  await dialog.getByRole('button', { name: en.session.stay }).click()
  await until(page, () => expect(dialog).toBeHidden({ timeout: 500 }))
  await expect(page).toHaveURL(/\/admin/)
  await unheard(page, async () => {
    await page.clock.fastForward(minutes(29))
    await page.clock.runFor(63_000)
  })
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(loggedOut)).toBeVisible()
})
