import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, queryHeaderInput, surveyHeader, surveyQuestion, surveyQuestionVersion } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { readConfig } from '#model/surveys/builder.ts'
import type { Question, SurveyHeader } from '#model/surveys/wire.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { configs, startSurveyed, wording } from './surveyed.ts'

const product = await startProduct()

const audited = async (refId: string) =>
  (await product.db.select().from(auditEvent).where(eq(auditEvent.refId, refId)).orderBy(asc(auditEvent.id))).map(
    (row) => row.refField ?? row.event,
  )
const orders = async (headerId: string) =>
  (
    await product.db
      .select()
      .from(surveyQuestion)
      .where(and(eq(surveyQuestion.surveyHeaderId, headerId), eq(surveyQuestion.hidden, false)))
      .orderBy(asc(surveyQuestion.order))
  ).map((row) => row.id)

test('one survey for a draft: made when asked for, once, and no one else’s to see', async () => {
  const s = await startSurveyed(product)
  const draft = await s.makeDraft()
  const at = `/server/survey/header?queryDraftId=${draft.id}&userId=${s.userId}`
  // a survey that no one has made yet is an empty answer
  const none = await s.member('GET', at)
  expect([none.status, none.body]).toEqual([200, {}])
  const looked = await s.member('GET', `${at}&inclQuestions=true&createIfNotFound=false`)
  expect([looked.status, looked.body]).toEqual([200, {}])
  expect(await product.db.$count(surveyHeader, eq(surveyHeader.queryDraftId, draft.id))).toBe(0)
  const both = await Promise.all([
    s.headerFor(s.member, `queryDraftId=${draft.id}`),
    s.headerFor(s.member, `queryDraftId=${draft.id}`),
  ])
  expect(both[0].id).toBe(both[1].id)
  expect(await product.db.$count(surveyHeader, eq(surveyHeader.queryDraftId, draft.id))).toBe(1)
  expect(both[0]).toMatchObject({
    queryDraftId: draft.id,
    userId: s.userId,
    headerType: 'internal',
    title: '',
    questions: [],
    version: 1,
  })
  expect(await audited(both[0].id)).toEqual(['create'])
  expectStatus(await s.member('POST', '/server/survey/header', { queryDraftId: draft.id, userId: s.userId }), 409)
  expectStatus(await s.member('GET', `/server/survey/header?userId=${s.userId}`), 422)

  const stranger = await makeUser(product.db, product.now())
  const other = await product.as(stranger.id)
  for (const path of [
    at,
    `/server/survey/header/${both[0].id}`,
    `/server/survey/question/list?surveyHeaderId=${both[0].id}`,
    `/server/survey/header?queryDraftId=${draft.id}&userId=${stranger.id}&createIfNotFound=true`,
  ]) {
    expectStatus(await other('GET', path), 404)
  }
  expectStatus(await other('PUT', `/server/survey/header/${both[0].id}`, { title: 'Mine', version: 1 }), 404)
  expectStatus(await other('DELETE', `/server/survey/header/${both[0].id}`), 404)
  expectStatus(await other('POST', '/server/survey/question', s.bodyOf(both[0].id)), 404)
  expect((await other<{ total: number }>('GET', '/server/survey/header/list')).body.total).toBe(0)
  expect(
    (await s.member<{ data: SurveyHeader[] }>('GET', '/server/survey/header/list')).body.data.map((one) => one.id),
  ).toEqual([both[0].id])

  expect(
    (
      await s.staff<SurveyHeader>('PUT', `/server/survey/header/${both[0].id}`, {
        title: 'How would you treat?',
        version: 1,
      })
    ).body,
  ).toMatchObject({ title: 'How would you treat?', version: 2 })
  const stale = await s.member<{ current: SurveyHeader }>('PUT', `/server/survey/header/${both[0].id}`, {
    title: 'Mine',
    version: 1,
  })
  expectStatus(stale, 409)
  expect(stale.body.current.version).toBe(2)
})

