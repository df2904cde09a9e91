import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openStore } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import {
  liveAttendance,
  liveMessage,
  livePeer,
  liveSignal,
  queryExpert,
  queryHeader,
  user,
  userSession,
} from '#db/schema/all.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { createProduct } from '#api/product.ts'
import type { Guest } from '#model/discussions/guests.ts'
import { takenOver } from '#model/live-sessions/room.ts'
import { en } from '#model/texts/en.ts'
import { expectStatus, startProduct, type Answer, type Caller, type TestProduct } from '../../support/product.ts'
import { join, lastState, listen, startCall, until } from './room-scenario.ts'

const turn = { TURN_URLS: 'turn:relay.test:3478', TURN_SECRET: 'shared', STUN_URLS: 'stun:stun.test:3478' }
const product = await startProduct({ env: turn })
const { db } = product

async function tokenFor(userId: string): Promise<string> {
  const token = `room-${userId}-${Math.random()}`
  const now = product.now()
  const far = new Date(now.getTime() + 86_400_000)
  await db.insert(userSession).values({
    hash: hashToken(token),
    userId,
    mfaValidated: true,
    mfaUsed: 'email',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  return token
}
const bearer = async (userId: string, roomToken: string) => ({
  Authorization: `Bearer ${await tokenFor(userId)}`,
  'X-Room-Token': roomToken,
})
const longOffer = { sdp: `v=0\r\n${'a=x\r\n'.repeat(2000)}` }

test('a room token is given from five minutes before, to those of the call only, and the call begins with the expert', async () => {
  const call = await startCall(product, { startsIn: 6 })
  const early = await call.asker('POST', `${call.room}/join`, {})
  expectStatus(early, 409)
  expect(early.body).toMatchObject({
    errorKey: 'live.tooEarly',
    message: expect.stringMatching(/^You can join five minutes before the call\. It’s scheduled for /),
  })
  await product.pass(61)
  const waits = await join(call.asker, call.room)
  expect(waits).toMatchObject({ inside: false, status: 'awaitHost', role: 'asker', relayOnly: false, observer: false })
  expect(waits.roomToken).not.toBe('')
  expect(await db.select().from(livePeer).where(eq(livePeer.tokenHash, waits.roomToken))).toEqual([])
  const stranger = await product.as(
    (call.scenario.people.find(({ id }) => !call.expertIds.includes(id)) ?? { id: '' }).id,
  )
  for (const status of [(await stranger('POST', `${call.room}/join`, {})).status]) expect([403, 404]).toContain(status)
  const host = await join(call.expert, call.room)
  expect(host).toMatchObject({ inside: true, status: 'joinable', role: 'expert', video: true })
  // the same page goes in with the token that it has
  const inside = await call.asker<{ peerId: string; inside: boolean }>(
    'POST',
    `${call.room}/join`,
    {},
    { 'X-Room-Token': waits.roomToken },
  )
  expect(inside.body).toMatchObject({ peerId: waits.peerId, inside: true })
  const { body } = await call.asker('GET', `${call.room.replace(/\/live$/, '')}/sessionStatus`)
  expect(body).toMatchObject({ status: 'joinable', hostJoined: true })
})

test('joined once is joined: an expert who left keeps the room open; a moved call starts without', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  expectStatus(await host.post('leave'), 200)
  const waits = await join(call.asker, call.room)
  expect(waits).toMatchObject({ inside: true, status: 'joinable' })
  expect(waits.state).toMatchObject({ hostJoined: true, hostHere: false })
  const later = new Date(call.meetingTime.getTime() + 3 * 60_000)
  await db.update(queryHeader).set({ meetingTime: later }).where(eq(queryHeader.id, call.row.id))
  await product.pass(150)
  expect(await join(call.asker, call.room)).toMatchObject({ inside: false, status: 'awaitHost' })
})

test('signals go to one person, longer than a message between processes may be, and nobody else sends or reads them', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  const other = await startCall(product)
  const elsewhere = await join(other.expert, other.room)
  const stream = await listen(product, call.room, await bearer(call.scenario.asker.id, asker.roomToken))
  await until(() => lastState(stream.heard) !== undefined)
  expect(stream.heard.some(({ event, data }) => event === 'peer-joined' && data.peerId === host.peerId)).toBe(true)
  expectStatus(await host.post('signal', { to: asker.peerId, type: 'offer', payload: longOffer }), 200)
  await until(() => stream.heard.some(({ event }) => event === 'offer'))
  expect(stream.heard.find(({ event }) => event === 'offer')?.data).toMatchObject({
    from: host.peerId,
    payload: longOffer,
  })
  expectStatus(await elsewhere.post('signal', { to: asker.peerId, type: 'offer', payload: longOffer }), 404)
  expectStatus(
    await call.asker('POST', `${call.room}/signal`, {
      roomToken: host.roomToken,
      to: asker.peerId,
      type: 'offer',
      payload: longOffer,
    }),
    404,
  )
  expectStatus(
    await call.asker('POST', `${call.room}/signal`, { to: host.peerId, type: 'offer', payload: longOffer }),
    404,
  )
  // the token in the body, as the catalogue has it
  expectStatus(
    await call.asker('POST', `${call.room}/signal`, {
      roomToken: asker.roomToken,
      to: host.peerId,
      type: 'answer',
      payload: longOffer,
    }),
    200,
  )
  // a page that comes again is given the signals of the last minute
  await stream.close()
  const again = await listen(product, call.room, await bearer(call.scenario.asker.id, asker.roomToken))
  await until(() => again.heard.some(({ event }) => event === 'offer'))
  expectStatus(await host.post('leave'), 200)
  await until(() => again.heard.some(({ event, data }) => event === 'peer-left' && data.peerId === host.peerId))
  await again.close()
  await product.pass(400)
  expect(await db.select().from(liveSignal).where(eq(liveSignal.queryId, call.row.id))).toEqual([])
})

