import type { Queries } from '#db/client.ts'
import { accountChanged, type PaidTo } from '#model/payments/payout-files/rails.ts'
import { blocksOf } from '../pay-facts.ts'
import { accountsOf } from './accounts.ts'

/**
 * What keeps these pending payments of one batch from being made, by person: what keeps the person from being paid, and a file
 * that names an account which was changed since. Paying again to the new account could pay twice.
 */
export async function blocksOfPayments(
  q: Queries,
  payments: readonly { userId: string; paidTo: PaidTo | null }[],
  day: string,
): ReturnType<typeof blocksOf> {
  const blocks = await blocksOf(
    q,
    payments.map(({ userId }) => userId),
    day,
  )
  const accounts = await accountsOf(
    q,
    payments.map(({ userId }) => ({ userId })),
  )
  for (const { userId, paidTo } of payments)
    if (accountChanged(paidTo, accounts.get(userId)?.paidTo)) blocks.get(userId)?.reasons.push('payout.accountChanged')
  return blocks
}