test('questions: each type with what it saves, a version for each wording, the draft knows how many', async () => {
  const s = await startSurveyed(product)
  const draft = await s.makeDraft()
  const header = await s.headerFor(s.member, `queryDraftId=${draft.id}`)
  for (const type of [1, 2, 3, 4, 5, 6, 7] as const) {
    const made = await s.write(s.member, header.id, { type, required: true })
    expect(made).toMatchObject({
      order: type,
      questionTypeId: type,
      questionWhen: 'question',
      version: 1,
      userId: s.userId,
    })
    expect(readConfig(made.configuration)).toEqual({ ...configs[type], validation: { required: true } })
  }
  const count = async () =>
    (await product.db.select().from(queryHeaderInput).where(eq(queryHeaderInput.id, draft.id)))[0]!
  expect(await count()).toMatchObject({ clientData: { questionCount: 7 }, ts: 1, version: 1 })

  const [first] = (
    await s.member<{ data: Question[]; total: number }>('GET', `/server/survey/question/list?queryDraftId=${draft.id}`)
  ).body.data
  const change = { text: `${wording} Why?`, questionTypeId: 5, configuration: JSON.stringify([configs[5]]) }
  const changed = await s.member<Question>('PUT', `/server/survey/question/${first!.id}`, { ...change, version: 1 })
  expect(changed.body).toMatchObject({ text: `${wording} Why?`, questionTypeId: 5, version: 2, order: 1 })
  // the same words are no new version; older ones do not overwrite newer
  expect(
    (await s.member<Question>('PUT', `/server/survey/question/${first!.id}`, { ...change, version: 2 })).body.version,
  ).toBe(2)
  const stale = await s.member<{ current: Question }>('PUT', `/server/survey/question/${first!.id}`, {
    ...change,
    version: 1,
  })
  expectStatus(stale, 409)
  expect(stale.body.current).toEqual(changed.body)
  const versions = await product.db
    .select()
    .from(surveyQuestionVersion)
    .where(eq(surveyQuestionVersion.questionId, first!.id))
    .orderBy(asc(surveyQuestionVersion.version))
  expect(versions.map((row) => [row.version, row.questionTypeId])).toEqual([
    [1, 1],
    [2, 5],
  ])
  expect(await audited(first!.id)).toEqual(['create', 'text', 'questionTypeId', 'configuration'])

  expectStatus(await s.member('DELETE', `/server/survey/question/${first!.id}`), 200)
  expectStatus(await s.member('GET', `/server/survey/question/${first!.id}`), 404)
  expect((await count()).clientData.questionCount).toBe(6)
  expect((await s.headerFor(s.member, `queryDraftId=${draft.id}`)).questions?.map((one) => one.order)).toEqual([
    1, 2, 3, 4, 5, 6,
  ])
})

test('a question that cannot be asked is refused, field by field; the screen’s own flags are dropped', async () => {
  const s = await startSurveyed(product)
  const draft = await s.makeDraft()
  const header = await s.headerFor(s.member, `queryDraftId=${draft.id}`)
  const refused = async (change: object) =>
    (await s.member<{ fields: object }>('POST', '/server/survey/question', { ...s.bodyOf(header.id), ...change })).body
      .fields
  expect(await refused({ text: 'too short' })).toHaveProperty('text')
  expect(await refused({ configuration: '[{"choices":[]}]' })).toEqual({ choices: 'errors.required' })
  const same = ['Surgery', 'surgery '].map((text, id) => ({ id: String(id), text }))
  expect(await refused({ configuration: JSON.stringify([{ choices: same }]) })).toEqual({
    choices: 'errors.duplicateChoice',
  })
  expect(await refused({ configuration: 'no json' })).toEqual({ configuration: 'errors.invalidParameters' })
  expect(await refused({ questionTypeId: 7, configuration: '[{"label":{"min":"a"}}]' })).toEqual({
    label: 'builder.labelError',
  })
  expect(await refused({ questionTypeId: 6, configuration: '[{"selectedRating":5}]' })).toEqual({
    selectedRating: 'errors.invalidParameters',
  })
  expectStatus(await s.member('POST', '/server/survey/question', { ...s.bodyOf(header.id), something: 1 }), 422)
  expectStatus(
    await s.member('POST', '/server/survey/question', { ...s.bodyOf(header.id), openTrash: true, isActive: true }),
    200,
  )
  // staff choose where a scale ends
  const scale = await s.staff<Question>('POST', '/server/survey/question', {
    ...s.bodyOf(header.id, { type: 6 }),
    configuration: '[{"selectedRating":5}]',
  })
  expect(readConfig(scale.body.configuration)).toEqual({ validation: {}, selectedRating: 5 })
  expectStatus(
    await s.staff('POST', '/server/survey/question', {
      ...s.bodyOf(header.id, { type: 6 }),
      configuration: '[{"selectedRating":6}]',
    }),
    422,
  )
})

