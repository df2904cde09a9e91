import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, earning, queryExpert, querySelection, transaction } from '#db/schema/all.ts'
import { makeExpert, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type { Discussion, DiscussionResponse, Engagement } from '#model/discussions/wire.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { answerText, startScenario, type TestScenario } from './scenario.ts'

const product = await startProduct()
const hour = 3600

async function opened(options: Parameters<typeof startScenario>[1] = {}) {
  const scenario = await startScenario(product, { csrReview: 'no', ...options })
  const row = await scenario.ask()
  const invited = (await scenario.engagements(row.id)).map((part) => part.userId)
  return { scenario, row, user: `/user/interaction/${row.key}`, csr: `/csradmin/interaction/${row.key}`, invited }
}
const part = async (scenario: TestScenario, id: string, userId: string) =>
  (await scenario.engagements(id)).find((one) => one.userId === userId)!

test('a pause keeps the time left of every clock and stops posting', async () => {
  const began = product.now().getTime()
  const { scenario, row, user, csr, invited } = await opened()
  const expert = await product.as(invited[0] as string)
  expectStatus(await expert('POST', `${user}/accept`, { termsAccepted: true }), 200)
  await product.pass(2 * hour)
  expectStatus(await scenario.staff('POST', `${csr}/hold`, { reason: '' }), 422)
  expectStatus(await scenario.staff('POST', `${csr}/hold`, { reason: 'A second look' }), 200)
  expect((await scenario.member<Discussion>('GET', user)).body).toMatchObject({
    status: 'held',
    displayStatus: 'open',
    closeTime: null,
    staffNote: 'A second look',
    mayPost: false,
  })
  await product.pass(100 * hour)
  expect((await part(scenario, row.id, invited[0] as string)).status).toBe('claimed')
  expect((await part(scenario, row.id, invited[1] as string)).status).toBe('invited')
  const silent = await expert('POST', `${user}/response`, { text: answerText, terms: true })
  expectStatus(silent, 409)
  expect(silent.body).toMatchObject({ errorKey: 'discussion.notPostable', reason: 'engagement.refused.notPostable' })
  expectStatus(await (await product.as(invited[1] as string))('POST', `${user}/accept`, { termsAccepted: true }), 409)

  const resumed = await scenario.staff<Discussion>('POST', `${csr}/releaseHold`, {})
  expectStatus(resumed, 200)
  const now = product.now().getTime()
  // the clock of the test runs on while it works
  const worked = now - began - 102 * hour * 1000
  const expectLeft = (until: number | undefined, hours: number) => {
    const missing = hours * hour * 1000 - ((until ?? 0) - now)
    expect(Math.abs(missing)).toBeLessThanOrEqual(worked)
  }
  // seven days less the two hours, four of the six hours, 22 of the 24
  expectLeft(Date.parse(resumed.body.closeTime ?? ''), 7 * 24 - 2)
  expectLeft((await part(scenario, row.id, invited[0] as string)).reservedUntil?.getTime(), 4)
  expectLeft((await part(scenario, row.id, invited[1] as string)).inviteExpires?.getTime(), 22)
  await product.pass(4 * hour + 60)
  expect((await part(scenario, row.id, invited[0] as string)).status).toBe('timedout')
})

test('the call that invites experts brings guests too, to calls', async () => {
  const scenario = await startScenario(product, { experts: 3 })
  const times = [72, 96].map((hours) => Math.floor(product.now().getTime() / 1000) + hours * hour)
  const row = await scenario.ask({ mediaType: 'video', proposedTimes: times })
  const invite = `/csradmin/interaction/${row.key}/inviteParticipant`
  const outsider = await makeExpert(product.db, product.now())
  const guest = await scenario.staff<{ id: string }>('POST', invite, {
    participantType: 'lovedone',
    name: 'Gus Guest',
    email: 'gus@example.test',
  })
  expectStatus(guest, 200)
  expect(guest.body).toMatchObject({ participantType: 'lovedone', name: 'Gus Guest', action: 'invited' })
  for (const [given, fields] of [
    [{}, { userId: 'errors.required' }],
    [{ participantType: 'lovedone', name: 'Gus Guest' }, { email: 'invite.error.unreachable' }],
    [{ participantType: 'lovedone', email: 'gus@example.test' }, { name: 'errors.required' }],
    [{ userId: outsider.id, participantType: 'lovedone' }, { participantType: 'errors.unknownField' }],
  ] as const)
    expect((await scenario.staff('POST', invite, given)).body).toMatchObject({ fields })
  const written = await scenario.ask()
  const refused = await scenario.staff('POST', `/csradmin/interaction/${written.key}/inviteParticipant`, {
    participantType: 'lovedone',
    name: 'Gus Guest',
    email: 'gus@example.test',
  })
  expectStatus(refused, 422)
  expect(refused.body).toMatchObject({ fields: { participantType: 'invite.error.written' } })
})

test('staff prevent invitations, choose by hand, invite, withdraw and restore', async () => {
  const scenario = await startScenario(product, { csrReview: 'yes', experts: 8 })
  const row = await scenario.ask()
  const csr = `/csradmin/interaction/${row.key}`
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, { preventInvites: true }), 200)
  expect(await scenario.engagements(row.id)).toHaveLength(0)
  const run = await scenario.staff<{
    round: number
    seed: string
    invited: Engagement[]
    alternates: { userId: string; rank: number }[]
  }>('POST', `${csr}/runExpertSelection`, { count: 2 })
  expectStatus(run, 200)
  expect(run.body).toMatchObject({ round: 1, seed: `${row.id}:1` })
  expect(run.body.invited).toHaveLength(2)
  expect(run.body.alternates[0]).toMatchObject({ rank: 3 })
  const second = await scenario.staff<{ round: number }>('POST', `${csr}/runExpertSelection`, { count: 1 })
  expect(second.body.round).toBe(2)

  const outsider = await makeExpert(product.db, product.now())
  const listed = await scenario.staff<{ data: { userId: string; eligible: boolean; reasonCodes: string[] }[] }>(
    'POST',
    `${csr}/listApplicableExperts`,
    { name: outsider.lastName, includeExcluded: true },
  )
  expect(listed.body.data).toMatchObject([
    { userId: outsider.id, eligible: false, reasonCodes: ['selection.notInPool'] },
  ])
  const all = await scenario.staff<{
    data: { rank: number | null; eligible: boolean; reasonCodes: string[]; displayName: string }[]
    total: number
  }>('POST', `${csr}/listApplicableExperts`, { includeExcluded: true, pageSize: 50 })
  expect(all.body.total).toBe(8)
  expect(all.body.data.filter((one) => one.eligible).map((one) => one.rank)).toEqual([1, 2, 3, 4, 5])
  expect(all.body.data.filter((one) => !one.eligible).map((one) => one.reasonCodes)).toEqual(
    Array(3).fill(['selection.engaged']),
  )

  const hand = await scenario.staff<Engagement>('POST', `${csr}/inviteParticipant`, { userId: outsider.id })
  expectStatus(hand, 200)
  expect(hand.body).toMatchObject({ userId: outsider.id, status: 'invited' })
  const again = await scenario.staff('POST', `${csr}/inviteParticipant`, { userId: outsider.id })
  expectStatus(again, 409)
  const member = await scenario.staff('POST', `${csr}/inviteParticipant`, { userId: scenario.asker.id })
  expectStatus(member, 422)
  expect(member.body).toMatchObject({ fields: { userId: 'engagement.refused.notEligible' } })
  const withdrawn = await scenario.staff<Engagement>('POST', `${csr}/updateParticipantStatus`, {
    queryExpertId: hand.body.queryExpertId,
    status: 'cancelled',
    reason: 'Conflict of interest',
  })
  expect(withdrawn.body.status).toBe('cancelled')
  const back = await scenario.staff<Engagement>('POST', `${csr}/updateParticipantStatus`, {
    queryExpertId: hand.body.queryExpertId,
    status: 'invited',
  })
  expect(back.body.status).toBe('invited')
  const audit = await product.db
    .select()
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.refId, hand.body.queryExpertId),
        eq(auditEvent.refField, 'status'),
        eq(auditEvent.newVal, 'cancelled'),
      ),
    )
  expect(audit).toMatchObject([{ oldVal: 'invited', userId: scenario.csr.id, text: 'Conflict of interest' }])
  const rounds = await product.db.select().from(querySelection).where(eq(querySelection.queryId, row.id))
  expect(rounds).toHaveLength(2)

  await product.pass(5 * hour)
  const reset = await scenario.staff<Engagement>('POST', `${csr}/resetInviteTime`, {
    queryExpertId: hand.body.queryExpertId,
  })
  expect(Date.parse(reset.body.inviteExpires ?? '') - product.now().getTime()).toBeGreaterThan(23.9 * hour * 1000)
  expectStatus(await scenario.staff('POST', `${csr}/resetInviteTime`, { queryExpertId: 'of-another-discussion' }), 404)
})

