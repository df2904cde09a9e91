import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultLimits, mergeLimits } from '#model/limits.ts'
import { divideHalfUp, parseMoney, payFor, plainMoney } from '#model/money.ts'
import { formatMoney } from '#model/money-format.ts'
import {
  earnedKey,
  earning,
  formulaText,
  minutesProblem,
  statableMinutes,
  payoutBlocks,
  suggestedMinutes,
  unpaidReason,
  type PaidFacts,
  type PayoutFacts,
} from '#model/payments/earning.ts'
import { expectedPay } from '#model/payments/expected-pay.ts'
import { quarterDays } from '#model/payments/quarters.ts'
import { surgeAt, surgeMultiple } from '#model/panels/selection/surge.ts'

const rate = fc.integer({ min: 0, max: 1_000_000 })
const minutes = fc.integer({ min: 0, max: 480 })
const thousandths = fc.integer({ min: 1000, max: 100_000 })

describe('pay', () => {
  test('is the exact product rounded half up', () => {
    fc.assert(
      fc.property(rate, minutes, thousandths, (r, m, s) => {
        const exact = BigInt(r) * BigInt(m) * BigInt(s)
        expect(BigInt(payFor(r, m, s / 1000))).toBe((exact * 2n + 60_000n) / 120_000n)
      }),
    )
  })

  test('halves go up, also where a binary fraction would tip them', () => {
    expect(payFor(101, 30)).toBe(51)
    expect(payFor(30_000, 15, 1.15)).toBe(8625)
    expect(payFor(1, 30, 1.005)).toBe(1)
    expect(divideHalfUp(49, 100)).toBe(0)
    expect(divideHalfUp(50, 100)).toBe(1)
  })

  test('never falls when rate, minutes or surge grow', () => {
    fc.assert(
      fc.property(rate, minutes, thousandths, (r, m, s) => {
        const base = payFor(r, m, s / 1000)
        expect(payFor(r + 1, m, s / 1000)).toBeGreaterThanOrEqual(base)
        expect(payFor(r, m + 1, s / 1000)).toBeGreaterThanOrEqual(base)
        expect(payFor(r, m, (s + 1) / 1000)).toBeGreaterThanOrEqual(base)
      }),
    )
  })

  test('what is written plainly reads back as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(parseMoney(plainMoney(cents))).toBe(cents)
      }),
    )
  })

  test('reads only an optional minus and two decimals', () => {
    expect(['12', '12.3', '-0.05', ' 7.00 '].map(parseMoney)).toEqual([1200, 1230, -5, 700])
    expect(['', '1.234', '1,00', '+1', '1e3', '--1', '.5'].map(parseMoney)).toEqual(Array(7).fill(undefined))
    expect(Object.is(parseMoney('-0'), 0)).toBe(true)
  })

  test('is shown in dollars with two decimals', () => {
    expect(formatMoney(123_450)).toBe('$1,234.50')
    expect(formatMoney(-5)).toBe('-$0.05')
    expect(formatMoney(123_450, 'en-us', 'CAD')).toBe('CA$1,234.50')
    expect(formatMoney(5, 'zh-cn')).toBe('$0.05')
    for (const nothing of [0, -0, -0.4])
      for (const locale of ['en-us', 'zh-cn']) expect(formatMoney(nothing, locale)).toBe('$0.00')
  })

  test('the formula shows its parts, the surge only when there is one', () => {
    expect(formulaText(earning('async', 40_000, 30, 1.5), 'en')).toBe('30 min at $400/h × 1.5 = $300')
    expect(formulaText(earning('session', 40_000, 20), 'en')).toBe('20 min at $400/h = $133.33')
    expect(formulaText({ ...earning('session', 40_000, 20, 1.5), stated: true }, 'zh-cn')).toBe(
      '20 分钟（自报） × $400/小时 × 1.5 = $200',
    )
    expect(earning('async', 40_000, 30, 0.5).amount).toBe(20_000)
    expect(earnedKey('d1', 'e1', 'async')).not.toBe(earnedKey('d1', 'e1', 'session'))
  })
})

describe('minutes', () => {
  test.each([
    [0, 15],
    [15 * 60, 15],
    [15 * 60 + 1, 20],
    [20 * 60, 20],
    [3 * 3600, 60],
  ])('%i s of editing suggest %i', (seconds, expected) => {
    expect(suggestedMinutes(seconds, defaultLimits)).toBe(expected)
  })

  test.each([
    [14, 'errors.minutesRange'],
    [15, undefined],
    [17, 'errors.minutesStep'],
    [60, undefined],
    [61, 'errors.minutesRange'],
    [65, 'errors.minutesRange'],
  ])('%i stated minutes: %s', (stated, problem) => {
    expect(minutesProblem(stated, defaultLimits)).toBe(problem)
  })

  test('whatever was measured and whatever staff have set, the suggestion and all that is offered may be stated', () => {
    const set = fc
      .record({
        from: fc.integer({ min: 1, max: 240 }),
        more: fc.integer({ min: 0, max: 240 }),
        step: fc.integer({ min: 1, max: 60 }),
      })
      .map(({ from, more, step }) =>
        mergeLimits({ 'money.minMinutes': from, 'money.maxMinutes': from + more, 'money.minutesStep': step }),
      )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), set, (seconds, limits) => {
        const offered = statableMinutes(limits)
        expect(offered).toContain(suggestedMinutes(seconds, limits))
        expect(offered.map((minutes) => minutesProblem(minutes, limits))).toEqual(offered.map(() => undefined))
      }),
    )
  })
})

