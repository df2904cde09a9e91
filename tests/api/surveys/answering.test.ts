import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, notification, surveyResponse, surveySession } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import type { Discussion, IndexRecord } from '#model/discussions/wire.ts'
import type { AnswerValue, Question } from '#model/surveys/wire.ts'
import { systemCtx } from '#api/context.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { choices, startSurveyed, wording } from './surveyed.ts'

const product = await startProduct()
const view = async (call: Caller, id: string) => (await call<Discussion>('GET', `/user/interaction/${id}`)).body
const close = (s: Awaited<ReturnType<typeof startSurveyed>>, key: string) =>
  s.staff('POST', `/csradmin/interaction/${key}/close`, {})
const kept = (questionId: string) =>
  product.db.select().from(surveyResponse).where(eq(surveyResponse.questionId, questionId))

test('an expert answers: part by part, several times the same, then hands in; and may not post without', async () => {
  const s = await startSurveyed(product)
  const { row, questions } = await s.askWith({ required: true }, { type: 5 }, { type: 7, required: true }, { type: 2 })
  const [choice, ranking, scale, words] = questions as [Question, Question, Question, Question]
  const [one] = await s.seated(row, 1)
  const expert = one!.call
  expect((await view(expert, row.id)).surveys).toEqual([
    { questionWhen: 'question', questions: 4, completed: false, open: true },
  ])
  const refused = await s.post(expert, row.key)
  expect(refused).toMatchObject({
    status: 409,
    body: { errorKey: 'response.surveyOpen', questionIds: [choice.id, scale.id] },
  })
  expect((await s.engagements(row.id)).find((part) => part.userId === one!.userId)?.status).toBe('claimed')
  // asking back is no answer
  expectStatus(
    await expert('POST', `/user/interaction/${row.key}/response`, {
      text: 'Has the tumour been graded by a second pathologist?',
      terms: true,
      subtype: 'clarify',
    }),
    200,
  )

  const opened = await s.open(expert, row.key)
  const { surveyKey, answers, completedAt } = opened
  expect([answers, completedAt]).toEqual([[], null])
  // an expert of an anonymous discussion must not learn the asker's id from its survey
  expect(JSON.stringify(opened)).not.toContain(s.asker.id)
  expect((await s.open(expert, row.key)).surveyKey).toBe(surveyKey)
  for (let n = 0; n < 3; n++)
    expectStatus(
      await s.send(expert, surveyKey, [
        [choice, 'a'],
        [words, 'Because of the node.'],
      ]),
      200,
    )
  expect((await s.open(expert, row.key)).answers).toEqual(
    expect.arrayContaining([{ questionId: choice.id, questionVersion: 1, value: 'a' }]),
  )
  expect(await kept(choice.id)).toHaveLength(1)
  // a blank takes an answer back
  expectStatus(await s.send(expert, surveyKey, [[words, ' ']]), 200)
  expect(await kept(words.id)).toHaveLength(0)

  const wrong = await s.send(expert, surveyKey, [
    [choice, 'nothing of the sort'],
    [ranking, ['a', 'b']],
    [scale, 11],
    [words, 'These words are fine.'],
  ])
  expectStatus(wrong, 422)
  expect(wrong.body.fields).toEqual({
    [choice.id]: 'errors.invalidParameters',
    [ranking.id]: 'errors.invalidParameters',
    [scale.id]: 'errors.invalidParameters',
  })
  expect(await kept(words.id)).toHaveLength(0)
  const early = await s.send(expert, surveyKey, [], true)
  expect([early.status, early.body.fields]).toEqual([422, { [scale.id]: 'errors.required' }])

  expectStatus(await s.send(expert, surveyKey, [[scale, 8]], true), 200)
  expectStatus(await s.send(expert, surveyKey, [[scale, 8]], true), 200)
  expect((await s.send(expert, surveyKey, [[scale, 9]])).body.errorKey).toBe('survey.completed')
  const [session] = await product.db.select().from(surveySession).where(eq(surveySession.userId, one!.userId))
  expect(await product.db.select().from(auditEvent).where(eq(auditEvent.refId, session!.id))).toHaveLength(1)
  expectStatus(await s.post(expert, row.key), 200)
  expect((await view(expert, row.id)).surveys).toEqual([
    { questionWhen: 'question', questions: 4, completed: true, open: false },
  ])
})