test('the panel grows and shrinks within what is taken', async () => {
  const { scenario, row, user, csr, invited } = await opened({ panelSize: 1, experts: 8 })
  expect(invited).toHaveLength(2)
  const [a] = await Promise.all(invited.map((id) => product.as(id)))
  expectStatus(await a!('POST', `${user}/accept`, { termsAccepted: true }), 200)
  expectStatus(await a!('POST', `${user}/response`, { text: answerText, terms: true }), 200)
  expect((await scenario.row(row.id)).status).toBe('answered')
  const more = await scenario.staff('POST', `${csr}/updatePanelSize`, { panelSize: 3 })
  expect(more.body).toEqual({ panelSize: 3, seatsUsed: 1 })
  expect((await scenario.row(row.id)).status).toBe('open')
  expect((await scenario.engagements(row.id)).filter((one) => one.status === 'invited')).toHaveLength(3)
  const [, b] = (await scenario.engagements(row.id)).filter((one) => one.status === 'invited')
  expectStatus(await (await product.as(b!.userId))('POST', `${user}/accept`, { termsAccepted: true }), 200)
  const fewer = await scenario.staff('POST', `${csr}/updatePanelSize`, { panelSize: 1 })
  expectStatus(fewer, 409)
  expect(fewer.body).toMatchObject({ status: 'open', reason: 'discussion.refused.seatsTaken' })
  expectStatus(await scenario.staff('POST', `${csr}/updatePanelSize`, { panelSize: 21 }), 422)
  // a colleague who still sees the size of before changes nothing unknowingly
  const unseen = await scenario.staff('POST', `${csr}/updatePanelSize`, { panelSize: 4, from: 1 })
  expectStatus(unseen, 409)
  expect(unseen.body).toMatchObject({ errorKey: 'conflict', current: { panelSize: 3 } })
  expectStatus(await scenario.staff('POST', `${csr}/updatePanelSize`, { panelSize: 4, from: 3 }), 200)
})