test('twenty and no more, also when two write at once', async () => {
  const s = await startSurveyed(product)
  const draft = await s.makeDraft()
  const header = await s.headerFor(s.member, `queryDraftId=${draft.id}`)
  for (let n = 0; n < 19; n++) await s.write(s.member, header.id, { type: 4 })
  const both = await Promise.all(
    [1, 2].map(() => s.member<{ errorKey: string }>('POST', '/server/survey/question', s.bodyOf(header.id))),
  )
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(both.find((answer) => answer.status === 409)?.body.errorKey).toBe('builder.limitReached')
  expect(
    (
      await s.member<{ total: number; data: unknown[] }>(
        'GET',
        `/server/survey/question/list?surveyHeaderId=${header.id}`,
      )
    ).body,
  ).toMatchObject({ total: 20, data: { length: 20 } })
})

test('the order: inserted, moved, renumbered in one go', async () => {
  const s = await startSurveyed(product)
  const draft = await s.makeDraft()
  const header = await s.headerFor(s.member, `queryDraftId=${draft.id}`)
  const [a, b, c] = [
    await s.write(s.member, header.id),
    await s.write(s.member, header.id),
    await s.write(s.member, header.id, { order: 1 }),
  ]
  expect(await orders(header.id)).toEqual([c.id, a.id, b.id])
  const put = (body: unknown) => s.member<{ data: unknown[] }>('PUT', '/server/survey/question/order', body)
  expect((await put([{ id: b.id, order: 1 }])).body.data).toEqual([
    { id: b.id, order: 1, version: 1 },
    { id: c.id, order: 2, version: 1 },
    { id: a.id, order: 3, version: 1 },
  ])
  expect(await orders(header.id)).toEqual([b.id, c.id, a.id])
  expectStatus(
    await put([
      { id: a.id, order: 1 },
      { id: b.id, order: 2 },
      { id: c.id, order: 3 },
    ]),
    200,
  )
  expect(await orders(header.id)).toEqual([a.id, b.id, c.id])
  for (const wrong of [
    [{ id: a.id, order: 4 }],
    [
      { id: a.id, order: 1 },
      { id: b.id, order: 1 },
    ],
    [
      { id: a.id, order: 1 },
      { id: a.id, order: 2 },
    ],
  ])
    expectStatus(await put(wrong), 422)
  expectStatus(await put([{ id: 'unknown', order: 1 }]), 404)
  const other = await s.headerFor(s.member, `queryDraftId=${(await s.makeDraft()).id}`)
  const foreign = await s.write(s.member, other.id)
  expectStatus(
    await put([
      { id: a.id, order: 2 },
      { id: foreign.id, order: 1 },
    ]),
    422,
  )
  expect(await orders(header.id)).toEqual([a.id, b.id, c.id])
})

