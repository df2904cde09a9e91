import { useState } from 'react'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChatMessage, RoomJoined, RoomPeer, RoomState } from '#model/live-sessions/room.ts'
import { en } from '#model/texts/en.ts'
import { LateButton } from '#portal/live-sessions/room/announcements.tsx'
import { CallView } from '#portal/live-sessions/room/call-view.tsx'
import { PeopleAndChat } from '#portal/live-sessions/room/people.tsx'
import { piecesOf } from '#portal/live-sessions/room/linked-text.tsx'
import { RoomNews } from '#portal/live-sessions/room/room-news.tsx'
import type { Controls } from '#portal/live-sessions/room/use-controls.ts'
import type { Room } from '#portal/live-sessions/room/use-room.ts'
import { renderInPortal } from '../page.tsx'
import { stillRoom } from './still-room.ts'

beforeEach(() => sessionStorage.clear())

const nothing = () => undefined
const done = () => Promise.resolve()
const named = (text: string, name: string) => text.replace('%{name}', name)
const peer = (peerId: string, role: RoomPeer['role'], name: string, more: Partial<RoomPeer> = {}) =>
  ({
    peerId,
    role,
    name,
    self: false,
    inside: true,
    removed: false,
    screen: false,
    hand: false,
    presentSeconds: 0,
    ...more,
  }) as RoomPeer
const line = (id: string, text: string, self = false) =>
  ({ id, role: 'expert', name: 'Dr. Blum', self, text, createdAt: '2026-11-30T12:00:00Z' }) as ChatMessage
const me = peer('me', 'asker', 'Ms. Delphine Mbeki', { self: true })
const blum = peer('blum', 'expert', 'Dr. Laura Blum')

function roomOf(peers: RoomPeer[], more: Partial<Room> = {}, state: Partial<RoomState> = {}): Room {
  return {
    call: 'q1',
    joined: {
      role: 'asker',
      inside: true,
      meetingUrl: null,
      observer: false,
      video: true,
      voice: 'none',
    } as RoomJoined,
    state: {
      status: 'joinable',
      hostJoined: true,
      hostHere: true,
      meetingTime: 0,
      latestEnd: null,
      peers,
      ...state,
    } as RoomState,
    messages: [],
    streams: new Map(),
    states: new Map(),
    ...stillRoom,
    mesh: nothing,
    ...more,
  }
}
const controls = { muted: false, hasVoice: true } as unknown as Controls
const viewOf = (room: Room) => (
  <CallView
    room={room}
    controls={controls}
    own={null}
    voiceFailed={false}
    choice={{ devices: [], problem: undefined, picked: {}, onPick: nothing, onAgain: nothing }}
  />
)

/** A part that is drawn again with what the test sets. */
async function renderChanging<T>(first: T, draw: (value: T) => React.ReactNode) {
  let set: (value: T) => void = nothing
  function Changing() {
    const [value, change] = useState(first)
    set = change
    return draw(value)
  }
  await renderInPortal(<Changing />)
  return (value: T) => set(value)
}

test('the expert is first, then asker and guests, oneself last; who only listens takes no picture’s place', async () => {
  const others = [peer('g', 'guest', 'Sam Reed'), peer('s', 'staff', 'Consilium Support'), blum]
  await renderInPortal(viewOf(roomOf([me, ...others])))
  const shown = [...document.querySelectorAll('video')].map((video) => video.dataset.peer)
  expect(shown).toEqual(['blum', 'g', 'me'])
  const [blumTile, , ownTile] = document.querySelectorAll('video')
  expect(blumTile?.closest('li')?.textContent).toMatch(/^L/)
  expect(ownTile?.closest('li')?.textContent).toMatch(/^D/)
  expect(within(screen.getByRole('list', { name: en.room.listeners })).getByText('Consilium Support')).toBeTruthy()
})

test('a shared screen is large above the others and can fill the screen; tile and list say whose it is', async () => {
  await page.viewport(1200, 900)
  onTestFinished(() => page.viewport(414, 896))
  const sam = peer('g', 'guest', 'Sam Reed', { screen: true })
  await renderInPortal(viewOf(roomOf([me, blum, sam])))
  const [first, second] = document.querySelectorAll('video')
  expect(first?.dataset.peer).toBe('g')
  const width = (video: Element | undefined) => video?.closest('li')?.getBoundingClientRect().width ?? 0
  expect(width(first)).toBeGreaterThan(1.5 * width(second))
  expect(within(first!.closest('li')!).getByRole('img', { name: en.room.shares })).toBeTruthy()
  expect(screen.getByText(en.room.shares)).toBeTruthy()
  const requested = vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockImplementation(done)
  await userEvent.click(screen.getByRole('button', { name: en.room.fullScreen }))
  expect(requested.mock.contexts[0]).toBe(first!.closest('li'))
})

