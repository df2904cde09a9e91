import { addDays } from '../time.ts'
import type { LedgerTransactionType } from './enums.ts'
import { quarterDays, quarterOf } from './quarters.ts'

/** Expected payment dates: a fixed delay after the end of the quarter in which the money was earned. */

export interface PayWindow {
  /** 2026-Q1 */
  quarter: string
  /** cents */
  amount: number
  /** first and last expected payment day */
  from: string
  until: string
}
/** Its days have passed and it has not been paid: it goes out with the next payment. @param today of New York */
export const isLate = ({ until }: Pick<PayWindow, 'until'>, today: string): boolean => until < today

interface Line {
  amount: number
  transactionType: LedgerTransactionType
  effectiveDate: string
}

/** Reversed lines and their reversals change nothing: a returned payment leaves its quarter unpaid. */
export function withoutReversed<T extends { id: string; reversalOf: string | null }>(lines: readonly T[]): T[] {
  const reversed = new Set(lines.flatMap(({ reversalOf }) => reversalOf ?? []))
  return lines.filter(({ id, reversalOf }) => reversalOf === null && !reversed.has(id))
}

/**
 * Unpaid amount per quarter, oldest first: payments and negative adjustments are applied to the oldest amounts.
 * @param pending cents for unfinished work, earned today at the earliest
 * @param after days from the end of a quarter to the first and last expected payment day ("4 to 6 weeks")
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
  // a negative balance is deducted from the next pay
  if (pending.amount > settled) add(pending.today, pending.amount - settled)
  return [...owed]
    .filter(([, amount]) => amount > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([quarter, amount]) => {
      const { last: close } = quarterDays(quarter)
      return { quarter, amount, from: addDays(close, after.from), until: addDays(close, after.until) }
    })
}
