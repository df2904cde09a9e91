import { addDays } from '../time.ts'
import type { LedgerTransactionType } from './enums.ts'
import { quarterDays, quarterOf } from './quarters.ts'

/** When what is owed is likely to be paid: the usual time after the quarter in which it was earned has closed. */

export interface PayWindow {
  /** 2026-Q1 */
  quarter: string
  /** cents */
  amount: number
  /** first and last day on which the payment is expected */
  from: string
  until: string
}
interface Line {
  amount: number
  transactionType: LedgerTransactionType
  effectiveDate: string
}

/**
 * The part of each quarter that is still owed, oldest first: payments and corrections downwards settle the oldest money.
 * @param pending cents of unfinished work, which will be earned no earlier than today
 * @param after days from the close of a quarter to the first and the last expected day of payment ("4 to 6 weeks")
 */
export function expectedPay(
  lines: readonly Line[],
  pending: { amount: number; today: string },
  after: { from: number; until: number },
): PayWindow[] {
  const owed = new Map<string, number>()
  const add = (day: string, amount: number) => owed.set(quarterOf(day), (owed.get(quarterOf(day)) ?? 0) + amount)
  for (const line of lines) if (line.amount > 0) add(line.effectiveDate, line.amount)
  let settled = -lines.reduce((sum, line) => sum + Math.min(line.amount, 0), 0)
  for (const [quarter, amount] of [...owed].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = Math.min(amount, settled)
    settled -= part
    owed.set(quarter, amount - part)
  }
  if (pending.amount > 0) add(pending.today, pending.amount)
  return [...owed]
    .filter(([, amount]) => amount > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([quarter, amount]) => {
      const { last: close } = quarterDays(quarter)
      return { quarter, amount, from: addDays(close, after.from), until: addDays(close, after.until) }
    })
}
