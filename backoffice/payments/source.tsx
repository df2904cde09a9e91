import { sourceKey } from '#model/payments/channel.ts'
import type { Transaction } from '#model/payments/inputs.ts'
import { useText } from '../kit/hooks/use-text.ts'

/** What a ledger line is for; of a payment of a batch, how it is sent. */
export function Source({ row }: { row: Pick<Transaction, 'channel' | 'source'> }) {
  return <>{useText()(sourceKey(row))}</>
}
