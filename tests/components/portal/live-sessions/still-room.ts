import type { Room } from '#portal/live-sessions/room/use-room.ts'

const nothing = () => undefined
const done = () => Promise.resolve()

/** What a room is in which nothing happens, and of which every act succeeds. */
export const stillRoom = {
  reconnecting: false,
  failure: undefined,
  takenOver: false,
  busy: false,
  moved: false,
  seeMove: nothing,
  join: () => Promise.resolve(undefined),
  leave: done,
  end: done,
  chat: { text: '', write: nothing, send: done, unsent: [], sendAgain: done, discard: nothing },
  admit: () => Promise.resolve(true),
  remove: () => Promise.resolve(true),
  isRemoved: () => Promise.resolve(false),
  show: nothing,
} satisfies Partial<Room>