test('an answer may be suppressed, reworded on release, or rejected for good, which frees the seat', async () => {
  const { scenario, row, user, csr, invited } = await opened({ panelSize: 1, experts: 6, csrReview: 'yes' })
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, {}), 200)
  const [first] = await scenario.engagements(row.id)
  expect(invited).toHaveLength(0)
  const expert = await product.as(first!.userId)
  expectStatus(await expert('POST', `${user}/accept`, { termsAccepted: true }), 200)
  const posted = await expert<DiscussionResponse>('POST', `${user}/response`, {
    text: `${answerText} Call me at 212-555-0188.`,
    terms: true,
    minutes: 20,
  })
  const qa = `${csr}/responseQa/${posted.body.id}`
  expect((await scenario.staff('GET', qa)).body).toMatchObject({
    original: posted.body.text,
    reasons: ['setting', 'identifiers'],
    checks: [{ id: 'phone' }],
  })
  const released = await scenario.staff<DiscussionResponse>('POST', qa, {
    decision: 'release',
    text: answerText,
    version: 1,
  })
  expectStatus(released, 200)
  expect(released.body).toMatchObject({ type: 'response', text: answerText, version: 2 })
  expect((await scenario.staff('GET', qa)).body).toMatchObject({ original: posted.body.text })
  const stale = await scenario.staff('POST', qa, { decision: 'suppress', version: 1 })
  expectStatus(stale, 409)
  expect(stale.body).toMatchObject({ errorKey: 'conflict', current: { version: 2 } })
  const lines = async () =>
    (await scenario.member<{ data: DiscussionResponse[] }>('GET', `${user}/responses`)).body.data.map(
      (line) => line.text,
    )
  expect(await lines()).toEqual([answerText])
  expectStatus(await scenario.staff('POST', qa, { decision: 'suppress', reason: 'Under dispute', version: 2 }), 200)
  expect(await lines()).toEqual([])
  expectStatus(await scenario.staff('POST', qa, { decision: 'release', version: 3 }), 200)
  await product.runner.runDue()
  expect(await product.db.select().from(earning).where(eq(earning.queryId, row.id))).toMatchObject([
    { amount: 10_000, minutes: 20 },
  ])

  expectStatus(await scenario.staff('POST', qa, { decision: 'reject', version: 4 }), 422)
  expectStatus(await scenario.staff('POST', qa, { decision: 'reject', reason: 'Not by this expert', version: 4 }), 200)
  expect(await part(scenario, row.id, first!.userId)).toMatchObject({
    status: 'rejected',
    payable: false,
    rejectReason: 'Not by this expert',
  })
  expect((await scenario.row(row.id)).status).toBe('open')
  await product.runner.runDue()
  expect(await product.db.select().from(earning).where(eq(earning.queryId, row.id))).toHaveLength(0)
  const seen = (await expert<{ data: DiscussionResponse[] }>('GET', `${user}/responses`)).body.data
  expect(seen.map((line) => line.type).sort()).toEqual(['rejectedexpert', 'rejectedexpertresponse'])
  expectStatus(await expert('POST', `${user}/response`, { text: answerText, terms: true }), 409)
})

