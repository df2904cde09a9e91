import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, csrTask, queryHeader, queryResponse } from '#db/schema/all.ts'
import { makeExpert, makeUser } from '#db/seed/factories.ts'
import type { QueryAdmin } from '#model/discussions/admin-rows.ts'
import { queryTypes } from '#model/discussions/enums.ts'
import type { DiscussionResponse, Engagement } from '#model/discussions/wire.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { answerText, startScenario } from './scenario.ts'

const product = await startProduct()
const { db } = product
interface Texts {
  text: string
  history: string
  previous: { text: string; history?: string; changedBy: string }[]
  version: number
}

/** A released discussion with one answer, and everyone in it. */
async function answered() {
  const scenario = await startScenario(product, { experts: 8, csrReview: 'no' })
  const row = await scenario.ask()
  const [part] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  const answer = await expert<DiscussionResponse>('POST', `/user/interaction/${row.key}/response`, {
    text: answerText,
    terms: true,
    minutes: 20,
  })
  expectStatus(answer, 200)
  return { scenario, row, part: part!, expert, answer: answer.body }
}
const changes = (refTable: string, refId: string, refField: string) =>
  db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, refTable), eq(auditEvent.refId, refId), eq(auditEvent.refField, refField)))

test('staff begin a discussion for someone, write its question and release it', async () => {
  const scenario = await startScenario(product)
  const base = { userId: scenario.asker.id, planId: scenario.plan.id, diagnosisId: scenario.diagnosis.id }
  const made = await scenario.staff<QueryAdmin>('POST', '/server/query/header', {
    ...base,
    title: 'On the telephone',
    panelSize: 2,
    maxResponseTime: 12,
    preventInvites: true,
  })
  expectStatus(made, 201)
  expect(made.body).toMatchObject({
    userId: scenario.asker.id,
    createdBy: scenario.csr.id,
    status: 'csrhold',
    title: 'On the telephone',
    panelSize: 2,
    maxResponseTime: 12,
    preventInvites: true,
    grantId: scenario.grant?.id,
  })
  expect(made.body.reviewReasons).toContain('textInvalid')
  expect(await db.select({ kind: csrTask.kind }).from(csrTask).where(eq(csrTask.queryId, made.body.id))).toEqual([
    { kind: 'review' },
  ])
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${made.body.key}/releaseHold`, {}), 409)

  const text = 'Is adjuvant chemotherapy advisable after lumpectomy with one positive node?'
  const { version } = await scenario.row(made.body.id)
  const written = await scenario.staff<Texts>('PUT', `/server/query/text/${made.body.id}`, {
    text,
    history: 'Lumpectomy in May.',
    version,
  })
  expectStatus(written, 200)
  expect(written.body).toMatchObject({
    text,
    history: 'Lumpectomy in May.',
    previous: [{ text: '', changedBy: scenario.csr.id }],
  })
  expect(await changes('query_header', made.body.id, 'text')).toMatchObject([{ newVal: text, userId: scenario.csr.id }])
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${made.body.key}/releaseHold`, {}), 200)

  for (const [body, fields] of [
    [{ ...base, userId: scenario.csr.id }, { userId: 'errors.unknownValue' }],
    [{ ...base, planId: 'none' }, { planId: 'errors.unknownValue' }],
    [{ ...base, diagnosisId: 'none' }, { diagnosisId: 'errors.unknownValue' }],
  ] as const) {
    const refused = await scenario.staff('POST', '/server/query/header', body)
    expectStatus(refused, 422)
    expect(refused.body).toMatchObject({ fields })
  }
  expectStatus(await scenario.staff('POST', '/server/query/header', { ...base, status: 'open' }), 422)
})

