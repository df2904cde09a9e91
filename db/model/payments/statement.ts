import type { LedgerTransactionType } from './enums.ts'

export interface StatementLine {
  readonly day: string
  readonly description: string
  /** RefId of its discussion */
  readonly key: string | null
  readonly type: LedgerTransactionType
  /** cents; a payout is negative */
  readonly amount: number
}

/** A ledger over some days, both included: what was owed before, what came and went, what is owed after. */
export function statementOf(lines: readonly StatementLine[], first: string, last: string) {
  const within = lines.filter(({ day }) => day >= first && day <= last)
  const sum = (some: readonly StatementLine[]) => some.reduce((all, { amount }) => all + amount, 0)
  const of = (type: LedgerTransactionType) => sum(within.filter((line) => line.type === type))
  const opening = sum(lines.filter(({ day }) => day < first))
  const [earned, adjusted, paid] = [of('Earned'), of('Adjustment'), of('Paid')]
  return { opening, earned, adjusted, paid, closing: opening + earned + adjusted + paid, within }
}