test('notes and team are for staff alone; the review of the question is kept', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const user = `/user/interaction/${row.key}`
  const csr = `/csradmin/interaction/${row.key}`
  expectStatus(await scenario.staff('POST', `${csr}/addCsrNote`, { text: 'Asked the asker by phone.' }), 200)
  expectStatus(
    await scenario.staff('POST', `${user}/response`, { text: 'We will be with you shortly.', terms: true }),
    200,
  )
  expect(
    (await scenario.member<{ data: DiscussionResponse[] }>('GET', `${user}/responses?hideCsrData=false`)).body.data.map(
      (line) => [line.type, line.displayName],
    ),
  ).toEqual([['info', 'Consilium Support']])
  expect((await scenario.staff<{ total: number }>('GET', `${user}/responses`)).body.total).toBe(2)
  expect((await scenario.staff<{ total: number }>('GET', `${user}/responses?hideCsrData=true`)).body.total).toBe(1)
  expect(
    (await scenario.staff<{ data: DiscussionResponse[] }>('GET', `${user}/responses?type=csrinfo`)).body.data,
  ).toMatchObject([{ subtype: 'csrnote' }])

  expectStatus(await scenario.staff('POST', `${csr}/addTeamMember`, { userId: scenario.asker.id }), 422)
  expect((await scenario.staff('POST', `${csr}/addTeamMember`, { userId: scenario.csr.id })).body).toEqual({
    userId: scenario.csr.id,
    csrHandler: 'assigned',
  })
  expect((await scenario.staff<{ data: unknown[] }>('GET', `${csr}/team`)).body.data).toHaveLength(1)
  expectStatus(await scenario.staff('DELETE', `${csr}/team/${scenario.csr.id}`), 200)
  expectStatus(await scenario.staff('DELETE', `${csr}/team/${scenario.csr.id}`), 404)

  const qa = await scenario.staff('POST', `${csr}/headerQa`, {
    checks: [
      { id: 'noIdentifiers', answer: true },
      { id: 'understandable', answer: false },
    ],
    note: 'Second sentence unclear.',
  })
  expectStatus(qa, 200)
  expect(
    (
      await scenario.staff<{ checks: { id: string; answer: boolean | null }[] }>('GET', `${csr}/headerQa`)
    ).body.checks.map((check) => check.answer),
  ).toEqual([true, false, null, null])
  expectStatus(await scenario.staff('POST', `${csr}/headerQa`, { checks: [{ id: 'nonsense', answer: true }] }), 422)
})

