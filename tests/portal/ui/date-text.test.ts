import { expect, test } from 'vitest'
import { correctDate, readDate, showDate } from '#portal/ui/date-text.ts'

test.each([
  ['13/45/2028', '12/31/2028'],
  ['0/0/2028', '01/01/2028'],
  ['3/9/1984', '03/09/1984'],
  ['12/31/2028', '12/31/2028'],
  // how many days a month has is no matter of correcting: which one was meant nobody knows
  ['02/31/2028', '02/31/2028'],
  ['13/45', '13/45'],
  ['', ''],
  ['tomorrow', 'tomorrow'],
])('%s becomes %s', (typed, expected) => {
  expect(correctDate(typed)).toBe(expected)
})

test('a date is read and shown', () => {
  expect(readDate('2/29/2028')).toBe('2028-02-29')
  expect(readDate('02/29/2027')).toBeUndefined()
  expect(showDate('2028-02-29')).toBe('02/29/2028')
})