test('who is in a call twice is in it once: the page that joins takes the place over and the other stream ends', async () => {
  const call = await startCall(product)
  const first = await join(call.expert, call.room)
  const stream = await listen(product, call.room, await bearer(call.expertIds[0] as string, first.roomToken))
  await until(() => lastState(stream.heard) !== undefined)
  // a second page that only opens, or joins without asking for the place, leaves the first in the call
  for (const body of [{ waiting: true }, {}]) {
    const other = await call.expert('POST', `${call.room}/join`, body)
    expectStatus(other, 409)
    expect(other.body).toMatchObject({ errorKey: 'live.elsewhere', reason: 'callRefused.room.elsewhere' })
  }
  expect(await first.post('heartbeat')).toMatchObject({ status: 200, body: { present: true } })
  expect(stream.ended()).toBe(false)
  const second = await join(call.expert, call.room, { takeOver: true })
  expect(second.peerId).not.toBe(first.peerId)
  await until(stream.ended)
  // a sign of life that was on its way is no error; what is asked of the place is refused
  expect(await first.post('heartbeat')).toMatchObject({ status: 200, body: { present: false } })
  expect(await first.post('chat', { text: 'Here?' })).toMatchObject({ status: 404, body: { reason: takenOver } })
  expect(second.state.peers.filter(({ role }) => role === 'expert')).toHaveLength(1)
  // no one has the place any more: the first page may ask for it again
  expectStatus(await second.post('leave'), 200)
  const refused = await first.post('chat', { text: 'Here?' })
  expectStatus(refused, 404)
  expect(refused.body).not.toHaveProperty('reason')
})

test('silence ends presence at the last sign of life, and a page that comes again is measured again', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  await product.pass(10)
  expect(await host.post('heartbeat', { muted: true })).toMatchObject({ status: 200, body: { present: true } })
  const seenAt = product.now()
  await product.pass(31)
  const stays = () =>
    db
      .select()
      .from(liveAttendance)
      .where(and(eq(liveAttendance.queryId, call.row.id), eq(liveAttendance.role, 'expert')))
  const [measured] = await stays()
  expect(Math.abs((measured?.leftAt?.getTime() ?? 0) - seenAt.getTime())).toBeLessThan(1000)
  expect(await host.post('heartbeat')).toMatchObject({ status: 200, body: { present: false } })
  const again = await join(call.expert, call.room)
  await product.pass(20)
  expectStatus(await again.post('leave'), 200)
  const lengths = (await stays()).map(({ joinedAt, leftAt }) => (leftAt?.getTime() ?? 0) - (joinedAt?.getTime() ?? 0))
  // the test's own time is added to that of its clock
  for (const [index, least] of [10_000, 20_000].entries()) {
    const length = lengths.sort((a, b) => a - b)[index] ?? 0
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThan(least + 8000)
  }
})

