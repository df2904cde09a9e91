import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeExpert, makeUser } from '#db/seed/factories.ts'
import { auditEvent, queryExpert, queryHeader, queryResponse, queryTeam, stateTransition } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { operations } from '#api/http/operations.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { answerText, question, startScenario } from './scenario.ts'

const product = await startProduct()
const future = () => new Date(product.now().getTime() + 86_400_000).toISOString()

/** A body that each writing call of staff would take. */
const bodies: Record<string, unknown> = {
  releaseHold: {},
  hold: { reason: 'r' },
  returnToAsker: { reason: 'r' },
  charge: { reference: 'r' },
  close: {},
  reopen: { newCloseTime: '2030-01-01T00:00:00.000Z' },
  cancelQuery: {},
  setCSRReview: { csrReview: 'no' },
  setPreventInvites: { preventInvites: true },
  updatePanelSize: { panelSize: 2 },
  updateQueryQuestion: { text: question, version: 1 },
  updateQueryCloseTime: { closeTime: '2030-01-01T00:00:00.000Z' },
  updateExpertTime: { queryExpertId: 'x', minutes: 15, reason: 'r' },
  updateMeetingTime: { meetingTime: null },
  updateLiveSessionTimes: { times: [] },
  updateLiveSessionStatus: { status: 'ended' },
  giveBackSeat: { queryExpertId: 'x', reason: 'r' },
  attendance: { askerCame: true, people: [] },
  runExpertSelection: {},
  inviteParticipant: { userId: 'x' },
  resetInviteTime: { queryExpertId: 'x' },
  updateParticipantStatus: { queryExpertId: 'x', status: 'cancelled' },
  updateParticipantMtgUrl: { queryExpertId: 'x', mtgUrl: null },
  addCsrNote: { text: 'n' },
  addTeamMember: { userId: 'x' },
  headerQa: { checks: [] },
  responseQa: { decision: 'release', version: 1 },
}

const snapshot = async (id: string) =>
  JSON.stringify([
    await product.db.select().from(queryHeader).where(eq(queryHeader.id, id)),
    await product.db.select().from(queryExpert).where(eq(queryExpert.queryId, id)).orderBy(queryExpert.id),
    await product.db.select().from(queryResponse).where(eq(queryResponse.queryId, id)).orderBy(queryResponse.id),
    await product.db.select().from(queryTeam).where(eq(queryTeam.queryId, id)),
    await product.db.select().from(stateTransition).where(eq(stateTransition.queryId, id)).orderBy(stateTransition.id),
    await product.db.select({ id: auditEvent.id }).from(auditEvent).orderBy(auditEvent.id),
  ])

test('view-only staff change nothing, whatever they call; others may not call it at all', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const viewer = await product.as(
    (
      await makeUser(product.db, product.now(), {
        userType: userType.csr,
        staffRoles: ['csr_super'],
        allowedCSRView: true,
      })
    ).id,
  )
  const expert = await product.as((await makeExpert(product.db, product.now())).id)
  const before = await snapshot(row.id)
  const writes = operations.filter(
    ({ path, who, method }) =>
      (path.includes('/interaction/{key}') || path.startsWith('/server/query/reopen')) &&
      (method !== 'GET' || who === 'csr-write') &&
      who !== 'csr',
  )
  expect(writes.length).toBeGreaterThan(35)
  for (const { method, path } of writes) {
    const address =
      path
        .replace('{key}', row.key)
        .replace('{id}', row.id)
        .replace(/\{\w+\}/g, 'x') + (path.includes('reopen/') ? `?newCloseTime=${future()}` : '')
    const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies[path.split('/')[4] ?? ''] ?? {})
    expect([path, (await viewer(method, address, body)).status]).toEqual([path, 403])
    if (path.startsWith('/csradmin') || path.startsWith('/server'))
      expect([path, (await expert(method, address, body)).status]).toEqual([path, 403])
  }
  expectStatus(await viewer('GET', `/user/interaction/${row.key}`), 200)
  expectStatus(await viewer('POST', `/csradmin/interaction/${row.key}/listParticipants`, {}), 200)
  expect((await viewer<Discussion>('GET', `/user/interaction/${row.key}`)).body).toMatchObject({
    allowed: [],
    mayPost: false,
  })
  expect(await snapshot(row.id)).toBe(before)
})