test('who writes what and until when: askers the panel’s questions until release, staff those of every time', async () => {
  const s = await startSurveyed(product, { csrReview: 'yes' })
  const { row, header } = await s.askWith({})
  expect(row).toMatchObject({ status: 'csrhold', questionCount: 1 })
  await s.write(s.member, header.id)
  expect((await s.row(row.id)).questionCount).toBe(2)
  const early = await s.member<{ errorKey: string; reason: string }>(
    'POST',
    '/server/survey/question',
    s.bodyOf(header.id, { when: 'post' }),
  )
  expect(early).toMatchObject({ status: 409, body: { errorKey: 'builder.refused', reason: 'builder.why.timing' } })
  for (const when of ['pre', 'post', 'followup'] as const)
    expect(await s.write(s.staff, header.id, { when })).toMatchObject({ questionWhen: when, order: 1 })
  expect((await s.row(row.id)).questionCount).toBe(2)
  expectStatus(await s.staff('POST', `/csradmin/interaction/${row.key}/releaseHold`, {}), 200)
  const late = await s.member<{ reason: string }>('POST', '/server/survey/question', s.bodyOf(header.id))
  expect(late).toMatchObject({ status: 409, body: { reason: 'builder.why.released' } })
  await s.write(s.staff, header.id)
  expect((await s.row(row.id)).questionCount).toBe(3)
  const view = await makeUser(product.db, product.now(), {
    userType: userType.csr,
    staffRoles: ['csr'],
    allowedCSRView: true,
  })
  const looking = await product.as(view.id)
  expectStatus(await looking('POST', '/server/survey/question', s.bodyOf(header.id)), 403)
  expectStatus(await looking('GET', `/server/survey/header?queryId=${row.id}&userId=${s.userId}`), 200)
})

test('an answered question is hidden and never asked again; its survey cannot be thrown away', async () => {
  const s = await startSurveyed(product)
  const {
    row,
    header,
    questions: [a, b],
  } = await s.askWith({ required: true }, { type: 2 })
  const [expert] = await s.seated(row, 1)
  const open = await s.open(expert!.call, row.key)
  expectStatus(await s.send(expert!.call, open.surveyKey, [[a!, 'a']]), 200)
  expectStatus(await s.staff('DELETE', `/server/survey/question/${a!.id}`), 200)
  expectStatus(await s.staff('DELETE', `/server/survey/header/${header.id}`), 409)
  expect(await product.db.select().from(surveyQuestion).where(eq(surveyQuestion.id, a!.id))).toMatchObject([
    { hidden: true },
  ])
  expect((await s.open(expert!.call, row.key)).questions.map(({ id, order }) => [id, order])).toEqual([[b!.id, 1]])
  expect((await s.row(row.id)).questionCount).toBe(1)
  // it was required, and is asked no more
  expectStatus(await s.post(expert!.call, row.key), 200)
})

test('a plan’s questions are staff’s, and every new discussion takes them over', async () => {
  const s = await startSurveyed(product)
  const place = `planId=${s.plan.id}`
  expectStatus(await s.member('GET', `/server/survey/header?${place}&userId=${s.userId}&createIfNotFound=true`), 404)
  const template = await s.headerFor(s.staff, place)
  expect(template).toMatchObject({ planId: s.plan.id })
  expectStatus(await s.staff('POST', '/server/survey/question', s.bodyOf(template.id, { when: 'question' })), 409)
  await s.write(s.staff, template.id, { when: 'pre', type: 4, text: 'Has a pathologist seen the biopsy already?' })
  const post = await s.write(s.staff, template.id, { when: 'post', type: 6 })
  const {
    row,
    header,
    questions: [own],
  } = await s.askWith({})
  expect(row).toMatchObject({ status: 'pending_survey', questionCount: 1 })
  const copied =
    (await s.member<SurveyHeader>('GET', `/server/survey/header/${header.id}?inclQuestions=true`)).body.questions ?? []
  expect(copied.map(({ questionWhen, questionTypeId }) => [questionWhen, questionTypeId])).toEqual([
    ['post', 6],
    ['pre', 4],
    ['question', 1],
  ])
  expect(copied.map(({ id }) => id)).not.toContain(post.id)
  expect(copied.map(({ id }) => id)).toContain(own!.id)
  // the plan changes; what was asked stays
  expectStatus(await s.staff('DELETE', `/server/survey/question/${post.id}`), 200)
  expect((await s.headerFor(s.member, `queryId=${row.id}`)).questions).toHaveLength(3)
  const plain = await s.ask()
  expect(await s.headerRows(plain.id)).toMatchObject([{ userId: s.userId, planId: null }])
  // without its last question before release a discussion waits no longer
  const pre = copied.find((one) => one.questionWhen === 'pre')
  expectStatus(await s.staff('DELETE', `/server/survey/question/${pre!.id}`), 200)
  expect((await s.row(row.id)).status).toBe('open')
})
