import type { Context } from 'hono'
import { z } from 'zod'
import {
  chatBody,
  endBody,
  guestJoinBody,
  heartbeatAnswer,
  heartbeatBody,
  joinBody,
  leaveBody,
  liveEnded,
  messagePosted,
  peerBody,
  roomJoined,
  signalBody,
} from '#model/live-sessions/room.ts'
import { AppError } from '#model/errors.ts'
import { inviteeParams } from '#model/live-sessions/invitee.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { answer, body, endpoint, nothing, type Endpoint } from '../../http/route.ts'
import type { AppEnv } from '../../http/types.ts'
import { findOwnPlace, findPeer, findPlace, peerGone, type PeerRow } from './find-peer.ts'
import { beat, endForAll, leaveRoom, postMessage, sendSignal, setRemoved } from './in-room.ts'
import { joinRoom } from './join-room.ts'
import { holderOf, roomGuest, roomPerson, type RoomPerson } from './room-person.ts'
import { isCurrent } from './room-state.ts'
import { streamRoom } from './stream-room.ts'

const tags = ['live-sessions']
const unseen = { 'Cache-Control': 'no-store' }
const headers = z.object({
  'x-room-token': z.string().max(200).optional().meta({ description: 'Room token that joining gave' }),
})
const params = z.object({ key: z.string().min(1).max(64) })

/** The two ways into a room: with an account, and with a guest's key. */
interface RoomAccess {
  path: string
  who: 'participant' | 'invitee-key'
  /** end of the names of the operations */
  suffix: '' | 'AsGuest'
  params: typeof params | typeof inviteeParams
  person: (ctx: Ctx, key: string) => Promise<RoomPerson>
}
const member: RoomAccess = {
  path: '/user/interaction/{key}/live',
  who: 'participant',
  suffix: '',
  params,
  person: roomPerson,
}
const guest: RoomAccess = {
  path: '/invitee/{key}/live',
  who: 'invitee-key',
  suffix: 'AsGuest',
  params: inviteeParams,
  person: (ctx, key) => roomGuest(ctx, key),
}

/** Who calls, and the place that the room token of header or body opens. @throws not.found, also once the call was moved */
async function placed(c: Context<AppEnv>, face: RoomAccess, key: string, token?: string, find = findPeer) {
  const ctx = c.get('ctx')
  const person = await face.person(ctx, key)
  const peer: PeerRow = await find(ctx, holderOf(person), c.req.header('x-room-token') ?? token)
  if (find === findPeer && !isCurrent(person, peer)) throw peerGone()
  return { ctx, person, peer }
}

