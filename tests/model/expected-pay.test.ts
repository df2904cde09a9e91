import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNpi } from '#model/identity/npi.ts'
import { ibanChecks } from '#model/tax/numbers.ts'
import { expectedPay } from '#model/payments/expected-pay.ts'
import { closedQuarters, quarterDays, quarterOf } from '#model/payments/quarters.ts'

const after = { from: 28, until: 42 }
const none = { amount: 0, today: '2026-11-21' }
const earned = (effectiveDate: string, amount: number) => ({
  effectiveDate,
  amount,
  transactionType: 'Earned' as const,
})
const paid = (effectiveDate: string, amount: number) => ({
  effectiveDate,
  amount: -amount,
  transactionType: 'Paid' as const,
})

describe('pay comes 4 to 6 weeks after the quarter has closed', () => {
  test.each([
    ['2026-01-01', '2026-Q1', '2026-03-31'],
    ['2026-03-31', '2026-Q1', '2026-03-31'],
    ['2026-04-01', '2026-Q2', '2026-06-30'],
    ['2026-09-30', '2026-Q3', '2026-09-30'],
    ['2026-12-31', '2026-Q4', '2026-12-31'],
  ])('%s lies in %s, which closes on %s', (day, quarter, close) => {
    expect(quarterOf(day)).toBe(quarter)
    expect(quarterDays(quarter).last).toBe(close)
  })

  test('the quarters that are over', () => {
    expect(closedQuarters('2026-03-31', 5)).toEqual(['2025-Q4', '2025-Q3', '2025-Q2', '2025-Q1', '2024-Q4'])
    expect(closedQuarters('2026-04-01', 1)).toEqual(['2026-Q1'])
  })

  test('each quarter has its window, and payments settle the oldest money', () => {
    const lines = [earned('2026-02-10', 10_000), earned('2026-05-01', 20_000), paid('2026-05-05', 12_500)]
    expect(expectedPay(lines, none, after)).toEqual([
      { quarter: '2026-Q2', amount: 17_500, from: '2026-07-28', until: '2026-08-11' },
    ])
    expect(expectedPay(lines, { amount: 3_000, today: '2026-11-21' }, after).at(-1)).toEqual({
      quarter: '2026-Q4',
      amount: 3_000,
      from: '2027-01-28',
      until: '2027-02-11',
    })
    expect(expectedPay([], none, after)).toEqual([])
  })

  test('what is expected is what is owed, whatever the ledger says', () => {
    const day = fc
      .integer({ min: 0, max: 1000 })
      .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))
    const line = fc.record({
      effectiveDate: day,
      amount: fc.integer({ min: -50_000, max: 50_000 }),
      transactionType: fc.constantFrom('Earned' as const, 'Paid' as const, 'Adjustment' as const),
    })
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: 0, max: 5_000 }), (lines, pending) => {
        const balance = lines.reduce((sum, { amount }) => sum + amount, 0)
        const windows = expectedPay(lines, { amount: pending, today: '2026-11-21' }, after)
        expect(windows.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.max(balance + pending, 0))
        expect(windows.every(({ amount, from, until }) => amount > 0 && from < until)).toBe(true)
        expect(windows.map(({ quarter }) => quarter)).toEqual(
          [...new Set(windows.map(({ quarter }) => quarter))].sort(),
        )
      }),
    )
  })
})

describe('check digits', () => {
  test.each([
    ['1234567893', true],
    ['1245319599', true],
    ['1234567890', false],
    ['1234567892', false],
    ['123456789', false],
    ['12345678933', false],
    ['123456789a', false],
  ])('%s is an NPI: %s', (text, good) => expect(isNpi(text)).toBe(good))

  test('one wrong digit of an NPI is always found', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('1234567893', '1245319599'),
        fc.nat({ max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (npi, at, by) => {
          const digits = [...npi]
          digits[at] = String((Number(digits[at]) + by) % 10)
          expect(isNpi(digits.join(''))).toBe(false)
        },
      ),
    )
  })

  test.each([
    ['DE89 3704 0044 0532 0130 00', true],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['FR1420041010050500013M02606', true],
    ['DE89370400440532013001', false],
    ['1234567890123456', false],
    ['', false],
  ])('%s as an IBAN: %s', (text, good) => expect(ibanChecks(text)).toBe(good))
})
