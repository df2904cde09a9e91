import type { Answer, RowOf } from '#api/client/types.ts'

export const ledgerPath = '/server/user/{id}/transaction/list'

/** What someone has earned: amounts in cents, days `yyyy-MM-dd`. */
export type Ledger = Answer<'get', typeof ledgerPath>
/** One line as its owner reads it. */
export type LedgerLine = RowOf<typeof ledgerPath>
export type PendingEarning = Ledger['pending'][number]