test('the discussion of a blinded person stays blinded', async () => {
  const scenario = await startScenario(product)
  const base = { planId: scenario.plan.id, diagnosisId: scenario.diagnosis.id }
  for (const person of [{ userType: userType.blinded }, { userKind: 'blinded' as const }]) {
    const asker = await makeUser(db, product.now(), person)
    const begin = (type?: string) =>
      scenario.staff<QueryAdmin>('POST', '/server/query/header', { ...base, userId: asker.id, ...(type && { type }) })
    for (const type of ['normal', 'private', 'communal']) {
      const refused = await begin(type)
      expectStatus(refused, 422)
      expect(refused.body).toMatchObject({ fields: { type: 'errors.blindedAsker' } })
    }
    expect((await begin('blinded')).body).toMatchObject({ type: 'blinded' })
    const made = await begin()
    expectStatus(made, 201)
    expect(made.body).toMatchObject({ type: 'blinded', anonymous: true, openTypes: ['blinded'] })
    const { id, version } = made.body
    const change = (body: object) => scenario.staff<QueryAdmin>('PUT', `/server/query/header/${id}`, body)
    const refused = await change({ type: 'normal', version })
    expectStatus(refused, 422)
    expect(refused.body).toMatchObject({ fields: { type: 'errors.blindedAsker' } })
    expect(await scenario.row(id)).toMatchObject({ type: 'blinded' })
    // the whole record is sent back with the type it has
    expectStatus(await change({ type: 'blinded', title: 'On the telephone', version }), 200)
  }
  // others change theirs until it is released, and may have it blinded
  const made = await scenario.staff<QueryAdmin>('POST', '/server/query/header', { ...base, userId: scenario.asker.id })
  expect(made.body.openTypes).toEqual([...queryTypes])
  const { id, version } = made.body
  const blinded = await scenario.staff<QueryAdmin>('PUT', `/server/query/header/${id}`, { type: 'blinded', version })
  expect(blinded).toMatchObject({ status: 200, body: { type: 'blinded', openTypes: [...queryTypes] } })
  await db.update(queryHeader).set({ status: 'open' }).where(eq(queryHeader.id, id))
  const released = await scenario.staff<QueryAdmin>('GET', `/server/query/header/${id}`)
  expect(released.body.openTypes).toEqual(['blinded'])
})

test('an expert’s part is made and changed by its own id', async () => {
  const { scenario, row, part } = await answered()
  const outsider = await makeExpert(db, product.now())
  const hand = await scenario.staff<Engagement>('POST', '/server/query/expert', {
    queryId: row.id,
    userId: outsider.id,
  })
  expectStatus(hand, 201)
  expect(hand.body).toMatchObject({ userId: outsider.id, status: 'invited' })
  const at = (id: string) => `/server/query/expert/${id}`
  const withdrawn = await scenario.staff<Engagement>('PUT', at(hand.body.queryExpertId), {
    status: 'cancelled',
    reason: 'Conflict of interest',
    version: hand.body.version,
  })
  expect(withdrawn.body).toMatchObject({ status: 'cancelled', version: hand.body.version + 1 })
  expect(await changes('query_expert', hand.body.queryExpertId, 'status')).toMatchObject([
    { newVal: 'cancelled', text: 'Conflict of interest', userId: scenario.csr.id },
  ])
  const now = (await scenario.engagements(row.id)).find((one) => one.id === part.id)!
  const unpaid = await scenario.staff<Engagement>('PUT', at(part.id), {
    payable: false,
    reason: 'Agreed by telephone',
    version: now.version,
  })
  expect(unpaid.body).toMatchObject({ status: 'answered', payable: false })

  const refusals: [string, string, object, number, object][] = [
    [
      'an older version',
      part.id,
      { payable: true, version: 1 },
      409,
      { errorKey: 'conflict', current: { version: now.version + 1 } },
    ],
    ['nothing to change', part.id, { version: now.version + 1 }, 422, { fields: { status: 'errors.required' } }],
    [
      'a status that nobody sets',
      part.id,
      { status: 'missedout', version: now.version + 1 },
      422,
      { fields: { status: 'engagement.refused.status' } },
    ],
    ['a rejection without a reason', part.id, { status: 'rejected', version: now.version + 1 }, 422, {}],
    ['a part that there is not', 'none', { payable: true, version: 1 }, 404, {}],
  ]
  for (const [what, id, body, status, told] of refusals) {
    const refused = await scenario.staff('PUT', at(id), body)
    expect(refused.status, what).toBe(status)
    expect(refused.body, what).toMatchObject(told)
  }
  expectStatus(
    await scenario.staff('POST', '/server/query/expert', { queryId: row.id, userId: scenario.asker.id }),
    422,
  )
  expectStatus(await scenario.staff('POST', '/server/query/expert', { queryId: 'none', userId: outsider.id }), 404)
})

