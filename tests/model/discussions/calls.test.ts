import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attendanceBounds,
  attendanceNeedsReason,
  attendanceProblem,
  clashOf,
  confirmDeadline,
  earliestClose,
  paidCallMinutes,
  seatAfterMove,
  settledEnd,
} from '#model/discussions/calls/call-seats.ts'
import { defaultLimits } from '#model/limits.ts'
import { decide, decideEngagement, engagementFacts, hours, lifeFacts, now } from './support.ts'

const minutes = (count: number) => hours(count / 60)
const call = { lengthMinutes: 30, graceMinutes: 15, endedAt: null, settledAt: null }
const live = { mediaType: 'video' as const, meetingTime: hours(10) }

describe('the end of a call', () => {
  it.each([
    ['fifteen minutes after the planned end', null, null, 45],
    ['when it was ended', minutes(12), null, 12],
    ['ten minutes after the last has left', null, minutes(28), 38],
    ['not before the planned end', null, minutes(5), 30],
    ['ended first, then left', minutes(20), minutes(29), 20],
    ['never after the grace', null, minutes(44), 45],
  ])('%s', (_name, endedAt, left, expected) => {
    expect(settledEnd(now, { ...call, endedAt }, left)).toEqual(minutes(expected))
  })
})

describe('closing', () => {
  it('waits for the call and its follow-up time, or for a day after the last proposed time', () => {
    expect(earliestClose({ ...live, proposedTimes: [] }, call, 168)).toEqual(hours(10.75 + 168))
    expect(earliestClose({ ...live, proposedTimes: [] }, { ...call, settledAt: hours(11) }, 168)).toBeNull()
    expect(
      earliestClose(
        { mediaType: 'audio', meetingTime: null, proposedTimes: [hours(9), hours(40), hours(2)] },
        call,
        168,
      ),
    ).toEqual(hours(64))
    expect(earliestClose({ mediaType: 'messenger', meetingTime: null, proposedTimes: [] }, call, 168)).toBeNull()
  })

  it('is refused while a booked call is not settled', () => {
    const facts = lifeFacts({ discussion: { ...live, closeTime: hours(-1) }, call: { booked: 1 } })
    expect(decide('open', { name: 'close' }, facts)).toMatchObject({ ok: false, reason: 'callAhead' })
    const system = { ...facts, actor: { kind: 'system' as const } }
    expect(decide('open', { name: 'closeTimeReached' }, system)).toMatchObject({ ok: false, reason: 'notDue' })
    const settled = { ...facts, call: { ...facts.call, settledAt: hours(-1) } }
    expect(decide('open', { name: 'close' }, settled)).toMatchObject({ ok: true, state: { status: 'closed' } })
  })

  it('is never set before the floor, whatever was scheduled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 900 }), (meeting, close) => {
        const facts = lifeFacts({ discussion: { ...live, meetingTime: null, closeTime: hours(close) } })
        const moved = decide('open', { name: 'schedule', meetingTime: hours(meeting) }, facts)
        if (!moved.ok) return false
        const closes = moved.state.closeTime ?? hours(0)
        return closes.getTime() >= hours(meeting + 0.75 + 168).getTime() && closes.getTime() >= hours(close).getTime()
      }),
    )
  })
})

describe('a moved call', () => {
  it('waits six hours for a confirmation, or half of the time that is left', () => {
    expect(confirmDeadline(now, hours(100))).toEqual(hours(6))
    expect(confirmDeadline(now, hours(4))).toEqual(hours(2))
  })

  it('books reserved seats, and asks only those who agreed to another time', () => {
    const seat = { status: 'claimed' as const, bookedAt: null, confirmBy: null, meetingTime: hours(10) }
    expect(seatAfterMove(seat, hours(10), now)).toMatchObject({ bookedAt: now, confirmBy: null })
    expect(seatAfterMove(seat, hours(20), now)).toMatchObject({ bookedAt: now, confirmBy: hours(6) })
    const booked = { ...seat, bookedAt: hours(-1), confirmBy: hours(2) }
    expect(seatAfterMove(booked, null, now)).toMatchObject({ bookedAt: hours(-1), confirmBy: null })
  })

  it('is refused where someone is busy', () => {
    const facts = lifeFacts({ discussion: live, call: { clash: true, booked: 1 } })
    expect(decide('open', { name: 'schedule', meetingTime: hours(20) }, facts)).toMatchObject({ code: 'live.clash' })
    expect(decide('open', { name: 'schedule', meetingTime: null }, facts)).toMatchObject({ ok: true })
  })
})

