import { useCallback, useEffect, useState } from 'react'
import { screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serverNow } from '#api/client/server-clock.ts'
import type { RoomJoined, RoomPeer, RoomState } from '#model/live-sessions/room.ts'
import { en } from '#model/texts/en.ts'
import { CallView } from '#portal/live-sessions/room/call-view.tsx'
import { Mesh } from '#portal/live-sessions/room/mesh.ts'
import { usePoorConnection } from '#portal/live-sessions/room/use-connection.ts'
import { useControls } from '#portal/live-sessions/room/use-controls.ts'
import type { Room } from '#portal/live-sessions/room/use-room.ts'
import type { MediaProblem } from '#portal/live-sessions/use-media.ts'
import { renderInPortal } from '../page.tsx'
import { stillRoom } from './still-room.ts'

const nothing = () => undefined
const done = () => Promise.resolve()
const meshes: Mesh[] = []
const timers: ReturnType<typeof setInterval>[] = []
afterEach(() => {
  for (const mesh of meshes.splice(0)) mesh.close()
  for (const timer of timers.splice(0)) clearInterval(timer)
  vi.useRealTimers()
})

/** A moving picture without a camera. */
function picture() {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 160, height: 120 })
  const draw = canvas.getContext('2d')
  let hue = 0
  const paint = () => {
    if (!draw) return
    draw.fillStyle = `hsl(${(hue += 40)} 80% 50%)`
    draw.fillRect(0, 0, 160, 120)
  }
  paint()
  timers.push(setInterval(paint, 40))
  return canvas.captureStream(25)
}

const peer = (peerId: string, role: RoomPeer['role'], more: Partial<RoomPeer> = {}): RoomPeer => ({
  peerId,
  name: peerId === 'me' ? 'Ada' : 'Dr. Blum',
  role,
  self: peerId === 'me',
  inside: true,
  removed: false,
  voice: 'none',
  muted: false,
  camera: true,
  screen: false,
  hand: false,
  poor: false,
  lateMinutes: 0,
  presentSeconds: 60,
  ...more,
})

interface CallProps {
  mesh: Mesh
  stream: MediaStream | undefined
  streams: ReadonlyMap<string, MediaStream>
  /** why the device gives no sound */
  problem?: MediaProblem
  role?: 'asker' | 'expert'
  /** epoch seconds */
  meetingTime?: number
}

/** The call of this person with one expert, over a real connection of this page. */
function Call({ mesh, stream, streams, problem, role = 'asker', meetingTime = 0 }: CallProps) {
  const poor = usePoorConnection(
    useCallback(() => mesh, [mesh]),
    true,
  )
  const { controls, tracks } = useControls({ voice: null, stream, video: true }, { active: true, poor, call: 'CQTEST' })
  useEffect(() => mesh.setTracks(tracks), [mesh, tracks])
  const room: Room = {
    call: 'CQTEST',
    joined: { peerId: 'me', role, inside: true, observer: false, video: true, voice: 'none' } as RoomJoined,
    state: {
      status: 'joinable',
      hostJoined: true,
      hostHere: true,
      latestEnd: null,
      meetingTime,
      peers: [peer('me', role, { poor: controls.poor, muted: controls.muted }), peer('expert', 'expert')],
    } as unknown as RoomState,
    messages: [],
    streams,
    states: new Map([['expert', 'connected']]),
    ...stillRoom,
    mesh: () => mesh,
  }
  return (
    <CallView
      room={room}
      controls={controls}
      own={stream ?? null}
      voiceFailed={false}
      choice={{ devices: [], problem, picked: {}, onPick: nothing, onAgain: nothing }}
    />
  )
}

/** The losses that the listeners of this page report, one each. */
function listeners(losses: number[]) {
  const events = { send: done, onStreams: nothing, onStates: nothing }
  const mesh = new Mesh('me', {}, events)
  meshes.push(mesh)
  mesh.setPeers(losses.map((_, index) => `${index}`))
  const report = { losses }
  for (const [index, { connection }] of [...mesh.links.values()].entries())
    connection.getStats = () =>
      Promise.resolve(
        new Map([
          ['one', { type: 'remote-inbound-rtp', fractionLost: report.losses[index] }],
        ]) as unknown as RTCStatsReport,
      )
  const sent = () =>
    [...mesh.links.values()].map(
      ({ connection }) => connection.getSenders().find((one) => one.track?.kind === 'video')?.track ?? null,
    )
  return { mesh, report, sent }
}

const look = 2000
async function looks(count: number) {
  for (let one = 0; one < count; one++) await vi.advanceTimersByTimeAsync(look)
}

