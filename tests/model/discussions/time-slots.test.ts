import { expect, it } from 'vitest'
import { offeredDays } from '#model/discussions/wizard/time-slots.ts'
import { clockIn, clockRepeats, fromSeconds } from '#model/time.ts'

const limits = { days: 3, slotMinutes: 30, fromHour: 0, toHour: 24 }
const slotsOf = (now: string, date: string, of = limits) =>
  offeredDays(new Date(now), 'en-US', of).find(({ value }) => value.date === date)?.value.times ?? []

it.each([
  ['an ordinary day', '2026-03-06T12:00:00Z', '2026-03-07', 48, ['1:30 AM', '2:00 AM', '2:30 AM', '3:00 AM']],
  [
    'the day that skips an hour',
    '2026-03-06T12:00:00Z',
    '2026-03-08',
    46,
    ['1:30 AM', '3:00 AM', '3:30 AM', '4:00 AM'],
  ],
  [
    'the day that shows an hour twice',
    '2026-10-30T12:00:00Z',
    '2026-11-01',
    50,
    ['1:30 AM EDT', '1:00 AM EST', '1:30 AM EST', '2:00 AM'],
  ],
])('%s', (_name, now, date, count, from) => {
  const slots = slotsOf(now, date)
  expect(slots).toHaveLength(count)
  expect(new Set(slots.map(({ ts }) => ts)).size).toBe(count)
  expect(slots.slice(3, 7).map(({ time }) => time)).toEqual(from)
  // no label twice, none missing from its own clock
  expect(new Set(slots.map(({ time }) => time)).size).toBe(count)
  for (const [index, { ts }] of slots.entries()) expect(ts).toBe((slots[0]?.ts ?? 0) + index * 1800)
})

it.each([
  ['2026-03-06T12:00:00Z', '2026-03-08'],
  ['2026-10-30T12:00:00Z', '2026-11-01'],
])('hours of the day are the same in the weeks of the change: %s', (now, date) => {
  const slots = slotsOf(now, date, { ...limits, fromHour: 8, toHour: 20 })
  expect(slots).toHaveLength(24)
  expect(slots.map(({ ts }) => clockIn(fromSeconds(ts), 'America/New_York'))).toEqual(
    Array.from(
      { length: 24 },
      (_, half) => `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
    ),
  )
})

it('slots at which the asker is not free are marked', () => {
  const [, , day] = offeredDays(new Date('2026-03-06T12:00:00Z'), 'en-US', limits, (ts) => ts % 7200 === 0)
  const taken = day?.value.times.filter((slot) => slot.taken)
  expect(taken).toHaveLength(12)
  expect(taken?.every(({ ts }) => ts % 7200 === 0)).toBe(true)
})

it.each([
  ['America/New_York', '2026-11-01T05:30:00Z', true],
  ['America/New_York', '2026-11-01T06:30:00Z', true],
  ['America/New_York', '2026-11-01T04:30:00Z', false],
  ['America/New_York', '2026-11-01T07:00:00Z', false],
  ['America/New_York', '2026-03-08T07:00:00Z', false],
  // set back while it is afternoon in New York: slots that are offered read twice there
  ['Australia/Sydney', '2026-04-04T15:30:00Z', true],
  ['Australia/Sydney', '2026-04-04T16:30:00Z', true],
  ['Australia/Sydney', '2026-04-04T17:00:00Z', false],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', true],
  ['Australia/Lord_Howe', '2026-04-04T14:15:00Z', false],
  ['Asia/Shanghai', '2026-11-01T05:30:00Z', false],
])('%s at %s is shown twice: %s', (zone, at, twice) => {
  expect(clockRepeats(new Date(at), zone)).toBe(twice)
})
