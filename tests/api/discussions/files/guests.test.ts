import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { makeUser } from '#db/seed/factories.ts'
import { auditEvent, contentDocument, devInbox, notification, queryHeader, queryInvite, user } from '#db/schema/all.ts'
import type { Mail } from '#api/ports/mail.ts'
import type { Guest, StaffGuest } from '#model/discussions/guests.ts'
import type { Invitee } from '#model/live-sessions/invitee.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { keyedHash } from '#api/ports/cipher.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'
import { startScenario } from '../scenario.ts'

const product = await startProduct()
const mails: Mail[] = []
const { send } = product.deps.mail
product.deps.mail.send = (mail) => {
  mails.push(mail)
  return send(mail)
}
const { db } = product
type Refused = { fields?: Record<string, string>; errorKey?: string }
const at = (key: string) => `/user/interaction/${key}/invites`
const robin = { participantType: 'lovedone', name: 'Robin Reed', email: 'robin.reed@guests.test' }
type TestScenario = Awaited<ReturnType<typeof startScenario>>
/** Guests join calls. */
async function callOf(scenario: TestScenario, more: Parameters<TestScenario['ask']>[0] = {}) {
  const row = await scenario.ask(more)
  await db.update(queryHeader).set({ mediaType: 'video' }).where(eq(queryHeader.id, row.id))
  return row
}
const keyOf = (url: string) => url.split('/').at(-1)!

test('a guest is brought, told by mail without anything clinical, opens the link, is sent it again and taken off', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const made = await scenario.member<Guest>('POST', at(row.key), robin)
  expectStatus(made, 200)
  expect(made.body).toMatchObject({
    participantType: 'lovedone',
    name: 'Robin Reed',
    email: robin.email,
    phone: null,
    status: 'inactive',
    action: 'invited',
  })
  const { id, url } = made.body
  const mail = await product.lastMessage(robin.email)
  expect(mail!.text).toContain(url)
  expect(mail!.text).toContain('Ada Asker')
  expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/chemotherapy|Lumpectomy|Diagnosis/)
  // no row contains the key
  const kept = JSON.stringify([
    await db.select().from(queryInvite),
    await db.select().from(notification).where(eq(notification.queryId, row.id)),
  ])
  expect(kept).not.toContain(keyOf(url!))

  expect((await product.anonymous<Invitee>('GET', `/invitee/${keyOf(url!)}`)).body).toMatchObject({
    name: 'Robin Reed',
    invitedBy: 'Ada Asker',
    byStaff: false,
    action: 'invited',
  })
  expectStatus(
    await product.anonymous('POST', `/invitee/${keyOf(url!)}`, {
      action: 'accept',
      name: 'Robin Reed',
      termsAccepted: true,
    }),
    200,
  )
  const listed = (await scenario.member<{ data: Guest[]; total: number }>('GET', at(row.key))).body
  expect(listed).toMatchObject({ total: 1, data: [{ id, status: 'active', action: 'accept', url }] })

  await product.pass(60)
  expectStatus(await scenario.member('POST', `${at(row.key)}/${id}/resend`), 200)
  await product.runner.runDue()
  expect(await db.select().from(devInbox).where(eq(devInbox.to, robin.email))).toHaveLength(2)
  expectStatus(await scenario.member('DELETE', `${at(row.key)}/${id}`), 200)
  const unknown = await product.anonymous('GET', '/invitee/unknown')
  // a link of a guest who was taken off says no more than that it is not valid, also after the call was moved
  await db
    .update(queryHeader)
    .set({ meetingTime: new Date(product.now().getTime() + 86_400_000) })
    .where(eq(queryHeader.id, row.id))
  const link = `/invitee/${keyOf(url!)}`
  const answer = { action: 'accept', name: 'Robin', termsAccepted: true }
  const gone = { errorKey: 'not.found', message: 'This invitation is invalid or has expired. Please contact support.' }
  for (const seen of [
    await product.anonymous('GET', link),
    await product.anonymous('GET', `${link}/status`),
    await product.anonymous('GET', `${link}/iCal`),
    await product.anonymous('POST', link, answer),
    await product.anonymous('POST', link, { action: 'decline' }),
  ]) {
    expect(seen).toMatchObject({ status: 404, body: gone })
    expect(Object.keys(seen.body as object).sort()).toEqual(Object.keys(unknown.body as object).sort())
  }
  expect((await scenario.member<{ total: number }>('GET', at(row.key))).body.total).toBe(0)
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/resend'],
  ] as const)
    expectStatus(await scenario.member(method, `${at(row.key)}/${id}${path}`), 404)
})

