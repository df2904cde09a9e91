import { describe, expect, it } from 'vitest'
import { endsAt, joinableFrom, sessionStatus, type SessionFacts } from '#model/live-sessions/state.ts'

const meeting = new Date('2026-03-02T15:00:00Z')
const at = (minutes: number, seconds = 0) => new Date(meeting.getTime() + minutes * 60_000 + seconds * 1000)
const status = (changes: Partial<SessionFacts>) =>
  sessionStatus({
    now: at(0),
    meetingTime: meeting,
    lengthMinutes: 30,
    ended: false,
    hostJoined: false,
    isHost: false,
    limits: { earlyMinutes: 5, graceMinutes: 15 },
    ...changes,
  })

describe('a live session', () => {
  it.each([
    ['no time', { meetingTime: null }, 'unscheduled'],
    ['no time, although it was ended', { meetingTime: null, ended: true }, 'unscheduled'],
    ['ended by the expert', { ended: true, hostJoined: true }, 'ended'],
    ['five minutes and a second before', { now: at(-5, -1), isHost: true }, 'early'],
    ['five minutes before, the expert', { now: at(-5), isHost: true }, 'joinable'],
    ['five minutes before, the others', { now: at(-5) }, 'awaitHost'],
    ['the others once the expert is there', { now: at(-5), hostJoined: true }, 'joinable'],
    ['too early although the expert is there', { now: at(-6), hostJoined: true }, 'early'],
    ['15 minutes past the end, less a second', { now: at(45, -1), isHost: true }, 'joinable'],
    ['15 minutes past the end', { now: at(45), isHost: true, hostJoined: true }, 'ended'],
  ] as const)('%s: %s', (_name, changes, expected) => {
    expect(status(changes)).toBe(expected)
  })
  it('says when it can be joined and when it ends', () => {
    expect(joinableFrom(meeting, 5)).toEqual(at(-5))
    expect(endsAt(meeting, 30)).toEqual(at(30))
  })
})
