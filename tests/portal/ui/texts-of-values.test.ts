import { describe, expect, test } from 'vitest'
import { formatInstant, formatMoney } from '#portal/ui/time.tsx'

describe('an instant', () => {
  const noon = Date.UTC(2026, 2, 27, 12, 0) / 1000

  test('carries its zone where the hour matters', () => {
    expect(formatInstant(noon, 'dateTime', 'en-US', 'America/New_York')).toBe('Mar 27, 2026, 8:00 AM EDT')
    expect(formatInstant(noon, 'date', 'en-US', 'Pacific/Kiritimati')).toBe('Mar 28, 2026')
  })

  test('may be epoch seconds or ISO text', () => {
    expect(formatInstant('2026-03-27T12:00:00Z', 'time', 'en-US', 'UTC')).toBe(
      formatInstant(noon, 'time', 'en-US', 'UTC'),
    )
  })

  test.each([
    [-30, 'this minute'],
    [-90, '1 minute ago'],
    [-7200, '2 hours ago'],
    [86_400, 'tomorrow'],
    [-15 * 86_400, '2 weeks ago'],
  ])('%i seconds away reads "%s"', (away, words) => {
    expect(formatInstant(noon + away, 'relative', 'en-US', 'UTC', new Date(noon * 1000))).toBe(words)
  })
})

test('money is shown with two decimals', () => {
  expect(formatMoney({ amount: 30_000, currency: 'USD' }, 'en-US')).toBe('$300.00')
  expect(formatMoney({ amount: -5, currency: 'USD' }, 'en-US')).toBe('-$0.05')
})