test('another person’s discussion does not exist', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask()
  const strangers = [
    await makeUser(product.db, product.now()),
    await makeExpert(product.db, product.now()),
    await makeUser(product.db, product.now(), { userType: userType.network }),
  ]
  const before = await snapshot(row.id)
  for (const { id } of strangers) {
    const call = await product.as(id)
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/responses'],
      ['GET', '/faculty'],
      ['POST', '/accept', { termsAccepted: true }],
      ['POST', '/decline', {}],
      ['POST', '/acceptTerms', { termsId: 'discussion' }],
      ['POST', '/response', { text: answerText, terms: true }],
      ['POST', '/response/x/retract', {}],
      ['POST', '/csrUpdate', { decision: 'csrupdateaccept' }],
      ['POST', '/resubmit', { text: question, version: 1 }],
      ['POST', '/followup', { text: 'Why?' }],
      ['POST', '/close', { version: 1 }],
      ['POST', '/cancel', { version: 1 }],
      ['PUT', '/minutes', { minutes: 15, version: 1 }],
      ['PUT', '/seen', { responseId: 'x' }],
    ] as const) {
      const answer = await call(method, `/user/interaction/${row.key}${path}`, body)
      expect([path, answer.status, answer.body.errorKey]).toEqual([path, 404, 'not.found'])
    }
  }
  expect(await snapshot(row.id)).toBe(before)
  expectStatus(await scenario.staff('GET', '/user/interaction/CQ-XXXXXX'), 404)
})

test('a discussion is found by its key in any spelling, or by its id', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  for (const key of [row.key, row.id, row.key.toLowerCase(), row.key.replace('-', ''), row.key.slice(3)]) {
    expect((await scenario.member<Discussion>('GET', `/user/interaction/${key}`)).body.queryId).toBe(row.id)
  }
})

test('fifty edits of one version: one is taken, forty-nine are told what stands now', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const at = `/csradmin/interaction/${row.key}`
  expectStatus(await scenario.staff('POST', `${at}/returnToAsker`, { reason: 'Please add the stage.' }), 200)
  const { version } = await scenario.row(row.id)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      scenario.member('POST', `/user/interaction/${row.key}/resubmit`, { text: `${question} Attempt ${n}.`, version }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const stale = answers.filter((answer) => answer.status === 409)
  expect(stale).toHaveLength(49)
  for (const { body } of stale)
    expect(body).toMatchObject({
      errorKey: 'conflict',
      current: { key: row.key, status: 'csrhold', version: version + 1 },
    })
})

test('a wrong state is 409 with the state, the reason and what is allowed', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const csr = `/csradmin/interaction/${row.key}`
  const user = `/user/interaction/${row.key}`
  const held = await scenario.staff<{ status: string; reason: string; allowed: string[] }>('POST', `${csr}/hold`, {
    reason: 'r',
  })
  expectStatus(held, 409)
  expect(held.body).toMatchObject({
    errorKey: 'discussion.transition',
    status: 'csrhold',
    reason: 'discussion.refused.status',
  })
  expect(held.body.allowed).toEqual(expect.arrayContaining(['releaseHold', 'returnToAsker', 'csrUpdate', 'cancel']))
  for (const [method, path, body] of [
    ['POST', '/close', {}],
    ['POST', '/reopen', { newCloseTime: future() }],
    ['POST', '/runExpertSelection', {}],
    ['PUT', '/updateQueryCloseTime', { closeTime: future() }],
    ['POST', '/updateMeetingTime', { meetingTime: Math.floor(Date.parse(future()) / 1000) }],
  ] as const)
    expect([path, (await scenario.staff(method, csr + path, body)).status]).toEqual([path, 409])
  const shown = (await scenario.staff<Discussion>('GET', user)).body
  expect(shown.refused).toMatchObject({
    hold: 'discussion.refused.status',
    schedule: 'discussion.refused.notLive',
    recordCharge: 'discussion.refused.rank',
  })
  expect(Object.keys(shown.refused ?? {})).not.toContain('closeTimeReached')
  expectStatus(await scenario.member('POST', `${user}/followup`, { text: 'Any news?' }), 409)
  expectStatus(await scenario.member('POST', `${user}/response`, { text: 'Any news?', terms: true }), 409)
  expectStatus(await scenario.member('POST', `${user}/close`, { version: shown.version }), 409)
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, { version: shown.version, status: 'open' }), 422)
  expectStatus(
    await scenario.staff('POST', `${csr}/updateParticipantStatus`, { queryExpertId: 'x', status: 'sleeping' }),
    422,
  )
  expectStatus(await scenario.staff('GET', `/server/query/log/state-transitions?queryId=${row.id}&colour=blue`), 422)
  expectStatus(
    await scenario.member('POST', `${user}/cancel`, { version: shown.version, reason: 'No longer needed' }),
    200,
  )
  expect(await scenario.row(row.id)).toMatchObject({ status: 'cancelled', cancelReason: 'No longer needed' })
  expect((await scenario.member<Discussion>('GET', user)).body.allowed).toEqual([])
})

