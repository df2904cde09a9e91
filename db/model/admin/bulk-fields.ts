import { locales } from '../content/enums.ts'
import { specialties } from '../identity/enums.ts'
import { csrReviews, expertSelectionModes } from '../panels/enums.ts'
import type { ResourceName } from '../resources.ts'

/** A field that can be set for many records and its input type; `clears`: it can also be set to null. */
export type SettableField =
  | { readonly kind: 'number' | 'day'; readonly clears?: true }
  | { readonly kind: 'flag'; readonly clears?: true }
  | {
      readonly kind: 'choice'
      readonly choices: readonly (string | number)[]
      readonly words: string
      readonly clears?: true
    }
  | { readonly kind: 'reference'; readonly resource: ResourceName; readonly name: string; readonly clears?: true }

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

/** Fields per resource that the bulk action `set` accepts. */
export const settableFields: Partial<Record<ResourceName, Readonly<Record<string, SettableField>>>> = {
  users: {
    csrReview: { kind: 'choice', choices: csrReviews, words: 'queries.review' },
    expertTier: { kind: 'choice', choices: [1, 2, 3], words: 'users.tier', clears: true },
    preferredLanguage: { kind: 'choice', choices: locales, words: 'users.language' },
  },
  grants: {
    priority: { kind: 'number' },
    regionId: { kind: 'reference', resource: 'regions', name: 'name', clears: true },
    ...period,
    ...settings,
  },
  plans: {
    selectable: flag,
    noNewQueries: flag,
    readOnlyDiscussions: flag,
    sharedQueries: flag,
    ...period,
    ...settings,
  },
  pools: { specialty },
  diagnoses: { groupId: { kind: 'reference', resource: 'diagnosisGroups', name: 'name' }, specialty },
}
