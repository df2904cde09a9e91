import { expect, test } from 'vitest'
import { planDiagnosis } from '#db/schema/all.ts'
import type { Draft, Phrase, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { expectStatus, startProduct, type Answer } from '../../support/product.ts'
import { draftOf, fill, history, question, send, startAsking } from './asking.ts'

const product = await startProduct()
const { db } = product
const { other, usual, asker } = await startAsking(product)

test('what stopped fitting while the page was away is told when the draft is opened, and with the next answer', async () => {
  const { plan, call } = await asker()
  const { turn } = await fill(call, usual)
  const clientData = { queryDraftId: draftOf(turn) ?? '' }
  await db.insert(planDiagnosis).values({ planId: plan.id, diagnosisId: other.id })
  const gone = (answer: Answer<WizardResponse>) =>
    answer.body.echo.messages
      .filter((message) => message.type === 'banner')
      .map((message) => (message.content as Phrase).params?.list)
  const opened = await send(call, { type: 'init', clientData })
  expect(gone(opened)).toEqual(['discussion.wizard.diagnosis.name'])
  expect(opened.body.action).toMatchObject({ tag: 'diagnosis', clear: ['diagnosis'] })
  expect(gone(await send(call, { type: 'action', ts: turn.body.echo.ts, clientData, actionContext: 'focus' }))).toEqual(
    ['discussion.wizard.diagnosis.name'],
  )
  const answered = await send(call, {
    type: 'respond',
    ts: turn.body.echo.ts,
    clientData,
    actionContext: 'diagnosis',
    responses: [other.id],
  })
  expect(gone(answered)).toEqual([])
  expect(answered.body.action).toMatchObject({
    tag: 'review',
    clientData: { diagnosis: plainNameOf(other, 'en'), question },
  })
})

test('a text without end is refused and not cut, in every script', async () => {
  const { call } = await asker()
  const { turn } = await fill(call, usual)
  const clientData = { queryDraftId: draftOf(turn) ?? '' }
  const write = (actionContext: 'history' | 'question', text: string, ts: number) =>
    send(call, { type: 'respond', ts, clientData, actionContext, responses: [text] })
  for (const tag of ['history', 'question'] as const) {
    const long = await write(tag, '患者男，五十岁😀。'.repeat(5_000), turn.body.echo.ts)
    expectStatus(long, 422)
    expect(long.body).toMatchObject({
      fields: { [tag]: 'discussion.wizard.tooLong' },
      problem: { params: { n: 20_000 } },
    })
  }
  const most = '患者男，五十岁，肺腺癌。'.repeat(1_666)
  const kept = await write('history', most, turn.body.echo.ts)
  expect(kept.body.action.clientData.history).toBe(most)
})

test('an answer that comes after the draft was submitted elsewhere is not swallowed', async () => {
  const { call } = await asker()
  const { turn } = await fill(call, usual)
  const clientData = { queryDraftId: draftOf(turn) ?? '' }
  const done = await send(call, { type: 'action', ts: turn.body.echo.ts, clientData, actionContext: 'submit' })
  const late = await send(call, {
    type: 'respond',
    ts: turn.body.echo.ts,
    clientData,
    actionContext: 'focus',
    responses: ['Second line'],
  })
  expectStatus(late, 409)
  expect(late.body).toMatchObject({ current: { queryId: done.body.action.clientData.queryId } })
  expectStatus(await send(call, { type: 'init', clientData }), 409)
})

test('a draft that was thrown away elsewhere is made again from what the page holds', async () => {
  const { person, call } = await asker()
  const { turn } = await fill(call, usual)
  const { queryDraftId = '', ...clientData } = turn.body.action.clientData
  expectStatus(await call('DELETE', `/server/query/headerInput/${queryDraftId}`), 200)
  expectStatus(
    await send(call, {
      type: 'respond',
      ts: turn.body.echo.ts,
      clientData: { queryDraftId },
      actionContext: 'focus',
      responses: ['x'],
    }),
    404,
  )
  const made = await call<Draft>('POST', '/server/query/headerInput', { userId: person.id, clientData })
  expectStatus(made, 200)
  const opened = await send(call, { type: 'init', clientData: { queryDraftId: made.body.id } })
  expect(opened.body.action).toMatchObject({ tag: 'review', clientData: { question, history, completed: true } })
})
