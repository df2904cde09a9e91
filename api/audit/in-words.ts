import { readBulkNote } from '#model/admin/bulk-notes.ts'
import { maskedValue, type AuditListRow } from '#model/audit/wire.ts'
import {
  aboutInWords,
  fieldInWords,
  noteInWords,
  personInNote,
  referencesIn,
  resourceOf,
  tableInWords,
  valueInWords,
} from '#model/audit/words.ts'
import { formatsOf, inOneCell, isNamedResource, translateWith, type Pointer, type Say } from '../admin/export/say.ts'
import { who } from './name-people.ts'

function subjectOf({ refTable, refId }: AuditListRow): Pointer | undefined {
  const resource = resourceOf(refTable)
  return isNamedResource(resource) ? [resource, refId] : undefined
}

function pointersIn({ refTable, refField }: AuditListRow, value: string | null): Pointer[] | undefined {
  const found = referencesIn(refTable, refField, value)
  return found?.ids.map((id) => [found.of, id])
}

const noted = ({ refTable, text }: AuditListRow) => (text ? personInNote(refTable, text) : undefined)

/** The records that a line names. */
export function pointersOf(row: AuditListRow): Pointer[] {
  const subject = subjectOf(row)
  const person = noted(row)
  return [
    ...(subject ? [subject] : []),
    ...(pointersIn(row, row.oldVal) ?? []),
    ...(pointersIn(row, row.newVal) ?? []),
    ...(person ? [['users', person.id] as const] : []),
  ]
}

function valueOf(row: AuditListRow, value: string | null, say: Say): string | null {
  if (value === null || value === '') return null
  if (value === maskedValue) return say.words('admin.history.secret')
  const pointers = pointersIn(row, value)
  if (pointers) return inOneCell(pointers.flatMap((pointer) => say.nameOf(...pointer) ?? [])) || null
  return valueInWords(row.refTable, row.refField, value, translateWith(say), formatsOf(say.locale))
}

function noteOf(row: AuditListRow, say: Say): string | null {
  const person = noted(row)
  if (!person) return row.text && noteInWords(row.refTable, row.text, translateWith(say), formatsOf(say.locale).money)
  const name = say.nameOf('users', person.id)
  return person.words ? `${say.words(person.words)}${say.words('list.colon')}${name ?? '–'}` : name
}

/** A line of the change log in an exported file. */
export const inWords = {
  who,
  refTable: (row: AuditListRow, say: Say) => tableInWords(row.refTable, translateWith(say)),
  record(row: AuditListRow, say: Say) {
    const subject = subjectOf(row)
    if (row.refTable === 'bulk_run') return readBulkNote(row.text ?? '', translateWith(say))?.action ?? null
    return subject ? say.nameOf(...subject) : row.about && aboutInWords(row.about, translateWith(say))
  },
  refField: (row: AuditListRow, say: Say) =>
    row.refField && fieldInWords(row.refTable, row.refField, translateWith(say)),
  oldVal: (row: AuditListRow, say: Say) => valueOf(row, row.oldVal, say),
  newVal: (row: AuditListRow, say: Say) => valueOf(row, row.newVal, say),
  text: noteOf,
}
