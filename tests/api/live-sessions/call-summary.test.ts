import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { csrTask, liveMessage, membershipPlan, notification, planMember, queryHeader } from '#db/schema/all.ts'
import type { CallSummaries } from '#model/discussions/calls/call-summary.ts'
import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { toSeconds } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { join, startCall } from './room-scenario.ts'

const product = await startProduct()
const { db } = product
const minute = 60

/** A call of two experts, of whom one came, ended by that one after some minutes. */
async function endedCall(keepCallChat = false) {
  const call = await startCall(product, { experts: 2 })
  if (keepCallChat) {
    const [row] = await db.select().from(queryHeader).where(eq(queryHeader.id, call.row.id))
    await db
      .update(membershipPlan)
      .set({ keepCallChat })
      .where(eq(membershipPlan.id, row?.planId ?? ''))
  }
  await product.pass(4 * minute)
  const expert = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  expectStatus(await asker.post('chat', { text: 'Can I send the scan later?' }), 200)
  for (let left = 8 * minute; left > 0; left -= 20) {
    await product.pass(20)
    for (const seat of [expert, asker]) expectStatus(await seat.post('heartbeat'), 200)
  }
  const at = `/user/interaction/${call.row.key}`
  const early = await call.expert('POST', `${at}/callSummary`, { agreed: 'Too early' })
  expectStatus(early, 409)
  expectStatus(await expert.post('end'), 200)
  return {
    ...call,
    at,
    keepsChat: asker.keepsChat,
    read: (who: typeof call.asker) => who<CallSummaries>('GET', `${at}/callSummary`),
  }
}

test('who was in the call sums it up once; the asker is told and agrees, and it stays in the discussion', async () => {
  const call = await endedCall()
  const draft = (await call.read(call.expert)).body
  expect(draft.summaries).toEqual([])
  expect(draft.mayWrite?.minutes).toBeGreaterThanOrEqual(8)
  expect(draft.mayWrite?.intervals).toHaveLength(1)
  // the other expert did not come, the asker writes none
  for (const other of [call.callers[1]!, call.asker, call.staff])
    expectStatus(await other('POST', `${call.at}/callSummary`, { agreed: 'Not mine to say' }), 409)
  expectStatus(await call.expert('POST', `${call.at}/callSummary`, { agreed: ' ' }), 422)

  const written = await call.expert<CallSummaries>('POST', `${call.at}/callSummary`, {
    agreed: 'Three more cycles',
    followUp: 'A scan in May',
  })
  expectStatus(written, 200)
  expect(written.body).toMatchObject({ mayWrite: null, summaries: [{ agreed: 'Three more cycles', state: 'open' }] })
  expectStatus(await call.expert('POST', `${call.at}/callSummary`, { agreed: 'Again' }), 409)
  const told = await db
    .select()
    .from(notification)
    .where(and(eq(notification.queryId, call.row.id), eq(notification.purpose, 'callSummary')))
  expect(told.map(({ userId }) => userId)).toEqual([call.row.userId])
  const lines = await call.asker<{ data: DiscussionResponse[] }>('GET', `${call.at}/responses`)
  expect(lines.body.data.map(({ text }) => text)).toContain(
    'Agreed in the call:\nThree more cycles\n\nFollow-up:\nA scan in May',
  )

  const summaryId = (await call.read(call.asker)).body.mayDecide
  expectStatus(await call.expert('POST', `${call.at}/callSummaryDecision`, { summaryId, agree: true }), 403)
  const agreed = await call.asker<CallSummaries>('POST', `${call.at}/callSummaryDecision`, { summaryId, agree: true })
  expectStatus(agreed, 200)
  expect(agreed.body).toMatchObject({ mayDecide: null, summaries: [{ state: 'agreed' }] })
  expectStatus(await call.asker('POST', `${call.at}/callSummaryDecision`, { summaryId, agree: true }), 409)
})

test('an objection needs words, goes to staff, and lets the expert write another one; silence for 48 hours lets it stand', async () => {
  const call = await endedCall()
  const write = (agreed: string) => call.expert<CallSummaries>('POST', `${call.at}/callSummary`, { agreed })
  expectStatus(await write('Surgery next week'), 200)
  const first = (await call.read(call.asker)).body.mayDecide
  const decide = (body: Record<string, unknown>) =>
    call.asker<CallSummaries>('POST', `${call.at}/callSummaryDecision`, body)
  expectStatus(await decide({ summaryId: first, agree: false }), 422)
  expectStatus(await decide({ summaryId: first, agree: false, objection: 'We said next month' }), 200)
  const tasks = await db.select().from(csrTask).where(eq(csrTask.queryId, call.row.id))
  expect(tasks).toMatchObject([
    { kind: 'call', detail: { items: [{ why: 'objected', reason: 'We said next month' }] } },
  ])
  expectStatus(await write('Surgery next month'), 200)
  const second = (await call.read(call.asker)).body.mayDecide
  expect(second).not.toBe(first)
  expectStatus(await decide({ summaryId: first, agree: true }), 404)
  await product.pass(48 * 60 * minute + 1)
  expect((await call.read(call.asker)).body).toMatchObject({
    mayDecide: null,
    summaries: [{ state: 'objected', objection: 'We said next month' }, { state: 'stands' }],
  })
  expectStatus(await decide({ summaryId: second, agree: false, objection: 'Too late' }), 409)
})

