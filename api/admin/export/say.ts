import { isNamed, type Format, type NamedRecord, type Translate } from '#model/audit/words.ts'
import { moneyFormat } from '#model/money-format.ts'
import type { Locale } from '#model/texts/locales.ts'

/** Records that rows of other lists point at by their ids. An entry of the ledger is called by its person. */
export type NamedResource = NamedRecord | 'transactions' | 'tasks'
export type Pointer = readonly [of: NamedResource, id: string]
export const isNamedResource = (name: string | undefined): name is NamedResource =>
  isNamed(name) || name === 'transactions' || name === 'tasks'

/** A text by its key, its blanks filled in; a key without a text is shown as `fallback`. */
export type Words = (key: string, fallback?: string, blanks?: Readonly<Record<string, unknown>>) => string

/** What a column of a file is said in: the reader's language, and the names of the records that its rows point at. */
export interface Say {
  readonly locale: Locale
  readonly words: Words
  readonly nameOf: (...record: Pointer) => string | null
}

/** The head of a column of amounts: "Paid (USD)". */
export const amountHead = (words: Words, figure: string) => words('reporting.file.unit.cents', undefined, { figure })

/** Several words in one cell. */
export const inOneCell = (words: readonly string[]): string => words.join('; ')

/** The words of a file in the form that the model's functions take. */
export const translateWith =
  ({ words }: Pick<Say, 'words'>): Translate =>
  (key, { _: fallback, ...blanks } = {}) =>
    words(key, typeof fallback === 'string' ? fallback : undefined, blanks)

const formats = new Map<string, Format>()
/** Amounts and lists in the reader's language; times are written as in all columns of a file. */
export function formatsOf(locale: Locale): Format {
  const known = formats.get(locale)
  if (known) return known
  const lists = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })
  const made: Format = {
    money: moneyFormat(locale),
    moment: (iso) => iso,
    list: (words) => lists.format(words),
  }
  formats.set(locale, made)
  return made
}
