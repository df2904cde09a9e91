import type { BodyOf } from '#api/client/types.ts'
import { post } from '../providers/verb.ts'

export const taxPath = (userId: string) => `/server/user/${encodeURIComponent(userId)}/taxinformation`

/** What staff do with a tax form. */
export const taxVerbs = {
  invalidate: (id: string, reason: string) =>
    post('/server/user/{id}/taxinformation/invalidate', { params: { id }, body: { reason } }),
  remind: (id: string) => post('/server/user/{id}/taxinformation/remind', { params: { id } }),
  reveal: (id: string, body: BodyOf<'post', '/server/user/{id}/taxinformation/reveal'>) =>
    post('/server/user/{id}/taxinformation/reveal', { params: { id }, body }),
  changed: (id: string) => post('/server/user/{id}/taxinformation/changed', { params: { id } }),
  unchanged: (id: string, reason: string) =>
    post('/server/user/{id}/taxinformation/unchanged', { params: { id }, body: { reason } }),
}

/** What reads tax forms, and is read again when one changes. */
export const taxReload = ['taxForm', 'taxForms', 'users', 'userSummary', 'transactions', 'tasks', 'auditEvents']
