import { useState } from 'react'
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#api/client/api-error.ts'
import { serverNow } from '#api/client/server-clock.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import type { RoomJoined, RoomState } from '#model/live-sessions/room.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import InviteeSessionPage from '#portal/live-sessions/invitee-session-page.tsx'
import LivePage from '#portal/live-sessions/room/live-page.tsx'
import LiveRoom from '#portal/live-sessions/room/live-room.tsx'
import type { RoomAccess } from '#portal/live-sessions/room/room-client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

const now = Math.floor(serverNow() / 1000)
const ahead = {
  status: 'early',
  meetingTime: now + 3600,
  joinableFrom: now + 3300,
  endsAt: now + 5400,
  latestEnd: now + 6300,
}
const early = { ...ahead, cancelled: false, removed: false, hostJoined: false, minutes: 30 }
const off = { ...early, status: 'unscheduled', meetingTime: null, joinableFrom: null, endsAt: null, latestEnd: null }
const over = { ...early, status: 'ended' }
const start = (text: string) => text.split('%{time}')[0] ?? ''
const announced = (text: string) =>
  screen.queryAllByText((words) => words.startsWith(start(text))).some((one) => one.closest('[role=status]'))

/** The state of the call changes while the page is open; polls come at once. */
function answering(path: string, first: object) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let answer: object | ApiError = first
  const get = api.get.bind(api) as (path: string, ...rest: unknown[]) => Promise<unknown>
  vi.spyOn(api, 'get').mockImplementation(((asked: string, ...rest: unknown[]) => {
    if (asked !== path)
      return asked.startsWith('/user/interaction') ? Promise.reject(new ApiError(404)) : get(asked, ...rest)
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
  }) as never)
  return async (next: object | ApiError) => {
    answer = next
    await act(() => vi.advanceTimersByTimeAsync(25_000))
  }
}
const memberPath = '/user/interaction/{key}/sessionStatus'
const discussion = {
  queryId: 'q1',
  title: 'Call',
  viewer: 'expert',
  mediaType: 'video',
  status: 'open',
  progress: null,
}

test.each([
  ['called off', off, en.callChange.calledOff],
  ['moved', { ...early, meetingTime: now + 9000 }, en.callChange.moved],
  ['cancelled', { ...over, cancelled: true }, en.callChange.cancelled],
] as const)('a page that waits for a call says that it was %s', async (_name, next, text) => {
  const change = answering(memberPath, early)
  await renderInPortal(<LivePage discussion={discussion as unknown as Discussion} />)
  await expect.poll(() => announced(en.room.startsAt)).toBe(true)
  expect(announced(text)).toBe(false)
  await change(next)
  await expect.poll(() => announced(text)).toBe(true)
  expect(screen.queryByText(en.room.unscheduled)).toBeNull()
  expect(screen.queryByText(en.room.endedText)).toBeNull()
  expect(screen.queryByRole('button', { name: en.room.rejoin })).toBeNull()
})

test('an expert, to whom a cancelled discussion is closed, reads that the call was cancelled', async () => {
  const change = answering(memberPath, early)
  let setStatus: (status: string) => void = () => undefined
  function Shown() {
    const [status, set] = useState('open')
    setStatus = set
    return <LivePage discussion={{ ...discussion, status } as unknown as Discussion} />
  }
  await renderInPortal(<Shown />)
  await expect.poll(() => announced(en.room.startsAt)).toBe(true)
  await change(new ApiError(404))
  act(() => setStatus('cancelled'))
  await expect.poll(() => announced(en.callChange.cancelled)).toBe(true)
})

const guestPath = '/invitee/{key}/session/{token}'
const guest = { participantType: 'lovedone', displayName: 'Leo', mediaType: 'video', theme: 'consilium' }
const guestPage = (
  <Routes>
    <Route path="/invitee/session/:uuid/:token" element={<InviteeSessionPage />} />
  </Routes>
)

