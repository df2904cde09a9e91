import type { Verb } from '../providers/verbs.ts'

const post = (path: string, body: unknown = {}): Verb => ({ method: 'POST', path, body })

/** What staff do with the ledger. */
export const ledgerVerbs = {
  add: (body: Record<string, unknown>) => post('/server/transaction', body),
  reverse: (id: string, reason: string) => post(`/server/transaction/${id}/reverse`, { reason }),
  settle: (id: string) => post(`/server/transaction/${id}/settle`),
  payOut: (quarter: string) => post('/server/payout', { quarter }),
  markPaid: (id: string) => post(`/server/payout/${id}/paid`),
}
