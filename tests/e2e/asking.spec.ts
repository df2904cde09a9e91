import type { Page } from '@playwright/test'
import { barriers } from '../support/accessibility.ts'
import { expect, signIn, test } from '../support/browser.ts'

const summary = 'Sixty-one years old, breast cancer with two liver metastases, ER positive, HER2 negative, ECOG 1, no earlier treatment.'
const question = 'Would the panel operate first, or give chemotherapy before an operation?'

const field = (page: Page, question: RegExp) => page.getByRole('main').getByRole('textbox', { name: question })
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' }).click()
async function readAndAccept(page: Page) {
  await page.getByRole('region').last().evaluate(element => element.scrollTo(0, element.scrollHeight))
  await press(page, 'I have read this and accept')
}
async function begin(page: Page, path: string) {
  await page.goto(path)
  const start = page.getByRole('button', { name: 'Start a new discussion' })
  await expect(start.or(page.getByRole('log', { name: 'Conversation' }))).toBeVisible()
  if (await start.isVisible()) await start.click()
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible()
}
async function diagnosis(page: Page, code: string) {
  await page.getByRole('main').getByRole('combobox').fill(code)
  await page.getByRole('option').first().click()
  await press(page, 'Continue')
  await readAndAccept(page)
}

test('a physician asks for a call on the telephone: every step, a change that clears answers, times, submission', async ({ page }) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'network@consilium.test')
  await begin(page, '/newQuery')
  await press(page, 'Westbrook Consult')
  await diagnosis(page, 'C50.9')
  await test.step('the physician chooses where experts come from', async () => {
    await expect(page.getByRole('log').getByText(/experts/i).last()).toBeVisible()
    await page.getByRole('main').getByRole('group', { name: /experts/i }).getByRole('button').first().click()
  })
  await field(page, /particular focus/).fill('Order of treatments')
  await press(page, 'Send')
  await press(page, 'Female')
  await page.getByLabel('Age', { exact: true }).fill('61')
  await press(page, 'Send')
  await field(page, /summarise the case/).fill(summary)
  await press(page, 'Send')
  await field(page, /like to ask/).fill('aaaa bbbb cccc dddd')
  await expect(page.getByRole('main').getByText(/three times|in a row/).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await field(page, /like to ask/).fill(question)
  await press(page, 'Send')
  await press(page, /without further questions/)
  await press(page, /Video/)
  await test.step('times in New York, no more than are allowed, at least one', async () => {
    await expect(page.getByRole('group', { name: 'Days' })).toBeVisible()
    const slots = page.getByRole('main').locator('form [aria-pressed=false]')
    await slots.last().click()
    await press(page, /Send 1 time/)
  })
  await readAndAccept(page)
  await test.step('another plan: what no longer fits is named and asked again', async () => {
    await page.getByRole('log').getByRole('button', { name: 'Change: Plan' }).click()
    await press(page, 'Standard')
    await expect(page.getByText(/These answers no longer fit and were cleared/)).toBeVisible()
    for (let left = 6; left > 0; left -= 1) {
      const anonymous = page.getByRole('main').getByRole('button', { name: 'No', exact: true })
      const submit = page.getByRole('main').getByRole('button', { name: 'Submit the discussion' })
      const accept = page.getByRole('main').getByRole('button', { name: 'I have read this and accept' })
      await expect(anonymous.or(submit).or(accept).first()).toBeVisible()
      if (await anonymous.isVisible()) await anonymous.click()
      else if (await accept.isVisible()) await readAndAccept(page)
      else if (await submit.isEnabled()) break
      await page.waitForTimeout(400)
    }
  })
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(390)
  await press(page, 'Submit the discussion')
  await page.waitForURL(/\/discussion\//)
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(question)).toBeVisible()
})

test('staff ask for a member, a blinded reviewer only as themselves', async ({ person }) => {
  const desk = await person('csr@consilium.test')
  const member = await person('member@consilium.test')
  const memberId = await member.evaluate(() => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { user: { id: string } }).user.id)
  await begin(desk, `/newQuery/${memberId}`)
  await expect(desk.getByText(/You are asking on behalf of/)).toBeVisible()
  await press(desk, 'Pink Lantern')
  await diagnosis(desk, 'C50.9')
  await expect(desk.getByText(/Draft saved/)).toBeVisible()
  await member.goto('/member/ask')
  const drafts = member.getByRole('dialog', { name: 'Unfinished discussions' })
  await expect(drafts.getByText('Consilium Support').first()).toBeVisible()
  expect(await barriers(member)).toEqual([])

  const blinded = await person('blinded@consilium.test')
  await blinded.goto(`/newQuery/${memberId}`)
  await expect(blinded.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  const ownId = await blinded.evaluate(() => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { user: { id: string } }).user.id)
  await begin(blinded, `/newQuery/${ownId}`)
})

test('kinds of questions that no step asks today are answered all the same', async ({ page }) => {
  await signIn(page, 'network@consilium.test')
  await page.goto('/playground')
  const card = page.getByRole('region', { name: 'Answers of the wizard' }).or(page.locator('section', { hasText: 'Answers of the wizard' })).first()
  await expect(card.getByRole('button', { name: 'Choose at least 2' })).toBeDisabled()
  await card.getByLabel('First').check()
  await card.getByLabel('Third').check()
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByText('Given: ["first","third"]')).toBeVisible()
  await card.getByRole('combobox').selectOption('date')
  await card.getByRole('textbox').fill('02/29/2028')
  await card.getByRole('button', { name: /Send|Continue/ }).click()
  await expect(card.getByText('Given: "2028-02-29"')).toBeVisible()
  await card.getByRole('combobox').selectOption('schedule')
  const slots = card.locator('form [aria-pressed=false]')
  await slots.last().click()
  await slots.last().click()
  await expect(page.getByText('You have selected the maximum amount of times')).toBeVisible()
})
