/** One thing that a list can be narrowed by. */
export type Filter = ChoiceFilter | ReferenceFilter | TextFilter | DateFilter | SwitchFilter

interface Base {
  /** name of the filter in the API */
  source: string
  /** text key, or the name itself where it is one in all languages */
  label: string
  /** takes several values at once, and "is not" */
  several?: true
  /** can ask for rows that have nothing here */
  empties?: true
  /** whether what is above the list says this value already */
  saidAbove?: (value: unknown) => boolean
  /** the conditions it offers, the first of them to begin with; by default those of `several` and `empties` */
  words?: readonly FilterCondition['word'][]
}
export interface ChoiceFilter extends Base {
  kind: 'choice'
  /** value and the text key of its name, or the name itself where it is one in all languages */
  choices: readonly { id: string | number; name: string }[]
  /** two choices and all, always in sight */
  threeWay?: true
  /** filters that a choice contradicts: they go when it is made */
  drops?: Readonly<Record<string, readonly string[]>>
  /** called when its choices come into sight: those of a long list are fetched then */
  onShown?: () => void
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

/** What a filter is set to: these values or anything but them, a part of the value, or whether there is anything at all. */
export interface FilterCondition {
  word: 'is' | 'isNot' | 'isEmpty' | 'isNotEmpty' | 'has'
  values: readonly unknown[]
}
/** Text key of a condition: what a text contains, a moment is on. */
export const wordKey = ({ kind }: Filter, word: FilterCondition['word']) =>
  `admin.list.words.${word === 'has' && kind === 'day' ? 'on' : word}` as const
const list = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value]

/** Reads the value of a filter as the address and the API have it. */
export function readCondition(value: unknown): FilterCondition {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { word: 'is', values: list(value) }
  const { not, empty, has } = value as { not?: unknown; empty?: boolean; has?: string }
  if (has !== undefined) return { word: 'has', values: [has] }
  if (not === undefined && empty !== undefined) return { word: empty ? 'isEmpty' : 'isNotEmpty', values: [] }
  return { word: 'isNot', values: list(not) }
}

/** The other way round; one value stands for itself. */
export function writeCondition({ word, values }: FilterCondition): unknown {
  if (word === 'isEmpty' || word === 'isNotEmpty') return { empty: word === 'isEmpty' }
  if (values.length === 0) return undefined
  if (word === 'has') return { has: values[0] }
  const plain = values.length === 1 ? values[0] : values
  return word === 'isNot' ? { not: plain } : plain
}

/** The filters of a list, of which these take several values and "is not", and those of them that `empties` names "is empty" too. */
export const worded = (
  filters: readonly Filter[],
  several: readonly string[],
  empties: readonly string[] = [],
): readonly Filter[] =>
  filters.map((filter) => ({
    ...filter,
    ...((several.includes(filter.source) || empties.includes(filter.source)) && { several: true as const }),
    ...(empties.includes(filter.source) && { empties: true as const }),
  }))

/** The day as the filter's instant: the first or the last moment of it. A year of five digits, which can be typed, is left to the API to refuse. */
export const dayToInstant = (day: string, end: boolean) => {
  const moment = new Date(`${day}T${end ? '23:59:59.999' : '00:00:00.000'}`)
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString()
}

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

const ranges = [
  ['createdStart', 'createdEnd'],
  ['from', 'to'],
  ['signedInFrom', 'signedInTo'],
] as const
/** The filters that end a range before it begins: no row would match. */
export const reversedRanges = (given: Readonly<Record<string, unknown>>): string[] =>
  ranges.flatMap(([first, last]) => {
    const [from, until] = [given[first], given[last]]
    return typeof from === 'string' && typeof until === 'string' && until < from ? [last] : []
  })