test('a raised hand and a shared screen are read out as they begin, and who leaves; at the end of the call only that', async () => {
  const change = await renderChanging(roomOf([me, blum]), (room) => <RoomNews room={room} speaks />)
  const news = () => screen.getByText((_text, one) => one?.className === 'visually-hidden').textContent
  await expect.poll(news).toBe(en.room.enteredSpeaking)
  const name = blum.name ?? ''
  change(roomOf([me, { ...blum, hand: true }]))
  await expect.poll(news).toBe(named(en.room.handRaised, name))
  change(roomOf([me, { ...blum, hand: true, screen: true }]))
  await expect.poll(news).toBe(named(en.room.sharesScreen, name))
  change(roomOf([me, blum]))
  await expect.poll(news).toBe(named(en.room.sharesNoMore, name))
  change(roomOf([me]))
  await expect.poll(news).toBe(named(en.room.leftCall, name))
  change(roomOf([me, blum]))
  await expect.poll(news).toBe(named(en.room.joinedCall, name))
  change(roomOf([], {}, { status: 'ended' }))
  await expect.poll(news).toBe('')
})

test('on a phone a message is read out while the chat is closed, and what was not read is counted again after a reload', async () => {
  const [first, second, own] = [line('1', 'One'), line('2', 'Two'), line('3', 'Mine', true)]
  const change = await renderChanging([first], (messages) => viewOf(roomOf([me, blum], { messages })))
  expect(screen.getByRole('button', { name: en.room.more })).toBeTruthy()
  change([first, second, own])
  const unread = en.room.moreUnread.split(' |||| ')[0]!.replace('%{smart_count}', '1')
  await screen.findByRole('button', { name: unread })
  const said = named(en.room.newMessage, 'Dr. Blum')
  // the own message came last
  expect(screen.queryByText(said)).toBeNull()
  const another = line('4', 'Three')
  change([first, second, own, another])
  await screen.findByText(said)
  cleanup()
  const { unmount } = await renderInPortal(viewOf(roomOf([me, blum], { messages: [first, second, own, another] })))
  const two = en.room.moreUnread.split(' |||| ')[1]!.replace('%{smart_count}', '2')
  await userEvent.click(await screen.findByRole('button', { name: two }))
  await screen.findByRole('button', { name: en.room.more })
  unmount()
  await renderInPortal(viewOf(roomOf([me, blum], { messages: [first, second, own, another] })))
  expect(await screen.findByRole('button', { name: en.room.more })).toBeTruthy()
})

test.each([
  [true, en.room.chatKept],
  [false, en.room.chatDeleted],
])('the chat says what becomes of it: kept %s', async (keepsChat, text) => {
  const room = roomOf([me, blum])
  await renderInPortal(<PeopleAndChat room={{ ...room, joined: { ...room.joined!, keepsChat } }} />)
  expect(screen.getByText(text)).toBeTruthy()
})

test('web addresses in the chat are links, and nothing else is', async () => {
  const text = 'See https://example.org/a_(b)?q=1&r=<b>, and “http://two.test”。 javascript:alert(1) https://'
  await renderInPortal(<PeopleAndChat room={roomOf([me, blum], { messages: [line('1', text)] })} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://example.org/a_(b)?q=1&r=', '_blank', 'noopener noreferrer'],
    ['http://two.test/', '_blank', 'noopener noreferrer'],
  ])
  expect(document.querySelector('[role=log] b')).toBeNull()
  expect(screen.getByRole('log').textContent).toContain(text)
  expect(piecesOf('(https://a.test/x). Next').map(({ text: part }) => part)).toEqual([
    '(',
    'https://a.test/x',
    '). Next',
  ])
})

test('taking someone out is asked about, both ways are confirmed, and the focus stays in the list', async () => {
  const remove = vi.fn(() => Promise.resolve(true))
  const admit = vi.fn(() => Promise.resolve(true))
  const sam = peer('g', 'guest', 'Sam Reed')
  const room = (guest: RoomPeer[]) => {
    const made = roomOf([blum, ...guest], { remove, admit })
    return { ...made, joined: { ...made.joined!, role: 'expert' as const } }
  }
  const change = await renderChanging(room([sam]), (one) => <PeopleAndChat room={one} />)
  await userEvent.click(screen.getByRole('button', { name: en.room.remove }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(named(en.room.removeAsk, 'Sam Reed'))
  expect(remove).not.toHaveBeenCalled()
  await userEvent.click(within(question).getByRole('button', { name: en.room.remove }))
  await expect.poll(() => remove.mock.calls.length).toBe(1)
  await screen.findByText(named(en.room.removedFrom, 'Sam Reed'))
  change(room([{ ...sam, inside: false, removed: true }]))
  const people = screen.getByRole('region', { name: en.room.who })
  await expect.poll(() => people.contains(document.activeElement)).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: en.room.admit }))
  await screen.findByText(named(en.room.admitted, 'Sam Reed'), undefined, { timeout: 5_000 })
  change(room([]))
  await expect.poll(() => people.contains(document.activeElement)).toBe(true)
})

test('who said to be late can take it off', async () => {
  const show = vi.fn()
  await renderInPortal(<LateButton room={roomOf([{ ...me, lateMinutes: 5 }], { show })} />)
  await userEvent.click(screen.getByRole('button', { name: en.room.lateOff }))
  expect(show).toHaveBeenCalledWith({ lateMinutes: 0 })
})
