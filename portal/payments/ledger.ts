import type { Answer, RowOf } from '#api/client/types.ts'

export const ledgerPath = '/server/user/{id}/transaction/list'

/** What someone has earned: amounts in cents, days `yyyy-MM-dd`. */
export type Ledger = Answer<'get', typeof ledgerPath>
/** One line as its owner reads it. */
export type LedgerLine = RowOf<typeof ledgerPath>
/** Text key of a line's status: a payment that came back after it was made, and whatever else was taken back, say so. */
export function stateKey({ status, reversed }: Pick<LedgerLine, 'status' | 'reversed'>) {
  if (!reversed) return `myLedger.state.${status}` as const
  return status === 'debit' ? 'myLedger.state.returned' : 'myLedger.state.reversed'
}
export type PendingEarning = Ledger['pending'][number]