test('by SMS where there is only a number; someone who cannot be reached is refused', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario, { anonymous: true })
  const made = await scenario.member<Guest>('POST', at(row.key), {
    participantType: 'provider',
    name: 'Dr. Lane',
    phone: '(212) 555-0123',
  })
  expect(made.body.phone).toBe('+12125550123')
  const sms = await product.lastMessage('+12125550123')
  expect(sms!.text).toContain(made.body.url)
  expect(sms!.text).not.toContain('Ada')
  // the recipient may not know our number
  expect(sms!.text).toMatch(/^Consilium: The person who asked .* https?:/)
  // what names the product already does not begin with it too
  await scenario.staff('POST', at(row.key), { participantType: 'provider', name: 'Dr. Ray', phone: '(212) 555-0124' })
  const ofStaff = (await product.lastMessage('+12125550124'))!.text
  expect(ofStaff).toMatch(/ from Consilium invites you .* https?:/)
  expect(ofStaff.match(/Consilium\b/g)).toHaveLength(1)
  for (const [body, fields] of [
    [{ participantType: 'poa', name: 'Kim' }, { email: 'invite.error.unreachable' }],
    [{ participantType: 'poa', name: 'Kim', phone: '123 4567' }, { phone: 'errors.telephone' }],
    [
      { participantType: 'blinded_voice_up', name: 'Kim', email: 'kim@guests.test' },
      { participantType: 'errors.unknownValue' },
    ],
    [
      { participantType: 'poa', name: 'Kim', email: 'kim@guests.test', action: 'accept' },
      { action: expect.anything() },
    ],
  ] as const) {
    const refused = await scenario.member<Refused>('POST', at(row.key), body)
    expect([refused.status, refused.body.fields]).toEqual([422, fields])
  }
  expectStatus(
    await scenario.member('POST', at(row.key), {
      participantType: 'poa',
      name: 'Kim',
      email: 'kim@guests.test,other@guests.test',
    }),
    422,
  )
})

test('in a blinded discussion everyone is a voice', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario, { type: 'blinded' })
  expectStatus(await scenario.member('POST', at(row.key), robin), 422)
  const made = await scenario.member<Guest>('POST', at(row.key), { ...robin, participantType: 'blinded_voice_down' })
  expectStatus(made, 200)
  expect((await product.anonymous<Invitee>('GET', `/invitee/${keyOf(made.body.url!)}`)).body).toMatchObject({
    invitedBy: null,
    participantType: 'blinded_voice_down',
  })
})

test('whom staff invite reads that someone of the team does', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const made = await scenario.staff<Guest>('POST', at(row.key), robin)
  expectStatus(made, 200)
  expect((await product.anonymous<Invitee>('GET', `/invitee/${keyOf(made.body.url!)}`)).body).toMatchObject({
    invitedBy: expect.any(String),
    byStaff: true,
  })
})

