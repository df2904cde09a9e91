import type { LedgerTransactionType, ReversalKind } from './enums.ts'
import type { LedgerTotal } from './payout-wire.ts'

export interface StatementLine {
  readonly day: string
  readonly description: string
  /** RefId of its discussion */
  readonly key: string | null
  readonly type: LedgerTransactionType
  /** where it counts */
  readonly total: LedgerTotal
  /** the kind and the day of its reversal */
  readonly reversedAs: ReversalKind | null
  readonly reversedOn: string | null
  /** of a reversal */
  readonly reversalKind: ReversalKind | null
  /** cents; a payout is negative */
  readonly amount: number
}

/** A ledger over some days, both included: what was owed before, what came and went, what is owed after. */
export function statementOf(lines: readonly StatementLine[], first: string, last: string) {
  const within = lines.filter(({ day }) => day >= first && day <= last)
  const sum = (some: readonly StatementLine[]) => some.reduce((all, { amount }) => all + amount, 0)
  const of = (total: LedgerTotal) => sum(within.filter((line) => line.total === total))
  const opening = sum(lines.filter(({ day }) => day < first))
  const [earned, adjusted, paid, returned] = [of('earned'), of('adjusted'), of('paid'), of('returned')]
  return { opening, earned, adjusted, paid, returned, closing: opening + sum(within), within }
}