test('it closes by itself at its time, also at a new one, and can be opened again either way', async () => {
  const { scenario, row, user, csr, invited } = await opened()
  const expert = await product.as(invited[0] as string)
  expectStatus(await expert('POST', `${user}/accept`, { termsAccepted: true }), 200)
  const soon = new Date(product.now().getTime() + 3 * hour * 1000).toISOString()
  expectStatus(
    await scenario.staff('PUT', `${csr}/updateQueryCloseTime`, {
      closeTime: new Date(product.now().getTime() - 1000).toISOString(),
    }),
    422,
  )
  expect((await scenario.staff('PUT', `${csr}/updateQueryCloseTime`, { closeTime: soon })).body).toEqual({
    closeTime: soon,
  })
  const muchLater = new Date(product.now().getTime() + 9 * hour * 1000).toISOString()
  for (const from of [row.closeTime?.toISOString() ?? null, muchLater]) {
    const unseen = await scenario.staff('PUT', `${csr}/updateQueryCloseTime`, { closeTime: muchLater, from })
    expectStatus(unseen, 409)
    expect(unseen.body).toMatchObject({ errorKey: 'conflict', current: { closeTime: soon } })
  }
  expectStatus(
    await scenario.staff('PUT', `${csr}/updateQueryCloseTime`, { closeTime: soon, from: soon.replace('Z', '000Z') }),
    200,
  )
  await product.pass(3 * hour - 60)
  expect((await scenario.row(row.id)).status).toBe('open')
  await product.pass(120)
  expect((await scenario.row(row.id)).status).toBe('closed')
  expect((await scenario.engagements(row.id)).map((one) => one.status).sort()).toEqual([
    'missedout',
    'missedout',
    'missedout',
    'missedout',
    'timedout',
  ])
  expectStatus(await scenario.staff('GET', `/server/query/reopen/${row.id}?newCloseTime=${soon}`), 422)
  const later = new Date(product.now().getTime() + hour * 1000).toISOString()
  const reopened = await scenario.staff('GET', `/server/query/reopen/${row.id}?newCloseTime=${later}`)
  expectStatus(reopened, 200)
  expect(reopened.body).toEqual((await scenario.staff('GET', `/rest/queries/${row.id}`)).body)
  expect((await scenario.row(row.id)).status).toBe('open')
  // who had lost the seat may take it again and earns by a new line
  expectStatus(await expert('POST', `${user}/accept`, { termsAccepted: true }), 200)
  expectStatus(await expert('POST', `${user}/response`, { text: answerText, terms: true, minutes: 60 }), 200)
  await product.pass(hour + 60)
  const lines = await product.db.select().from(transaction).where(eq(transaction.queryId, row.id))
  expect(lines).toMatchObject([{ amount: 30_000, transactionType: 'Earned', source: 'async', status: 'credit' }])
})

