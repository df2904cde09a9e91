import { createParser } from 'eventsource-parser'
import type {
  HeartbeatBody,
  JoinBody,
  RoomEvents,
  RoomJoined,
  SignalPayload,
  SignalType,
} from '#model/live-sessions/room.ts'
import { api } from '../../client.ts'

/** Who joins: someone with an account, or a guest with the key of the invitation. */
export type RoomAccess = { kind: 'member'; key: string } | { kind: 'guest'; key: string; sessionToken: string }

export interface Reading {
  signal: AbortSignal
  background: boolean
}

const pathOf = ({ kind }: RoomAccess) => (kind === 'member' ? '/user/interaction/{key}/live' : '/invitee/{key}/live')

/** The server says something every 10 s. */
const SILENT_MS = 25_000

/** The calls of one room. */
export function roomClient(face: RoomAccess) {
  let token = ''
  const options = () => ({
    params: { key: face.key },
    headers: { ...(token && { 'x-room-token': token }) },
    background: true,
  })
  const post = (
    what: string,
    body: Record<string, unknown> = {},
    more: { keepalive?: boolean; idempotencyKey?: string } = {},
  ) => api.call('post', `${pathOf(face)}/${what}`, { ...options(), body, ...more })
  return {
    async join(body: JoinBody): Promise<RoomJoined> {
      const { json } = await post('join', {
        ...body,
        ...(face.kind === 'guest' && { sessionToken: face.sessionToken }),
      })
      const joined = json as RoomJoined
      token = joined.roomToken
      return joined
    },
    signal: (to: string, type: SignalType, payload: SignalPayload) => post('signal', { to, type, payload }),
    beat: (body: HeartbeatBody) => post('heartbeat', body),
    chat: (text: string, idempotencyKey: string) => post('chat', { text }, { idempotencyKey }),
    /** also while the page is being closed */
    leave: () => post('leave', {}, { keepalive: true }),
    end: (minutes?: number) => post('end', minutes === undefined ? {} : { minutes }),
    admit: (peerId: string) => post('admit', { peerId }),
    remove: (peerId: string) => post('remove', { peerId }),
    /** Whether this person was taken out of the call and was not readmitted. */
    isRemoved: (options: Reading) =>
      (face.kind === 'member'
        ? api.get('/user/interaction/{key}/sessionStatus', { params: { key: face.key }, ...options })
        : api.get('/invitee/{key}/session/{token}', {
            params: { key: face.key, token: face.sessionToken },
            ...options,
          })
      ).then(({ removed }) => removed),
    /** Reads the room's events until they end. @throws ApiError when they are refused or break */
    async follow(
      signal: AbortSignal,
      onOpen: () => void,
      on: <E extends keyof RoomEvents>(event: E, data: RoomEvents[E]) => void,
    ) {
      const gone = new AbortController()
      const watch = () => setTimeout(() => gone.abort(), SILENT_MS)
      let watchdog = watch()
      try {
        const path = `${pathOf(face)}/events`
        const response = await api.send('GET', path, {
          ...options(),
          headers: { ...options().headers, accept: 'text/event-stream' },
          signal: AbortSignal.any([signal, gone.signal]),
        })
        if (!response.ok || !response.body) throw await api.refusal(response, path, api.token())
        onOpen()
        const parser = createParser({
          onEvent: ({ event, data }) => {
            if (event !== undefined && event !== 'alive') on(event as keyof RoomEvents, JSON.parse(data) as never)
          },
        })
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
        for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
          clearTimeout(watchdog)
          watchdog = watch()
          parser.feed(chunk.value)
        }
      } finally {
        clearTimeout(watchdog)
      }
    },
  }
}