describe('paid or not', () => {
  const paid: PaidFacts = {
    engagementStatus: 'answered',
    discussionType: 'normal',
    expertIsTest: false,
    askerIsTest: false,
    noeticExpert: true,
    rate: 40_000,
  }
  const rows: [Partial<PaidFacts>, string | undefined][] = [
    [{}, undefined],
    [{ engagementStatus: 'followup' }, undefined],
    [{ engagementStatus: 'latereview' }, 'unpaid.lateReview'],
    [{ engagementStatus: 'latereview', madePayable: true }, undefined],
    [{ engagementStatus: 'claimed' }, 'unpaid.noSeat'],
    [{ engagementStatus: 'rejected' }, 'unpaid.noSeat'],
    [{ engagementStatus: 'csr' }, 'unpaid.noSeat'],
    [{ discussionType: 'academy' }, 'unpaid.academy'],
    [{ expertIsTest: true }, 'unpaid.testUser'],
    [{ askerIsTest: true, engagementStatus: 'latereview', madePayable: true }, 'unpaid.testUser'],
    [{ noeticExpert: false }, 'unpaid.notExpert'],
    [{ rate: null }, 'unpaid.noRate'],
  ]
  test.each(rows)('%j: %s', (over, reason) => expect(unpaidReason({ ...paid, ...over })).toBe(reason))

  const payable: PayoutFacts = {
    taxFormStatus: 'completed',
    taxFormValidUntil: null,
    hasBank: true,
    hasPaypal: false,
    lacksLatinName: false,
    testUser: false,
    balance: 1,
  }
  const blocks: [Partial<PayoutFacts>, string[]][] = [
    [{}, []],
    [{ hasBank: false, hasPaypal: true }, []],
    [{ hasBank: false }, ['payout.noAccount']],
    [{ lacksLatinName: true }, ['payout.latinName']],
    [{ taxFormStatus: 'in_progress', taxFormValidUntil: '2020-12-31' }, ['payout.taxForm']],
    [{ taxFormValidUntil: '2026-03-31' }, []],
    [{ taxFormValidUntil: '2026-03-30' }, ['payout.taxFormExpired']],
    [{ balance: 0 }, ['payout.nothingOwed']],
    [
      { testUser: true, taxFormStatus: 'not_started', hasBank: false },
      ['payout.testUser', 'payout.taxForm', 'payout.noAccount'],
    ],
  ]
  test.each(blocks)('%j: %j', (over, expected) =>
    expect(payoutBlocks({ ...payable, ...over }, '2026-03-31')).toEqual(expected),
  )

  test.each([
    ['2026-01-01', '2026-Q1', '2026-04-28', '2026-05-12'],
    ['2026-12-31', '2026-Q4', '2027-01-28', '2027-02-11'],
    ['2024-02-29', '2024-Q1', '2024-04-28', '2024-05-12'],
  ])('work of %s is paid with %s from %s to %s', (day, quarter, from, until) => {
    const after = { from: defaultLimits['money.payoutFrom'], until: defaultLimits['money.payoutUntil'] }
    expect(
      expectedPay([{ amount: 1, transactionType: 'Earned', effectiveDate: day }], { amount: 0, today: day }, after),
    ).toEqual([{ quarter, amount: 1, from, until }])
  })
  test('quarters', () => expect(quarterDays('2026-Q2')).toEqual({ first: '2026-04-01', last: '2026-06-30' }))
})

describe('surge', () => {
  const offers = [
    { surgeId: 'b', start: '2026-03-01', end: '2026-03-10', multiple: 1.5 },
    { surgeId: 'a', start: '2026-03-05', end: '2026-03-20', multiple: 2 },
    { surgeId: 'c', start: '2026-03-01', end: '2026-03-31', multiple: 0.5 },
  ]
  test.each([
    ['2026-02-28', 1],
    ['2026-03-01', 1.5],
    ['2026-03-10', 2],
    ['2026-03-20', 2],
    ['2026-03-21', 1],
  ])('released on %s: × %d', (day, multiple) => {
    expect(surgeMultiple(surgeAt(offers, day))).toBe(multiple)
  })
})
