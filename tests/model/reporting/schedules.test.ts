import { expect, test } from 'vitest'
import { commonReportIds } from '#model/reporting/enums.ts'
import { nextScheduleDay, rhythmsOf, scheduledRange } from '#model/reporting/schedules.ts'
import { statementOf } from '#model/payments/statement.ts'

test('a report comes on the next Monday or first of a month, for the whole week or month before', () => {
  expect(nextScheduleDay('week', '2026-11-22')).toBe('2026-11-23')
  expect(nextScheduleDay('week', '2026-11-23')).toBe('2026-11-30')
  expect(nextScheduleDay('month', '2026-12-01')).toBe('2027-01-01')
  expect(nextScheduleDay('month', '2026-11-30')).toBe('2026-12-01')
  expect(scheduledRange('week', '2026-11-30')).toEqual({ start: '2026-11-23', end: '2026-11-30' })
  expect(scheduledRange('month', '2027-01-01')).toEqual({ start: '2026-12-01', end: '2027-01-01' })
  expect(scheduledRange('month', '2026-03-01')).toEqual({ start: '2026-02-01', end: '2026-03-01' })
})

test('every report can come monthly; weekly those that take a range', () => {
  for (const id of commonReportIds) expect(rhythmsOf(id)).toContain('month')
  expect(rhythmsOf('earnings')).toEqual(['month'])
  expect(rhythmsOf('queryList')).toEqual(['week', 'month'])
})

test('a statement: balance before, what came and went, balance after', () => {
  const types = { earned: 'Earned', adjusted: 'Adjustment', returned: 'Adjustment', paid: 'Paid' } as const
  const line = (day: string, total: keyof typeof types, amount: number) => ({
    day,
    type: types[total],
    total,
    amount,
    reversedAs: null,
    reversedOn: null,
    reversalKind: null,
    description: '',
    key: null,
  })
  const lines = [
    line('2026-03-31', 'earned', 10_000),
    line('2026-04-01', 'earned', 5_000),
    line('2026-05-01', 'adjusted', -500),
    line('2026-06-29', 'returned', 700),
    line('2026-06-30', 'paid', -10_000),
    line('2026-07-01', 'earned', 900),
  ]
  const { within, ...sums } = statementOf(lines, '2026-04-01', '2026-06-30')
  expect(sums).toEqual({ opening: 10_000, earned: 5_000, adjusted: -500, paid: -10_000, returned: 700, closing: 5_200 })
  expect(within).toHaveLength(4)
})
