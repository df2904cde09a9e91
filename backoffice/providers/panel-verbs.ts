import type { Verb } from './verbs.ts'

/** What is done with funding sources, plans, pools and diagnoses besides editing them. */

export type Copied = 'grants' | 'plans' | 'pools'
const paths: Record<Copied, string> = {
  grants: '/server/grant',
  plans: '/server/membership/plan',
  pools: '/server/pool',
}
const at = (id: string) => encodeURIComponent(id)

export const panelVerbs = {
  duplicate: (resource: Copied, id: string, body: { name: string; alias?: string }): Verb => ({
    method: 'POST',
    path: `${paths[resource]}/${at(id)}/duplicate`,
    body,
  }),
  importMembers: (planId: string, csv: string, commit: boolean): Verb => ({
    method: 'POST',
    path: `/server/membership/plan/${at(planId)}/members/import`,
    body: { csv, commit },
  }),
  merge: (id: string, body: { intoId: string; version: number; intoVersion: number }): Verb => ({
    method: 'POST',
    path: `/server/diagnosis/${at(id)}/merge`,
    body,
  }),
  addFile: (planId: string, body: FormData): Verb => ({
    method: 'POST',
    path: `/server/membership/plan/${at(planId)}/files`,
    body,
  }),
  changeFile: (planId: string, fileId: string, body: FormData): Verb => ({
    method: 'POST',
    path: `/server/membership/plan/${at(planId)}/files/${at(fileId)}`,
    body,
  }),
  removeFile: (planId: string, fileId: string): Verb => ({
    method: 'DELETE',
    path: `/server/membership/plan/${at(planId)}/files/${at(fileId)}`,
  }),
}
