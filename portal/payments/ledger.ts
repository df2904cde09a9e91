import type { Answer, RowOf } from '#api/client/types.ts'

export const ledgerPath = '/server/user/{id}/transaction/list'

/** What someone has earned: amounts in cents, days `yyyy-MM-dd`. */
export type Ledger = Answer<'get', typeof ledgerPath>
/** One line as its owner reads it. */
export type LedgerLine = RowOf<typeof ledgerPath>
/** Text key of a line's status: what was taken back says how. */
export const stateKey = ({ status, takenBack }: Pick<LedgerLine, 'status' | 'takenBack'>) =>
  `myLedger.state.${takenBack ?? status}` as const
export type PendingEarning = Ledger['pending'][number]