test('an undisguised voice in a blinded discussion is for staff to choose', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario, { type: 'blinded' })
  const undisguised = { ...robin, participantType: 'blinded_voice_none' }
  const refused = await scenario.member<Refused>('POST', at(row.key), undisguised)
  expect([refused.status, refused.body.fields]).toEqual([422, { participantType: 'errors.unknownValue' }])
  const reason = 'An interpreter whom the family knows'
  const { id: queryId } = row
  // every call that can choose it asks why
  for (const [path, body] of [
    [at(row.key), undisguised],
    ['/server/query/invite', { queryId, ...undisguised }],
    [`/csradmin/interaction/${row.key}/inviteParticipant`, undisguised],
  ] as const) {
    const silent = await scenario.staff<Refused>('POST', path, body)
    expect([silent.status, silent.body.fields]).toEqual([422, { reason: 'queryGuest.reasonMissing' }])
    const email = `guest${path.length}@guests.test`
    const made = await scenario.staff<Guest>('POST', path, { ...body, email, reason })
    expect(made).toMatchObject({ status: 200, body: { participantType: 'blinded_voice_none' } })
    expect(await why(made.body.id)).toEqual([reason])
  }
  expectStatus(await scenario.staff('POST', at(row.key), { ...undisguised, reason: '  ' }), 422)

  const robins = await scenario.member<Guest>('POST', at(row.key), { ...robin, participantType: 'blinded_voice_up' })
  const { id, version } = robins.body
  const change = (body: object) => scenario.staff<Guest & Refused>('PUT', `/server/query/invite/${id}`, body)
  const silent = await change({ participantType: 'blinded_voice_none', version })
  expect([silent.status, silent.body.fields]).toEqual([422, { reason: 'queryGuest.reasonMissing' }])
  expect(await why(id)).toEqual([])
  expectStatus(await change({ participantType: 'blinded_voice_none', reason: 'Asked for it', version }), 200)
  expect(await why(id)).toEqual(['Asked for it'])
  // corrected without touching the voice: the reason stays
  expectStatus(await change({ name: 'Robin R.', version: version + 1 }), 200)
  const { data } = (await scenario.staff<{ data: StaffGuest[] }>('GET', `/server/query/invite/list?queryId=${queryId}`))
    .body
  expect(data.map((guest) => guest.voiceReason)).toEqual([reason, reason, reason, 'Asked for it'])
  expect(JSON.stringify((await scenario.member('GET', at(row.key))).body)).not.toContain(reason)
  // another voice needs none, and shows none
  expectStatus(await change({ participantType: 'blinded_voice_mute', version: version + 2 }), 200)
  const after = await scenario.staff<{ data: StaffGuest[] }>('GET', `/server/query/invite/list?queryId=${queryId}`)
  expect(after.body.data.at(-1)).toMatchObject({ id, voiceReason: null })
})

/** The reasons that the history of a guest gives for a voice. */
const why = async (id: string) =>
  (
    await db
      .select({ text: auditEvent.text })
      .from(auditEvent)
      .where(
        and(
          eq(auditEvent.refTable, 'query_invite'),
          eq(auditEvent.refId, id),
          eq(auditEvent.refField, 'participantType'),
          eq(auditEvent.newVal, 'blinded_voice_none'),
        ),
      )
  ).map(({ text }) => text)

test('asker and staff only, each in their own discussion; not once it has ended', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const [one, two] = [await callOf(scenario), await callOf(scenario)]
  const expert = await product.as((await scenario.engagements(one.id))[0]!.userId)
  const stranger = await product.as((await makeUser(db, product.now())).id)
  const { id } = (await scenario.member<Guest>('POST', at(one.key), robin)).body
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', '', robin],
    ['DELETE', `/${id}`, undefined],
    ['POST', `/${id}/resend`, undefined],
  ] as const) {
    expectStatus(await expert(method, at(one.key) + path, body), 403)
    expectStatus(await stranger(method, at(one.key) + path, body), 404)
    // a guest of another discussion is not there
    if (path) expectStatus(await scenario.member(method, at(two.key) + path, body), 404)
  }
  await db.update(queryHeader).set({ status: 'closed' }).where(eq(queryHeader.id, one.id))
  expectStatus(await scenario.member('POST', at(one.key), robin), 409)
  expectStatus(await scenario.member('POST', `${at(one.key)}/${id}/resend`), 409)
  expectStatus(await scenario.member('DELETE', `${at(one.key)}/${id}`), 200)
})

test('staff have the same under a face of their own, with versions', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const { staff } = scenario
  const made = await staff<Guest>('POST', '/server/query/invite', { queryId: row.id, ...robin })
  expectStatus(made, 200)
  const path = `/server/query/invite/${made.body.id}`
  expect((await staff<Guest>('GET', path)).body).toEqual(made.body)
  const changed = await staff<Guest>('PUT', path, { name: 'Robin Reade', version: 1 })
  expect(changed.body).toMatchObject({ name: 'Robin Reade', version: 2, url: made.body.url })
  expectStatus(await staff('PUT', path, { name: 'Rob', version: 1 }), 409)
  expect((await staff<Guest>('PUT', path, { status: 'active', version: 2 })).body.sentAt).toBeTruthy()
  expectStatus(await staff('DELETE', path), 200)
  expect(
    (await staff<{ data: Guest[] }>('GET', `/server/query/invite/list?queryId=${row.id}`)).body.data,
  ).toMatchObject([{ action: 'cancelled', status: 'inactive', url: null }])
  expectStatus(await scenario.member('GET', path), 403)
  expectStatus(await staff('GET', '/server/query/invite/none'), 404)
})