test('six people send sound: places are kept for asker and experts, guests take what is left; two of staff listen', async () => {
  const call = await startCall(product, { experts: 3 })
  await join(call.expert, call.room)
  const guests = await Promise.all(['Robin', 'Kim', 'Lee'].map((name) => call.guest(name)))
  const [robin, kim, lee] = guests
  const first = await join(product.anonymous, robin!.room, { sessionToken: robin!.sessionToken })
  expect(first).toMatchObject({ inside: true, role: 'guest' })
  await join(product.anonymous, kim!.room, { sessionToken: kim!.sessionToken })
  const third = await product.anonymous('POST', `${lee!.room}/join`, { sessionToken: lee!.sessionToken })
  expectStatus(third, 409)
  expect(third.body).toMatchObject({ errorKey: 'live.full', message: en.callRefused.room.full })
  expectStatus(await product.anonymous('POST', `${lee!.room}/join`, { sessionToken: kim!.sessionToken }), 404)
  await join(call.asker, call.room)
  for (const one of call.callers.slice(1)) await join(one, call.room)
  const watcher = await join(call.staff, call.room)
  expect(watcher).toMatchObject({ inside: true, observer: true, role: 'staff' })
  expect(watcher.state.peers.find(({ self }) => self)).toMatchObject({ role: 'staff' })
  await join(await product.as(call.scenario.admin.id), call.room)
  const more = await db
    .insert(user)
    .values({
      ...(await db.select().from(user).where(eq(user.id, call.scenario.csr.id)))[0]!,
      id: `more-${call.row.id}`,
      email: `more-${call.row.key}@staff.test`,
    })
    .returning()
  expectStatus(await (await product.as(more[0]!.id))('POST', `${call.room}/join`, {}), 409)
})

test('chat and the raised hand reach everyone; the expert takes a guest out, who stays out until admitted', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  const robin = await call.guest('Robin')
  const seat = await join(product.anonymous, robin.room, { sessionToken: robin.sessionToken })
  const stream = await listen(product, call.room, await bearer(call.expertIds[0] as string, host.roomToken))
  expectStatus(await seat.post('chat', { text: 'Hello from Robin' }), 200)
  expectStatus(await seat.post('heartbeat', { hand: true, lateMinutes: 5 }), 200)
  await until(() => lastState(stream.heard)?.peers.some(({ hand }) => hand) === true)
  await until(() => stream.heard.some(({ event }) => event === 'chat'))
  expect(stream.heard.find(({ event }) => event === 'chat')?.data).toMatchObject({
    name: 'Robin',
    role: 'guest',
    self: false,
    text: 'Hello from Robin',
  })
  expectStatus(await (await join(call.asker, call.room)).post('remove', { peerId: seat.peerId }), 403)
  expectStatus(await host.post('remove', { peerId: seat.peerId }), 200)
  expectStatus(await seat.post('chat', { text: 'Still here' }), 404)
  const again = await product.anonymous('POST', `${robin.room}/join`, { sessionToken: robin.sessionToken })
  expect(again.body).toMatchObject({ errorKey: 'live.removed' })
  await until(() => lastState(stream.heard)?.peers.some(({ removed }) => removed) === true)
  expectStatus(await host.post('admit', { peerId: seat.peerId }), 200)
  const back = await join(product.anonymous, robin.room, { sessionToken: robin.sessionToken })
  expect(back.messages.map(({ text, self }) => [text, self])).toEqual([['Hello from Robin', true]])
  await stream.close()
})

test('who comes again after a break of the events is told what was written meanwhile', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  const token = await bearer(call.scenario.asker.id, asker.roomToken)
  const before = await listen(product, call.room, token)
  await until(() => before.heard.length > 0)
  await before.close()
  expectStatus(await host.post('chat', { text: 'Can you hear me?' }), 200)
  const after = await listen(product, call.room, token)
  await until(() => after.heard.some(({ event }) => event === 'chat'))
  expect(after.heard.filter(({ event }) => event === 'chat').map(({ data }) => data.text)).toEqual(['Can you hear me?'])
  await after.close()
})

