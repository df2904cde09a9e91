import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesSince, filedAfter, linesOf, type FiledReturn, type Recipient } from '#model/payments/year-files.ts'

/** One return for each of up to five taxpayers, by one of three forms that name the recipient differently. */
const returns = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }).chain((taxpayers) =>
  fc.tuple(
    ...taxpayers.map((taxpayerId) =>
      fc
        .record({ form: fc.constantFrom('here', 'moved', 'renumbered'), amount: fc.integer({ min: 1, max: 5 }) })
        .map(({ form, amount }): FiledReturn => ({
          userId: taxpayerId,
          taxpayerId,
          formId: `${taxpayerId} ${form}`,
          amount,
        })),
    ),
  ),
)
const recipientOf = (formId: string): Recipient => ({
  name: 'Ada Keller',
  number: formId.endsWith('renumbered') ? '2' : '1',
  address: formId.endsWith('moved') ? 'Side Street' : 'Main Street',
})
const byTaxpayer = (all: readonly FiledReturn[]) => all.toSorted((a, b) => a.taxpayerId.localeCompare(b.taxpayerId))

test('a file made now differs in nothing; beside an empty one everyone is missing; without dues everyone is gone', () => {
  fc.assert(
    fc.property(returns, (due) => {
      expect(changesSince(due, due, recipientOf)).toEqual([])
      expect(changesSince([], due, recipientOf).map(({ kinds }) => kinds.join())).toEqual(due.map(() => 'added'))
      expect(changesSince(due, [], recipientOf).map(({ kinds }) => kinds.join())).toEqual(due.map(() => 'gone'))
    }),
  )
})

test('corrections and then the missing returns, one after the other, leave what is due', () => {
  fc.assert(
    fc.property(returns, returns, (filed, due) => {
      const after = (before: FiledReturn[], scope: 'corrections' | 'missing') =>
        filedAfter(before, linesOf(scope, due, changesSince(before, due, recipientOf)), scope)
      const all = after(after(filed, 'corrections'), 'missing')
      expect(byTaxpayer(all)).toEqual(
        byTaxpayer(due.map((one) => all.find((same) => same.taxpayerId === one.taxpayerId)!)),
      )
      expect(changesSince(all, due, recipientOf)).toEqual([])
    }),
  )
})

test('a wrong number takes a return of zero first; an amount or an address is corrected in one', () => {
  const filed: FiledReturn[] = [{ userId: 'a', taxpayerId: 'a', formId: 'a here', amount: 5 }]
  const corrections = (formId: string, amount: number) => {
    const due = [{ userId: 'a', taxpayerId: 'a', formId, amount }]
    return linesOf('corrections', due, changesSince(filed, due, recipientOf)).map((line) => [line.formId, line.amount])
  }
  expect(corrections('a renumbered', 5)).toEqual([['a here', 0]])
  expect(corrections('a moved', 5)).toEqual([['a moved', 5]])
  expect(corrections('a here', 7)).toEqual([['a here', 7]])
})
