import { z } from 'zod'
import { customFieldId } from '#model/classification/custom-field-name.ts'
import type { Locale } from '#model/texts/locales.ts'
import type { AdminResource, Row } from '../declare.ts'
import { textKey } from '../../http/errors.ts'
import { refusedFields } from '../refusals.ts'
import { named, Names } from './record-names.ts'
import { wordsIn } from './export-texts.ts'
import { amountHead, inOneCell, type Say } from './say.ts'

/** One column of an exported file: which value, under which head, and where its words stand when it is one of a closed list. */
const chosen = z
  .array(
    z.strictObject({
      source: z.string().regex(/^\w{1,60}(\.[\w-]{1,60})?$/),
      head: z.string().max(200),
      words: z
        .string()
        .regex(/^[\w-]{1,60}(\.[\w-]{1,60}){0,3}$/)
        .optional(),
      /** the value is the id of such a record, whose name is meant */
      of: z.enum(named).optional(),
      /** the value is cents: an amount with two decimals, the currency in its head */
      money: z.boolean().optional(),
    }),
    'errors.json',
  )
  .min(1, 'errors.required')
  .max(100, 'errors.tooMany')

export interface ExportColumn {
  readonly head: string
  /** amounts, written with two decimals */
  readonly money?: true
  readonly value: (row: Row) => unknown
}

const inWords = (value: unknown): unknown => {
  if (Array.isArray(value)) return inOneCell(value.map((one) => String(typeof one === 'object' ? inWords(one) : one)))
  if (typeof value !== 'object' || value === null) return value
  const { name, displayName } = value as Row
  return name ?? displayName ?? JSON.stringify(value)
}

/** Lists say Enabled or Disabled of a record, and Yes or No of anything else. */
const wordOf = (source: string, value: boolean) =>
  source === 'enabled' ? `admin.record.${value ? 'enabled' : 'disabled'}` : `queries.review.${value ? 'yes' : 'no'}`

function parse(text: string): z.infer<typeof chosen> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusedFields({ columns: 'errors.json' })
  }
  const parsed = chosen.safeParse(value)
  if (!parsed.success)
    throw refusedFields({ columns: parsed.error.issues[0] ? textKey(parsed.error.issues[0]) : 'errors.json' })
  return parsed.data
}

/**
 * The columns as the caller's list shows them; without a choice every field under its own name, with bare values.
 * @throws errors.invalidParameters at `columns`
 */
export async function columnsOf(
  r: AdminResource,
  text: string | undefined,
  locale: Locale,
): Promise<{ columns: ExportColumn[]; names: Names; customFields: string[] }> {
  if (!text)
    return {
      columns: Object.keys(r.row.shape)
        .filter((name) => !r.onPagesOnly?.includes(name))
        .map((name) => ({ head: name, value: (row) => row[name] })),
      names: new Names(() => [], locale),
      customFields: [],
    }
  const columns = parse(text)
  const customFields = r.customFieldsOf ? columns.map(({ source }) => customFieldId(source)) : []
  const unknown = columns.filter(
    ({ source }, at) =>
      !customFields[at] && !Object.hasOwn({ ...r.row.shape, ...r.inFiles }, source.split('.')[0] ?? ''),
  )
  if (unknown.length) throw refusedFields({ columns: 'errors.unknownField' })
  const words = await wordsIn(locale)
  const names = new Names(
    (row) => [
      ...(r.pointsAt?.(row) ?? []),
      ...columns.flatMap(({ source, of }) =>
        of && typeof row[source] === 'string' ? [[of, row[source]] as const] : [],
      ),
    ],
    locale,
  )
  const say: Say = { locale, words, nameOf: names.of }
  const write = ({ source, head, words: prefix, of, money }: (typeof columns)[number]): ExportColumn => {
    const field = r.customFieldsOf && customFieldId(source)
    const [name = '', below] = field ? ['customFields', field] : source.split('.')
    const read = (row: Row) => (below ? (row[name] as Row | null | undefined)?.[below] : row[name])
    const said = field || of ? undefined : r.inFiles?.[source]
    if (said) return { head, value: (row) => said(row, say) }
    if (money)
      return {
        head: amountHead(words, head),
        money,
        value: (row) => (typeof read(row) === 'number' ? (read(row) as number) / 100 : null),
      }
    if (of) return { head, value: (row) => names.of(of, String(read(row))) }
    if (!prefix)
      return {
        head,
        value: (row) => {
          const value = read(row)
          return typeof value === 'boolean' ? words(wordOf(source, value)) : inWords(value)
        },
      }
    // some values are keys of texts themselves
    const inList = (one: unknown) =>
      words(String(one).startsWith(`${prefix}.`) ? String(one) : `${prefix}.${String(one)}`, String(one))
    return {
      head,
      value: (row) => {
        const value = read(row)
        if (value === null || value === undefined || value === '') return value
        return Array.isArray(value) ? inOneCell(value.map(inList)) : inList(value)
      },
    }
  }
  return { columns: columns.map(write), names, customFields: customFields.filter((id) => id !== undefined) }
}
