import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvent, liveAttendance, queryExpert, queryHeader, queryInvite, rateLimit } from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makePlan, makeUser } from '#db/seed/factories.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { expectStatus, startProduct } from '../../support/product.ts'

const product = await startProduct()
let askerId = ''
let expertId = ''
let diagnosisId = ''
beforeAll(async () => {
  askerId = (await makeUser(product.db, product.now(), { firstName: 'Ada', lastName: 'Asker' })).id
  expertId = (await makeExpert(product.db, product.now())).id
  diagnosisId = (await makeDiagnosis(product.db)).id
})
beforeEach(async () => {
  await product.db.delete(rateLimit)
})
let made = 0
/** A discussion with a call in so many minutes, and a guest's key to it. */
async function invited(minutes: number | null, more: Partial<typeof queryHeader.$inferInsert> = {}) {
  const now = product.now()
  const queryId = newId()
  const key = `guest-key-${++made}`
  await product.db.insert(queryHeader).values({
    id: queryId,
    key: `Q-${made}`,
    userId: askerId,
    createdBy: askerId,
    status: 'open',
    title: 'A question',
    mediaType: 'video',
    diagnosisId,
    expertSelectionMode: 'grant_first',
    text: 'Text',
    meetingTime: minutes === null ? null : new Date(now.getTime() + minutes * 60_000),
    createdAt: now,
    updatedAt: now,
    ...more,
  } as typeof queryHeader.$inferInsert)
  await product.db.insert(queryInvite).values({
    queryId,
    participantType: 'lovedone',
    name: 'Leo',
    tokenHash: hashToken(key),
    createdAt: now,
    sentAt: now,
  })
  return { key, queryId, path: `/invitee/${key}` }
}
const accept = { action: 'accept', name: 'Leo Loved', termsAccepted: true }
const guest = product.anonymous

test('a guest reads who invites, how and when, and no more of the discussion', async () => {
  const { path } = await invited(60)
  const { body } = await guest('GET', path)
  expect(body).toMatchObject({
    participantType: 'lovedone',
    name: 'Leo',
    invitedBy: 'Ada Asker',
    mediaType: 'video',
    status: 'inactive',
    action: 'invited',
  })
  expect(body.meetingTimeDisplay).toContain('New York')
  expect(JSON.stringify(body)).not.toContain('A question')
  const anonymous = await invited(60, { anonymous: true })
  expect((await guest('GET', anonymous.path)).body.invitedBy).toBeNull()
})

test('a guest’s pages are in the brand of the discussion’s plan, else in that of the product', async () => {
  const plan = await makePlan(product.db, product.now(), { theme: 'harbor' })
  for (const [more, theme] of [
    [{ planId: plan.id }, 'harbor'],
    [{}, 'consilium'],
  ] as const) {
    const { path } = await invited(60, more)
    expect((await guest('GET', path, undefined, { Host: 'meridian.test' })).body).toMatchObject({ theme })
    const { sessionToken } = (await guest('POST', path, accept)).body
    expect((await guest('GET', `${path}/session/${sessionToken}`)).body).toMatchObject({ theme })
  }
})

test('the call stands in the calendar of a guest, in their language and without the key; not before there is a time, and not after the end', async () => {
  const { key, path, queryId } = await invited(60)
  const { status, headers, body } = await guest<string>('GET', `${path}/iCal`, undefined, {
    'accept-language': 'zh-cn',
  })
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    expect.stringContaining('.ics'),
  ])
  expect(body).toMatch(/DTSTART:\d{8}T\d{6}Z/)
  expect(body.replace(/\r\n[ \t]/g, '')).toContain('您的专属通话链接在邀请邮件中。')
  expect(body).not.toContain(key)
  expectStatus(await guest('GET', `${(await invited(null)).path}/iCal`), 404)
  await product.db.update(queryHeader).set({ status: 'closed' }).where(eq(queryHeader.id, queryId))
  expectStatus(await guest('GET', `${path}/iCal`), 404)
  const declined = await invited(60)
  await guest('POST', declined.path, { action: 'decline' })
  expectStatus(await guest('GET', `${declined.path}/iCal`), 404)
})

test('unknown keys open nothing', async () => {
  for (const path of ['/invitee/none', '/invitee/none/status', '/invitee/none/iCal', '/invitee/none/session/none'])
    expectStatus(await guest('GET', path), 404)
  expectStatus(await guest('POST', '/invitee/none', accept), 404)
})

