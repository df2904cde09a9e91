import type { Page } from '@playwright/test'
import { wizardActions, type WizardAction } from '#model/discussions/wizard/wizard-enums.ts'
import type { WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, test } from '../../../support/browser.ts'
import { expectUsable, idOf, phone } from '../../../support/hands.ts'
import {
  asked,
  beginAsking,
  caseQuestion,
  caseSummary,
  chooseDiagnosis,
  conversation,
  main,
  press,
  pressAtRest,
  readAndAccept,
  send,
  submitted,
  summarizeCase,
  written,
} from '../../../support/wizard.ts'

// each from the first question to a submitted discussion, on a telephone; what kinds of questions they met is compared at the end
test.describe.configure({ mode: 'serial' })
const met = new Set<WizardAction>(['say'])
const noteKinds = (page: Page) =>
  page.on('response', (response) => {
    if (!response.url().includes('/user/newQuery') || response.status() !== 200) return
    void response.json().then(
      (answer: WizardResponse) => met.add(answer.action.action),
      () => undefined,
    )
  })

const slots = (page: Page) => main(page).locator('form [aria-pressed=false]')

test('a plan manager on a telephone: no age, a question with fixed answers, a video call in two time zones', async ({
  person,
}) => {
  const seat = await person('planmanager@consilium.test', {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  })
  noteKinds(seat)
  await beginAsking(seat, '/newQuery')
  await chooseDiagnosis(seat, 'C50.9')
  await test.step('that it is saved is seen without opening the summary', async () => {
    await expect(seat.getByText(/Draft saved/)).toBeInViewport()
    await expect(main(seat).getByRole('button', { name: 'Submit discussion' })).toBeHidden()
  })
  await send(seat, /experts should focus on/, 'Order of treatments')
  await asked(seat, /leave out age and gender/)
  await press(seat, 'Yes')
  await summarizeCase(seat)
  await expectUsable(seat)
  await send(seat, /like to ask/, caseQuestion)
  await test.step('a question is built: its button comes first on a telephone', async () => {
    const builder = seat.getByRole('dialog', { name: 'Questions for the panel' })
    await expect(main(seat).getByRole('button', { name: 'Write questions' })).toBeVisible()
    await expect(builder).toBeHidden()
    await press(seat, 'Write questions')
    await builder.getByLabel('Question text').fill('Which test would you repeat before the treatment begins?')
    await builder.getByLabel('Question type').selectOption({ label: 'Yes/No' })
    await builder.getByRole('button', { name: 'Add question' }).click()
    await builder.getByRole('button', { name: 'FINISH QUESTIONS' }).click()
    await expect(builder).toBeHidden()
  })
  await press(seat, /Video/)
  await test.step('times: chosen in New York, told in both zones wherever they are read', async () => {
    await expect(seat.getByRole('group', { name: 'Days' })).toBeVisible()
    await expect(main(seat).getByText(/your local time, United Kingdom Time \(London\)/)).toBeVisible()
    // nothing is chosen: the button says why it waits
    const sending = main(seat).getByRole('button', { name: 'Send times' })
    await expect(sending).toBeDisabled()
    await expect(sending).toHaveAccessibleDescription(/Choose at least/)
    // more days than the screen shows: a way to them, and back
    await press(seat, 'Later days')
    await press(seat, 'Earlier days')
    await pressAtRest(slots(seat).last())
    await expectUsable(seat)
    await press(seat, /Send 1 time/)
    await expect(conversation(seat).getByText(/E[SD]T \(.*(GMT|BST)/)).toBeVisible()
  })
  await readAndAccept(seat)
  await expect(main(seat).getByRole('button', { name: 'Submit discussion' })).toBeFocused()
  await expect(seat.locator('dd').getByText(/E[SD]T \(.*(GMT|BST)/)).toBeVisible()
  await expectUsable(seat)
  await submitted(seat)
})

test('a blinded reviewer on a telephone: one group of experts, anonymous without being asked', async ({
  person,
  request,
}) => {
  const seat = await person('blinded@consilium.test', { viewport: phone })
  noteKinds(seat)
  await beginAsking(seat, `/newQuery/${await idOf(seat)}`)
  await chooseDiagnosis(seat, 'C18')
  await asked(seat, /Which group of experts/)
  await expectUsable(seat)
  await pressAtRest(
    main(seat)
      .getByRole('group', { name: /Which group/ })
      .getByRole('button')
      .first(),
  )
  await press(seat, 'Skip')
  await asked(seat, /leave out age and gender/)
  await press(seat, 'No')
  await press(seat, 'Female')
  await seat.getByLabel('Age', { exact: true }).fill('61')
  await press(seat, 'Send')
  await summarizeCase(seat)
  await send(seat, /like to ask/, caseQuestion)
  await press(seat, /without additional questions/)
  await readAndAccept(seat)
  await test.step('that it is anonymous is in the review, and cannot be changed', async () => {
    const row = seat.locator('dl > div').filter({ hasText: 'Anonymous' })
    await expect(row).toContainText('Yes')
    await expect(row.getByRole('button')).toHaveCount(0)
  })
  await expectUsable(seat)
  await submitted(seat)
  const csr = await signedIn(request, 'csr@consilium.test')
  const [newest] = await csr.get<{ type: string; anonymous: boolean }[]>(
    filtered('queries', { userId: await idOf(seat), id: seat.url().split('/').at(-1)?.split(/[?#]/)[0] }),
  )
  expect(newest).toMatchObject({ type: 'blinded', anonymous: true })
})

test('staff ask for a member on a telephone: a date of birth, how experts are chosen, a call whose times are left open', async ({
  person,
  request,
}) => {
  const csr = await signedIn(request, 'csr@consilium.test')
  const [member] = await csr.get<{ id: string }[]>(filtered('users', { email: 'priya.ramanathan@members.test' }))
  const seat = await person('csr@consilium.test', { viewport: phone })
  await seat.waitForURL('**/admin/**')
  noteKinds(seat)
  await test.step('whom for is chosen first', async () => {
    await seat.goto('/newQuery')
    const dialog = seat.getByRole('dialog', { name: 'Who is this discussion for?' })
    await dialog.getByRole('combobox').fill('Priya')
    await seat.getByRole('option', { name: /Priya/ }).click()
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await expectUsable(seat)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await seat.waitForURL(`**/newQuery/${member?.id}`)
  })
  await beginAsking(seat, `/newQuery/${member?.id}`)
  await expect(seat.getByText('You’re asking on behalf of Ms. Priya Ramanathan.')).toBeVisible()
  await chooseDiagnosis(seat, 'C50.9')
  await pressAtRest(
    main(seat)
      .getByRole('group', { name: /choose your experts/ })
      .getByRole('button')
      .last(),
  )
  const group = main(seat).getByRole('group', { name: /Which group/ })
  await expect(group.or(main(seat).getByRole('button', { name: 'Skip' })).first()).toBeVisible()
  if (await group.isVisible()) await pressAtRest(group.getByRole('button').first())
  await press(seat, 'Skip')
  await press(seat, 'Female')
  await asked(seat, /date of birth/)
  await written(seat, /date of birth/).fill('03/09/1984')
  await press(seat, 'Send')
  await send(seat, /medical history/, caseSummary)
  await send(seat, /like to ask/, caseQuestion)
  await press(seat, /without additional questions/)
  await press(seat, /Audio/)
  await test.step('staff may leave the times open', async () => {
    await expect(main(seat).getByText('You can agree on a time later')).toBeVisible()
    await expectUsable(seat)
    await press(seat, 'Skip')
  })
  const accept = main(seat).getByRole('button', { name: 'I have read this and accept' })
  const submit = main(seat).getByRole('button', { name: 'Submit discussion' })
  await expect(accept.or(submit)).toBeVisible()
  if (await accept.isVisible()) await readAndAccept(seat)
  await expectUsable(seat)
  await submitted(seat)
  const [discussion] = await csr.get<{ userId: string; mediaType: string }[]>(
    filtered('queries', { id: seat.url().split('/').at(-1)?.split(/[?#]/)[0] }),
  )
  expect(discussion).toMatchObject({ userId: member?.id, mediaType: 'audio' })
})

for (const viewport of [phone, { width: 1280, height: 800 }])
  test(`kinds of questions that no step asks today are answered all the same, ${viewport.width} px wide`, async ({
    person,
  }) => {
    const page = await person('network@consilium.test', { viewport, at: '/playground' })
    const card = page
      .getByRole('region', { name: 'Wizard answers' })
      .or(page.locator('section', { hasText: 'Wizard answers' }))
      .first()
    await expect(card.getByRole('button', { name: 'Choose at least 2' })).toBeDisabled()
    await card.getByLabel('First').check()
    await card.getByLabel('Third').check()
    await card.getByRole('button', { name: 'Send' }).click()
    await expect(card.getByText('Answer: ["first","third"]')).toBeVisible()
    met.add('choose-many')
    await card.getByRole('combobox').selectOption('date')
    await card.getByRole('textbox').fill('02/29/2028')
    await card.getByRole('button', { name: /Send|Continue/ }).click()
    await expect(card.getByText('Answer: "2028-02-29"')).toBeVisible()
    met.add('date')
    await card.getByRole('combobox').selectOption('schedule')
    const offered = card.locator('form [aria-pressed=false]')
    await offered.last().click()
    await offered.last().click()
    await expect(page.getByText('You have selected the maximum amount of times')).toBeVisible()
  })

test('every kind of question was met on a telephone', () => {
  expect([...met].sort()).toEqual([...wizardActions].sort())
})
