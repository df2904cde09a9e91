import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'

/** A call of twenty minutes that has ended, with one expert who was in it. */
export const callAttendance: CallAttendance = {
  settledAt: null,
  endedAt: '2030-01-01T12:20:00.000Z',
  over: true,
  windowMinutes: 20,
  elsewhere: false,
  statedMinutes: null,
  leastMinutes: 3,
  mostMinutes: 20,
  askerCame: true,
  askerMeasured: true,
  people: [
    {
      queryExpertId: 'seat',
      userId: 'ada',
      displayName: 'Ada Keller',
      status: 'claimed',
      present: null,
      minutes: 9,
      measuredMinutes: 9,
      paidMinutes: null,
      frozen: false,
      intervals: [{ from: '2030-01-01T12:00:00.000Z', until: '2030-01-01T12:08:30.000Z' }],
    },
  ],
  earlier: [],
  version: 1,
}
