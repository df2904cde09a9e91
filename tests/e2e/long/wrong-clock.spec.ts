import { storedLoginKey } from '#model/identity/storage-keys.ts'
import dashboard from '#model/texts/en/portal/dashboard.json' with { type: 'json' }
import { en } from '#model/texts/en.ts'
import { newYorkDay } from '#model/time.ts'
import { expect, signIn, test } from '../../support/browser.ts'

const HALF_AN_HOUR = 30 * 60_000

for (const [name, wrong] of [
  ['half an hour fast', HALF_AN_HOUR],
  ['half an hour slow', -HALF_AN_HOUR],
] as const) {
  test(`a device whose clock is ${name} signs in, stays in, and is asked in time`, async ({ page, product }) => {
    // the product's own time, which earlier tests have moved
    const { now } = (await (await page.request.post('/api/dev/clock', { data: { advance: 61 } })).json()) as {
      now: string
    }
    await page.clock.install({ time: Date.parse(now) + wrong })
    await signIn(page, 'member@consilium.test')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    await page.clock.runFor(5_000)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    // the last thing that the page asks for: an answer that comes later would prolong the session
    await expect(page.getByRole('region', { name: dashboard.home.tiles })).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(page.getByRole('alertdialog', { name: en.session.title })).toBeHidden()

    const { exp } = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), storedLoginKey)) ?? '') as {
      exp: number
    }
    const deviceLeft = exp * 1000 - (await page.evaluate(() => Date.now())) + wrong
    await product.pass(28 * 60)
    await page.clock.fastForward(deviceLeft - 50_000)
    await page.clock.runFor(2_000)
    const dialog = page.getByRole('alertdialog', { name: en.session.title })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('p[aria-hidden]')).toContainText(/\b(4\d|5\d)\b/)
  })
}

const DAY = 86_400_000
/** As an American input takes a day. */
const typed = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

test('a device whose calendar is four days ahead offers and judges days by the server’s', async ({
  person,
  request,
}) => {
  const answer = await request.post('/api/dev/clock', { data: { advance: 61 } })
  const now = Date.parse(((await answer.json()) as { now: string }).now)
  const enter = async (email: string) => {
    const page = await person()
    await page.clock.install({ time: now + 4 * DAY })
    await signIn(page, email)
    return page
  }

  const desk = await enter('expert@consilium.test')
  await desk.goto('/account')
  await desk.waitForURL('**/account/*/**')
  await desk.goto(desk.url().replace(/(account\/[^/]+)\/.*/, '$1/upcomingVacations'))
  await desk.getByRole('button', { name: en.account.vacations.add }).click()
  const dialog = desk.getByRole('dialog', { name: en.account.vacations.newTitle })
  // two days to come, which this device takes for days gone by
  await dialog.getByLabel(en.account.vacations.start).fill(typed(newYorkDay(new Date(now + DAY))))
  await dialog.getByLabel(en.account.vacations.end).fill(typed(newYorkDay(new Date(now + 2 * DAY))))
  await expect(dialog.getByRole('status')).toContainText('2 days')
  await expect(dialog).not.toContainText(en.errors.lastDayPast)

  const office = await enter('csr.admin@consilium.test')
  await office.goto('/admin/transactions')
  await office.getByRole('button', { name: en.staffLedger.add }).click()
  await expect(office.getByRole('dialog').locator('input[name=effectiveDate]')).toHaveValue(newYorkDay(new Date(now)))
})
