import { expect, test } from 'vitest'
import { yearToFile } from '#model/payments/year-end.ts'

test.each([
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2027-02-28', 2026],
  ['2027-03-01', 2027],
])('on %s the returns of %i are looked at', (today, year) => {
  expect(yearToFile(today)).toBe(year)
})
