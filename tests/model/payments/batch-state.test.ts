import { expect, test } from 'vitest'
import { reversalKindOf } from '#model/payments/inputs.ts'
import { batchState, lineText } from '#model/payments/payout-wire.ts'

test.each([
  [300, 0, 0, 0, 0, 'open'],
  [200, 0, 100, 0, 0, 'open'],
  [200, 0, 0, 100, 0, 'open'],
  [200, 0, 0, 0, 100, 'open'],
  [100, 200, 0, 0, 0, 'open'],
  [0, 300, 0, 0, 0, 'paid'],
  [0, 100, 200, 0, 0, 'partly'],
  [0, 100, 0, 200, 0, 'partly'],
  [0, 100, 0, 0, 200, 'partly'],
  [0, 0, 300, 0, 0, 'returned'],
  [0, 0, 0, 300, 0, 'reversed'],
  [0, 0, 0, 0, 300, 'removed'],
  [0, 0, 100, 200, 0, 'mixed'],
  [0, 0, 0, 200, 100, 'mixed'],
] as const)(
  'with %i to be paid, %i paid, %i returned, %i reversed and %i removed a batch is %s',
  (pending, paid, returned, reversed, removed, state) => {
    expect(batchState({ pending, paid, returned, reversed, removed })).toBe(state)
  },
)

test.each([
  ['Paid', 'debit-pending', 'a batch', 'removed'],
  ['Paid', 'debit', 'a batch', 'reversed'],
  ['Paid', 'debit-pending', null, 'reversed'],
  ['Earned', 'credit', null, 'reversed'],
  ['Adjustment', 'credit', null, 'reversed'],
] as const)('%s, %s, of %s: what staff reverse is %s', (transactionType, status, payoutId, kind) => {
  expect(reversalKindOf({ transactionType, status, payoutId })).toBe(kind)
})

test.each([
  ['en-us', null, 'Check 17'],
  ['zh-cn', null, 'Check 17'],
  ['en-us', '2026-Q3', 'Payout 2026-Q3'],
  ['zh-cn', '2026-Q3', '2026年第3季度付款'],
])('in %s, a payment of %s and its reversals are said in words of that language', (language, quarter, text) => {
  const stored = quarter === null ? text : `Payout ${quarter}`
  const payment = { description: stored, quarter, reversalKind: null, reversedText: null, reversedQuarter: null }
  const back = { ...payment, quarter: null, reversedText: stored, reversedQuarter: quarter }
  expect(lineText(payment, language)).toBe(text)
  for (const reversalKind of ['reversed', 'removed'] as const)
    expect(lineText({ ...back, reversalKind }, language)).toBe(text)
  const returned = { ...back, reversalKind: 'returned', description: `Returned: ${stored}` } as const
  expect(lineText(returned, language)).toBe(language === 'zh-cn' ? `退回：${text}` : `Returned: ${text}`)
})