describe('lines by their own id', () => {
  test('words of staff, and of an expert who told them to staff', async () => {
    const { scenario, row, part, answer } = await answered()
    const write = (body: object) =>
      scenario.staff<DiscussionResponse>('POST', '/server/query/response', { queryId: row.id, ...body })
    const info = await write({ type: 'info', text: 'We are looking for one more expert.' })
    expectStatus(info, 201)
    expect(info.body).toMatchObject({ type: 'info', subtype: null })
    expect((await write({ type: 'csrinfo', text: 'Asker called.' })).body).toMatchObject({
      type: 'csrinfo',
      subtype: 'csrnote',
    })
    const said = await write({
      type: 'response',
      text: 'The expert adds: repeat the assay before chemotherapy, if there is tissue left.',
      queryExpertId: part.id,
    })
    expectStatus(said, 201)
    expect(said.body).toMatchObject({ type: 'response', userId: part.userId })
    const [line] = await db.select().from(queryResponse).where(eq(queryResponse.id, said.body.id))
    expect(line).toMatchObject({ userId: part.userId, actingUserId: scenario.csr.id })
    expect(
      (
        await scenario.member<{ data: DiscussionResponse[] }>('GET', `/user/interaction/${row.key}/responses`)
      ).body.data.map((one) => one.id),
    ).toEqual([answer.id, info.body.id, said.body.id])

    const stranger = (await scenario.engagements(row.id)).find((one) => one.status === 'invited')!
    const refusals: [string, object, number, object][] = [
      ['an answer of staff’s own', { type: 'response', text: 'Ours' }, 422, { fields: { type: 'errors.invalid' } }],
      ['a decision', { type: 'csrupdateaccept', text: 'Yes' }, 422, { fields: { type: 'errors.invalid' } }],
      [
        'a note in an expert’s name',
        { type: 'info', text: 'Hm', queryExpertId: part.id },
        422,
        { fields: { type: 'errors.invalid' } },
      ],
      [
        'a kind that it is not',
        { type: 'info', subtype: 'clarify', text: 'Hm' },
        422,
        { fields: { subtype: 'errors.invalid' } },
      ],
      [
        'an expert’s text that its readers would not see',
        { type: 'response', subtype: 'suppressed', text: answerText, queryExpertId: part.id },
        422,
        { fields: { subtype: 'errors.invalid' } },
      ],
      ['nothing', { type: 'info', text: '   ' }, 422, { fields: { text: 'errors.required' } }],
      [
        'advice to the asker after the review',
        { type: 'csrhold', text: 'Please add the stage.' },
        409,
        { errorKey: 'discussion.transition', status: 'open' },
      ],
      ['an answer without a seat', { type: 'response', text: answerText, queryExpertId: stranger.id }, 409, {}],
      ['a part of another discussion', { type: 'response', text: answerText, queryExpertId: 'none' }, 404, {}],
    ]
    for (const [what, body, status, told] of refusals) {
      const refused = await write(body)
      expect(refused.status, what).toBe(status)
      expect(refused.body, what).toMatchObject(told)
    }
  })

  test('hidden, shown again, corrected with its reason, taken back; anything else is refused', async () => {
    const { scenario, row, part, answer } = await answered()
    const at = `/server/query/response/${answer.id}`
    const put = (body: object) => scenario.staff<DiscussionResponse>('PUT', at, body)
    expect((await put({ subtype: 'suppressed', reason: 'Under dispute', version: 1 })).body).toMatchObject({
      subtype: 'suppressed',
      version: 2,
    })
    const stale = await put({ subtype: null, version: 1 })
    expectStatus(stale, 409)
    expect(stale.body).toMatchObject({ errorKey: 'conflict', current: { version: 2 } })
    expect((await put({ subtype: null, version: 2 })).body).toMatchObject({ subtype: null, version: 3 })
    expect((await changes('query_response', answer.id, 'subtype')).map((line) => line.newVal)).toEqual([
      'suppressed',
      null,
    ])

    const words = `${answerText} See the guideline of 2025.`
    const text = await scenario.staff<Texts>('PUT', `/server/query/responseText/${answer.id}`, {
      text: words,
      reason: 'The year was wrong',
      version: 3,
    })
    expectStatus(text, 200)
    expect(text.body).toMatchObject({
      text: words,
      version: 4,
      previous: [{ text: answerText, changedBy: scenario.csr.id }],
    })
    expect(await changes('query_response', answer.id, 'text')).toMatchObject([
      { oldVal: answerText, newVal: words, text: 'The year was wrong', userId: scenario.csr.id },
    ])

    for (const [what, path, body, status, told] of [
      ['nothing to change', at, { version: 4 }, 422, { fields: { type: 'errors.required' } }],
      ['a type that no one sets', at, { type: 'csrinfo', version: 4 }, 409, { errorKey: 'discussion.transition' }],
      [
        'both at once',
        at,
        { type: 'response', subtype: 'suppressed', version: 4 },
        422,
        { fields: { subtype: 'errors.invalid' } },
      ],
      [
        'a rejection without a reason',
        at,
        { type: 'rejectedexpert', version: 4 },
        422,
        { fields: { reason: 'errors.required' } },
      ],
      ['a release of what is shown', at, { type: 'response', version: 4 }, 409, { errorKey: 'discussion.transition' }],
      [
        'a text of an older version',
        `/server/query/responseText/${answer.id}`,
        { text: 'Other', reason: 'Why', version: 3 },
        409,
        { errorKey: 'conflict' },
      ],
      ['a text without a reason', `/server/query/responseText/${answer.id}`, { text: 'Other', version: 4 }, 422, {}],
      [
        'an empty text',
        `/server/query/responseText/${answer.id}`,
        { text: '  ', reason: 'Why', version: 4 },
        422,
        { fields: { text: 'errors.required' } },
      ],
      [
        'a line that there is not',
        '/server/query/responseText/none',
        { text: 'Other', reason: 'Why', version: 1 },
        404,
        {},
      ],
      [
        'a question of an older version',
        `/server/query/text/${row.id}`,
        { text: answerText, version: 999 },
        409,
        { errorKey: 'conflict' },
      ],
      [
        'a question that says nothing',
        `/server/query/text/${row.id}`,
        { text: 'Well', version: (await scenario.row(row.id)).version },
        422,
        {},
      ],
    ] as const) {
      const refused = await scenario.staff('PUT', path, body)
      expect(refused.status, what).toBe(status)
      expect(refused.body, what).toMatchObject(told)
    }
    expect((await put({ type: 'retractedexpert', reason: 'At the expert’s wish', version: 4 })).body).toMatchObject({
      type: 'retractedexpert',
    })
    expect((await scenario.engagements(row.id)).find((one) => one.id === part.id)).toMatchObject({ payable: false })
    expectStatus(
      await scenario.staff('PUT', `/server/query/responseText/${answer.id}`, {
        text: 'Other',
        reason: 'Why',
        version: 5,
      }),
      409,
    )

    expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/close`, {}), 200)
    expectStatus(
      await scenario.staff('PUT', `/server/query/text/${row.id}`, {
        text: answerText,
        version: (await scenario.row(row.id)).version,
      }),
      409,
    )
    expectStatus(
      await scenario.staff('POST', '/server/query/response', { queryId: row.id, type: 'info', text: 'Too late' }),
      409,
    )
    expectStatus(
      await scenario.staff('POST', '/server/query/response', { queryId: row.id, type: 'csrinfo', text: 'Noted' }),
      201,
    )
  })
})