const common = (face: RoomAccess): Endpoint[] => [
  endpoint(
    {
      method: 'get',
      path: `${face.path}/events`,
      operationId: `streamRoomEvents${face.suffix}`,
      who: face.who,
      tags,
      summary:
        'Stream what happens in the room: peer-joined, peer-left, offer, answer, candidate, chat, status; signals of the last minute and the chat come again',
      description:
        'A place has one stream: a newer one ends it. 404 for a place that has ended, also because the call was moved: join again.',
      request: { params: face.params, headers },
      responses: {
        200: { description: 'text/event-stream', content: { 'text/event-stream': { schema: z.string() } } },
      },
    },
    async (c) => {
      const { ctx, person, peer } = await placed(c, face, c.req.valid('param').key).catch((error: unknown) => {
        // a page whose person has lost the seat asks to join again and is told why not
        const lost = error instanceof AppError && error.code === 'auth.notAuthorized'
        throw lost && c.req.header('x-room-token') ? peerGone() : error
      })
      return streamRoom(c, ctx, person, peer)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${face.path}/signal`,
      operationId: `sendSignal${face.suffix}`,
      who: face.who,
      tags,
      summary: 'Send an offer, an answer or a candidate to someone in the room',
      request: { params: face.params, headers, body: body(signalBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const sent = c.req.valid('json')
      const ctx = c.get('ctx')
      const { peer, blinded } = await findPlace(
        ctx,
        c.req.valid('param').key,
        face.who === 'participant' ? requireActor(ctx).userId : null,
        c.req.header('x-room-token') ?? sent.roomToken,
      )
      await sendSignal(ctx, peer, sent, blinded)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${face.path}/heartbeat`,
      operationId: `keepPresence${face.suffix}`,
      who: face.who,
      tags,
      summary:
        'Say that the page is still there, every 10 seconds, and what others see of the caller; presence is measured by it',
      request: { params: face.params, headers, body: body(heartbeatBody) },
      responses: { 200: answer(heartbeatAnswer) },
    },
    async (c) => {
      const sent = c.req.valid('json')
      const { ctx, person, peer } = await placed(c, face, c.req.valid('param').key, sent.roomToken, findOwnPlace)
      return c.json(await beat(ctx, peer, sent, isCurrent(person, peer)), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${face.path}/chat`,
      operationId: `postRoomMessage${face.suffix}`,
      who: face.who,
      tags,
      summary: 'Write to everyone in the room and the waiting room',
      request: { params: face.params, headers, body: body(chatBody) },
      responses: { 200: answer(messagePosted) },
    },
    async (c) => {
      const sent = c.req.valid('json')
      const { ctx, peer } = await placed(c, face, c.req.valid('param').key, sent.roomToken)
      return c.json(await postMessage(ctx, peer, sent.text), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${face.path}/leave`,
      operationId: `leaveRoom${face.suffix}`,
      who: face.who,
      tags,
      summary: 'Leave the room',
      request: { params: face.params, headers, body: body(leaveBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { ctx, peer } = await placed(c, face, c.req.valid('param').key, c.req.valid('json').roomToken)
      await leaveRoom(ctx, peer)
      return c.json({}, 200)
    },
  ),
]

/** Admitting and removing. */
const decide = (verb: 'admit' | 'remove', operationId: string, summary: string): Endpoint =>
  endpoint(
    {
      method: 'post',
      path: `${member.path}/${verb}`,
      operationId,
      who: member.who,
      tags,
      summary,
      request: { params, headers, body: body(peerBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { roomToken, peerId } = c.req.valid('json')
      const { ctx, peer } = await placed(c, member, c.req.valid('param').key, roomToken)
      await setRemoved(ctx, peer, peerId, verb === 'remove')
      return c.json({}, 200)
    },
  )

/** The room of a call: joining, signals, presence, chat, and its end. */
export const roomRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: `${member.path}/join`,
      operationId: 'joinRoom',
      who: member.who,
      secret: 'again',
      tags,
      summary: 'Join the waiting room or the room of a call, as early as the limit `live.early` says',
      request: { params, headers, body: body(joinBody) },
      responses: { 200: answer(roomJoined) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      requireActor(ctx)
      const person = await roomPerson(ctx, c.req.valid('param').key)
      return c.json(await joinRoom(ctx, person, c.req.valid('json'), c.req.header('x-room-token')), 200, unseen)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${guest.path}/join`,
      operationId: 'joinRoomAsGuest',
      who: guest.who,
      tags,
      summary: 'Join the waiting room or the room of a call (guest)',
      request: { params: inviteeParams, headers, body: body(guestJoinBody) },
      responses: { 200: answer(roomJoined) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { sessionToken, ...asked } = c.req.valid('json')
      const person = await roomGuest(ctx, c.req.valid('param').key, sessionToken)
      return c.json(await joinRoom(ctx, person, asked, c.req.header('x-room-token')), 200, unseen)
    },
  ),
  ...common(member),
  ...common(guest),
  decide('admit', 'admitToRoom', 'Let someone come again who was taken out (expert, staff)'),
  decide('remove', 'removeFromRoom', 'Take someone out of the call (expert: guests; staff)'),
  endpoint(
    {
      method: 'post',
      path: `${member.path}/end`,
      operationId: 'endCallForAll',
      who: member.who,
      tags,
      summary: 'End the call for everyone (expert, staff), with its minutes where it took place at an external address',
      request: { params, headers, body: body(endBody) },
      responses: { 200: answer(liveEnded) },
    },
    async (c) => {
      const { key } = c.req.valid('param')
      const { roomToken, minutes } = c.req.valid('json')
      const { ctx, peer } = await placed(c, member, key, roomToken)
      return c.json(await endForAll(ctx, key, peer, minutes ?? null), 200)
    },
  ),
]