test.each([
  ['at exactly five percent the picture stays', [0.05], false],
  ['above five percent it gives way', [0.051], true],
  ['one listener with a bad line says nothing about the own one', [0.12, 0, 0], false],
  ['all listeners lose a little too much', [0.08, 0.06, 0.04], true],
])('%s', async (_name, losses, drops) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = picture()
  const [own] = stream.getVideoTracks()
  const { mesh, sent } = listeners(losses)
  await renderInPortal(<Call mesh={mesh} stream={stream} streams={new Map()} />)
  await expect.poll(sent).toEqual(losses.map(() => own))
  // a single bad look is no bad line
  await looks(1)
  expect(sent()).toEqual(losses.map(() => own))
  await looks(2)
  await expect.poll(sent).toEqual(losses.map(() => (drops ? null : own)))
  // it is said to the one it is, and shown at the own name
  expect(screen.queryAllByText(en.room.poorSelf)).toHaveLength(drops ? 1 : 0)
  expect(screen.queryAllByText(new RegExp(en.room.poor)).length > 0).toBe(drops)
})

test('the picture comes back when little was lost for twenty seconds, not sooner', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = picture()
  const [own] = stream.getVideoTracks()
  const { mesh, report, sent } = listeners([0.3])
  await renderInPortal(<Call mesh={mesh} stream={stream} streams={new Map()} />)
  await looks(3)
  await expect.poll(sent).toEqual([null])
  report.losses = [0.01]
  await looks(9)
  expect(sent()).toEqual([null])
  expect(screen.getByText(en.room.poorSelf)).toBeTruthy()
  await looks(1)
  await expect.poll(sent).toEqual([own])
  await expect.poll(() => screen.queryByText(en.room.poorSelf)).toBeNull()
})

test('the picture of another person moves into a small window and back', async () => {
  const { mesh } = listeners([0])
  await renderInPortal(<Call mesh={mesh} stream={picture()} streams={new Map([['expert', picture()]])} />)
  const video = screen.getByLabelText<HTMLVideoElement>(en.room.picture.replace('%{name}', 'Dr. Blum'))
  await expect.poll(() => video.readyState).toBeGreaterThan(0)
  const button = screen.getByRole('button', { name: en.room.float.replace('%{name}', 'Dr. Blum') })
  await userEvent.click(button)
  await expect.poll(() => document.pictureInPictureElement).toBe(video)
  await userEvent.click(button)
  await expect.poll(() => document.pictureInPictureElement).toBeNull()
})

test('on a phone people and chat come into view when they are opened', async () => {
  await page.viewport(414, 420)
  onTestFinished(() => page.viewport(414, 896))
  const { mesh } = listeners([0])
  await renderInPortal(<Call mesh={mesh} stream={picture()} streams={new Map([['expert', picture()]])} />)
  window.scrollTo(0, 0)
  await userEvent.click(screen.getByRole('button', { name: en.room.more }))
  const heading = await screen.findByRole('heading', { name: en.room.who })
  await expect.poll(() => heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
})

test('a call can be ended for everyone once its time has come', async () => {
  const { mesh } = listeners([0])
  const stream = picture()
  const streams = new Map<string, MediaStream>()
  function Moved() {
    const [meetingTime, move] = useState(() => serverNow() / 1000 + 600)
    return (
      <>
        <button type="button" onClick={() => move(serverNow() / 1000 + 1)}>
          Move
        </button>
        <Call mesh={mesh} stream={stream} streams={streams} role="expert" meetingTime={meetingTime} />
      </>
    )
  }
  await renderInPortal(<Moved />)
  expect(screen.getByRole('button', { name: en.room.leave })).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.room.end })).toBeNull()
  // the time comes while the page is open, and the button by itself
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  await expect.poll(() => screen.queryByRole('button', { name: en.room.end }), { timeout: 5_000 }).not.toBeNull()
})

test('without a microphone one is muted, and the page says why and what to do', async () => {
  const { mesh } = listeners([0])
  await renderInPortal(<Call mesh={mesh} stream={undefined} streams={new Map()} problem="refused" />)
  const why = en.invitee.device.refused
  for (const name of [en.room.unmute, en.room.cameraOn]) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    expect(button.disabled).toBe(true)
    expect(button.title).toBe(why)
  }
  expect(screen.getByText(why).closest('[role=status]')).not.toBeNull()
  expect(screen.getByRole('button', { name: en.state.tryAgain })).toBeTruthy()
  expect(screen.getAllByRole('img', { name: en.room.muted }).length).toBeGreaterThan(0)
  expect(screen.queryByText(en.room.spaceHint)).toBeNull()
})