test('accepting takes a name and the terms, and gives a token of this guest alone', async () => {
  const one = await invited(60)
  expect((await guest('POST', one.path, { ...accept, name: '  ' })).body).toMatchObject({
    fields: { name: 'errors.required' },
  })
  expect((await guest('POST', one.path, { ...accept, termsAccepted: false })).body).toMatchObject({
    fields: { termsAccepted: 'errors.acceptTerms' },
  })
  const { body } = await guest<{ sessionToken: string }>('POST', one.path, accept)
  expect(body).toMatchObject({ status: 'active', action: 'accept' })
  expect((await guest('GET', `${one.path}/session/${body.sessionToken}`)).body).toMatchObject({
    status: 'early',
    displayName: 'Leo Loved',
    participantType: 'lovedone',
  })
  const other = await invited(60)
  expectStatus(await guest('GET', `${other.path}/session/${body.sessionToken}`), 404)
  const [row] = await product.db.select().from(liveAttendance).where(eq(liveAttendance.queryId, one.queryId))
  expect(row?.tokenHash).toBe(hashToken(body.sessionToken))
  const [invite] = await product.db.select().from(queryInvite).where(eq(queryInvite.queryId, one.queryId))
  expect(
    (
      await product.db
        .select()
        .from(auditEvent)
        .where(eq(auditEvent.refId, invite?.id ?? ''))
    )
      .map((each) => each.text ?? '')
      .join(),
  ).toContain('terms accepted')

  // the call is opened again without asking for name and terms a second time
  const second = await guest<{ sessionToken: string }>('POST', one.path, { action: 'accept' })
  expectStatus(await guest('GET', `${one.path}/session/${body.sessionToken}`), 404)
  expectStatus(await guest('GET', `${one.path}/session/${second.body.sessionToken}`), 200)
})

test('declining is final', async () => {
  const { path } = await invited(60)
  const before = await guest<{ sessionToken: string }>('POST', path, accept)
  expect((await guest('POST', path, { action: 'decline' })).body).toMatchObject({
    action: 'decline',
    status: 'inactive',
  })
  expectStatus(await guest('POST', path, { action: 'decline' }), 200)
  expect(await guest('POST', path, accept)).toMatchObject({ status: 409, body: { errorKey: 'invitation.decided' } })
  expectStatus(await guest('GET', `${path}/session/${before.body.sessionToken}`), 404)
})

test('the call opens five minutes before, waits for the expert, and ends', async () => {
  product.stopClock()
  const { path, queryId } = await invited(60)
  const state = async () => (await guest('GET', `${path}/status`)).body.status
  product.clock.advance(55 * 60 - 1)
  expect(await state()).toBe('early')
  product.clock.advance(1)
  expect(await state()).toBe('awaitHost')
  const now = product.now()
  await product.db.insert(queryExpert).values({
    queryId,
    userId: expertId,
    status: 'claimed',
    invitedAt: now,
    createdAt: now,
    updatedAt: now,
  } as typeof queryExpert.$inferInsert)
  await product.db.insert(liveAttendance).values({
    queryId,
    userId: expertId,
    role: 'expert',
    peerId: 'p',
    tokenHash: 'h',
    tokenExpires: now,
    joinedAt: now,
  })
  expect(await state()).toBe('joinable')
  product.clock.advance(51 * 60)
  expect(await state()).toBe('ended')
  expect(await guest('POST', path, accept)).toMatchObject({ status: 409, body: { errorKey: 'invitation.closed' } })
})

test.each([
  ['closed', 'closed'],
  ['cancelled', 'cancelled'],
] as const)('a %s discussion lets nobody in', async (status, action) => {
  const { path } = await invited(60, { status })
  expect((await guest('GET', path)).body).toMatchObject({ action, status: 'inactive' })
  expect((await guest('GET', `${path}/status`)).body).toMatchObject({ status: 'ended' })
  expect(await guest('POST', path, accept)).toMatchObject({ status: 409, body: { errorKey: 'invitation.closed' } })
})

test('keys cannot be tried without end', async () => {
  const statuses = new Set<number>()
  let last
  for (let n = 0; n < 305; n++) statuses.add((last = await guest('GET', `/invitee/try-${n}`)).status)
  expect([...statuses]).toEqual([404, 429])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
})