test('a person is invited once at a time, by asker and staff; who declined or was taken off may be invited again', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const { staff, member } = scenario
  const invite = (more: object = {}) => member<Guest & Refused>('POST', at(row.key), { ...robin, ...more })
  const mailsTo = () => db.$count(notification, eq(notification.to, robin.email))
  const made = await invite()
  expectStatus(made, 200)
  const sent = await mailsTo()
  for (const again of [
    await invite({ name: 'Robin R.' }),
    await staff<Refused>('POST', '/server/query/invite', { queryId: row.id, ...robin }),
  ])
    expect([again.status, again.body]).toMatchObject([
      422,
      { fields: { email: 'invite.error.invited' }, guest: robin.name },
    ])
  const lee = await invite({ name: 'Lee', email: 'lee.once@guests.test' })
  const moved = { email: robin.email.toUpperCase(), version: lee.body.version }
  const refused = await staff<Refused>('PUT', `/server/query/invite/${lee.body.id}`, moved)
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { fields: { email: 'invite.error.invited' }, guest: robin.name },
  ])
  expect(await mailsTo()).toBe(sent)
  // in another discussion it is another invitation
  const other = await callOf(scenario)
  expectStatus(await member('POST', at(other.key), robin), 200)

  expectStatus(await product.anonymous('POST', `/invitee/${keyOf(made.body.url!)}`, { action: 'decline' }), 200)
  const again = await invite()
  expectStatus(again, 200)
  expectStatus(await member('DELETE', `${at(row.key)}/${again.body.id}`), 200)
  const answers = await Promise.all([invite(), invite(), invite()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

const accepts = { action: 'accept', name: 'Another', termsAccepted: true }

test('a corrected address gets a link of its own at once; the holder of the old one is out, and can no longer answer', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const { staff } = scenario
  const made = (await scenario.member<Guest>('POST', at(row.key), { ...robin, email: 'wrong@guests.test' })).body
  const oldKey = keyOf(made.url!)
  const { sessionToken } = (await product.anonymous<{ sessionToken: string }>('POST', `/invitee/${oldKey}`, accepts))
    .body
  const session = (key: string) => `/invitee/${key}/session/${sessionToken}`
  expectStatus(await product.anonymous('GET', session(oldKey)), 200)

  const path = `/server/query/invite/${made.id}`
  // the same mailbox in capitals is no other address
  const capitals = await staff<Guest>('PUT', path, { email: 'WRONG@guests.test', version: 2 })
  expect(capitals.body).toMatchObject({ action: 'accept', url: made.url })
  const corrected = await staff<Guest>('PUT', path, { email: 'right@guests.test', version: 3 })
  expect(corrected.body).toMatchObject({ email: 'right@guests.test', action: 'invited', status: 'inactive' })
  const newKey = keyOf(corrected.body.url!)
  expect(newKey).not.toBe(oldKey)
  const mail = await product.lastMessage('right@guests.test')
  expect(mail!.text).toContain(newKey)
  expect(mail!.text).not.toContain(oldKey)

  for (const [method, seen, body] of [
    ['GET', `/invitee/${oldKey}`, undefined],
    ['GET', `/invitee/${oldKey}/iCal`, undefined],
    ['POST', `/invitee/${oldKey}`, accepts],
    ['GET', session(oldKey), undefined],
    ['GET', session(newKey), undefined],
  ] as const)
    expectStatus(await product.anonymous(method, seen, body), 404)
  expect((await product.anonymous<Invitee>('GET', `/invitee/${newKey}`)).body).toMatchObject({ action: 'invited' })
  expectStatus(await product.anonymous('POST', `/invitee/${newKey}`, accepts), 200)
  // what was given to the one before does not open the new link either
  expectStatus(await product.anonymous('GET', session(newKey)), 404)
  expect((await scenario.member<{ data: Guest[] }>('GET', at(row.key))).body.data).toMatchObject([
    { action: 'accept', url: corrected.body.url },
  ])
})

test('a stranger who declined in place of a guest does not keep the guest out; a first e-mail address takes over from the number', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const made = (
    await scenario.member<Guest>('POST', at(row.key), {
      participantType: 'poa',
      name: 'Kim',
      phone: '(212) 555-0177',
    })
  ).body
  expectStatus(await product.anonymous('POST', `/invitee/${keyOf(made.url!)}`, { action: 'decline' }), 200)
  const path = `/server/query/invite/${made.id}`
  const corrected = await scenario.staff<Guest>('PUT', path, { email: 'kim@guests.test', version: 2, status: 'active' })
  expect(corrected.body).toMatchObject({ action: 'invited', email: 'kim@guests.test' })
  expectStatus(await product.anonymous('GET', `/invitee/${keyOf(made.url!)}`), 404)
  expectStatus(await product.anonymous('POST', `/invitee/${keyOf(corrected.body.url!)}`, accepts), 200)
  await product.runner.runDue()
  expect(await db.select().from(devInbox).where(eq(devInbox.to, 'kim@guests.test'))).toHaveLength(1)
})