test('a guest who was taken out stays out when invited again, at the same address or number, until admitted', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  const invites = `/user/interaction/${call.row.key}/invites`
  const invite = (reach: object) =>
    call.scenario.member<Guest>('POST', invites, { participantType: 'lovedone', name: 'Robin', ...reach })
  const accept = async ({ body: { id, url } }: Answer<Guest>) => {
    const key = url?.split('/').at(-1) ?? ''
    const accepting = { action: 'accept', name: 'Robin', termsAccepted: true }
    const { body } = await product.anonymous<{ sessionToken: string }>('POST', `/invitee/${key}`, accepting)
    return { id, room: `/invitee/${key}/live`, said: { sessionToken: body.sessionToken } }
  }
  const both = { email: 'robin@guests.test', phone: '(212) 555-0123' }
  const first = await accept(await invite(both))
  const seat = await join(product.anonymous, first.room, first.said)
  expectStatus(await host.post('remove', { peerId: seat.peerId }), 200)

  // one invitation at a time
  for (const [reach, field] of [
    [{ email: 'Robin@Guests.test' }, 'email'],
    [{ phone: '212-555-0123' }, 'phone'],
  ] as const) {
    const refused = await invite(reach)
    expect([refused.status, refused.body]).toMatchObject([422, { fields: { [field]: 'invite.error.invited' } }])
  }

  let last = first
  for (const reach of [{ email: 'Robin@Guests.test' }, { phone: '212-555-0123' }]) {
    expectStatus(await call.scenario.member('DELETE', `${invites}/${last.id}`), 200)
    last = await accept(await invite(reach))
    const again = await product.anonymous('POST', `${last.room}/join`, { ...last.said, takeOver: true })
    expect([again.status, again.body.errorKey]).toEqual([409, 'live.removed'])
  }
  const kim = await call.guest('Kim')
  expectStatus(await product.anonymous('POST', `${kim.room}/join`, { sessionToken: kim.sessionToken }), 200)

  expectStatus(await host.post('admit', { peerId: seat.peerId }), 200)
  expect(await join(product.anonymous, last.room, last.said)).toMatchObject({ inside: true })
})

test('the expert ends the call for everyone; the asker cannot', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  await product.pass(4 * 60 + 1)
  // the clock went on without signs of life: they come again
  const now = [await join(call.expert, call.room), await join(call.asker, call.room)] as const
  expectStatus(await now[1].post('end'), 403)
  const stream = await listen(product, call.room, await bearer(call.scenario.asker.id, now[1].roomToken))
  const ended = await now[0].post('end')
  expect(ended).toMatchObject({ status: 200, body: { status: 'ended' } })
  await until(stream.ended)
  expect(lastState(stream.heard)).toMatchObject({ status: 'ended', peers: [] })
  for (const seat of [asker, host]) expect((await seat.post('heartbeat')).body).toEqual({ present: false })
  expectStatus(await asker.post('chat', { text: 'Here?' }), 404)
  expect((await call.expert('POST', `${call.room}/join`, {})).body).toMatchObject({ errorKey: 'live.ended' })
})

test('who comes back is heard as before, until they choose otherwise', async () => {
  const call = await startCall(product)
  await join(call.expert, call.room)
  expect((await join(call.asker, call.room, { voice: 'down' })).voice).toBe('down')
  expect((await join(call.asker, call.room, { waiting: true, takeOver: true })).voice).toBe('down')
  expect((await join(call.asker, call.room)).voice).toBe('down')
  expect((await join(call.asker, call.room, { voice: 'none', takeOver: true })).voice).toBe('none')
  expect((await join(call.asker, call.room, { takeOver: true })).voice).toBe('none')
})

test('who joins late reads the newest messages, in the order in which they were written', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  const place = { queryId: call.row.id, meetingTime: call.meetingTime, role: 'expert' as const }
  const lines = Array.from({ length: 501 }, (_, nth) => ({
    ...place,
    id: `${host.peerId}-${String(nth).padStart(3, '0')}`,
    userId: call.expertIds[0] as string,
    text: `Line ${nth}`,
    createdAt: new Date(product.now().getTime() + nth),
  }))
  await db.insert(liveMessage).values(lines)
  const { messages } = await join(call.asker, call.room)
  expect([messages.length, messages[0]?.text, messages.at(-1)?.text]).toEqual([500, 'Line 1', 'Line 500'])
})

test('in a blinded call only relay candidates pass, no address is handed on, nobody has a name or a picture', async () => {
  const call = await startCall(product, { header: { type: 'blinded' } })
  const host = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room, { voice: 'none' })
  expect(asker).toMatchObject({ relayOnly: true, video: false, voice: 'up' })
  expect(host.voice).toBe('none')
  expect(asker.iceServers).toEqual([
    { urls: ['turn:relay.test:3478'], username: expect.stringMatching(/^\d+:/), credential: expect.any(String) },
  ])
  expect(JSON.stringify(asker.state.peers)).not.toContain(call.scenario.people[0]!.lastName)
  const stream = await listen(product, call.room, await bearer(call.expertIds[0] as string, host.roomToken))
  const candidate = (typ: string) =>
    `candidate:1 1 udp 2122 192.0.2.7 51472 typ ${typ} raddr 198.51.100.9 rport 40000 generation 0`
  for (const typ of ['host', 'srflx', 'relay'])
    expectStatus(
      await asker.post('signal', {
        to: host.peerId,
        type: 'candidate',
        payload: { candidate: candidate(typ), sdpMid: '0' },
      }),
      200,
    )
  const sdp = [
    'v=0',
    'o=- 1 2 IN IP4 198.51.100.9',
    'c=IN IP4 198.51.100.9',
    `a=${candidate('srflx')}`,
    `a=${candidate('relay')}`,
  ].join('\r\n')
  expectStatus(await asker.post('signal', { to: host.peerId, type: 'offer', payload: { sdp } }), 200)
  await until(() => stream.heard.some(({ event }) => event === 'offer'))
  const got = stream.heard.filter(({ event }) => event === 'candidate' || event === 'offer')
  expect(got.map(({ event }) => event)).toEqual(['candidate', 'offer'])
  expect(JSON.stringify(got)).not.toMatch(/198\.51\.100\.9|typ (host|srflx)|40000/)
  expect(JSON.stringify(got)).toContain('192.0.2.7 51472 typ relay raddr 0.0.0.0 rport 0')
  await stream.close()
})

