import { expect, test } from 'vitest'
import { batchState, lineText } from '#model/payments/payout-wire.ts'

test.each([
  [300, 0, 0, 0, 'open'],
  [200, 0, 100, 0, 'open'],
  [200, 0, 0, 100, 'open'],
  [100, 200, 0, 0, 'open'],
  [0, 300, 0, 0, 'paid'],
  [0, 100, 200, 0, 'partly'],
  [0, 100, 0, 200, 'partly'],
  [0, 0, 300, 0, 'returned'],
  [0, 0, 0, 300, 'reversed'],
  [0, 0, 100, 200, 'takenBack'],
] as const)(
  'with %i to be paid, %i paid, %i returned and %i reversed a batch is %s',
  (pending, paid, returned, reversed, state) => {
    expect(batchState({ pending, paid, returned, reversed })).toBe(state)
  },
)

test.each([
  ['en-us', null, 'Check 17'],
  ['zh-cn', null, 'Check 17'],
  ['en-us', '2026-Q3', 'Payout 2026-Q3'],
  ['zh-cn', '2026-Q3', '2026-Q3 的付款'],
])('in %s, a payment of %s and what takes it back are said in words of that language', (language, quarter, text) => {
  const stored = quarter === null ? text : `Payout ${quarter}`
  const payment = { description: stored, quarter, takesBack: null, takenText: null, takenQuarter: null }
  const back = { ...payment, quarter: null, takenText: stored, takenQuarter: quarter }
  expect(lineText(payment, language)).toBe(text)
  expect(lineText({ ...back, takesBack: 'reversed' }, language)).toBe(text)
  const returned = { ...back, takesBack: 'returned', description: `Returned: ${stored}` } as const
  expect(lineText(returned, language)).toBe(language === 'zh-cn' ? `退回：${text}` : `Returned: ${text}`)
})