test('a guest who has accepted sees the time, can note it and test the device, and reads of changes', async () => {
  const change = answering(guestPath, { ...early, ...guest })
  await renderInPortal(guestPage, { at: '/invitee/session/key/token' })
  await screen.findByRole('heading', { name: en.invitee.welcome.replace('%{name}', 'Leo') })
  expect(document.querySelector('time')?.dateTime).toBe(new Date(early.meetingTime * 1000).toISOString())
  for (const name of [en.invitee.calendar, en.invitee.device.title])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  await change({ ...off, ...guest })
  await expect.poll(() => announced(en.callChange.calledOff)).toBe(true)
  await change({ ...over, ...guest, cancelled: true })
  await expect.poll(() => announced(en.callChange.cancelled)).toBe(true)
})

test('a guest’s page looks again after the end, while the call can be reopened', async () => {
  const change = answering(guestPath, { ...over, ...guest })
  await renderInPortal(guestPage, { at: '/invitee/session/other/token' })
  await screen.findByText(en.discussion.live.ended)
  await change({ ...early, ...guest, status: 'awaitHost' })
  await expect.poll(() => announced(en.callChange.reopened), { timeout: 10_000 }).toBe(true)
})

const face: RoomAccess = { kind: 'member', key: 'q1' }

/** A room whose events tell one state after the other. */
function room() {
  const events = new TransformStream<Uint8Array, Uint8Array>()
  const writer = events.writable.getWriter()
  const state = {
    status: 'awaitHost',
    hostHere: false,
    meetingTime: now,
    latestEnd: now + 60,
    cancelled: false,
    peers: [],
  }
  const joined = {
    peerId: 'me',
    roomToken: 'token',
    role: 'guest',
    inside: false,
    observer: true,
    meetingUrl: null,
    iceServers: [],
    messages: [],
    voiceChoices: ['none'],
    voice: 'none',
    state,
  }
  const asked: string[] = []
  let refusal: ApiError | undefined
  vi.spyOn(api, 'call').mockImplementation((_method, path) => {
    if (!path.endsWith('/join')) return Promise.resolve({ json: {} } as never)
    asked.push(path)
    return refusal ? Promise.reject(refusal) : Promise.resolve({ json: joined as unknown as RoomJoined } as never)
  })
  vi.spyOn(api, 'send').mockImplementation(() => Promise.resolve(new Response(events.readable)))
  return {
    asked,
    refuse: (next: ApiError | undefined) => (refusal = next),
    tell: (more: Partial<RoomState>) =>
      writer.write(new TextEncoder().encode(`event: status\ndata: ${JSON.stringify({ ...state, ...more })}\n\n`)),
  }
}

test.each([
  ['cancelled with its discussion', { status: 'ended', cancelled: true }, en.callChange.cancelled],
  ['called off', { status: 'unscheduled', meetingTime: null }, en.callChange.calledOff],
  ['moved away', { status: 'early', meetingTime: now + 9000 }, en.callChange.moved],
] as const)(
  'in the room one reads that the call was %s, and does not ask to come in again',
  async (_n, state, text) => {
    const { tell, asked } = room()
    const closed = vi.fn()
    await renderInPortal(<LiveRoom face={face} video={false} ended="Over" onClosed={closed} />)
    await screen.findByRole('heading', { name: en.room.waiting })
    await tell(state)
    await expect.poll(() => announced(text)).toBe(true)
    expect(closed).toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: en.room.rejoin })).toBeNull()
    expect(screen.queryByText('Over')).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(asked).toHaveLength(1)
  },
)

test('who was taken out cannot press on blindly, and is told as soon as they may come again', async () => {
  const { refuse, asked } = room()
  let removed = true
  vi.spyOn(api, 'get').mockImplementation((() => Promise.resolve({ removed })) as never)
  refuse(new ApiError(409, { errorKey: 'live.removed', message: 'You were removed.' }))
  await renderInPortal(<LiveRoom face={face} video={false} ended="Over" />)
  await screen.findByText('You were removed.')
  expect(screen.queryByRole('button', { name: en.room.rejoin })).toBeNull()
  removed = false
  refuse(undefined)
  await expect.poll(() => announced(en.room.mayReturn), { timeout: 8_000 }).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: en.room.return }))
  await screen.findByRole('heading', { name: en.room.waiting })
  expect(asked).toHaveLength(2)
})