describe('a booked seat', () => {
  const booked = { engagement: { bookedAt: hours(-10), inviteExpires: null }, discussion: live, seats: { used: 1 } }
  it('does not time out and is not filled by writing', () => {
    const late = { ...booked, actor: { kind: 'system' as const } }
    expect(decideEngagement('claimed', { name: 'timeOut' }, engagementFacts(late))).toMatchObject({ reason: 'notDue' })
    const said = decideEngagement('claimed', { name: 'post', complete: true }, engagementFacts(booked))
    expect(said).toMatchObject({ ok: true, state: { status: 'claimed' } })
    expect(said.ok && said.events.some(({ kind }) => kind === 'earn' || kind === 'next')).toBe(false)
  })

  it('is given back for good, and with a task in the last day', () => {
    const given = (meetingTime: Date) =>
      decideEngagement(
        'claimed',
        { name: 'giveBack', reason: 'Ill' },
        engagementFacts({ ...booked, discussion: { ...live, meetingTime } }),
      )
    const kinds = (meetingTime: Date) => {
      const outcome = given(meetingTime)
      return outcome.ok ? outcome.events.map(({ kind }) => kind) : []
    }
    expect(given(hours(30))).toMatchObject({ ok: true, state: { status: 'cancelled' } })
    expect(kinds(hours(30))).toContain('inviteAlternate')
    expect(kinds(hours(30))).not.toContain('openCallTask')
    expect(kinds(hours(23))).toContain('openCallTask')
    expect(given(hours(-1))).toMatchObject({ ok: false, reason: 'callOver' })
    const again = decideEngagement(
      'cancelled',
      { name: 'accept', termsAccepted: true, meetingTime: hours(10) },
      engagementFacts({ discussion: live }),
    )
    expect(again.ok).toBe(false)
  })
})

describe('presence', () => {
  it.each([
    [true, 3, true, 15],
    [true, 15, true, 15],
    [true, 16, true, 20],
    [true, 45, true, 45],
    [true, 20, false, 15],
    [true, 14, false, 0],
    [false, 30, true, 0],
  ])('present %s for %i minutes, the asker %s: %i are paid', (present, stayed, askerCame, paid) => {
    expect(paidCallMinutes({ present, minutes: stayed }, askerCame, defaultLimits)).toBe(paid)
  })

  it('is at least three minutes and at most the call', () => {
    const here = attendanceBounds(44.2, false, defaultLimits)
    const elsewhere = attendanceBounds(44.2, true, defaultLimits)
    expect(attendanceProblem({ present: true, minutes: 2 }, here)).toBe('errors.attendanceShort')
    expect(attendanceProblem({ present: true, minutes: 46 }, here)).toBe('errors.attendanceLong')
    expect(attendanceProblem({ present: true, minutes: 45 }, here)).toBeNull()
    for (const bounds of [here, elsewhere]) expect(attendanceProblem({ present: false, minutes: 0 }, bounds)).toBeNull()
    for (const minutes of [14, 61])
      expect(attendanceProblem({ present: true, minutes }, elsewhere)).toBe('errors.minutesRange')
    for (const minutes of [15, 60]) expect(attendanceProblem({ present: true, minutes }, elsewhere)).toBeNull()
  })
})

it('two stretches clash exactly where they overlap', () => {
  const half = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(half, half, fc.integer({ min: 1, max: 10 }), (from, at, length) => {
      const busy = [{ kind: 'call' as const, from: hours(from / 2), until: hours((from + length) / 2) }]
      const overlaps = at < from + length && from < at + 1
      return (clashOf(busy, hours(at / 2), 30) !== undefined) === overlaps
    }),
  )
})

it('attendance needs a reason that corrects what was settled or says more than was measured', () => {
  const entry = { present: true, minutes: 15, measuredMinutes: 15 }
  const there = { askerCame: true, askerMeasured: true }
  expect(attendanceNeedsReason(false, there, [entry])).toBe(false)
  expect(attendanceNeedsReason(true, there, [entry])).toBe(true)
  expect(attendanceNeedsReason(false, there, [entry, { ...entry, measuredMinutes: 14 }])).toBe(true)
  expect(attendanceNeedsReason(false, there, [{ ...entry, measuredMinutes: 0 }])).toBe(true)
  expect(attendanceNeedsReason(false, there, [{ ...entry, present: false, measuredMinutes: 0 }])).toBe(false)
  // where nothing was measured there is nothing to say more than
  expect(attendanceNeedsReason(false, there, [{ ...entry, measuredMinutes: null }])).toBe(false)
  // the asker by the same rule, where it decides what someone is paid
  const missing = { askerCame: true, askerMeasured: false }
  expect(attendanceNeedsReason(false, missing, [entry])).toBe(true)
  expect(attendanceNeedsReason(false, { ...missing, askerCame: false }, [entry])).toBe(false)
  expect(attendanceNeedsReason(false, { ...missing, askerMeasured: null }, [entry])).toBe(false)
  expect(attendanceNeedsReason(false, missing, [{ ...entry, present: false, minutes: 0 }])).toBe(false)
})
