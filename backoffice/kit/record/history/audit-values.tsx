import { Fragment, type ReactNode } from 'react'
import { useGetManyAggregate, useTranslate, type RaRecord } from 'ra-core'
import { readBulkNote } from '#model/admin/bulk-notes.ts'
import { maskedValue, type AuditAbout, type AuditListRow } from '#model/audit/wire.ts'
import {
  aboutInWords,
  isNamed,
  nameFields,
  noteInWords,
  personInNote,
  referencesIn,
  resourceOf,
  valueInWords,
  type NamedRecord,
} from '#model/audit/words.ts'
import { mayReadRun } from '#model/admin/bulk.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { usePermissions } from '../../hooks/use-permissions.ts'
import { PersonLink, RecordLink, TextLink, type RecordPath } from '../../record-link.tsx'

const paths: Readonly<Partial<Record<NamedRecord, RecordPath>>> = {
  users: '/users',
  queries: '/queries',
  invitations: '/invitations',
  grants: '/grants',
  plans: '/plans',
  pools: '/pools',
  tags: '/tags',
  tagDefinitions: '/tagDefinitions',
  customFields: '/customFields',
  contentDocuments: '/content',
  payouts: '/payouts',
  queryExperts: ({ queryId }) => `/queries/${encodeURIComponent(String(queryId))}#participants`,
}
export function hasPage(refTable: string): boolean {
  const resource = resourceOf(refTable)
  return isNamed(resource) && paths[resource] !== undefined
}
const Page = ({ of, id }: { of: NamedRecord; id: string }) => (
  <RecordLink resource={of} id={id} name={nameFields[of]} path={paths[of]} />
)

/** The record that a line is about, by its name where it has one. */
export function Subject({ row }: { row: AuditListRow }) {
  const resource = resourceOf(row.refTable)
  if (row.refTable === 'bulk_run') return <BulkAction row={row} />
  if (resource === 'transactions' || resource === 'tasks') return <Owner resource={resource} id={row.refId} />
  if (row.about) return <About row={row} about={row.about} />
  return isNamed(resource) ? <Page of={resource} id={row.refId} /> : <span aria-hidden>–</span>
}

/** A bulk action by what it does; leads to its records those who may see them. */
function BulkAction({ row }: { row: AuditListRow }) {
  const translate = useTranslate()
  const { actor } = usePermissions()
  const action = readBulkNote(row.text ?? '', translate)?.action ?? '–'
  return mayReadRun(actor, row.userId) ? (
    <TextLink to={`/bulk?run=${encodeURIComponent(row.refId)}`}>{action}</TextLink>
  ) : (
    <>{action}</>
  )
}

const tabs: Readonly<Record<string, string>> = { user_tax_information: 'tax', notification: 'commLog' }

/** A record that no list names; leads to where its person has it. */
function About({ row: { refTable }, about }: { row: AuditListRow; about: AuditAbout }) {
  const words = aboutInWords(about, useTranslate())
  return about.userId ? (
    <TextLink to={`/users/${encodeURIComponent(about.userId)}/${tabs[refTable] ?? ''}`}>{words}</TextLink>
  ) : (
    <>{words}</>
  )
}

/** Entries of the ledger and tasks have no page of their own: the discussion or the person that they are about. */
function Owner({ resource, id }: { resource: 'transactions' | 'tasks'; id: string }) {
  const { data } = useGetManyAggregate<RaRecord>(resource, { ids: [id] })
  const { queryId, personId, userId } = (data?.[0] ?? {}) as Partial<Record<string, string | null>>
  return resource === 'tasks' && queryId ? (
    <RecordLink resource="queries" id={queryId} name="key" path="/queries" />
  ) : (
    <PersonLink id={personId ?? userId} />
  )
}

/** The records whose ids a field holds, by their names. */
function references({ refTable, refField }: ChangedField, value: string): ReactNode {
  const found = referencesIn(refTable, refField, value)
  return found?.ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Page of={found.of} id={id} />
    </Fragment>
  ))
}

type ChangedField = Pick<AuditListRow, 'refTable' | 'refField'>

/**
 * What a field of a record held or holds, as people read it, wherever a change is shown: a referenced record by its
 * name; a secret says only that it changed. `text` frames plain words.
 */
export function ValueInWords({
  row,
  value,
  text = (words) => words,
}: {
  row: ChangedField
  value: string | null
  text?: (words: string) => ReactNode
}) {
  const translate = useTranslate()
  const format = useFormat()
  if (value === null || value === '') return <span aria-hidden>–</span>
  if (value === maskedValue) return <em>{translate('admin.history.secret')}</em>
  return <>{references(row, value) ?? text(valueInWords(row.refTable, row.refField, value, translate, format))}</>
}

/** The note of a line; people in it by name. */
export function NoteInWords({
  row,
  text = (words) => words,
}: {
  row: Pick<AuditListRow, 'refTable' | 'text'>
  text?: (words: string) => ReactNode
}) {
  const translate = useTranslate()
  const { money } = useFormat()
  const note = row.text ?? ''
  const person = personInNote(row.refTable, note)
  if (!person) return <>{text(noteInWords(row.refTable, note, translate, money))}</>
  return (
    <>
      {person.words && translate(person.words) + translate('list.colon')}
      <PersonLink id={person.id} />
    </>
  )
}
