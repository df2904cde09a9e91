import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterDeskTime, deskHoursOf, deskOpensAt, isFederalHoliday, type DeskHours } from '#model/desk-hours.ts'
import { defaultLimits } from '#model/limits.ts'
import { addDays, instantAt, newYork } from '#model/time.ts'

const hour = 3_600_000
const office: DeskHours = { opens: 9, closes: 17, weekends: false, holidays: false }
const at = (day: string, clock: string) => instantAt(day, clock, newYork)

test('without settings the desk is open day and night', () => {
  const from = at('2026-12-25', '03:00')
  expect(afterDeskTime(from, 24 * hour, deskHoursOf(defaultLimits)).getTime()).toBe(from.getTime() + 24 * hour)
  expect(deskOpensAt(from, deskHoursOf(defaultLimits))).toBeNull()
})

test.each([
  // on Friday evening, over the weekend and Thanksgiving
  ['2026-11-20', '18:00', 1, '2026-11-23', '10:00'],
  ['2026-11-25', '16:00', 2, '2026-11-27', '10:00'],
  ['2026-11-25', '10:00', 3, '2026-11-25', '13:00'],
  // as long as it is open, and not a minute longer
  ['2026-11-24', '09:00', 8, '2026-11-24', '17:00'],
  // in the weeks in which the clocks change
  ['2026-03-06', '16:00', 2, '2026-03-09', '10:00'],
  ['2026-10-30', '16:00', 2, '2026-11-02', '10:00'],
  // over the new year: the first of January 2028 is a Saturday, observed on Friday
  ['2027-12-30', '16:30', 1, '2028-01-03', '09:30'],
])('from %s %s, %i h later by the desk it is %s %s', (day, clock, hours, dueDay, dueClock) => {
  expect(afterDeskTime(at(day, clock), hours * hour, office)).toEqual(at(dueDay, dueClock))
})

test('federal holidays of 2026 as they are observed', () => {
  const days = Array.from({ length: 365 }, (_, n) => addDays('2026-01-01', n)).filter(isFederalHoliday)
  // https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
  expect(days).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
})

test('time by the desk adds up, ends while the desk is open, and is never shorter than by the clock', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 100 }),
      fc.record({
        opens: fc.integer({ min: 0, max: 12 }),
        closes: fc.integer({ min: 13, max: 24 }),
        weekends: fc.boolean(),
        holidays: fc.boolean(),
      }),
      (from, first, second, hours) => {
        const middle = afterDeskTime(from, first * hour, hours)
        const end = afterDeskTime(from, (first + second) * hour, hours)
        expect(afterDeskTime(middle, second * hour, hours)).toEqual(end)
        expect(end.getTime()).toBeGreaterThanOrEqual(from.getTime() + (first + second) * hour)
        expect(deskOpensAt(new Date(end.getTime() - 1), hours)).toBeNull()
        const opens = deskOpensAt(from, hours)
        if (opens) expect(afterDeskTime(from, 1, hours).getTime()).toBe(opens.getTime() + 1)
      },
    ),
    { numRuns: 200 },
  )
})
