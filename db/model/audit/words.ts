import { accountNotes, callNotes, type NotePattern } from './account-notes.ts'
import type { Format, Translate } from './format.ts'
import { readBulkNote } from '../admin/bulk-notes.ts'
import type { AuditAbout } from './wire.ts'
import { partCatalogue, resourceCatalogue, type AdminName } from '../resources.ts'

export type { Format, Translate } from './format.ts'

/** Where the name of a value of a closed list stands, by the field that holds it. */
const lists: Readonly<Record<string, string>> = {
  displayStatus: 'discussion.displayStatus',
  mediaType: 'discussion.media',
  media: 'discussion.media',
  specialties: 'specialty',
  expertSelectionMode: 'selection.mode',
  csrReview: 'queries.review',
  askerReview: 'queries.review',
  csrHandler: 'queries.handler',
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
const ofTable: Readonly<Record<string, string>> = {
  'query_header.status': 'discussion.status',
  'query_header.type': 'discussion.type',
  'query_expert.status': 'engagement.status',
  'query_response.type': 'response.type',
  'query_response.subtype': 'response.subtype',
  'membership_plan.type': 'panels.planType',
  'tag_definition.type': 'tags.type',
  'content_document.type': 'contents.type',
  'transaction_ledger.status': 'ledger.status',
  'transaction_ledger.transactionType': 'ledger.typeName',
  'transaction_ledger.source': 'ledger.stored',
  'csr_task.kind': 'tasks.kind',
  'notification.status': 'account.log.stateName',
  'saved_view.density': 'views.densities',
  'saved_view.status': 'discussion.status',
  'saved_view.type': 'discussion.type',
  'saved_view.kind': 'tasks.kind',
}

/** Fields that hold cents: of an hour in any table, of amounts by table. */
const rates = new Set(['hourlyRate', 'rate'])
const amounts: Readonly<Record<string, string>> = { transaction_ledger: 'amount', payout: 'total' }

// where two resources show one table, the first named is the one with its records
const tables = new Map<string, AdminName>(
  [...Object.entries(resourceCatalogue), ...Object.entries(partCatalogue)]
    .reverse()
    .map(([name, { refTable }]) => [refTable, name as AdminName]),
)

/** The resource whose records a table holds. */
export const resourceOf = (refTable: string): AdminName | undefined => tables.get(refTable)

/** Records that the change log calls by name, and the field that holds it. */
export const nameFields = {
  users: 'resolvedDisplayName',
  queries: 'key',
  invitations: 'email',
  grants: 'name',
  plans: 'name',
  pools: 'poolName',
  regions: 'name',
  diagnoses: 'name',
  diagnosisGroups: 'name',
  diagnosisDomains: 'name',
  tags: 'name',
  tagDefinitions: 'name',
  customFields: 'name',
  macros: 'name',
  contentDocuments: 'title',
  payouts: 'name',
  reports: 'name',
  planLinks: 'slug',
  queryExperts: 'displayName',
} as const satisfies Partial<Record<AdminName, string>>
export type NamedRecord = keyof typeof nameFields
export const isNamed = (name: string | undefined): name is NamedRecord =>
  name !== undefined && Object.hasOwn(nameFields, name)

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const anId = new RegExp(`^${uuid}$`)
const idList = new RegExp(`^\\["${uuid}"(,"${uuid}")*\\]$`)
const people =
  /^(assignedTo|(user|person|expert|privateExpert|owner|actingUser|authUser)Id|(created|updated|changed|edited|lastEdited|paid|invited|decided|run)By)$/
const references: Readonly<Record<string, NamedRecord>> = {
  planId: 'plans',
  grantId: 'grants',
  poolId: 'pools',
  queryId: 'queries',
  queryExpertId: 'queryExperts',
  diagnosisId: 'diagnoses',
  groupId: 'diagnosisGroups',
  domainId: 'diagnosisDomains',
  regionId: 'regions',
  tagId: 'tags',
  definitionId: 'tagDefinitions',
  macroId: 'macros',
  payoutId: 'payouts',
  reportId: 'reports',
  linkId: 'planLinks',
}

/** The records whose ids a field holds: one, or a list of them. */
export function referencesIn(
  refTable: string,
  refField: string | null,
  value: string | null,
): { of: NamedRecord; ids: readonly string[] } | undefined {
  if (!refField || !value) return undefined
  const ids = anId.test(value) ? [value] : idList.test(value) ? (JSON.parse(value) as string[]) : []
  if (ids.length === 0) return undefined
  const field = refField.replace(/s$/, '')
  const of =
    refTable === 'custom_field_value' && field === 'definitionId'
      ? 'customFields'
      : people.test(field)
        ? 'users'
        : references[field]
  return of && { of, ids }
}

const notedPerson = new RegExp(`^(?:team ([+-]) )?(${uuid})$`)

/** The person whose id is a note: a new engagement names its expert, a change of the team its member. `words`: key of what happened. */
export function personInNote(
  refTable: string,
  note: string,
): { id: string; words?: 'audit.note.team.added' | 'audit.note.team.removed' } | undefined {
  if (refTable !== 'query_expert' && refTable !== 'query_header') return undefined
  const [, team, id] = notedPerson.exec(note) ?? []
  if (!id) return undefined
  return team ? { id, words: team === '+' ? 'audit.note.team.added' : 'audit.note.team.removed' } : { id }
}

const words = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`)

/** The name itself, when it is in no list. */
const spaced = (name: string) => words(name).replace(/^./, (first) => first.toUpperCase())

export const tableInWords = (refTable: string, translate: Translate) =>
  translate(`audit.table.${refTable}`, { _: spaced(refTable) })

/** What a record is called that no list names. */
export const aboutInWords = ({ name, detail }: AuditAbout, translate: Translate): string =>
  [name, ...(detail ? [translate(detail, { _: detail })] : [])].join(' · ')

/** Parts of a record: their fields are named with those of another resource. */
const partsOf: Readonly<Record<string, string>> = {
  query_expert: 'queryExperts',
  query_invite: 'queryGuests',
  query_response: 'queryResponses',
  membership_plan_link: 'plans',
  membership_plan_member: 'plans',
  membership_plan_surge: 'plans',
  address: 'userAddress',
  user_bio: 'userBio',
  user_timeoff: 'users.timeoff',
  bank_account: 'userBank',
}

/** Texts of the fields inside a record's content, by table. */
const insideOf: Readonly<Record<string, readonly string[]>> = {
  content_document: ['contents.field'],
  saved_view: ['views.field'],
  user_tax_information: ['staffTax.short', 'tax.field'],
}

/** A field of a list that a view shows; which list it is the line does not say. */
const fieldOfList = (field: string, translate: Translate): string =>
  Object.keys(resourceCatalogue)
    .map((resource) => translate(`resources.${resource}.fields.${field}`, { _: '' }))
    .find(Boolean) ?? ''

/** Parts of a saved view that hold names of fields. */
const namesFields = new Set(['field', 'order', 'hidden', 'shown'])

/** The name of a field in the texts; empty when it has none. */
export function textOfField(refTable: string, field: string, translate: Translate): string {
  const resource = partsOf[refTable] ?? resourceOf(refTable)
  const known = translate(`resources.${resource ?? 'queries'}.fields.${field}`, { _: '' })
  const inside = (insideOf[refTable] ?? []).map((at) => translate(`${at}.${field}`, { _: '' })).find(Boolean)
  return (
    known ||
    inside ||
    translate(`audit.field.${field}`, { _: '' }) ||
    translate(`resources.queries.fields.${field}`, { _: '' }) ||
    (refTable === 'saved_view' ? fieldOfList(field, translate) : '')
  )
}

export const fieldInWords = (refTable: string, field: string, translate: Translate): string =>
  textOfField(refTable, field, translate) || spaced(field)

/** A length of time in its two largest units: "6 days 21 hours". */
function lengthInWords(milliseconds: number, translate: Translate): string {
  const minutes = Math.round(milliseconds / 60_000)
  const parts = [
    ['days', Math.floor(minutes / 1440)],
    ['hours', Math.floor(minutes / 60) % 24],
    ['minutes', minutes % 60],
  ] as const
  const first = parts.findIndex(([, count]) => count > 0)
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([, count]) => count > 0)
  return shown.map(([unit, count]) => translate(`limitUnits.${unit}`, { smart_count: count })).join(' ')
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
  if (/^[[{]/.test(value)) return partsInWords(refTable, field, value, translate, format)
  if (value === 'true' || value === 'false')
    return translate(value === 'true' ? 'queries.review.yes' : 'queries.review.no')
  if (refTable === 'saved_view' && field && namesFields.has(field))
    return /^(ASC|DESC)$/.test(value) ? translate(`views.direction.${value}`) : fieldInWords(refTable, value, translate)
  const prefix = field
    ? (ofTable[`${refTable}.${field}`] ?? lists[field])
    : refTable === 'query_header'
      ? 'discussion.status'
      : undefined
  if (prefix) return translate(`${prefix}.${value}`, { _: spaced(value) })
  if (field && /^-?\d+$/.test(value)) {
    const amount = format.money(Number(value))
    if (rates.has(field)) return translate('queries.panel.perHour', { amount })
    if (amounts[refTable] === field) return amount
    if (field.endsWith('Ms')) return lengthInWords(Number(value), translate)
  }
  return iso.test(value) || isoDay.test(value) ? format.moment(value) : value
}

/** Lists and objects as they are stored (JSON), told part by part. */
function partsInWords(
  refTable: string,
  of: string | null,
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
    return told(of, JSON.parse(value))
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
const knownNotes: Readonly<Record<string, readonly NotePattern[]>> = {
  ...accountNotes,
  query_header: callNotes,
  survey_header: [
    [
      /^order of questions \(\w+\): ([\d, ]+)$/,
      ([order], translate) => translate('audit.note.survey.order', { order }),
    ],
  ],
  survey_session: [[/^handed in \(\w+\)$/, (_parts, translate) => translate('audit.note.survey.handedIn')]],
  notification: [[/^test\.(email|sms|app)$/, ([channel], translate) => translate(`audit.note.testMessage.${channel}`)]],
  user_session: [
    [/^loginAs\.(ended|expired)$/, ([how], translate) => translate(`audit.note.loginAs.${how}`)],
    [
      /^(?:(\d+) )?ended by staff$/,
      ([count = '1'], translate) => translate('audit.note.session.byStaff', { smart_count: Number(count) }),
    ],
    [
      /^(?:(\d+) )?ended by (?:its|their) owner$/,
      ([count = '1'], translate) => translate('audit.note.session.byOwner', { smart_count: Number(count) }),
    ],
  ],
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
  year_file: [
    [
      /^(iris|copies) (whole|corrections|missing) of (\d{4}), (\d+): ([^]*)$/,
      ([kind, scope, year, count, why], translate) =>
        `${year} · ${translate(`yearEnd.fileKind.${kind}`)} · ${translate(`yearEnd.scope.${scope}`)} · ${translate('audit.note.yearFile.returns', { smart_count: Number(count) })}${translate('list.colon')}${why}`,
    ],
  ],
  payout: [
    [
      /^(\d{4}-Q\d(?: \(\d+\))?): (-?\d+)$/,
      ([name, cents], translate, money) => `${name}${translate('list.colon')}${money(Number(cents))}`,
    ],
    [
      /^Payment removed (-?\d+): ([^]*)$/,
      ([cents, why], translate, money) =>
        `${translate('audit.note.payout.removed', { amount: money(Number(cents)) })}${translate('list.colon')}${why}`,
    ],
    [/^payout\.paid$/, (_parts, translate) => translate('audit.note.payout.paid')],
    [
      /^(\S+) with full numbers: ([^]*)$/,
      ([file, why], translate) =>
        `${translate('audit.note.payout.fullFile', { file })}${translate('list.colon')}${why}`,
    ],
    [
      /^(.+), (\d+) payments: ([^]*)$/,
      ([file, count, why], translate) =>
        `${translate('audit.note.payout.file', { file, smart_count: Number(count) })}${translate('list.colon')}${why}`,
    ],
  ],
  bulk_run: [[/^([^]+)$/, ([note = ''], translate) => readBulkNote(note, translate)?.state ?? note]],
  saved_view: [
    [
      /^(\w+): ([^]+)$/,
      ([resource, name], translate) =>
        `${translate(`resources.${resource}.name`, { _: spaced(resource ?? ''), smart_count: 2 })}${translate('list.colon')}${name}`,
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
    [
      /^tax ([a-z]+(?:, [a-z]+)*)$/,
      ([why = ''], translate) =>
        `${translate('tasks.kind.tax')}${translate('list.colon')}${why
          .split(', ')
          .map((one) => translate(`discussion.review.tax${spaced(one)}`, { _: one }))
          .join(' · ')}`,
    ],
    [/^([a-z]+)( .*)?$/, ([kind, key = ''], translate) => `${translate(`tasks.kind.${kind}`, { _: kind })}${key}`],
  ],
  report_header: [
    [/^(regenerate|cancel)$/, ([act], translate) => translate(`audit.note.report.${act}`)],
    [/^([a-z]+[A-Za-z]*)$/, ([report = ''], translate) => reportInWords(report, translate)],
  ],
  report_schedule: [
    [
      /^([^]+) (week|month)$/,
      ([report = '', every], translate) =>
        `${reportInWords(report, translate)} · ${translate(`reporting.schedules.rhythm.${every}`)}`,
    ],
    [/^the report no longer exists$/, (_parts, translate) => translate('audit.note.schedule.noReport')],
    [/^its owner may no longer generate reports$/, (_parts, translate) => translate('audit.note.schedule.ownerMayNot')],
    [/^(planId|grantId) no longer exists$/, ([gone], translate) => translate(`audit.note.schedule.gone.${gone}`)],
    [/^([^]+)$/, ([report = ''], translate) => reportInWords(report, translate)],
  ],
}

const reportInWords = (report: string, translate: Translate) =>
  translate(`reporting.reports.${report}.name`, { _: report })

/** The note of a line: a command's name, what happened to an account or to money, or words that someone wrote. */
export function noteInWords(refTable: string, text: string, translate: Translate, money: Format['money']): string {
  if (refTable === 'user' && /^[a-zA-Z]+\.[a-zA-Z]+$/.test(text))
    return translate(`audit.note.${text}`, { _: spaced(text.replace('.', ' ')) })
  for (const [pattern, say] of knownNotes[refTable] ?? []) {
    const [, ...parts] = pattern.exec(text) ?? []
    if (pattern.test(text)) return say(parts, translate, money)
  }
  if (refTable === 'query_header')
    return translate(`queries.command.${text}`, { _: /^[a-z]+[A-Z]\w*$/.test(text) ? spaced(text) : text })
  return text
}
