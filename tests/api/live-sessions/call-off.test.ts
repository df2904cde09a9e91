import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { liveMessage, notification, queryHeader } from '#db/schema/all.ts'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'
import { toSeconds } from '#model/time.ts'
import type { Mail } from '#api/ports/mail.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { join, lastState, listen, startCall, until, type Seat } from './room-scenario.ts'

const mails: Mail[] = []
const product = await startProduct({ ports: { mail: { send: async (mail) => void mails.push(mail) } } })
const { db } = product
type Call = Awaited<ReturnType<typeof startCall>>

/** Expert, asker and guest in the call, each with the events of the room. */
async function allInside(call: Call) {
  const robin = await call.guest('Robin')
  const host = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  const guest = await join(product.anonymous, robin.room, { sessionToken: robin.sessionToken })
  const signedIn = async (userId: string, { roomToken }: Seat) => ({
    Authorization: `Bearer ${await product.signIn(userId)}`,
    'X-Room-Token': roomToken,
  })
  const streams = [
    await listen(product, call.room, await signedIn(call.expertIds[0] as string, host)),
    await listen(product, call.room, await signedIn(call.row.userId, asker)),
    await listen(product, robin.room, { 'X-Room-Token': guest.roomToken }),
  ]
  await until(() => streams.every(({ heard }) => lastState(heard) !== undefined))
  return { robin, host, guest, streams }
}
const guestSession = ({ key, sessionToken }: { key: string; sessionToken: string }) =>
  product.anonymous('GET', `/invitee/${key}/session/${sessionToken}`)

async function cancelDiscussion(call: Call) {
  const boss = await product.as(call.scenario.admin.id)
  expectStatus(
    await boss('POST', `/csradmin/interaction/${call.row.key}/cancelQuery?forceCancel=true`, { reason: 'Withdrawn' }),
    200,
  )
}

test('who is in a call when its discussion is cancelled reads that it was: expert, asker and guest', async () => {
  const call = await startCall(product, { startsIn: -1 })
  const { robin, host, streams } = await allInside(call)
  expectStatus(await host.post('chat', { text: 'See you' }), 200)
  await product.runner.runDue()
  mails.length = 0
  await cancelDiscussion(call)
  await until(() => streams.every(({ heard }) => lastState(heard)?.cancelled === true))
  for (const { heard } of streams) expect(lastState(heard)).toMatchObject({ status: 'ended', cancelled: true })
  await until(() => streams.every((one) => one.ended()))
  expect((await call.asker('GET', `/user/interaction/${call.row.key}/sessionStatus`)).body).toMatchObject({
    status: 'ended',
    cancelled: true,
  })
  expect((await guestSession(robin)).body).toMatchObject({ status: 'ended', cancelled: true })
  expect((await product.anonymous('GET', `/invitee/${robin.key}`)).body).toMatchObject({ action: 'cancelled' })
  for (const [caller, room, body] of [
    [call.asker, call.room, {}],
    [product.anonymous, robin.room, { sessionToken: robin.sessionToken }],
  ] as const)
    expect((await caller('POST', `${room}/join`, body)).body).toMatchObject({
      errorKey: 'live.ended',
      reason: 'callRefused.room.cancelled',
    })
  await product.pass(60)
  expect(await db.$count(liveMessage, eq(liveMessage.queryId, call.row.id))).toBe(0)
  // the call was under way, and guests who were out of it learn of it too
  expect(mails.find(({ to }) => to === 'robin@guests.test')?.subject).toBe(en.message.guestCall.cancelled.subject)
})

test('the call of a discussion that is cancelled once it has taken place was not cancelled', async () => {
  const call = await startCall(product, { startsIn: -60, header: { sessionEndedAt: new Date(product.now()) } })
  await cancelDiscussion(call)
  expect((await call.asker('GET', `/user/interaction/${call.row.key}/sessionStatus`)).body).toMatchObject({
    status: 'ended',
    cancelled: false,
  })
})

test('a guest who was taken off reads nothing more, cancelled or not', async () => {
  const call = await startCall(product)
  const robin = await call.guest('Robin')
  const { body } = await call.asker<{ data: { id: string }[] }>('GET', `/user/interaction/${call.row.key}/invites`)
  expectStatus(await call.asker('DELETE', `/user/interaction/${call.row.key}/invites/${body.data[0]?.id}`), 200)
  await cancelDiscussion(call)
  expectStatus(await guestSession(robin), 404)
  expectStatus(await product.anonymous('GET', `/invitee/${robin.key}`), 404)
})

test('a call without a time any longer, and one at another time, say so to those who wait for it', async () => {
  const call = await startCall(product)
  const { robin, streams } = await allInside(call)
  const setTime = async (meetingTime: number | null) =>
    expectStatus(
      await call.staff('POST', `/csradmin/interaction/${call.row.key}/updateMeetingTime`, { meetingTime }),
      200,
    )
  await setTime(null)
  await until(() => streams.every(({ heard }) => lastState(heard)?.status === 'unscheduled'))
  expect((await guestSession(robin)).body).toMatchObject({ status: 'unscheduled', meetingTime: null })
  const meetingTime = toSeconds(call.meetingTime) + 7200
  await setTime(meetingTime)
  expect((await guestSession(robin)).body).toMatchObject({ status: 'early', meetingTime, cancelled: false })
  await until(() => streams.every((one) => one.ended()))
})

test.each([
  ['en-us', en],
  ['zh-cn', zh],
] as const)('who was in a call that is reopened is told, guests by mail or text: %s', async (language, words) => {
  const call = await startCall(product, { startsIn: -1, header: { language } })
  await call.guest('Robin')
  const phone = await call.asker<{ url: string }>('POST', `/user/interaction/${call.row.key}/invites`, {
    participantType: 'lovedone',
    name: 'Sam',
    phone: '(212) 555-0177',
  })
  const key = phone.body.url.split('/').at(-1)
  expectStatus(
    await product.anonymous('POST', `/invitee/${key}`, { action: 'accept', name: 'Sam', termsAccepted: true }),
    200,
  )
  const host = await join(call.expert, call.room)
  expectStatus(await host.post('end'), 200)
  const at = `/csradmin/interaction/${call.row.key}/updateLiveSessionStatus`
  expectStatus(await call.staff('POST', at, { status: 'joinable' }), 200)
  const told = await db
    .select()
    .from(notification)
    .where(and(eq(notification.queryId, call.row.id), eq(notification.purpose, 'callReopened')))
  const to = told.filter(({ type }) => type !== 'app').map(({ userId, to: address }) => userId ?? address)
  expect(to.toSorted()).toEqual([call.row.userId, call.expertIds[0], 'robin@guests.test', '+12125550177'].toSorted())
  const guest = told.find((one) => one.to === 'robin@guests.test')
  expect(guest?.subject).toBe(words.message.guestCall.callReopened.subject)
  expect(guest?.text).not.toContain(call.row.key)
  await db.delete(queryHeader).where(eq(queryHeader.id, call.row.id))
})

test('who was taken out of the call reads when they may come again', async () => {
  const call = await startCall(product)
  const { robin, host, guest, streams } = await allInside(call)
  const status = () => call.asker('GET', `/user/interaction/${call.row.key}/sessionStatus`)
  expectStatus(await host.post('remove', { peerId: guest.peerId }), 200)
  expect((await guestSession(robin)).body).toMatchObject({ removed: true })
  expect((await status()).body).toMatchObject({ removed: false })
  expectStatus(await host.post('admit', { peerId: guest.peerId }), 200)
  expect((await guestSession(robin)).body).toMatchObject({ removed: false })
  for (const stream of streams) await stream.close()
})
