import type { Act } from '../permissions.ts'
import type { ResourceName } from '../resources.ts'

/**
 * What staff do with many records at once, for each resource that has it. The API binds each act to the use case that does
 * it for one record; the lists offer what stands here.
 */

export interface BulkActEntry {
  /** a person who may not do this may not begin */
  readonly act: Act
  /** what is asked before it begins */
  readonly asks: 'nothing' | 'reason' | 'plan' | 'fields'
  /** takes something away from someone */
  readonly danger?: true
}

const enable: BulkActEntry = { act: 'setup.edit', asks: 'nothing' }
const disable: BulkActEntry = { act: 'setup.edit', asks: 'nothing', danger: true }
const set: BulkActEntry = { act: 'setup.edit', asks: 'fields' }

export const bulkCatalogue: Partial<Record<ResourceName, Readonly<Record<string, BulkActEntry>>>> = {
  users: {
    addToPlan: { act: 'setup.edit', asks: 'plan' },
    set: { act: 'users.edit', asks: 'fields' },
    enable: { act: 'users.enable', asks: 'nothing' },
    disable: { act: 'users.disable', asks: 'reason', danger: true },
  },
  invitations: {
    reissue: { act: 'setup.edit', asks: 'nothing' },
    cancel: { act: 'setup.edit', asks: 'nothing', danger: true },
  },
  grants: { set, enable, disable },
  plans: { set, enable, disable },
  pools: { set, enable, disable },
  diagnoses: { set, enable, disable },
  diagnosisGroups: { enable, disable },
  diagnosisDomains: { enable, disable },
}

export const bulkAct = (resource: string, act: string): BulkActEntry | undefined => {
  const acts = Object.hasOwn(bulkCatalogue, resource) ? bulkCatalogue[resource as ResourceName] : undefined
  return acts && Object.hasOwn(acts, act) ? acts[act] : undefined
}
