import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { liveAttendance, livePeer, queryExpert, queryInvite } from '#db/schema/all.ts'
import { toSeconds } from '#model/time.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { join, lastState, listen, seatOf, startCall, until } from './room-scenario.ts'

const product = await startProduct()
const { db } = product

const places = (peerId: string) => db.select().from(livePeer).where(eq(livePeer.id, peerId))
const openStays = (peerId: string) =>
  db
    .select()
    .from(liveAttendance)
    .where(and(eq(liveAttendance.peerId, peerId), isNull(liveAttendance.leftAt)))
const textsOf = (stream: Awaited<ReturnType<typeof listen>>) =>
  stream.heard.filter(({ event }) => event === 'chat').map(({ data }) => data.text)

test.each([
  ['the asker takes them off', 'DELETE', {}],
  ['staff take the invitation back', 'PUT', { status: 'inactive' }],
  ['staff correct the address', 'PUT', { email: 'someone.else@guests.test' }],
])('a guest is out of the call at once when %s', async (_name, method, change) => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  const robin = await call.guest('Robin')
  const seat = await join(product.anonymous, robin.room, { sessionToken: robin.sessionToken })
  const headers = { 'X-Room-Token': seat.roomToken }
  const stream = await listen(product, robin.room, headers)
  const hosts = await listen(product, call.room, {
    Authorization: `Bearer ${await product.signIn(call.expertIds[0] as string)}`,
    'X-Room-Token': host.roomToken,
  })
  await until(() => lastState(stream.heard) !== undefined && lastState(hosts.heard) !== undefined)
  expect(lastState(hosts.heard)?.peers.some(({ role }) => role === 'guest')).toBe(true)
  const [invite] = await db.select().from(queryInvite).where(eq(queryInvite.queryId, call.row.id))
  expectStatus(
    method === 'DELETE'
      ? await call.asker(method, `/user/interaction/${call.row.key}/invites/${invite?.id}`)
      : await call.staff(method, `/server/query/invite/${invite?.id}`, {
          ...change,
          version: invite?.version,
        }),
    200,
  )
  // in the same transaction, before the answer
  expect((await places(seat.peerId))[0]?.leftAt).not.toBeNull()
  expect(await openStays(seat.peerId)).toEqual([])
  expectStatus(await host.post('chat', { text: 'Between us' }), 200)
  expectStatus(await seat.post('signal', { to: host.peerId, type: 'offer', payload: { sdp: 'v=0' } }), 404)
  await until(stream.ended)
  expect(textsOf(stream)).toEqual([])
  expectStatus(await product.anonymous('GET', `${robin.room}/events`, undefined, headers), 404)
  await until(() => lastState(hosts.heard)?.peers.some(({ role }) => role === 'guest') === false)
  await hosts.close()
})

test.each(['gives the seat back', 'is withdrawn by staff', 'has an answer that staff reject'])(
  'an expert who %s is out of the call at once, and the others see it',
  async (how) => {
    const call = await startCall(product, { experts: 2 })
    const id = call.expertIds[0] as string
    const [host, second, asker] = [
      await join(call.expert, call.room),
      await join(call.callers[1] as Caller, call.room),
      await join(call.asker, call.room),
    ]
    const stream = await listen(product, call.room, {
      Authorization: `Bearer ${await product.signIn(id)}`,
      'X-Room-Token': host.roomToken,
    })
    const askers = await listen(product, call.room, {
      Authorization: `Bearer ${await product.signIn(call.row.userId)}`,
      'X-Room-Token': asker.roomToken,
    })
    const seen = () => lastState(askers.heard)?.peers.map(({ peerId }) => peerId)
    await until(() => lastState(stream.heard) !== undefined && seen()?.includes(host.peerId) === true)
    const [part] = (await call.scenario.engagements(call.row.id)).filter(({ userId }) => userId === id)
    const staffAt = `/csradmin/interaction/${call.row.key}`
    const reason = 'Emergency surgery'
    if (how === 'has an answer that staff reject')
      await db
        .update(queryExpert)
        .set({ status: 'answered', answeredAt: product.now() })
        .where(eq(queryExpert.id, part?.id ?? ''))
    expectStatus(
      how === 'gives the seat back'
        ? await call.expert('POST', `/user/interaction/${call.row.key}/giveBack`, { reason })
        : how === 'is withdrawn by staff'
          ? await call.staff('POST', `${staffAt}/giveBackSeat`, { queryExpertId: part?.id, reason })
          : await call.staff('POST', `${staffAt}/updateParticipantStatus`, {
              queryExpertId: part?.id,
              status: 'rejected',
              reason,
            }),
      200,
    )
    // in the same transaction, before the answer
    expect((await places(host.peerId))[0]?.leftAt).not.toBeNull()
    expect(await openStays(host.peerId)).toEqual([])
    for (const other of [asker, second])
      expectStatus(await host.post('signal', { to: other.peerId, type: 'offer', payload: { sdp: 'v=0' } }), 404)
    expectStatus(await asker.post('chat', { text: 'Between us' }), 200)
    await until(stream.ended)
    expect(textsOf(stream)).toEqual([])
    await until(() => seen()?.includes(host.peerId) === false)
    // the others stay
    expect(seen()).toEqual(expect.arrayContaining([asker.peerId, second.peerId]))
    expectStatus(await second.post('signal', { to: asker.peerId, type: 'offer', payload: { sdp: 'v=0' } }), 200)
    await askers.close()
  },
)

