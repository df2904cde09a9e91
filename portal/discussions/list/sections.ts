import { isNewResponse } from '#model/discussions/buckets.ts'
import { buckets, type Bucket, type MediaType } from '#model/discussions/enums.ts'
import type { IndexBuckets, IndexRecord } from '#model/discussions/wire.ts'

export type Section = Bucket

/**
 * The sections of a person's list, in order. Members find what they must do on top of what is ongoing, and what others
 * share with them where a plan does.
 */
export const sectionsFor = (isMember: boolean, hasShared = true): readonly Section[] =>
  isMember
    ? hasShared
      ? ['ongoing', 'newOpportunities', 'closed']
      : ['ongoing', 'closed']
    : ['requiresAction', 'newOpportunities', 'ongoing', 'closed']

/**
 * The section that an address names; without one: requiresAction for experts, newOpportunities for others, ongoing for
 * members, and where there is nothing the first that holds something.
 */
export function sectionOf(
  hash: string,
  isMember: boolean,
  isExpert: boolean,
  counts?: Record<Section, number>,
): Section {
  const name = hash.replace(/^#/, '')
  const sections = sectionsFor(isMember)
  const known = sections.find((section) => section === name)
  if (known) return known
  if (isMember || name === 'newResponses') return 'ongoing'
  const usual = isExpert ? 'requiresAction' : 'newOpportunities'
  return counts?.[usual] === 0 ? (sections.find((section) => counts[section] > 0) ?? usual) : usual
}

/** What a number of the dashboard leads to, as a filter of the list that can be cleared. */
export type CardFilter = 'newResponses' | 'requiresAction'

/** The filter that an address names. For others than members what requires action is a section of its own. */
export function onlyOf(hash: string, isMember: boolean): CardFilter | undefined {
  if (hash === '#newResponses') return 'newResponses'
  return hash === '#requiresAction' && isMember ? 'requiresAction' : undefined
}

/** The records of a section, or those that a filter leaves of all sections. */
export function recordsOf(
  data: IndexBuckets['data'],
  section: Section,
  isMember: boolean,
  only: CardFilter | undefined,
): IndexRecord[] {
  if (only === 'newResponses')
    return buckets.flatMap((bucket) => data[bucket].filter(({ isUpdated }) => isNewResponse({ bucket, isUpdated })))
  if (only === 'requiresAction') return data.requiresAction
  return section === 'ongoing' && isMember ? [...data.requiresAction, ...data.ongoing] : data[section]
}

export interface Filter {
  text: string
  medium: MediaType | ''
}

/** Whether a record holds every word that is looked for, in what its card shows. */
export function matches(record: IndexRecord, { text, medium }: Filter): boolean {
  if (medium !== '' && record.mediaType !== medium) return false
  return holdsAll(
    [
      record.title,
      record.key,
      record.diagnosisName,
      record.diagnosisCode,
      record.contextName,
      record.planPoolName,
      record.previewText,
    ],
    text,
  )
}

/** Whether every word of `text` is somewhere in what is shown. */
export function holdsAll(shown: readonly (string | null | undefined)[], text: string): boolean {
  const all = shown.join(' ').toLocaleLowerCase()
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
