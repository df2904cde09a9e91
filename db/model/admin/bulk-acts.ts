import { z } from 'zod'
import { locales } from '../content/enums.ts'
import { requiredText, idField } from '../fields.ts'
import { specialties } from '../identity/enums.ts'
import { csrReviews, expertSelectionModes } from '../panels/enums.ts'
import type { Act } from '../permissions.ts'
import type { ResourceName } from '../resources.ts'

/**
 * What staff do with many records at once, for each resource that has it. The API binds each act to the use case that does
 * it for one record; the lists offer what stands here.
 */

/** A field that can be set for many, and how it is entered; `clears`: it can be emptied too. */
export type SettableField =
  | { readonly kind: 'number' | 'day' | 'flag'; readonly clears?: true }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number)[]; readonly words: string; readonly clears?: true }
  | { readonly kind: 'reference'; readonly resource: ResourceName; readonly name: string; readonly clears?: true }

export interface BulkActEntry {
  /** whoever may not do this may not begin */
  readonly act: Act
  /** what is asked before it begins */
  readonly asks: 'nothing' | 'reason' | 'plan' | 'fields'
  /** takes something away from somebody */
  readonly danger?: true
}

const period = { activeFrom: { kind: 'day', clears: true }, activeTo: { kind: 'day', clears: true } } as const
const settings = {
  panelSize: { kind: 'number', clears: true },
  maxResponseTime: { kind: 'number', clears: true },
  maxQueryDuration: { kind: 'number', clears: true },
  firstReminder: { kind: 'number', clears: true },
  secondReminder: { kind: 'number', clears: true },
  expertSelectionMode: { kind: 'choice', choices: expertSelectionModes, words: 'selection.mode' },
  csrReview: { kind: 'choice', choices: csrReviews, words: 'queries.review', clears: true },
} as const
const specialty = { kind: 'choice', choices: specialties, words: 'specialty', clears: true } as const
const flag = { kind: 'flag' } as const

/** The fields of each resource that the act `set` takes. */
export const settableFields: Partial<Record<ResourceName, Readonly<Record<string, SettableField>>>> = {
  users: {
    testUser: flag,
    csrReview: { kind: 'choice', choices: csrReviews, words: 'queries.review' },
    expertTier: { kind: 'choice', choices: [1, 2, 3], words: 'users.tier', clears: true },
    preferredLanguage: { kind: 'choice', choices: locales, words: 'users.language' },
  },
  grants: { priority: { kind: 'number' }, regionId: { kind: 'reference', resource: 'regions', name: 'name', clears: true }, ...period, ...settings },
  plans: { selectable: flag, noNewQueries: flag, readOnlyDiscussions: flag, sharedQueries: flag, ...period, ...settings },
  pools: { specialty },
  diagnoses: { groupId: { kind: 'reference', resource: 'diagnosisGroups', name: 'name' }, specialty },
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

/** What an act takes beside the records; `fields` are those of the resource, and each of them is checked with its record. */
export const bulkInputs = {
  nothing: z.strictObject({}),
  reason: z.strictObject({ reason: requiredText(1000) }),
  plan: z.strictObject({ planId: idField }),
  fields: z.strictObject({ fields: z.record(z.string(), z.unknown()).refine(fields => Object.keys(fields).length > 0, 'errors.required') }),
} as const