test('once the discussion is over, a corrected address ends the old link and is sent nothing', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const made = (await scenario.member<Guest>('POST', at(row.key), robin)).body
  await db.update(queryHeader).set({ status: 'closed' }).where(eq(queryHeader.id, row.id))
  const path = `/server/query/invite/${made.id}`
  expectStatus(await scenario.staff('PUT', path, { email: 'late@guests.test', version: 1 }), 200)
  expectStatus(await product.anonymous('GET', `/invitee/${keyOf(made.url!)}`), 404)
  await product.runner.runDue()
  expect(await db.select().from(devInbox).where(eq(devInbox.to, 'late@guests.test'))).toEqual([])
})

test('a link from before addresses were part of it still opens, and is the one that is sent again', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const made = (await scenario.member<Guest>('POST', at(row.key), robin)).body
  const before = Buffer.from(keyedHash(product.deps.env.secretKey, `query_invite:${made.id}`), 'hex').toString(
    'base64url',
  )
  await db
    .update(queryInvite)
    .set({ tokenHash: hashToken(before) })
    .where(eq(queryInvite.id, made.id))
  const again = await scenario.member<Guest>('POST', `${at(row.key)}/${made.id}/resend`)
  expect(keyOf(again.body.url!)).toBe(before)
  expect((await product.lastMessage(robin.email))!.text).toContain(before)
  expectStatus(await product.anonymous('GET', `/invitee/${before}`), 200)
})

test('no one is brought to a call that is over, nor sent its address; a corrected address is kept', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await callOf(scenario)
  const made = (await scenario.member<Guest>('POST', at(row.key), robin)).body
  const meetingTime = new Date(product.now().getTime() - 3 * 86_400_000)
  await db.update(queryHeader).set({ meetingTime }).where(eq(queryHeader.id, row.id))
  const refusal = { status: 422, body: { fields: { participantType: 'invite.error.over' } } }
  const kim = { ...robin, name: 'Kim', email: 'kim.late@guests.test' }
  for (const answer of [
    await scenario.member<Refused>('POST', at(row.key), kim),
    await scenario.staff<Refused>('POST', '/server/query/invite', { queryId: row.id, ...kim }),
    await scenario.member<Refused>('POST', `${at(row.key)}/${made.id}/resend`),
  ])
    expect(answer).toMatchObject(refusal)
  const path = `/server/query/invite/${made.id}`
  expectStatus(await scenario.staff('PUT', path, { email: 'robin.late@guests.test', version: 1 }), 200)
  await product.runner.runDue()
  expect(await db.select().from(devInbox).where(eq(devInbox.to, 'robin.late@guests.test'))).toEqual([])
})

test('no one is brought to a discussion in writing, by the asker or by staff: there is nothing to join', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask()
  const refusal = { errorKey: 'errors.invalidParameters', fields: { participantType: 'invite.error.written' } }
  for (const answer of [
    await scenario.member<Refused>('POST', at(row.key), robin),
    await scenario.staff<Refused>('POST', '/server/query/invite', { queryId: row.id, ...robin }),
  ])
    expect(answer).toMatchObject({ status: 422, body: refusal })
  expect(await db.select().from(queryInvite).where(eq(queryInvite.queryId, row.id))).toEqual([])

  // a call that became a discussion in writing sends no address again; who was brought can be taken off
  const call = await callOf(scenario)
  const { id } = (await scenario.member<Guest>('POST', at(call.key), robin)).body
  await db.update(queryHeader).set({ mediaType: 'messenger' }).where(eq(queryHeader.id, call.id))
  expect(await scenario.member('POST', `${at(call.key)}/${id}/resend`)).toMatchObject({ status: 422, body: refusal })
  expectStatus(await scenario.member('DELETE', `${at(call.key)}/${id}`), 200)
})

