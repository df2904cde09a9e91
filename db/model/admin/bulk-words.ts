import { fieldInWords, referencesIn, valueInWords, type Format, type Translate } from '../audit/words.ts'
import { commandNames } from '../discussions/lifecycle/commands.ts'
import { lifeReasonLabel } from '../discussions/lifecycle/context.ts'
import { startsFrom } from '../discussions/lifecycle/transition.ts'
import { statusLabel } from '../discussions/labels.ts'
import { isResource, resourceCatalogue } from '../resources.ts'
import type { BulkRow } from './bulk-wire.ts'
import { settableFields } from './bulk-fields.ts'

/** A value that a bulk action sets, as the change log writes it. */
export interface BulkValue {
  readonly field: string
  readonly value: string | null
}

const written = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** What a bulk action was given besides the records: the fields to set, a plan, a tag, an assignee, a reason. */
export const givenIn = ({ fields, ...rest }: Readonly<Record<string, unknown>>): BulkValue[] =>
  Object.entries({ ...(fields as object | undefined), ...rest }).map(([field, value]) => ({
    field,
    value: written(value),
  }))

/** The table of the records that a bulk action changes. */
export const tableOf = (resource: string): string => (isResource(resource) ? resourceCatalogue[resource].refTable : '')

const ofAction: Readonly<Record<string, string>> = {
  planId: 'resources.plans.name',
  tagId: 'resources.tags.name',
  reason: 'bulk.column.reason',
}

export const bulkFieldInWords = (resource: string, field: string, translate: Translate): string =>
  ofAction[field] ? translate(ofAction[field], { smart_count: 1 }) : fieldInWords(tableOf(resource), field, translate)

/** The records that a value names. */
export const bulkReferences = (resource: string, { field, value }: BulkValue) =>
  referencesIn(tableOf(resource), field, value)

export function bulkValueInWords(
  resource: string,
  { field, value }: BulkValue,
  translate: Translate,
  format: Pick<Format, 'moment' | 'money'>,
): string {
  if (value === null || value === '') return translate('bulk.empty')
  if (field === 'reason') return value
  const kind = isResource(resource) ? settableFields[resource]?.[field] : undefined
  if (kind?.kind === 'choice') return translate(`${kind.words}.${value}`, { _: value })
  return valueInWords(tableOf(resource), field, value, translate, format)
}

/** Why a record is not changed, in a sentence. Of a discussion: its status, and those in which the action is possible. */
export function bulkReasonInWords(
  act: string,
  { verdict, outcome, reason, refusedIn }: Pick<BulkRow, 'verdict' | 'outcome' | 'reason' | 'refusedIn'>,
  translate: Translate,
  list: Format['list'],
): string {
  if (reason === null) return ''
  const why = translate(`bulk.reason.${reason}`, { _: translate(reason, { _: reason }) })
  if ((outcome ?? verdict) === 'forbidden') return translate('errors.disabledReason', { rule: why })
  const command = commandNames.find((name) => name === act)
  if (!refusedIn || !command || reason !== lifeReasonLabel('status')) return why
  const statuses = startsFrom(command).flatMap((status) => (status === 'none' ? [] : [translate(statusLabel(status))]))
  return translate('bulk.reason.status', { status: translate(statusLabel(refusedIn)), statuses: list(statuses) })
}
