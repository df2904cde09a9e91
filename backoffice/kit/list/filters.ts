/** One thing that a list can be narrowed by. */
export type Filter = ChoiceFilter | ReferenceFilter | TextFilter | DateFilter | SwitchFilter

interface Base {
  /** name of the filter in the API */
  source: string
  /** text key */
  label: string
}
export interface ChoiceFilter extends Base {
  kind: 'choice'
  /** value and the text key of its name, or the name itself where it is one in all languages */
  choices: readonly { id: string | number; name: string }[]
  /** two choices and all, always in sight */
  threeWay?: true
  /** filters that a choice contradicts: they go when it is made */
  drops?: Readonly<Record<string, readonly string[]>>
}
export interface ReferenceFilter extends Base {
  kind: 'reference'
  resource: string
  /** field that names a record */
  name: string
  /** sorted by this field, where not by name */
  sortBy?: string
}
export interface TextFilter extends Base {
  kind: 'text'
}
/** `date`: a moment, set by its day · `day`: a day as such */
export interface DateFilter extends Base {
  kind: 'date' | 'day'
  /** the end of a range counts the whole day */
  end?: boolean
}
/** Applied with `true` once chosen. */
export interface SwitchFilter extends Base {
  kind: 'switch'
}

/** The day as the filter's instant: the first or the last moment of it. */
export const dayToInstant = (day: string, end: boolean) =>
  new Date(`${day}T${end ? '23:59:59.999' : '00:00:00.000'}`).toISOString()

/** People, by name. */
export const personFilter = (source: string, label: string): ReferenceFilter => ({
  kind: 'reference',
  source,
  label,
  resource: 'users',
  name: 'resolvedDisplayName',
  sortBy: 'lastName',
})

/** Diagnoses are found by what a word means, and called as people call them. */
export const byMeaning = { name: 'plainName', sortBy: 'relevance' } as const
