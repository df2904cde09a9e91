import type { Answer, RowOf } from '#api/client/types.ts'

export const ledgerPath = '/server/user/{id}/transaction/list'

/** What someone has earned: amounts in cents, days `yyyy-MM-dd`. */
export type Ledger = Answer<'get', typeof ledgerPath>
/** One line as its owner reads it. */
export type LedgerLine = RowOf<typeof ledgerPath>
/** Text key of a line's status: a reversed one says how. */
export const stateKey = ({ status, reversedAs }: Pick<LedgerLine, 'status' | 'reversedAs'>) =>
  `myLedger.state.${reversedAs ?? status}` as const
export type PendingEarning = Ledger['pending'][number]
