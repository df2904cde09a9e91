import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { transaction } from '#db/schema/all.ts'
import { channelOf, type PaymentChannel, type SentPayment } from '#model/payments/channel.ts'
import type { PaidTo } from '#model/payments/payout-files/rails.ts'
import type { PaymentState } from '#model/payments/payout-wire.ts'
import { paymentState } from '../paid-lines.ts'
import { accountsOf } from './accounts.ts'

const isUnsent = (state: PaymentState) => state === 'pending' || state === 'removed'

/** @param now where a payment that was not sent and is in no file would go */
export function channelOfPayment(
  { state, paidTo, ...line }: Pick<SentPayment, 'payoutId' | 'source'> & { state: PaymentState; paidTo: PaidTo | null },
  now: PaidTo | undefined,
): PaymentChannel {
  const waiting = isUnsent(state)
  // an account that is kept now says nothing of a payment that was made without a stored one
  const to = paidTo ?? (waiting ? now : undefined)
  return channelOf({ ...line, rail: to?.rail ?? null, waiting })
}

/** How the payments of batches among these ledger lines are sent; the reversal of one says the same. @param lines at most some hundred */
export async function channelsOf(
  q: Queries,
  lines: readonly { id: string; reversalOf: string | null }[],
): Promise<Map<string, PaymentChannel>> {
  const paymentOf = ({ id, reversalOf }: (typeof lines)[number]) => reversalOf ?? id
  if (lines.length === 0) return new Map()
  const payments = await q
    .select({
      id: transaction.id,
      userId: transaction.userId,
      payoutId: transaction.payoutId,
      source: transaction.source,
      paidTo: transaction.paidTo,
      state: paymentState,
    })
    .from(transaction)
    .where(
      and(
        inArray(transaction.id, lines.map(paymentOf)),
        isNotNull(transaction.payoutId),
        eq(transaction.transactionType, 'Paid'),
      ),
    )
  const waiting = payments.filter(({ state, paidTo }) => isUnsent(state) && paidTo === null)
  const accounts = await accountsOf(
    q,
    waiting.map(({ userId }) => ({ userId })),
  )
  const channels = new Map(payments.map((one) => [one.id, channelOfPayment(one, accounts.get(one.userId)?.paidTo)]))
  return new Map(
    lines.flatMap((line) => {
      const channel = channels.get(paymentOf(line))
      return channel ? [[line.id, channel] as const] : []
    }),
  )
}
