import { partCatalogue, resourceCatalogue } from '#model/resources.ts'
import type { Format } from '../../hooks/use-format.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** Where the name of a value of a closed list stands, by the field that holds it. */
const lists: Readonly<Record<string, string>> = {
  displayStatus: 'discussion.displayStatus',
  mediaType: 'discussion.media',
  media: 'discussion.media',
  specialties: 'specialty',
  expertSelectionMode: 'selection.mode',
  csrReview: 'queries.review',
  askerReview: 'queries.review',
  userType: 'user.typeName',
  userKind: 'user.kindName',
  regStatus: 'user.regStatus',
  taxFormStatus: 'user.tax',
  access: 'panels.access',
  freeLevel: 'panels.free',
  specialty: 'specialty',
  scope: 'tags.scopeName',
  assignmentType: 'tags.entity',
  entityType: 'tags.entity',
  definitionType: 'tags.type',
  validator: 'tags.validator',
  preferredLanguage: 'users.language',
  institutionType: 'users.institution',
  voicePitch: 'users.voice',
}
const ofTable: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  query_header: { status: 'discussion.status', type: 'discussion.type' },
  query_expert: { status: 'engagement.status' },
  query_response: { type: 'response.type', subtype: 'response.subtype' },
  membership_plan: { type: 'panels.planType' },
  tag_definition: { type: 'tags.type' },
  content_document: { type: 'contents.type' },
  transaction_ledger: { status: 'ledger.status', transactionType: 'ledger.typeName', source: 'ledger.source' },
  csr_task: { kind: 'tasks.kind' },
}

/** Fields that hold cents: of an hour in any table, of amounts by table. */
const rates = new Set(['hourlyRate', 'rate'])
const amounts: Readonly<Record<string, string>> = { transaction_ledger: 'amount', payout: 'total' }

// where two resources show one table, the first named is the one with its records
const tables = new Map<string, string>(
  [...Object.entries(resourceCatalogue), ...Object.entries(partCatalogue)]
    .reverse()
    .map(([name, { refTable }]) => [refTable, name]),
)

/** The resource whose records a table holds. */
export const resourceOf = (refTable: string): string | undefined => tables.get(refTable)

