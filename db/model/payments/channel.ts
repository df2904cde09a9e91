import type { LedgerSource } from './enums.ts'
import type { PayoutMethod, PayoutRail } from './payout-files/rails.ts'

/** How a payment was or will be sent: one answer for ledgers, files and pages. */

/** What the ledger stores for a payment of a batch. */
export const payoutSources = { bank: 'check', paypal: 'manual' } as const satisfies Record<PayoutMethod, LedgerSource>
/** How a payment of a batch was made, by what the ledger stores. */
export const methodBySource = (source: LedgerSource): PayoutMethod =>
  source === payoutSources.bank ? 'bank' : 'paypal'

/** `other`: to a bank, and no one stored how; `none`: it waits, and there is no account that it could go to */
export const paymentChannels = ['check', 'transfer', 'paypal', 'other', 'none'] as const
export type PaymentChannel = (typeof paymentChannels)[number]

/** How a file of this kind sends. */
export const channelBy: Readonly<Record<PayoutRail, PaymentChannel>> = {
  pain001: 'transfer',
  nacha: 'transfer',
  paypal: 'paypal',
  checks: 'check',
  none: 'none',
}

export interface SentPayment {
  readonly payoutId: string | null
  readonly source: LedgerSource
  /** of the account that a payment of a batch went to, or goes to while it waits; null where it was not stored */
  readonly rail: PayoutRail | null
  /** it is still to be made */
  readonly waiting?: boolean
}
export function channelOf({ payoutId, source, rail, waiting = false }: SentPayment): PaymentChannel {
  if (payoutId === null) return source === 'check' ? 'check' : 'other'
  if (rail !== null && (waiting || rail !== 'none')) return channelBy[rail]
  return methodBySource(source) === 'paypal' ? 'paypal' : 'other'
}

/** Text key of what a ledger line is for, or of how its payment is sent. @param channel of a payment of a batch; null for all others */
export const sourceKey = ({ channel, source }: { channel: PaymentChannel | null; source: LedgerSource }) =>
  channel === null ? (`ledger.source.${source}` as const) : (`ledger.channel.${channel}` as const)
