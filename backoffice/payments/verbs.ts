import type { BodyOf } from '#api/client/types.ts'
import { post } from '../providers/verb.ts'

/** What staff do with the ledger. */
export const ledgerVerbs = {
  add: (body: BodyOf<'post', '/server/transaction'>) => post('/server/transaction', { body }),
  reverse: (id: string, reason: string) =>
    post('/server/transaction/{id}/reverse', { params: { id }, body: { reason } }),
  settle: (id: string) => post('/server/transaction/{id}/settle', { params: { id } }),
  payOut: (quarter: string) => post('/server/payout', { body: { quarter } }),
  returned: (id: string, body: BodyOf<'post', '/server/transaction/{id}/returned'>) =>
    post('/server/transaction/{id}/returned', { params: { id }, body }),
  remove: (id: string, body: BodyOf<'post', '/server/transaction/{id}/removed'>) =>
    post('/server/transaction/{id}/removed', { params: { id }, body }),
  markPaid: (id: string) => post('/server/payout/{id}/paid', { params: { id } }),
}
