import { z } from 'zod'
import { findIdentifiers } from '../discussions/identifiers.ts'
import { versionField } from '../fields.ts'

export const passageStates = ['pending', 'released', 'withheld'] as const

/** A passage of a verbatim report as staff see it: marked, and not in the report before they release it. */
export const passageRow = z
  .object({
    id: z.string(),
    queryId: z.string(),
    heading: z.string(),
    text: z.string(),
    /** of fewer than five people */
    small: z.boolean(),
    state: z.enum(passageStates),
    version: z.int32(),
  })
  .meta({ id: 'ReportPassage' })
export const passageUpdate = z.strictObject({
  text: z.string().trim().min(1, 'errors.required').max(20_000, 'errors.tooLong').optional(),
  state: z.enum(passageStates).optional(),
  version: versionField,
})

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const dates = new RegExp(
  `\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?\\b|\\b\\d{1,2} ${month}(?: \\d{4})?\\b|\\d{4}年\\d{1,2}月(?:\\d{1,2}日)?`,
  'gu',
)
/** A name of a place begins with a capital letter, after a word that leads to one. */
const places = /(?<=\b(?:in|at|from|near) )(?!The\b)\p{Lu}[\p{L}'’.-]+(?: (?:of |de )?\p{Lu}[\p{L}'’.-]+){0,3}/gu
const titled = /\b(?:Dr|Mr|Mrs|Ms|Prof)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/gu

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text with what could name someone replaced by marks: known names, titles with names, numbers, dates, places. */
export function redact(text: string, names: readonly string[]): string {
  let marked = text
  for (const { start, end } of findIdentifiers(text).reverse())
    marked = `${marked.slice(0, start)}[number]${marked.slice(end)}`
  const known = [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))].sort(
    (a, b) => b.length - a.length,
  )
  for (const name of known) {
    const edge = /^\p{Script=Han}/u.test(name) ? '' : '(?<!\\p{L})'
    const end = edge && '(?!\\p{L})'
    marked = marked.replace(new RegExp(`${edge}${literal(name)}${end}`, 'giu'), '[name]')
  }
  return marked.replace(titled, '[name]').replace(dates, '[date]').replace(places, '[place]')
}