test('a question that breaks the text rules, or a call without a time, is not released', async () => {
  const scenario = await startScenario(product, { plan: { media: ['messenger', 'video'] } })
  const row = await scenario.ask()
  await product.db.update(queryHeader).set({ text: 'aaa' }).where(eq(queryHeader.id, row.id))
  const text = await scenario.staff('POST', `/csradmin/interaction/${row.key}/releaseHold`, {})
  expectStatus(text, 409)
  expect(text.body).toMatchObject({
    errorKey: 'discussion.releaseFailed',
    message: 'This query failed to release. Please try again.',
    reason: 'discussion.refused.textInvalid',
  })
  const live = await scenario.ask({ mediaType: 'video' })
  const csr = `/csradmin/interaction/${live.key}`
  const timeless = await scenario.staff('POST', `${csr}/releaseHold`, {})
  expect(timeless.body).toMatchObject({
    errorKey: 'discussion.releaseFailed',
    reason: 'discussion.refused.noTime',
    status: 'csrhold',
  })
  const at = Math.floor(product.now().getTime() / 1000) + 90_000
  expect((await scenario.staff('POST', `${csr}/updateLiveSessionTimes`, { times: [at + 1800, at] })).body).toEqual({
    proposedTimes: [at, at + 1800],
  })
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, {}), 200)
  const [part] = await product.db.select().from(queryExpert).where(eq(queryExpert.queryId, live.id))
  const expert = await product.as(part!.userId)
  const accept = (meetingTime?: number) =>
    expert('POST', `/user/interaction/${live.key}/accept`, { termsAccepted: true, ...(meetingTime && { meetingTime }) })
  expect((await accept()).body).toMatchObject({ fields: { meetingTime: 'engagement.refused.timeMissing' } })
  expect((await accept(at + 60)).body).toMatchObject({ fields: { meetingTime: 'engagement.refused.timeNotProposed' } })
  const taken = await accept(at + 1800)
  expectStatus(taken, 200)
  expect(taken.body).toMatchObject({ status: 'claimed', meetingTime: at + 1800 })
  expect((await scenario.member<Discussion>('GET', `/user/interaction/${live.key}`)).body).toMatchObject({
    meetingTime: at + 1800,
    panelSize: 3,
  })
  const off = await scenario.staff('POST', `${csr}/updateMeetingTime`, { meetingTime: null })
  expect(off.body).toEqual({ meetingTime: null, meetingTimeDisplay: null, status: 'open' })
})

test('an expert decides neither who reads the answer nor which terms were accepted', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask()
  const at = `/user/interaction/${row.key}`
  const [seat] = await scenario.engagements(row.id)
  const expert = await product.as(seat!.userId)
  for (const termsId of ['banana', '']) expectStatus(await expert('POST', `${at}/acceptTerms`, { termsId }), 422)
  expectStatus(await expert('POST', `${at}/accept`, { termsAccepted: false }), 422)
  // those who take no part as experts accept nothing
  for (const call of [scenario.member, scenario.staff])
    expectStatus(await call('POST', `${at}/acceptTerms`, { termsId: 'discussion' }), 403)
  expectStatus(await expert('POST', `${at}/acceptTerms`, { termsId: 'discussion' }), 200)
  expectStatus(await expert('POST', `${at}/accept`, { termsAccepted: false }), 200)

  const before = await snapshot(row.id)
  for (const subtype of ['csrnote', 'suppressed', 'attachment']) {
    const refused = await expert('POST', `${at}/response`, { text: answerText, terms: true, minutes: 60, subtype })
    expect([subtype, refused.status, refused.body.fields]).toMatchObject([
      subtype,
      422,
      { subtype: expect.any(String) },
    ])
  }
  expect(await snapshot(row.id)).toBe(before)
})