test('what was answered but not handed in is handed in with the posted answer', async () => {
  const s = await startSurveyed(product)
  const {
    row,
    questions: [choice],
  } = await s.askWith({ required: true })
  const [one] = await s.seated(row, 1)
  const { surveyKey } = await s.open(one!.call, row.key)
  expectStatus(await s.send(one!.call, surveyKey, [[choice!, 'b']]), 200)
  expectStatus(await s.post(one!.call, row.key), 200)
  expect((await s.open(one!.call, row.key, 'question')).completedAt).not.toBeNull()
})

test('a key opens its owner’s survey only, and no one without a part has one', async () => {
  const s = await startSurveyed(product)
  const {
    row,
    questions: [choice],
  } = await s.askWith({})
  const [one, two] = await s.seated(row, 2)
  const { surveyKey } = await s.open(one!.call, row.key)
  expectStatus(await s.send(two!.call, surveyKey, [[choice!, 'a']]), 404)
  expectStatus(await s.send(s.staff, surveyKey, [[choice!, 'a']]), 404)
  expectStatus(await s.send(one!.call, `${surveyKey}0`, [[choice!, 'a']]), 404)
  expectStatus(await s.member('POST', `/user/interaction/${row.key}/surveyKey`, { questionWhen: 'question' }), 404)
  expectStatus(await s.member('POST', `/user/interaction/${row.key}/surveyKey`, {}), 404)
  expectStatus(await s.staff('POST', `/user/interaction/${row.key}/surveyKey`, {}), 403)
  const stranger = await product.as((await makeUser(product.db, product.now())).id)
  expectStatus(await stranger('POST', `/user/interaction/${row.key}/surveyKey`, {}), 404)
  const invited = await product.as((await s.engagements(row.id)).find((part) => part.status === 'invited')!.userId)
  expectStatus(await invited('POST', `/user/interaction/${row.key}/surveyKey`, { questionWhen: 'question' }), 409)
  const foreign = await s.askWith({})
  expectStatus(await s.send(one!.call, surveyKey, [[foreign.questions[0]!, 'a']]), 422)
})

test('held and ended discussions take no answers', async () => {
  const s = await startSurveyed(product)
  const {
    row,
    questions: [choice],
  } = await s.askWith({ required: true })
  const [one] = await s.seated(row, 1)
  const { surveyKey } = await s.open(one!.call, row.key)
  expectStatus(
    await s.staff('POST', `/csradmin/interaction/${row.key}/hold`, { reason: 'A second look is needed.' }),
    200,
  )
  expect((await s.send(one!.call, surveyKey, [[choice!, 'a']])).body.errorKey).toBe('survey.closed')
  expectStatus(await s.staff('POST', `/csradmin/interaction/${row.key}/releaseHold`, {}), 200)
  expectStatus(await s.send(one!.call, surveyKey, [[choice!, 'a']]), 200)
  expectStatus(await close(s, row.key), 200)
  expect(await s.send(one!.call, surveyKey, [[choice!, 'b']], true)).toMatchObject({
    status: 409,
    body: { errorKey: 'survey.closed' },
  })
})

test('answers keep the wording they saw', async () => {
  const s = await startSurveyed(product)
  const {
    row,
    questions: [choice],
  } = await s.askWith({})
  const [one] = await s.seated(row, 1)
  const { surveyKey } = await s.open(one!.call, row.key)
  const config = JSON.stringify([{ validation: {}, choices: [{ id: 'z', text: 'Something else entirely' }] }])
  expectStatus(
    await s.staff('PUT', `/server/survey/question/${choice!.id}`, {
      text: wording,
      questionTypeId: 1,
      configuration: config,
      version: 1,
    }),
    200,
  )
  // the page still shows the first wording
  expectStatus(await s.send(one!.call, surveyKey, [[choice!, 'a']]), 200)
  expect(await kept(choice!.id)).toMatchObject([{ value: 'a', questionVersion: 1 }])
  expectStatus(await s.send(one!.call, surveyKey, [[{ ...choice!, version: 2 }, 'a']]), 422)
  expectStatus(await s.send(one!.call, surveyKey, [[{ ...choice!, version: 2 }, 'z']]), 200)
  expect(await kept(choice!.id)).toMatchObject([{ value: 'z', questionVersion: 2 }])
  expectStatus(await s.send(one!.call, surveyKey, [[{ ...choice!, version: 9 }, 'z']]), 422)
})

