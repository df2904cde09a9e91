import type { Discussion } from '#model/discussions/wire.ts'
import type { OpenSurvey } from '#model/surveys/wire.ts'
import { filtered, signedIn } from '../../../support/at-api.ts'
import { expect, signIn, test } from '../../../support/browser.ts'
import { press, pressAtRest, readAndAccept } from '../../../support/wizard.ts'
import { draftUpToQuestion } from '../../../support/draft-at-api.ts'
import { drag, dragByTouch, expectUsable, idOf, moveByKeys, phone, rows, tabTo } from '../../../support/hands.ts'

type Caller = Awaited<ReturnType<typeof signedIn>>
const question = 'Would the panel operate first, or give chemotherapy before an operation?'
const order = 'Please put these in the order in which you would use them.'
const sure = 'How sure are you that an operation helps here?'
const repeated = 'Which test would you repeat before the treatment begins?'

test('questions for the panel are built, answered, and told with a verdict', async ({ page, person, request }) => {
  const asker = await signedIn(request, 'network@consilium.test')
  const draftId = await draftUpToQuestion(asker)
  const builder = page.getByRole('dialog', { name: 'Questions for the panel' })
  const list = builder.getByRole('list', { name: 'Questions' })

  await signIn(page, asker.email)
  await page.goto(`/newQuery?draftId=${draftId}`)
  await page.getByRole('main').getByRole('textbox').last().fill(question)
  await press(page, 'Send')
  await test.step('the builder opens by itself; a question is written by keyboard alone', async () => {
    await expect(builder.getByLabel('Question text')).toBeFocused()
    await page.keyboard.type(order)
    await tabTo(page, 'Question type')
    await page.keyboard.type('Ranking')
    await tabTo(page, 'Option 1')
    await page.keyboard.type('Operation')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Chemotherapy')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Radiation')
    await tabTo(page, 'Required')
    await page.keyboard.press('Space')
    await tabTo(page, 'Add question')
    await page.keyboard.press('Enter')
    await expect(rows(list)).toHaveCount(1)
    await expect(builder.getByLabel('Question text')).toBeFocused()
  })
  await test.step('two more with the mouse; what is not complete cannot be added', async () => {
    await builder.getByLabel('Question text').fill('How sure?')
    await builder.getByLabel('Question type').focus()
    await expect(builder.getByText('Please write at least 15 characters.')).toBeVisible()
    await builder.getByLabel('Question text').fill(sure)
    await builder.getByLabel('Question type').selectOption({ label: 'Opinion Scale, 1-#' })
    for (const [label, words] of [
      ['Label for 1', 'Not at all'],
      ['Label for 10', 'Certain'],
    ] as const)
      await builder.getByLabel(label, { exact: true }).fill(words)
    await expect(builder.getByRole('button', { name: 'Add question' })).toBeDisabled()
    await builder.getByLabel('Label for the middle').fill('Fairly')
    await builder.getByRole('switch', { name: 'Required' }).check()
    await builder.getByRole('button', { name: 'Preview' }).click()
    await builder.getByRole('radio', { name: '10, Certain' }).check()
    await expectUsable(page)
    await builder.getByRole('button', { name: 'Add question' }).click()
    await builder.getByLabel('Question text').fill(repeated)
    await builder.getByLabel('Question type').selectOption({ label: 'Short text' })
    await builder.getByRole('button', { name: 'Add question' }).click()
    await expect(rows(list)).toHaveText([/put these in the order/, /How sure/, /Which test/])
  })
  await test.step('another order: dragged, undone, done again, and with the keyboard', async () => {
    await drag(page, builder.getByRole('button', { name: 'Drag to reorder: Question 3' }), rows(list).nth(0))
    await expect(rows(list)).toHaveText([/Which test/, /put these in the order/, /How sure/])
    await builder.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(list)).toHaveText([/put these in the order/, /How sure/, /Which test/])
    await builder.getByRole('button', { name: 'Redo' }).click()
    await builder.getByRole('button', { name: 'Drag to reorder: Question 1' }).focus()
    await moveByKeys(page, 'ArrowDown', {
      pickedUp: 'Picked up Question 1. Position 1 of 3.',
      movedTo: 'Question 1 is now at position 2 of 3.',
    })
    await expect(rows(list)).toHaveText([/put these in the order/, /Which test/, /How sure/])
    await expectUsable(page)
  })
  await test.step('what was begun is there after a reload', async () => {
    await builder.getByLabel('Question text').fill('Is there a study that you')
    await page.reload()
    // who comes back to a draft is not met by a dialog
    await expect(builder).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(builder.getByLabel('Question text')).toHaveValue('Is there a study that you')
    await builder.getByLabel('Question text').fill('')
  })

  const pocket = await person(asker.email, { viewport: phone })
  await test.step('on a phone the button comes first; the last question moves up, and off it goes', async () => {
    await pocket.goto(`/newQuery?draftId=${draftId}`)
    await pocket.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click()
    const small = pocket.getByRole('dialog', { name: 'Questions for the panel' })
    const questions = small.getByRole('list', { name: 'Questions' })
    await small.getByRole('button', { name: 'Move up: Question 3' }).click()
    await expect(rows(questions)).toHaveText([/put these in the order/, /How sure/, /Which test/])
    await small.getByRole('button', { name: 'Edit: Question 3' }).click()
    await expect(small.getByLabel('Question text')).toHaveValue(repeated)
    await expectUsable(pocket)
    await small.getByRole('button', { name: 'Done' }).click()
    await expect(rows(questions)).toHaveCount(3)
    await expectUsable(pocket)
    await small.getByRole('button', { name: 'UPDATE QUESTIONS' }).click()
    await expect(small).toBeHidden()
    await press(pocket, 'No')
    const messenger = pocket.getByRole('main').getByRole('button', { name: /Messenger/ })
    const terms = pocket.getByRole('button', { name: 'I have read this and accept' })
    await expect(messenger.or(terms)).toBeVisible()
    if (await messenger.isVisible()) await pressAtRest(messenger)
    await readAndAccept(pocket)
    await press(pocket, 'Submit discussion')
    await pocket.waitForURL(/\/discussion\//)
  })
  const queryId = pocket.url().split('/').at(-1)?.split(/[?#]/)[0] ?? ''

  const csr = await signedIn(request, 'csr@consilium.test')
  await csr.post(`/csradmin/interaction/${queryId}/releaseHold`)
  const parts = await csr.get<{ userId: string; status: string }[]>(filtered('queryExperts', { queryId }))
  const people = await csr.get<{ id: string; email: string }[]>(
    filtered('users', { id: parts.filter((part) => part.status === 'invited').map((part) => part.userId) }),
  )
  const experts: Caller[] = []
  for (const { email } of people.slice(0, 3)) {
    const expert = await signedIn(request, email)
    expect((await expert.post(`/user/interaction/${queryId}/accept`, { termsAccepted: true })).status()).toBe(200)
    experts.push(expert)
  }
  const [first, second, third] = experts as [Caller, Caller, Caller]
  const words = 'I would begin with chemotherapy and look again after three cycles, since the liver decides here.'

  await test.step('an expert with a phone: too early nothing is lost; ranked with a finger', async () => {
    const seat = await person(first.email, {
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      at: `/discussion/${queryId}`,
    })
    await seat.getByRole('textbox', { name: 'Message' }).fill(words)
    await seat.getByRole('textbox', { name: repeated }).fill('The receptor status.')
    await seat.getByRole('button', { name: 'Post', exact: true }).tap()
    await expect(seat.getByRole('group', { name: new RegExp(order) })).toBeFocused()
    await expect(
      seat
        .getByRole('group', { name: new RegExp(sure) })
        .getByText(/required/i)
        .last(),
    ).toBeVisible()
    await expect(seat.getByRole('textbox', { name: 'Message' })).toHaveValue(words)
    await expectUsable(seat)
    const ranking = seat.getByRole('list', { name: order })
    const sent = seat.waitForResponse('**/server/survey/response')
    await dragByTouch(seat, seat.getByRole('button', { name: 'Drag to reorder: Chemotherapy' }), rows(ranking).nth(0))
    await expect(rows(ranking)).toHaveText([/Chemotherapy/, /Operation/, /Radiation/])
    expect((await sent).status()).toBe(200)
    await seat.getByRole('radio', { name: '8' }).tap()
    await expect(seat.getByRole('radio', { name: '8' })).toBeChecked()
    await seat.reload()
    await expect(rows(ranking)).toHaveText([/Chemotherapy/, /Operation/, /Radiation/])
    await expect(seat.getByRole('textbox', { name: 'Message' })).toHaveValue(words)
    await expect(seat.getByRole('radio', { name: '8' })).toBeChecked()
    await expect(seat.getByRole('textbox', { name: repeated })).toHaveValue('The receptor status.')
    await seat.getByRole('button', { name: 'Post', exact: true }).tap()
    await expect(seat.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await expect(seat.getByText(words).first()).toBeVisible()
    await seat.context().close()
  })
  await test.step('an expert with a keyboard', async () => {
    const desk = await person(second.email, { at: `/discussion/${queryId}` })
    const ranking = desk.locator('#survey').getByRole('list', { name: order })
    await desk.getByRole('button', { name: 'Drag to reorder: Operation' }).focus()
    await moveByKeys(desk, 'ArrowDown', {
      pickedUp: 'Picked up Operation. Position 1 of 3.',
      movedTo: 'Operation is now at position 2 of 3.',
    })
    await expect(rows(ranking)).toHaveText([/Chemotherapy/, /Operation/, /Radiation/])
    await desk.getByRole('radio', { name: '1, Not at all' }).focus()
    for (let press = 0; press < 6; press++) await desk.keyboard.press('ArrowRight')
    await expect(desk.getByRole('radio', { name: '7', exact: true })).toBeChecked()
    await expectUsable(desk)
    await desk.getByRole('textbox', { name: 'Message' }).fill(`${words} I agree with my colleague.`)
    await desk.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(desk.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await desk.context().close()
  })
  const opened = (await (
    await third.post(`/user/interaction/${queryId}/surveyKey`, { questionWhen: 'question' })
  ).json()) as OpenSurvey
  const [ranked, scale] = opened.questions
  const config = JSON.parse(ranked?.configuration ?? '[]') as [{ choices: { id: string; text: string }[] }]
  const byName = ['Chemotherapy', 'Operation', 'Radiation'].map(
    (name) => config[0].choices.find((choice) => choice.text === name)?.id,
  )
  await third.post('/server/survey/response', {
    surveyKey: opened.surveyKey,
    answers: [
      { questionId: ranked?.id, value: byName },
      { questionId: scale?.id, value: 8 },
    ],
  })
  expect(
    (
      await third.post(`/user/interaction/${queryId}/response`, {
        text: `${words} So would I.`,
        terms: true,
        minutes: 15,
      })
    ).status(),
  ).toBe(200)
  for (const row of await csr.get<{ id: string; type: string; version: number }[]>(
    filtered('queryResponses', { queryId }),
  )) {
    if (row.type === 'pendedexpert')
      await csr.post(`/csradmin/interaction/${queryId}/responseQa/${row.id}`, {
        decision: 'release',
        version: row.version,
      })
  }

  await test.step('the asker reads what it comes to, on both screens', async () => {
    for (const screen of [page, pocket]) {
      await screen.goto(`/discussion/${queryId}`)
      const results = screen
        .getByRole('region', { name: 'Survey results' })
        .or(screen.locator('section', { hasText: 'Survey results' }))
        .first()
      await expect(results.getByText('3 of 3 asked answered')).toBeVisible()
      await expect(results.getByText('The panel agrees.')).toHaveCount(2)
      await expect(results.getByRole('list', { name: order }).getByRole('listitem')).toHaveText([
        /1\. Chemotherapy.*Mean rank 1$/,
        /2\. Operation.*Mean rank 2$/,
        /3\. Radiation.*Mean rank 3$/,
      ])
      await results.getByText('Individual answers').first().click()
      await expectUsable(screen)
    }
  })
})

test('a plan asks before the discussion and after it', async ({ person, request }) => {
  const csr = await signedIn(request, 'csr.admin@consilium.test')
  const seat = await person('network@consilium.test', { viewport: phone })
  const [waiting] = await csr.get<{ id: string }[]>(
    filtered('queries', { status: 'pending_survey', userId: await idOf(seat) }),
  )
  const queryId = waiting?.id ?? ''
  await seat.goto(`/discussion/${queryId}`)
  const survey = seat.locator('#survey')
  await survey.getByLabel('Surgery').check()
  await survey.getByLabel('Other', { exact: true }).check()
  await survey.getByLabel('Please specify').fill('A trial of two months')
  await survey.getByRole('button', { name: 'Save and continue later' }).click()
  await expect(seat.getByText('Answers saved.').first()).toBeVisible()
  await seat.reload()
  await expect(survey.getByLabel('Please specify')).toHaveValue('A trial of two months')
  await expect(survey.getByLabel('Surgery')).toBeChecked()
  await expectUsable(seat)
  await survey.getByRole('button', { name: 'Submit' }).click()
  await expect(survey.getByText('Survey submitted. Your discussion continues.')).toBeVisible()
  const now = async () => csr.get<Discussion>(`/user/interaction/${queryId}`)
  expect((await now()).status).not.toBe('pending_survey')
  if ((await now()).status !== 'open') await csr.post(`/csradmin/interaction/${queryId}/releaseHold`)
  await expect.poll(async () => (await now()).status).toBe('open')

  await test.step('staff put the later questions in another order, and look at them as the asker will', async () => {
    const desk = await person('csr@consilium.test')
    await desk.waitForURL(/\/admin/)
    await desk.goto(`/admin/queries/${queryId}#survey`)
    await desk.getByRole('button', { name: 'Edit questions' }).nth(1).click()
    const dialog = desk.getByRole('dialog')
    const questions = rows(dialog.getByRole('list', { name: 'Questions' }))
    await drag(desk, dialog.getByRole('button', { name: 'Drag to reorder: Question 2' }), questions.nth(0))
    await expect(questions).toHaveText([/What should we do better/, /How useful/])
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog
      .getByRole('group', { name: /2\. How useful/ })
      .getByRole('radio', { name: '7' })
      .check()
    await expectUsable(desk)
    await dialog.getByRole('button', { name: 'UPDATE QUESTIONS' }).click()
    await expect(dialog).toBeHidden()
    await desk.context().close()
  })

  expect(
    (await csr.post(`/csradmin/interaction/${queryId}/close`, { reason: 'The asker has what they need.' })).status(),
  ).toBe(200)
  await expect(seat.getByRole('heading', { name: 'A short survey about this discussion' })).toBeVisible()
  await survey.getByRole('button', { name: 'Submit' }).click()
  await expect(survey.getByRole('group', { name: /How useful was the discussion/ })).toBeFocused()
  await survey.getByRole('radio', { name: '1', exact: true }).focus()
  for (let press = 0; press < 8; press++) await seat.keyboard.press('ArrowRight')
  await expect(survey.getByRole('radio', { name: '9', exact: true })).toBeChecked()
  await expect(survey.getByRole('group')).toHaveText([/What should we do better/, /How useful/])
  await expectUsable(seat)
  await survey.getByRole('button', { name: 'Submit' }).click()
  await expect(survey.getByText('Thank you').last()).toBeVisible()
})
