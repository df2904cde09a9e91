import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  clockIn,
  dayIn,
  daysBetween,
  dayWithin,
  deliverableAt,
  endOfDay,
  fromSeconds,
  instantAt,
  instantsAt,
  newYork,
  newYorkDay,
  offsetMinutes,
  startOfDay,
  toSeconds,
} from '#model/time.ts'

const at = (iso: string) => new Date(iso)
const zones = [
  newYork,
  'Asia/Shanghai',
  'Europe/London',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'UTC',
  'America/Sao_Paulo',
]

describe('days and instants', () => {
  test('a time has each instant at which the clock shows it, and two only in the night in which it is set back', () => {
    const moments = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
        const [day, clock] = [dayIn(minute, zone), clockIn(minute, zone)]
        const found = instantsAt(day, clock, zone)
        return (
          found.some((one) => one.getTime() === minute.getTime()) &&
          found.every((one) => dayIn(one, zone) === day && clockIn(one, zone) === clock)
        )
      }),
      { numRuns: 500 },
    )
    expect(instantsAt('2026-11-01', '01:30', newYork).map((one) => one.toISOString())).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:30:00.000Z',
    ])
    expect(instantsAt('2026-11-01', '02:00', newYork)).toHaveLength(1)
    expect(instantsAt('2026-04-05', '02:15', 'Pacific/Auckland')).toHaveLength(2)
  })

  test('the New York day turns at New York midnight', () => {
    expect(newYorkDay(at('2026-01-15T04:59:59Z'))).toBe('2026-01-14')
    expect(newYorkDay(at('2026-01-15T05:00:00Z'))).toBe('2026-01-15')
    expect(newYorkDay(at('2026-07-15T03:59:59Z'))).toBe('2026-07-14')
  })

  test('a day starts at 00:00:00 and ends at 23:59:59, also when the clocks change', () => {
    expect(startOfDay('2026-03-08', newYork).toISOString()).toBe('2026-03-08T05:00:00.000Z')
    expect(endOfDay('2026-03-08', newYork).toISOString()).toBe('2026-03-09T03:59:59.000Z')
    expect(endOfDay('2026-11-01', newYork).toISOString()).toBe('2026-11-02T04:59:59.000Z')
  })

  test('the last days that have a name do not run out of it', () => {
    expect([addDays('9999-12-31', 1), addDays('0000-01-01', -1)]).toEqual(['9999-12-31', '0000-01-01'])
    expect(Number.isNaN(endOfDay('9999-12-31', newYork).getTime())).toBe(false)
  })

  test('an hour that summer time skips gives the first instant after it', () => {
    expect(instantAt('2026-03-08', '02:30', newYork).toISOString()).toBe('2026-03-08T07:00:00.000Z')
    expect(instantAt('2018-11-04', '00:00', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
  })

  test('an instant made from a wall time shows that wall time', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (d, zone) => {
        const instant = instantAt(d, '12:34', zone)
        expect([dayIn(instant, zone), clockIn(instant, zone)]).toEqual([d, '12:34'])
        expect(dayIn(startOfDay(d, zone), zone)).toBe(d)
        expect(dayIn(new Date(startOfDay(d, zone).getTime() - 1), zone)).toBe(addDays(d, -1))
      }),
    )
  })

  test('days are counted in days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31)
    expect(daysBetween('2026-04-01', '2026-03-01')).toBe(-31)
    expect(
      [
        ['2026-03-01', null],
        [null, '2026-03-01'],
        ['2026-03-02', null],
        [null, '2026-02-28'],
      ].map(([from, to]) => dayWithin('2026-03-01', from, to)),
    ).toEqual([true, true, false, false])
  })

  test('offsets and seconds', () => {
    expect(offsetMinutes(at('2026-01-01T00:00:00Z'), newYork)).toBe(-300)
    expect(offsetMinutes(at('2026-07-01T00:00:00.999Z'), 'Asia/Kolkata')).toBe(330)
    expect(toSeconds(fromSeconds(1_700_000_000))).toBe(1_700_000_000)
  })
})

describe('do not disturb', () => {
  const night = { start: '22:00', end: '07:00', zone: newYork }
  test.each([
    ['2026-01-15T02:59:59Z', '2026-01-15T02:59:59.000Z', 'a second before ten at night'],
    ['2026-01-15T03:00:00Z', '2026-01-15T12:00:00.000Z', 'at ten: seven the next morning'],
    ['2026-01-15T06:00:00Z', '2026-01-15T12:00:00.000Z', 'after midnight: seven the same morning'],
    ['2026-01-15T12:00:00Z', '2026-01-15T12:00:00.000Z', 'at seven it is over'],
  ])('%s goes at %s (%s)', (now, then) => expect(deliverableAt(at(now), night).toISOString()).toBe(then))

  test('a window within one day', () => {
    const noon = { start: '12:00', end: '14:00', zone: 'Asia/Shanghai' }
    expect(deliverableAt(at('2026-01-15T05:00:00Z'), noon).toISOString()).toBe('2026-01-15T06:00:00.000Z')
    expect(deliverableAt(at('2026-01-15T06:00:00Z'), noon).toISOString()).toBe('2026-01-15T06:00:00.000Z')
  })

  test('no window, or one without length, holds nothing back', () => {
    const now = at('2026-01-15T05:00:00Z')
    expect(deliverableAt(now, { start: null, end: '07:00', zone: newYork })).toBe(now)
    expect(deliverableAt(now, { start: '07:00', end: '07:00', zone: newYork })).toBe(now)
  })

  test('whenever it is deferred to, it may go then', () => {
    const clock = fc
      .integer({ min: 0, max: 1439 })
      .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
    const instant = fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }).map(fromSeconds)
    fc.assert(
      fc.property(clock, clock, instant, fc.constantFrom(...zones), (start, end, now, zone) => {
        const then = deliverableAt(now, { start, end, zone })
        expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime())
        expect(deliverableAt(then, { start, end, zone })).toBe(then)
      }),
      { numRuns: 300 },
    )
  })
})