test('an answer to an earlier wording that the question no longer takes is shown as such, and is not handed in', async () => {
  const s = await startSurveyed(product)
  const other = { validation: { addOther: true }, choices }
  const { row, questions } = await s.askWith(
    { required: true, config: other },
    { type: 5, required: true },
    { required: true, config: other },
  )
  const [choice, ranking, text] = questions.map((question) => question!)
  const [one] = await s.seated(row, 1)
  const { surveyKey } = await s.open(one!.call, row.key)
  const given: [Question, AnswerValue][] = [
    [choice!, 'b'],
    [ranking!, ['c', 'a', 'b']],
    [text!, 'Palliative care'],
  ]
  expectStatus(await s.send(one!.call, surveyKey, given), 200)
  const change = async (question: Question, config: object) => {
    const configuration = JSON.stringify([config])
    const { questionTypeId, version } = question
    const body = { text: wording, questionTypeId, configuration, version }
    expectStatus(await s.staff('PUT', `/server/survey/question/${question.id}`, body), 200)
  }
  const fewer = { validation: { addOther: true, required: true }, choices: choices.filter(({ id }) => id !== 'b') }
  const told: unknown[] = []
  const stop = systemCtx(product.deps).bus.subscribe((one) => told.push(one))
  await change(choice!, fewer)
  await expect.poll(() => told).toContainEqual(expect.objectContaining({ channel: 'discussion', id: row.id }))
  stop()
  await change(ranking!, { validation: { required: true }, choices: [...choices, { id: 'd', text: 'Cost' }] })
  await change(text!, fewer)
  const { answers } = await s.open(one!.call, row.key)
  expect(answers.filter(({ outdated }) => outdated).map(({ questionId }) => questionId)).toEqual([
    choice!.id,
    ranking!.id,
  ])
  expect(await s.send(one!.call, surveyKey, [], true)).toMatchObject({
    status: 422,
    body: { fields: { [choice!.id]: 'survey.changed', [ranking!.id]: 'survey.changed' } },
  })
  const again: [Question, AnswerValue][] = [
    [{ ...choice!, version: 2 }, 'a'],
    [{ ...ranking!, version: 2 }, ['c', 'a', 'b', 'd']],
  ]
  expectStatus(await s.send(one!.call, surveyKey, again, true), 200)
})

test('before release: the asker’s answers send the discussion on', async () => {
  const s = await startSurveyed(product)
  const template = await s.headerFor(s.staff, `planId=${s.plan.id}`)
  await s.write(s.staff, template.id, {
    when: 'pre',
    type: 4,
    required: true,
    text: 'Has a pathologist seen the biopsy already?',
  })
  const row = await s.ask()
  expect(row.status).toBe('pending_survey')
  expect((await view(s.member, row.id)).surveys).toEqual([
    { questionWhen: 'pre', questions: 1, completed: false, open: true },
  ])
  const open = await s.open(s.member, row.key)
  expect([open.questionWhen, open.questions.length]).toEqual(['pre', 1])
  expectStatus(await s.send(s.member, open.surveyKey, [], true), 422)
  expectStatus(await s.send(s.member, open.surveyKey, [[open.questions[0]!, true]]), 200)
  expect((await s.row(row.id)).status).toBe('pending_survey')
  expectStatus(await s.send(s.member, open.surveyKey, [], true), 200)
  expect((await s.row(row.id)).status).toBe('open')
  expectStatus(await s.send(s.member, open.surveyKey, [[open.questions[0]!, true]], true), 200)
})

