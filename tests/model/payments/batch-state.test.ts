import { expect, test } from 'vitest'
import { batchState } from '#model/payments/payout-wire.ts'

test.each([
  [300, 0, 0, 'open'],
  [200, 0, 100, 'open'],
  [100, 200, 0, 'open'],
  [0, 300, 0, 'paid'],
  [0, 100, 200, 'partly'],
  [0, 0, 300, 'returned'],
] as const)('with %i to be paid, %i paid and %i returned a batch is %s', (pending, paid, returned, state) => {
  expect(batchState({ pending, paid, returned })).toBe(state)
})