describe('who invites', () => {
  const harbor = 'Harbor Health'
  /** The mail of an invitation, of the asker's or of staff's, and the name on its page. */
  async function invitation(by: 'member' | 'staff', more: Partial<typeof queryHeader.$inferInsert> = {}) {
    const scenario = await startScenario(product, { csrReview: 'no', plan: { theme: 'harbor' } })
    // a brand of the asker's own is not that of the plan
    await db.update(user).set({ theme: 'meridian' }).where(eq(user.id, scenario.asker.id))
    await db.update(user).set({ firstName: 'Cora', lastName: 'Staff' }).where(eq(user.id, scenario.csr.id))
    const row = await callOf(scenario)
    await db
      .update(queryHeader)
      .set({ language: 'en-us', ...more })
      .where(eq(queryHeader.id, row.id))
    const participantType = more.type === 'blinded' ? 'blinded_voice_down' : 'lovedone'
    const email = `${newId()}@guests.test`
    const made = await scenario[by]<Guest>('POST', at(row.key), { ...robin, participantType, email })
    expectStatus(made, 200)
    await product.runner.runDue()
    const mail = mails.find(({ to }) => to === email)
    const link = `/invitee/${keyOf(made.body.url!)}`
    const calendar = await product.anonymous<string>('GET', `${link}/iCal`)
    const { invitedBy } = (await product.anonymous<Invitee>('GET', link)).body
    return { mail: `${mail?.subject} ${mail?.text} ${mail?.html}`, invitedBy, calendar: String(calendar.body) }
  }
  beforeAll(async () => {
    const now = product.now()
    const theme = {
      type: 'theme',
      userType: '',
      locale: 'en-us',
      enabled: true,
      createdAt: now,
      updatedAt: now,
    } as const
    for (const [uid, companyText] of [
      ['harbor', harbor],
      ['meridian', 'Meridian'],
    ] as const)
      await db.insert(contentDocument).values({ ...theme, id: newId(), uid, fields: { companyText } })
  })
  const names = /Ada|Asker\b/

  test('the asker by name, in the brand of the discussion’s plan, also in the calendar', async () => {
    const meetingTime = new Date(product.now().getTime() + 86_400_000)
    const { mail, invitedBy, calendar } = await invitation('member', { meetingTime })
    expect(mail).toContain('Ada Asker invites you to a call with medical experts.')
    expect(mail).toContain(`Your ${harbor} team`)
    expect(mail).not.toMatch(/Consilium team|Meridian/)
    expect(invitedBy).toBe('Ada Asker')
    expect(calendar).toContain(`${harbor} call`)
  })

  test.each([{ type: 'blinded' }, { anonymous: true }] as const)('a hidden asker by role: %o', async (more) => {
    const { mail, invitedBy } = await invitation('member', more)
    expect(mail).toContain('The person who asked the question invites you to a call with medical experts.')
    expect(mail).not.toMatch(names)
    expect(invitedBy).toBeNull()
  })

  test('staff by name, and for whom where that is not hidden', async () => {
    const open = await invitation('staff')
    expect(open.mail).toContain(`Cora Staff from ${harbor} invites you to Ada Asker’s call with medical experts.`)
    expect(open.invitedBy).toBe('Cora Staff')
    const hidden = await invitation('staff', { type: 'blinded' })
    expect(hidden.mail).toContain(`Cora Staff from ${harbor} invites you to a call with medical experts.`)
    expect(hidden.mail).not.toMatch(names)
    expect(hidden.invitedBy).toBe('Cora Staff')
  })

  test('in Chinese too', async () => {
    const { mail } = await invitation('staff', { language: 'zh-cn' })
    expect(mail).toMatch(/的 Cora Staff 邀请您参加 Ada Asker 与医学专家的通话。/)
    expect(mail).not.toContain('Consilium')
  })
})