test('a charge is recorded by csr_admin; cancelling with seats needs force and rank, and leaves what was earned', async () => {
  const poor = await startScenario(product, { funded: false, csrReview: 'no', experts: 6 })
  const row = await poor.ask()
  const csr = `/csradmin/interaction/${row.key}`
  const user = `/user/interaction/${row.key}`
  const boss = await product.as(poor.admin.id)
  expectStatus(await poor.staff('POST', `${csr}/charge`, { reference: 'INV-1' }), 403)
  const paid = await boss<Discussion>('POST', `${csr}/charge`, { reference: 'INV-1', amount: 20_000 })
  expectStatus(paid, 200)
  // only the plan's pool is left without a funding source
  expect(paid.body.status).toBe('open')
  expect(await poor.row(row.id)).toMatchObject({ chargeReference: 'INV-1' })
  const [first] = await poor.engagements(row.id)
  const expert = await product.as(first!.userId)
  expectStatus(await expert('POST', `${user}/accept`, { termsAccepted: true }), 200)
  expectStatus(await expert('POST', `${user}/response`, { text: answerText, terms: true, minutes: 30 }), 200)
  expectStatus(await poor.member('POST', `${user}/cancel`, { version: (await poor.row(row.id)).version }), 409)
  expectStatus(await poor.staff('POST', `${csr}/cancelQuery?forceCancel=true`, {}), 403)
  const unforced = await boss('POST', `${csr}/cancelQuery`, {})
  expectStatus(unforced, 409)
  expect(unforced.body).toMatchObject({ status: 'open', reason: 'discussion.refused.forceNeeded' })
  expectStatus(await boss('POST', `${csr}/cancelQuery?forceCancel=true`, { reason: 'Asked twice' }), 200)
  expect(await poor.row(row.id)).toMatchObject({ status: 'cancelled', cancelReason: 'Asked twice' })
  expect((await poor.engagements(row.id)).filter((one) => one.status === 'cancelled').length).toBeGreaterThan(0)
  await product.runner.runDue()
  expect(await product.db.select().from(transaction).where(eq(transaction.queryId, row.id))).toMatchObject([
    { amount: 15_000 },
  ])
})

test('staff correct an expert’s time until the close, with a reason', async () => {
  const { scenario, row, user, csr, invited } = await opened({ panelSize: 1, experts: 3 })
  const expert = await product.as(invited[0] as string)
  expectStatus(await expert('POST', `${user}/accept`, { termsAccepted: true }), 200)
  expectStatus(await expert('POST', `${user}/response`, { text: answerText, terms: true, minutes: 60 }), 200)
  const { id } = await part(scenario, row.id, invited[0] as string)
  expectStatus(await scenario.staff('PUT', `${csr}/updateExpertTime`, { queryExpertId: id, minutes: 30 }), 422)
  expect(
    (
      await scenario.staff('PUT', `${csr}/updateExpertTime`, {
        queryExpertId: id,
        minutes: 30,
        reason: 'Agreed by phone',
      })
    ).body,
  ).toMatchObject({ minutes: 30, amount: 15_000 })
  const audit = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refId, id), eq(auditEvent.refField, 'minutes'), eq(auditEvent.newVal, '30')))
  expect(audit).toMatchObject([{ oldVal: '60', userId: scenario.csr.id, text: 'Agreed by phone' }])
  expectStatus(await scenario.staff('POST', `${csr}/close`, {}), 200)
  const late = await scenario.staff('PUT', `${csr}/updateExpertTime`, { queryExpertId: id, minutes: 15, reason: 'No' })
  expectStatus(late, 409)
  expect(late.body).toMatchObject({ reason: 'engagement.refused.frozen' })
})

test('what the asker’s plan forbids stays forbidden', async () => {
  const { scenario, user } = await opened({ plan: { access: 'read_only' } })
  expectStatus(
    await scenario.member('POST', `${user}/response`, { text: 'One more thing to add here.', terms: true }),
    403,
  )
  expect((await scenario.member<Discussion>('GET', user)).body.mayPost).toBe(false)
  const network = await makeUser(product.db, product.now(), { userType: userType.network })
  expectStatus(await (await product.as(network.id))('GET', user), 404)
  expect(await product.db.select().from(queryExpert).where(eq(queryExpert.userId, network.id))).toHaveLength(0)
})
