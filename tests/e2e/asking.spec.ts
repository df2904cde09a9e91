import { barriers } from '../support/accessibility.ts'
import { expect, startSignedIn, test } from '../support/browser.ts'
import {
  beginAsking,
  caseQuestion,
  chooseDiagnosis,
  press,
  pressAtRest,
  readAndAccept,
  submitted,
  summarizeCase,
  written,
} from '../support/wizard.ts'

test('a physician asks for a call on the telephone: every step, a change that clears answers, times, submission', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startSignedIn(page, 'network@consilium.test')
  await beginAsking(page, '/newQuery')
  await press(page, 'Westbrook Consult')
  await chooseDiagnosis(page, 'C50.9')
  await test.step('the physician chooses where experts come from', async () => {
    await expect(
      page
        .getByRole('log')
        .getByText(/experts/i)
        .last(),
    ).toBeVisible()
    await pressAtRest(
      page
        .getByRole('main')
        .getByRole('group', { name: /experts/i })
        .getByRole('button')
        .first(),
    )
  })
  await written(page, /experts should focus on/).fill('Order of treatments')
  await press(page, 'Send')
  await press(page, 'Female')
  await page.getByLabel('Age', { exact: true }).fill('61')
  await press(page, 'Send')
  await summarizeCase(page)
  await written(page, /like to ask/).fill('aaaa bbbb cccc dddd')
  await expect(
    page
      .getByRole('main')
      .getByText(/three times|in a row/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await written(page, /like to ask/).fill(caseQuestion)
  await press(page, 'Send')
  await press(page, /without additional questions/)
  await press(page, /Video/)
  await test.step('times in New York, no more than are allowed, at least one', async () => {
    await expect(page.getByRole('group', { name: 'Days' })).toBeVisible()
    const slots = page.getByRole('main').locator('form [aria-pressed=false]')
    await pressAtRest(slots.last())
    await press(page, /Send 1 time/)
  })
  await readAndAccept(page)
  await test.step('another plan: what no longer fits is named and asked again', async () => {
    await pressAtRest(page.getByRole('log').getByRole('button', { name: 'Change: Plan' }))
    await press(page, 'Standard')
    await expect(page.getByText(/These answers no longer fit and were cleared/)).toBeVisible()
    for (let left = 6; left > 0; left -= 1) {
      const button = (name: string) =>
        page.getByRole('main').getByRole('button', { name, exact: true, disabled: false })
      const anonymous = button('No')
      const submit = button('Submit discussion')
      const accept = button('I have read this and accept')
      await expect(anonymous.or(submit).or(accept).first()).toBeVisible()
      const log = page.getByRole('log')
      const said = await log.innerText()
      if (await anonymous.isVisible()) await pressAtRest(anonymous)
      else if (await accept.isVisible()) await readAndAccept(page)
      else break
      await expect.poll(() => log.innerText()).not.toBe(said)
    }
  })
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(390)
  await submitted(page)
})

test('staff ask for a member, a blinded reviewer only as themselves', async ({ person }) => {
  const desk = await person('csr@consilium.test')
  const member = await person('member@consilium.test')
  const memberId = await member.evaluate(
    () => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { user: { id: string } }).user.id,
  )
  await beginAsking(desk, `/newQuery/${memberId}`)
  await expect(desk.getByText(/You’re asking on behalf of/)).toBeVisible()
  await press(desk, 'Pink Lantern')
  await chooseDiagnosis(desk, 'C50.9')
  await expect(desk.getByText(/Draft saved/)).toBeVisible()
  await member.goto('/member/ask')
  const drafts = member.getByRole('dialog', { name: 'Drafts' })
  await expect(drafts.getByText('Consilium Support').first()).toBeVisible()
  expect(await barriers(member)).toEqual([])

  const blinded = await person('blinded@consilium.test', { at: `/newQuery/${memberId}` })
  await expect(blinded.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  const ownId = await blinded.evaluate(
    () => (JSON.parse(localStorage.getItem('consilium.login') ?? '{}') as { user: { id: string } }).user.id,
  )
  await beginAsking(blinded, `/newQuery/${ownId}`)
})
