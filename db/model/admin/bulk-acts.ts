import type { Act } from '../permissions.ts'
import type { ResourceName } from '../resources.ts'

/**
 * Bulk actions that staff can run, by resource. The API maps each one to the use case for a single record; the lists
 * offer these.
 */

export interface BulkActEntry {
  /** permission needed to start the action */
  readonly act: Act
  /** input requested before the action starts */
  readonly asks: 'nothing' | 'reason' | 'plan' | 'staff' | 'tag' | 'fields'
  /** destructive: takes access or data away from someone */
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
  queries: {
    addTag: { act: 'setup.edit', asks: 'tag' },
    releaseHold: { act: 'discussions.manage', asks: 'nothing' },
    hold: { act: 'discussions.manage', asks: 'reason', danger: true },
  },
  tasks: {
    assign: { act: 'discussions.manage', asks: 'staff' },
    unassign: { act: 'discussions.manage', asks: 'nothing' },
    finish: { act: 'discussions.manage', asks: 'nothing' },
  },
  taxForms: { remind: { act: 'tax.remind', asks: 'nothing' } },
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