test.each([
  ['a further call is booked', 72 * 3600],
  ['its time is taken back', null],
])('what was agreed in a call, and who was in it, can still be read and decided once %s', async (_name, later) => {
  const call = await endedCall()
  expectStatus(await call.expert('POST', `${call.at}/callSummary`, { agreed: 'Three more cycles' }), 200)
  await product.pass(60 * minute)
  const meetingTime = later === null ? null : toSeconds(product.now()) + later
  const staffAt = `/csradmin/interaction/${call.row.key}`
  expectStatus(await call.staff('POST', `${staffAt}/updateMeetingTime`, { meetingTime }), 200)
  const held = toSeconds(call.meetingTime)
  for (const who of [call.asker, call.expert, call.staff])
    expect((await call.read(who)).body.summaries).toMatchObject([{ agreed: 'Three more cycles', meetingTime: held }])
  const { mayDecide } = (await call.read(call.asker)).body
  expect(mayDecide).not.toBeNull()
  const agreed = { summaryId: mayDecide, agree: true }
  expectStatus(await call.asker('POST', `${call.at}/callSummaryDecision`, agreed), 200)
  const { body } = await call.staff<CallAttendance>('GET', `${staffAt}/attendance`)
  expect(body.earlier).toMatchObject([{ meetingTime: held }])
  expect(body.earlier[0]?.people).toHaveLength(2)
  for (const person of body.earlier[0]?.people ?? []) expect(person.minutes).toBeGreaterThanOrEqual(8)
})

test('what staff suppress of a summary is read and decided by no one else, and another one may be written', async () => {
  const call = await endedCall()
  const write = (agreed: string) => call.expert<CallSummaries>('POST', `${call.at}/callSummary`, { agreed })
  expectStatus(await write('Stop letrozole'), 200)
  const summaryId = (await call.read(call.asker)).body.mayDecide
  const lines = await call.staff<{ data: DiscussionResponse[] }>('GET', `${call.at}/responses`)
  const line = lines.body.data.find(({ text }) => text.includes('Stop letrozole'))
  const hidden = { subtype: 'suppressed', reason: 'Wrong drug', version: line?.version }
  expectStatus(await call.staff('PUT', `/server/query/response/${line?.id}`, hidden), 200)
  const seen = await call.read(call.asker)
  expect(seen.body).toMatchObject({ summaries: [], mayDecide: null })
  expectStatus(await call.asker('POST', `${call.at}/callSummaryDecision`, { summaryId, agree: true }), 404)
  expect((await call.read(call.staff)).body.summaries).toMatchObject([{ agreed: 'Stop letrozole' }])
  expect((await call.read(call.expert)).body.mayWrite).not.toBeNull()
  expectStatus(await write('Go on with letrozole'), 200)
  expect((await call.read(call.asker)).body.summaries).toMatchObject([
    { agreed: 'Go on with letrozole', state: 'open' },
  ])
})

test('what the asker objects to is read by staff and the panel, not by others of a plan that shares', async () => {
  const call = await endedCall()
  expectStatus(await call.expert('POST', `${call.at}/callSummary`, { agreed: 'Surgery next week' }), 200)
  const summaryId = (await call.read(call.asker)).body.mayDecide
  const objection = 'I never agreed to that'
  expectStatus(await call.asker('POST', `${call.at}/callSummaryDecision`, { summaryId, agree: false, objection }), 200)
  const planId = (await db.select().from(queryHeader).where(eq(queryHeader.id, call.row.id)))[0]?.planId ?? ''
  await db.update(membershipPlan).set({ sharedQueries: true }).where(eq(membershipPlan.id, planId))
  const other = await makeUser(db, product.now())
  await db.insert(planMember).values({ planId, userId: other.id, joinedAt: product.now() })
  for (const [who, said] of [
    [call.expert, objection],
    [call.asker, objection],
    [call.staff, objection],
    [await product.as(other.id), null],
  ] as const)
    expect((await call.read(who)).body.summaries).toMatchObject([{ objection: said }])
})

test.each([true, false])(
  'the chat of a call stays in the discussion where the plan says so: %s',
  async (keepCallChat) => {
    const call = await endedCall(keepCallChat)
    await product.pass(60 * minute)
    const lines = await call.asker<{ data: DiscussionResponse[] }>('GET', `${call.at}/responses`)
    const kept = lines.body.data.filter(({ text }) => text.includes('Can I send the scan later?'))
    expect(kept.map(({ type, text }) => [type, text])).toEqual(
      keepCallChat ? [['info', 'Written in the call:\nPatient: Can I send the scan later?']] : [],
    )
    // as the room had said
    expect(call.keepsChat).toBe(keepCallChat)
    expect(await db.$count(liveMessage, eq(liveMessage.queryId, call.row.id))).toBe(0)
  },
)
