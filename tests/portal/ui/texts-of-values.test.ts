import { describe, expect, test } from 'vitest'
import { readDate, showDate } from '#portal/ui/date-text.ts'
import { formatInstant, formatMoney } from '#portal/ui/time.tsx'

describe('a day typed as MM/dd/yyyy', () => {
  test.each([
    ['03/27/2026', '2026-03-27'],
    ['3/7/2026', '2026-03-07'],
    [' 12/31/1999 ', '1999-12-31'],
    ['02/29/2028', '2028-02-29'],
  ])('%s is %s', (text, value) => expect(readDate(text)).toBe(value))

  test.each([
    '02/29/2027',
    '13/01/2026',
    '00/10/2026',
    '04/31/2026',
    '27/03/2026',
    '03/27/26',
    '2026-03-27',
    '03.27.2026',
    '',
    'soon',
  ])('%j is none', (text) => expect(readDate(text)).toBeUndefined())

  test('is shown as it is typed', () => expect(showDate('2026-03-07')).toBe('03/07/2026'))
})

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
