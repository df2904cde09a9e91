import { byMeaning } from '../kit/list/filters/filters.ts'
import type { AddSource } from '../kit/record/add-record.tsx'

/** What can be added to what, and how it is found. */
export const addPool: AddSource = {
  resource: 'pools',
  name: 'poolName',
  detail: 'displayName',
  label: 'panels.addPool',
}
export const addPlan: AddSource = { resource: 'plans', name: 'name', detail: 'displayTitle', label: 'panels.addPlan' }
export const addGrant: AddSource = {
  resource: 'grants',
  name: 'name',
  detail: 'displayTitle',
  label: 'panels.addGrant',
}
export const addDiagnosis: AddSource = {
  resource: 'diagnoses',
  ...byMeaning,
  detail: 'name',
  label: 'panels.addDiagnosis',
}
export const addDomain: AddSource = { resource: 'diagnosisDomains', name: 'name', label: 'panels.addDomain' }
export const addGroup: AddSource = {
  resource: 'diagnosisGroups',
  name: 'name',
  detail: 'domainName',
  label: 'panels.addGroup',
}
export const addExpert: AddSource = {
  resource: 'users',
  name: 'resolvedDisplayName',
  sortBy: 'lastName',
  detail: 'email',
  filter: { noeticExpert: true },
  label: 'panels.addExpert',
}
export const addPerson = { resource: 'users', name: 'resolvedDisplayName', sortBy: 'lastName', detail: 'email' }
