import { z } from 'zod'
import { liveSessionStatuses } from './enums.ts'
import { roomRoles } from './places.ts'
import { voices } from './voice.ts'

/** What travels between a page and the room of a call. The room token also goes in the header `X-Room-Token`. */

/** Why a place is gone, in `reason` of the refusal: another page of the same person has it. */
export const takenOver = 'takenOver'

const roomToken = z.string().min(1).max(200).optional()
const peerId = z.string().min(1).max(64)
export const longestChat = 2000

/** Pages say that they are there this often; who is silent for longer than `goneAfterSeconds` is out. */
export const heartbeatSeconds = 10
export const goneAfterSeconds = 30

export const signalTypes = ['offer', 'answer', 'candidate'] as const
export type SignalType = (typeof signalTypes)[number]
/** A description has `sdp`, a candidate the other fields; an answer names its offer by the `usernameFragment` of that. */
export const signalPayload = z.strictObject({
  sdp: z.string().max(60_000).optional(),
  candidate: z.string().max(2000).optional(),
  sdpMid: z.string().max(64).nullable().optional(),
  sdpMLineIndex: z.int().min(0).max(64).nullable().optional(),
  usernameFragment: z.string().max(256).nullable().optional(),
})
export type SignalPayload = z.infer<typeof signalPayload>

/**
 * `waiting`: only into the waiting room, where no one is seen or heard; `takeOver`: another page of this person that is in
 * the call gives it up.
 */
export const joinBody = z.strictObject({
  voice: z.enum(voices).optional(),
  waiting: z.boolean().optional(),
  takeOver: z.boolean().optional(),
})
export const guestJoinBody = joinBody.extend({ sessionToken: z.string().min(1).max(200) })
export type JoinBody = z.infer<typeof joinBody>
export const signalBody = z.strictObject({
  roomToken,
  to: peerId,
  type: z.enum(signalTypes),
  payload: signalPayload,
})
export type SignalBody = z.infer<typeof signalBody>
export const leaveBody = z.strictObject({ roomToken })
/** `minutes`: stated for a call at an external address, where presence cannot be measured */
export const endBody = z.strictObject({ roomToken, minutes: z.int32().optional() })
/** What the others see of someone: absent fields stay. */
export const heartbeatBody = z.strictObject({
  roomToken,
  muted: z.boolean().optional(),
  camera: z.boolean().optional(),
  screen: z.boolean().optional(),
  hand: z.boolean().optional(),
  /** the own connection loses much */
  poor: z.boolean().optional(),
  /** comes this many minutes late; 0: no longer */
  lateMinutes: z.int().min(0).max(60).optional(),
})
export type HeartbeatBody = z.infer<typeof heartbeatBody>
export const heartbeatAnswer = z.object({
  /** false: the place was given up, as at the end of a call */
  present: z.boolean(),
})
export type HeartbeatAnswer = z.infer<typeof heartbeatAnswer>
export const chatBody = z.strictObject({ roomToken, text: z.string().trim().min(1).max(longestChat) })
export const peerBody = z.strictObject({ roomToken, peerId })

export const roomPeer = z
  .object({
    peerId: z.string(),
    role: z.enum(roomRoles),
    /** null: no name is shown, the role stands for it */
    name: z.string().nullable(),
    self: z.boolean(),
    /** in the room; else in the waiting room */
    inside: z.boolean(),
    removed: z.boolean(),
    /** the voice is changed, or there is none */
    voice: z.enum(voices),
    muted: z.boolean(),
    camera: z.boolean(),
    screen: z.boolean(),
    hand: z.boolean(),
    poor: z.boolean(),
    lateMinutes: z.int(),
    /** measured presence of this person in this call */
    presentSeconds: z.int(),
  })
  .meta({ id: 'RoomPeer' })
export type RoomPeer = z.infer<typeof roomPeer>

/** Instants in epoch seconds. */
export const roomState = z
  .object({
    status: z.enum(liveSessionStatuses),
    /** an expert has come to this call */
    hostJoined: z.boolean(),
    /** an expert is in the room now */
    hostHere: z.boolean(),
    meetingTime: z.int().nullable(),
    endsAt: z.int().nullable(),
    /** no one may stay longer */
    latestEnd: z.int().nullable(),
    /** the discussion was cancelled before the call had taken place */
    cancelled: z.boolean(),
    now: z.int(),
    peers: z.array(roomPeer),
  })
  .meta({ id: 'RoomState' })
export type RoomState = z.infer<typeof roomState>

export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})
export const chatMessage = z
  .object({
    id: z.string(),
    role: z.enum(roomRoles),
    name: z.string().nullable(),
    self: z.boolean(),
    text: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'RoomMessage' })
export type ChatMessage = z.infer<typeof chatMessage>

/** `exp` in epoch seconds. */
export const roomJoined = z
  .object({
    roomToken: z.string(),
    exp: z.int(),
    peerId: z.string(),
    role: z.enum(roomRoles),
    /** in the room; else in the waiting room, and to ask again when `status` is joinable */
    inside: z.boolean(),
    voice: z.enum(voices),
    /** what may still be chosen */
    voiceChoices: z.array(z.enum(voices)),
    /** receives only */
    observer: z.boolean(),
    video: z.boolean(),
    /** no address of anyone may be seen by another */
    relayOnly: z.boolean(),
    /** the call takes place elsewhere, at this address */
    meetingUrl: z.string().nullable(),
    iceServers: z.array(iceServer),
    status: z.enum(liveSessionStatuses),
    peers: z.array(roomPeer),
    state: roomState,
    messages: z.array(chatMessage),
    /** after the call the chat stays in the discussion; else it is deleted */
    keepsChat: z.boolean(),
  })
  .meta({ id: 'RoomJoined' })
export type RoomJoined = z.infer<typeof roomJoined>
export const liveEnded = z.object({ status: z.enum(liveSessionStatuses) })
export const messagePosted = z.object({ id: z.string() })

/** Events of the room's stream: what `data` holds under each name. */
export interface RoomEvents {
  'peer-joined': { peerId: string }
  'peer-left': { peerId: string }
  offer: { id: string; from: string; payload: SignalPayload }
  answer: { id: string; from: string; payload: SignalPayload }
  candidate: { id: string; from: string; payload: SignalPayload }
  chat: ChatMessage
  status: RoomState
}