const words = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`)

/** The name itself, when it is in no list. */
const spaced = (name: string) => words(name).replace(/^./, (first) => first.toUpperCase())

export const tableInWords = (refTable: string, translate: Translate) =>
  translate(`audit.table.${refTable}`, { _: spaced(refTable) })

/** Parts of discussions: their fields are under names of their own. */
const partsOf: Readonly<Record<string, string>> = {
  query_expert: 'queryExperts',
  query_invite: 'queryGuests',
  query_response: 'queryResponses',
}

export function fieldInWords(refTable: string, field: string, translate: Translate): string {
  const resource = partsOf[refTable] ?? resourceOf(refTable)
  const known = translate(`resources.${resource ?? 'queries'}.fields.${field}`, { _: '' })
  return known || translate(`resources.queries.fields.${field}`, { _: '' }) || spaced(field)
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** A stored value as people read it: names of lists, yes and no, local times; anything else as it is. */
export function valueInWords(
  refTable: string,
  field: string | null,
  value: string,
  translate: Translate,
  format: Pick<Format, 'moment' | 'money'>,
): string {
  if (value === 'true' || value === 'false') return translate(`ra.boolean.${value}`)
  const prefix = field
    ? (ofTable[refTable]?.[field] ?? lists[field])
    : refTable === 'query_header'
      ? 'discussion.status'
      : undefined
  if (prefix) return translate(`${prefix}.${value}`, { _: spaced(value) })
  if (field && /^-?\d+$/.test(value)) {
    const amount = format.money(Number(value))
    if (rates.has(field)) return translate('queries.panel.perHour', { amount })
    if (amounts[refTable] === field) return amount
  }
  if (/^[[{]/.test(value)) return partsInWords(refTable, value, translate, format)
  return iso.test(value) || isoDay.test(value) ? format.moment(value) : value
}

/** Lists and objects as they are stored (JSON), told part by part. */
function partsInWords(
  refTable: string,
  value: string,
  translate: Translate,
  format: Pick<Format, 'moment' | 'money'>,
): string {
  const told = (field: string | null, part: unknown): string => {
    if (part === null || part === undefined || part === '') return '–'
    if (Array.isArray(part)) return part.length ? part.map((one) => told(field, one)).join(', ') : '–'
    if (typeof part === 'object')
      return Object.entries(part)
        .map(([name, one]) => `${fieldInWords(refTable, name, translate)}${translate('list.colon')}${told(name, one)}`)
        .join(' · ')
    return valueInWords(refTable, field, String(part as string | number | boolean), translate, format)
  }
  try {
    return told(null, JSON.parse(value))
  } catch {
    // words of a person that begin with a bracket
    return value
  }
}

/** A value of a record as people read it: each of several by itself, and of closed lists the names. */
export function recordValueInWords(
  resource: string,
  field: string,
  value: unknown,
  translate: Translate,
  format: Pick<Format, 'list' | 'moment' | 'money'>,
): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value))
    return value.length === 0
      ? '–'
      : format.list(value.map((one) => recordValueInWords(resource, field, one, translate, format)))
  if (typeof value === 'object') {
    return format.list(
      Object.entries(value).map(
        ([name, part]) =>
          `${translate(`resources.${resource}.fields.${field}.${name}`, { _: name })}${translate('list.colon')}${recordValueInWords(resource, name, part, translate, format)}`,
      ),
    )
  }
  const tableOf: Partial<Record<string, { refTable: string }>> = resourceCatalogue
  return valueInWords(
    tableOf[resource]?.refTable ?? '',
    field,
    String(value as string | number | boolean),
    translate,
    format,
  )
}

/** Notes that are kept with codes and cents in them, by table: what to look for, and what it says in words. */
type Say = (parts: string[], translate: Translate, money: Format['money']) => string
const keptNotes: Readonly<Record<string, readonly (readonly [RegExp, Say])[]>> = {
  transaction_ledger: [
    [
      /^(Adjustment|Paid) (-?\d+): ([^]*)$/,
      ([type, cents, why], translate, money) =>
        `${translate(`ledger.typeName.${type}`)} ${money(Number(cents))}${translate('list.colon')}${why}`,
    ],
    [
      /^Payment returned (-?\d+): (\w+)([^]*)$/,
      ([cents, why, more], translate, money) =>
        `${translate('audit.note.ledger.returned', { amount: money(Number(cents)) })}${translate('list.colon')}${translate(`payouts.why.${why}`, { _: why })}${more}`,
    ],
    [
      /^Payout (\S+): (-?\d+)$/,
      ([quarter, cents], translate, money) =>
        translate('audit.note.ledger.payout', { quarter, amount: money(Number(cents)) }),
    ],
    [
      /^Earned (-?\d+)$/,
      ([cents], translate, money) => translate('audit.note.ledger.earned', { amount: money(Number(cents)) }),
    ],
  ],
  payout: [
    [
      /^(\d{4}-Q\d): (-?\d+)$/,
      ([quarter, cents], translate, money) => `${quarter}${translate('list.colon')}${money(Number(cents))}`,
    ],
    [/^payout\.paid$/, (_parts, translate) => translate('audit.note.payout.paid')],
    [
      /^(.+), (\d+) payments: ([^]*)$/,
      ([file, count, why], translate) =>
        `${translate('audit.note.payout.file', { file, smart_count: Number(count) })}${translate('list.colon')}${why}`,
    ],
  ],
  csr_task: [
    [
      /^(\w+): undone$/,
      ([command], translate) =>
        translate('audit.note.task.undone', {
          command: translate(`queries.command.${command}`, { _: spaced(command ?? '') }),
        }),
    ],
    [/^([a-z]+)( .*)?$/, ([kind, key = ''], translate) => `${translate(`tasks.kind.${kind}`, { _: kind })}${key}`],
  ],
  report_header: [
    [/^(regenerate|cancel)$/, ([act], translate) => translate(`audit.note.report.${act}`)],
    [/^([a-z]+[A-Za-z]*)$/, ([report = ''], translate) => translate(`reporting.reports.${report}.name`, { _: report })],
  ],
}

/** The note of a line: a command's name, what happened to an account or to money, or words that someone wrote. */
export function noteInWords(refTable: string, text: string, translate: Translate, money: Format['money']): string {
  if (refTable === 'query_header')
    return translate(`queries.command.${text}`, { _: /^[a-z]+[A-Z]\w*$/.test(text) ? spaced(text) : text })
  if (refTable === 'user' && /^[a-zA-Z]+\.[a-zA-Z]+$/.test(text))
    return translate(`audit.note.${text}`, { _: spaced(text.replace('.', ' ')) })
  for (const [pattern, say] of keptNotes[refTable] ?? []) {
    const [, ...parts] = pattern.exec(text) ?? []
    if (pattern.test(text)) return say(parts, translate, money)
  }
  return text
}