test('after the end: asker and panel each have theirs, and the follow-up comes 30 days later', async () => {
  const s = await startSurveyed(product)
  const template = await s.headerFor(s.staff, `planId=${s.plan.id}`)
  await s.write(s.staff, template.id, { when: 'post', type: 6, required: true })
  await s.write(s.staff, template.id, { when: 'followup', type: 3 })
  const row = await s.ask()
  const [one, two] = await s.seated(row, 2)
  expectStatus(await s.post(one!.call, row.key), 200)
  expectStatus(await s.member('POST', `/user/interaction/${row.key}/surveyKey`, { questionWhen: 'post' }), 409)
  expectStatus(await close(s, row.key), 200)
  const waits = async (call: Caller) =>
    (
      await call<{ data: Record<string, IndexRecord[]> }>('GET', '/server/query/indexBuckets')
    ).body.data.requiresAction?.map((card) => [card.queryId, card.surveyStatus])
  const fill = async (call: Caller, when: 'post' | 'followup', value: AnswerValue) => {
    const open = await s.open(call, row.key, when)
    return s.send(call, open.surveyKey, [[open.questions[0]!, value]], true)
  }
  expect((await s.row(row.id)).surveyStatus).toBe('post_pending')
  expect((await view(one!.call, row.id)).surveys).toEqual([
    { questionWhen: 'post', questions: 1, completed: false, open: true },
  ])
  // who never answered has nothing to say about it
  expect((await view(two!.call, row.id)).surveys).toEqual([])
  expectStatus(await two!.call('POST', `/user/interaction/${row.key}/surveyKey`, { questionWhen: 'post' }), 409)
  expect(await waits(one!.call)).toEqual([[row.id, 'post_pending']])
  expect(await waits(two!.call)).toEqual([])
  expectStatus(await fill(one!.call, 'post', 9), 200)
  expect(await waits(one!.call)).toEqual([])
  expect(await waits(s.member)).toEqual([[row.id, 'post_pending']])
  expect((await s.row(row.id)).surveyStatus).toBe('post_pending')
  expectStatus(await one!.call('POST', `/user/interaction/${row.key}/surveyKey`, { questionWhen: 'followup' }), 404)

  await product.pass(30 * 86_400 + 60)
  expect((await s.row(row.id)).surveyStatus).toBe('post_pending')
  expect((await fill(s.member, 'post', 7)).body.surveyStatus).toBe('followup_pending')
  expect((await fill(s.member, 'followup', 'She is doing well after the third cycle.')).body.surveyStatus).toBe('new')
  expect((await view(s.member, row.id)).surveys.map((one) => [one.questionWhen, one.completed])).toEqual([
    ['post', true],
    ['followup', true],
  ])
  // their messages lead to the survey itself
  const told = await product.db.select().from(notification).where(eq(notification.queryId, row.id))
  for (const purpose of ['postSurvey', 'followupSurvey']) {
    const mails = told.filter((one) => one.purpose === purpose && one.type === 'email')
    expect(mails.map(({ userId }) => userId)).toEqual([s.userId])
    expect(mails[0]!.text).toContain(`/member/discussion/${row.key}#survey`)
  }
  expect((await s.results(s.staff, row.id)).people).toEqual([
    { questionWhen: 'post', role: 'asker', asked: 1, complete: 1, partial: 0 },
    { questionWhen: 'post', role: 'experts', asked: 1, complete: 1, partial: 0 },
    { questionWhen: 'followup', role: 'asker', asked: 1, complete: 1, partial: 0 },
  ])
  // opened again and closed: no one is asked twice
  expectStatus(
    await s.staff('POST', `/csradmin/interaction/${row.key}/reopen`, {
      newCloseTime: new Date(product.now().getTime() + 86_400_000).toISOString(),
    }),
    200,
  )
  expectStatus(await close(s, row.key), 200)
  expect((await s.row(row.id)).surveyStatus).toBe('new')
})

test('questions after the end that staff add later are asked then', async () => {
  const s = await startSurveyed(product)
  const row = await s.ask()
  const [one] = await s.seated(row, 1)
  expectStatus(await s.post(one!.call, row.key), 200)
  expectStatus(await close(s, row.key), 200)
  expect((await s.row(row.id)).surveyStatus).not.toBe('post_pending')
  const header = await s.headerFor(s.staff, `queryId=${row.id}`)
  const question = await s.write(s.staff, header.id, { when: 'post', type: 6 })
  expect((await s.row(row.id)).surveyStatus).toBe('post_pending')
  expectStatus(await s.staff('DELETE', `/server/survey/question/${question.id}`), 200)
  expect((await s.row(row.id)).surveyStatus).toBe('new')
})
