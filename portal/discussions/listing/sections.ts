import type { Bucket, MediaType } from '#model/discussions/enums.ts'
import type { IndexBuckets, IndexRecord } from '#model/discussions/wire.ts'

export type Section = Bucket

/** The sections of a person's list, in order. Members find what they must do on top of what is ongoing. */
export const sectionsFor = (isMember: boolean): readonly Section[] =>
  isMember ? ['ongoing', 'newOpportunities', 'closed'] : ['requiresAction', 'newOpportunities', 'ongoing', 'closed']

/** The section that an address names; without one: requiresAction for experts, newOpportunities for others, ongoing for members. */
export function sectionOf(hash: string, isMember: boolean, isExpert: boolean): Section {
  const name = hash.replace(/^#/, '')
  const sections = sectionsFor(isMember)
  const known = sections.find((section) => section === name)
  if (known) return known
  if (isMember || name === 'newResponses') return 'ongoing'
  return isExpert ? 'requiresAction' : 'newOpportunities'
}

/** The records of a section; with `newFirst`, those with new responses come first. */
export function recordsOf(
  data: IndexBuckets['data'],
  section: Section,
  isMember: boolean,
  newFirst: boolean,
): IndexRecord[] {
  const records = section === 'ongoing' && isMember ? [...data.requiresAction, ...data.ongoing] : data[section]
  if (!newFirst) return records
  return [...records.filter((record) => record.isUpdated), ...records.filter((record) => !record.isUpdated)]
}

export interface Filter {
  text: string
  medium: MediaType | ''
}

/** Whether a record holds every word that is looked for, in what its card shows. */
export function matches(record: IndexRecord, { text, medium }: Filter): boolean {
  if (medium !== '' && record.mediaType !== medium) return false
  return holdsAll(
    [record.title, record.key, record.diagnosisName, record.contextName, record.planPoolName, record.previewText],
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