test('a blinded call keeps to its own room: an expert’s own address is refused, and one that is stored counts for nothing', async () => {
  const call = await startCall(product, { header: { type: 'blinded' } })
  const part = (await call.scenario.engagements(call.row.id)).find(({ userId }) => userId === call.expertIds[0])!
  const set = (mtgUrl: string | null) =>
    call.staff('PUT', `/csradmin/interaction/${call.row.key}/updateParticipantMtgUrl`, {
      queryExpertId: part.id,
      mtgUrl,
    })
  const own = 'https://meet.test/ingrid.falkenberg'
  expect(await set(own)).toMatchObject({ status: 422, body: { fields: { mtgUrl: 'queryMeeting.blinded' } } })
  expect((await call.scenario.engagements(call.row.id)).every(({ mtgUrl }) => mtgUrl === null)).toBe(true)

  await product.db.update(queryExpert).set({ mtgUrl: own }).where(eq(queryExpert.id, part.id))
  await product.pass(4 * 60 + 1)
  const host = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  expect([host.meetingUrl, asker.meetingUrl]).toEqual([null, null])
  expect(JSON.stringify(asker)).not.toContain(own)
  const link = await call.expert<{ url: string }>('GET', '/user/nextLiveSessionLink')
  expect(link.body.url).toContain(call.row.key)
  // the minutes are those of the room, so no one has to state them
  expectStatus(await host.post('end'), 200)
  expectStatus(await set(null), 200)
})

test('without a relay a blinded call can be neither booked nor joined', async () => {
  const bare = await startProduct()
  const call = await startCall(bare, { header: { type: 'blinded' } })
  await bare.db.update(queryExpert).set({ mtgUrl: 'https://meet.test/x' }).where(eq(queryExpert.queryId, call.row.id))
  const joined = async (by: Caller) => (await by('POST', `${call.room}/join`, {})).body
  // only staff can mend it
  expect(await joined(call.expert)).toMatchObject({ errorKey: 'live.noRelay', reason: 'callRefused.room.notPrivate' })
  expect(await joined(call.staff)).toMatchObject({ errorKey: 'live.noRelay', reason: 'callRefused.room.noRelay' })
  const moved = await call.staff('POST', `/csradmin/interaction/${call.row.key}/updateMeetingTime`, {
    meetingTime: Math.floor(bare.now().getTime() / 1000) + 86_400,
  })
  expect(moved).toMatchObject({ status: 409, body: { errorKey: 'live.noRelay' } })
})

test.runIf(onPostgres)('two processes on one database: the sides of a call are on different ones', async () => {
  const call = await startCall(product)
  const store = await openStore(product.deps.env.DATABASE_URL)
  const second = createProduct({ env: product.deps.env, store, clock: product.clock })
  const other = { ...product, ...second } as TestProduct
  try {
    const host = await join(call.expert, call.room)
    const asker = await join(call.asker, call.room)
    const headers = await bearer(call.scenario.asker.id, asker.roomToken)
    const stream = await listen(
      { ...other, fetch: (request) => second.fetch(request, { inProcess: true }) },
      call.room,
      headers,
    )
    await until(() => lastState(stream.heard) !== undefined)
    expectStatus(await host.post('signal', { to: asker.peerId, type: 'offer', payload: longOffer }), 200)
    await until(() => stream.heard.some(({ event }) => event === 'offer'))
    expect(stream.heard.find(({ event }) => event === 'offer')?.data).toMatchObject({ payload: longOffer })
    await stream.close()
  } finally {
    await second.close()
  }
})
