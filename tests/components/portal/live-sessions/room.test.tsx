import { useEffect } from 'react'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import type { RoomJoined, RoomState } from '#model/live-sessions/room.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { ExternalCall } from '#portal/live-sessions/room/external-call.tsx'
import { Announcements, HostStatus } from '#portal/live-sessions/room/announcements.tsx'
import { useRoom, type Room } from '#portal/live-sessions/room/use-room.ts'
import type { RoomAccess } from '#portal/live-sessions/room/room-client.ts'
import { renderInPortal } from '../page.tsx'

const face: RoomAccess = { kind: 'member', key: 'q1' }
const noTracks = { audio: null, video: null }
const booked = 1_900_000_000
const stateAt = (meetingTime: number, more: Partial<RoomState> = {}) =>
  ({
    status: 'awaitHost',
    hostJoined: false,
    hostHere: false,
    meetingTime,
    latestEnd: null,
    peers: [],
    ...more,
  }) as unknown as RoomState
const place = (peerId: string, meetingTime: number) =>
  ({
    peerId,
    roomToken: peerId,
    role: 'asker',
    inside: false,
    meetingUrl: null,
    iceServers: [],
    messages: [],
    state: stateAt(meetingTime),
  }) as unknown as RoomJoined

let room: Room
function Place() {
  room = useRoom(face, noTracks)
  const { join } = room
  useEffect(() => void join({ waiting: true }), [join])
  return <Announcements room={room} />
}

/** A server that gives places one after the other. @param follow what the events of a place answer */
function server(joins: RoomJoined[], follow: (token: string) => Promise<Response>) {
  const asked = { join: 0, events: 0 }
  vi.spyOn(api, 'call').mockImplementation((_method, path) => {
    if (!path.endsWith('/join')) return Promise.resolve({ json: {} } as never)
    asked.join += 1
    return Promise.resolve({ json: joins[Math.min(asked.join, joins.length) - 1] } as never)
  })
  vi.spyOn(api, 'send').mockImplementation((_method, _path, options) => {
    asked.events += 1
    return follow((options?.headers as Record<string, string>)['x-room-token'] ?? '')
  })
  return asked
}
const gone = () => Promise.reject(new ApiError(404, { errorKey: 'live.gone' }))
const open = () => Promise.resolve(new Response(new ReadableStream()))

test('after a move the page takes its place at the new time, and says that the call was moved', async () => {
  const asked = server([place('old', booked), place('new', booked + 120)], (token) =>
    token === 'old' ? gone() : open(),
  )
  await renderInPortal(<Place />)
  await screen.findByText((text) => text.startsWith(en.callChange.moved.split('%{time}')[0] ?? ''))
  await expect.poll(() => room.reconnecting).toBe(false)
  expect(room.joined?.peerId).toBe('new')
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(asked).toEqual({ join: 2, events: 2 })
})

test.each([
  ['each time another', [place('a', booked), place('b', booked), place('c', booked)]],
  ['the same again', [place('a', booked), place('a', booked)]],
])('a place that is refused as soon as it is given is not asked for without end: %s', async (_name, joins) => {
  const asked = server(joins, gone)
  await renderInPortal(<Place />)
  await expect.poll(() => room.joined === null && room.failure !== undefined, { timeout: 3_000 }).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(asked).toEqual({ join: 2, events: 2 })
})

test('what the events of a place have told is kept when an older answer to joining comes after it', async () => {
  const events = new TransformStream<Uint8Array, Uint8Array>()
  const writer = events.writable.getWriter()
  const tell = (event: string, data: unknown) =>
    writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  const inside = { ...place('me', booked), inside: true }
  server([place('me', booked), inside], () => Promise.resolve(new Response(events.readable)))
  await renderInPortal(<Place />)
  await expect.poll(() => room.joined?.peerId).toBe('me')
  await tell('status', stateAt(booked, { hostJoined: true }))
  await tell('chat', { id: '1', role: 'guest', name: 'Kim', self: false, text: 'Hello', createdAt: '' })
  await expect.poll(() => room.messages.length).toBe(1)
  await room.join({})
  await expect.poll(() => room.joined?.inside).toBe(true)
  expect(room.state?.hostJoined).toBe(true)
  expect(room.messages.map(({ text }) => text)).toEqual(['Hello'])
})

test.each([
  ['no one has opened it', { status: 'awaitHost' }, en.room.externalWaits],
  ['the expert has closed this page', { status: 'joinable', hostJoined: true, latestEnd: 1 }, en.room.externalHostLeft],
] as const)('a call on another site says only what is known here: %s', async (_name, state, text) => {
  const at = stateAt(booked, state)
  const elsewhere = {
    joined: { ...place('me', booked), meetingUrl: 'https://meetings.example.test/1', relayOnly: false, voice: 'none' },
    state: at,
    messages: [],
    chat: { text: '', unsent: [] },
  } as unknown as Room
  await renderInPortal(
    <ExternalCall room={elsewhere} url="https://meetings.example.test/1" willJoin={false} onJoin={() => undefined} />,
  )
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(en.room.hostWaits)).toBeNull()
  expect(screen.queryByText(/The expert has left/)).toBeNull()
})

test.each([
  ['no expert has come', [], en.room.hostWaits],
  ['one is in the waiting room', [{ role: 'expert', inside: false, removed: false }], en.room.hostWaiting],
  ['another guest is', [{ role: 'asker', inside: false, removed: false }], en.room.hostWaits],
])('the waiting room says where the expert is: %s', async (_name, peers, text) => {
  const waiting = {
    joined: place('me', booked),
    state: { ...stateAt(booked), peers },
  } as unknown as Room
  await renderInPortal(<HostStatus room={waiting} willJoin={false} />)
  expect(screen.getByText(text)).toBeTruthy()
})