test.each([
  ['signs out', undefined],
  ['is signed out by staff', 'sessions'],
  ['has a disabled account', 'disable'],
])('an expert who %s hears nothing more of the call and is in it no longer', async (_name, by) => {
  const call = await startCall(product)
  const id = call.expertIds[0] as string
  const token = await product.signIn(id)
  const own = product.withToken(token)
  const host = await join(own, call.room)
  const asker = await join(call.asker, call.room)
  const stream = await listen(product, call.room, { Authorization: `Bearer ${token}`, 'X-Room-Token': host.roomToken })
  await until(() => lastState(stream.heard) !== undefined)
  const admin = await product.as(call.scenario.admin.id)
  expectStatus(
    by === undefined
      ? await own('POST', '/auth/logout')
      : by === 'sessions'
        ? await admin('POST', `/server/user/${id}/session/endAll`)
        : await admin('POST', `/server/user/${id}/disable`, { version: 1, reason: 'Left' }),
    200,
  )
  await until(stream.ended)
  expectStatus(await asker.post('chat', { text: 'After the end' }), 200)
  expect(textsOf(stream)).toEqual([])
  expect((await places(host.peerId))[0]?.leftAt).not.toBeNull()
  expect(await openStays(host.peerId)).toEqual([])
})

test('an expert whose session ends elsewhere stays in the call', async () => {
  const call = await startCall(product)
  const id = call.expertIds[0] as string
  const host = await join(call.expert, call.room)
  const stream = await listen(product, call.room, {
    Authorization: `Bearer ${await product.signIn(id)}`,
    'X-Room-Token': host.roomToken,
  })
  await until(() => lastState(stream.heard) !== undefined)
  expectStatus(await (await product.as(id))('POST', '/auth/logout'), 200)
  expectStatus(await (await join(call.asker, call.room)).post('chat', { text: 'Still here?' }), 200)
  await until(() => textsOf(stream).length === 1)
  await stream.close()
})

test('a call that is moved while people are in it: their places end, the events say 404, and joining leads into the new call', async () => {
  const call = await startCall(product, { startsIn: 1 })
  const host = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  expectStatus(await asker.post('chat', { text: 'Said before the move' }), 200)
  const headers = {
    Authorization: `Bearer ${await product.signIn(call.expertIds[0] as string)}`,
    'X-Room-Token': host.roomToken,
  }
  const stream = await listen(product, call.room, headers)
  await until(() => lastState(stream.heard) !== undefined)
  const meetingTime = toSeconds(call.meetingTime) + 120
  expectStatus(
    await call.staff('POST', `/csradmin/interaction/${call.row.key}/updateMeetingTime`, { meetingTime }),
    200,
  )
  await until(stream.ended)
  expect(await openStays(host.peerId)).toEqual([])
  for (const seat of [host, asker]) expect((await seat.post('heartbeat')).body).toEqual({ present: false })
  const { status, body } = await call.expert('GET', `${call.room}/events`, undefined, {
    'X-Room-Token': host.roomToken,
  })
  expect([status, body.reason]).toEqual([404, undefined])
  expectStatus(await host.post('signal', { to: asker.peerId, type: 'offer', payload: { sdp: 'v=0' } }), 404)
  const hostAgain = await join(call.expert, call.room)
  const askerAgain = await join(call.asker, call.room)
  expect(askerAgain).toMatchObject({ inside: true, state: { meetingTime, hostHere: true } })
  expect(askerAgain.messages.map(({ text }) => text)).toEqual(['Said before the move'])
  const [stay] = await openStays(hostAgain.peerId)
  expect(stay?.meetingTime && toSeconds(stay.meetingTime)).toBe(meetingTime)
})

test('a place has one stream: the newest', async () => {
  const call = await startCall(product)
  const host = await join(call.expert, call.room)
  const token = await product.signIn(call.expertIds[0] as string)
  const headers = { Authorization: `Bearer ${token}`, 'X-Room-Token': host.roomToken }
  const streams: Awaited<ReturnType<typeof listen>>[] = []
  for (let n = 0; n < 5; n++) streams.push(await listen(product, call.room, headers))
  const newest = streams.pop()
  await until(() => streams.every((one) => one.ended()))
  expect((await places(host.peerId))[0]?.leftAt).toBeNull()
  const seat = seatOf(product.withToken(token), call.room, host)
  expectStatus(await seat.post('chat', { text: 'One line' }), 200)
  await until(() => newest !== undefined && textsOf(newest).length === 1)
  expect(newest?.ended()).toBe(false)
  await newest?.close()
})
