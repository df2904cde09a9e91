import type { ReactNode } from 'react'
import { useGetManyAggregate, useTranslate, type RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { auditEvents } from '#model/audit/enums.ts'
import { maskedValue, type AuditListRow } from '#model/audit/wire.ts'
import type { Column } from '../../list/columns.tsx'
import type { Filter } from '../../list/filters/filters.ts'
import { PersonLink, RecordLink, TextLink, type RecordPath } from '../../record-link.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { When } from '../../when.tsx'
import { RestoreButton } from './restore-button.tsx'
import { RevertButton } from './revert-button.tsx'
import { useAct } from './use-act.ts'
import { fieldInWords, noteInWords, resourceOf, tableInWords, valueInWords } from './audit-words.ts'

/** Columns of the change log; on the page of a record of the table `own` that one goes without saying, and only lines about its parts tell theirs. */
export function auditColumns({ own }: { own?: string }): Column<AuditListRow>[] {
  const where: Column<AuditListRow>[] = [
    { source: 'refTable', words: 'audit.table', render: (row) => <Table row={row} /> },
    { source: 'refId', render: (row) => <Subject row={row} />, sortable: false },
  ]
  return [
    {
      source: 'createdAt',
      render: (row) => (
        <OncePerAct row={row}>
          <When value={row.createdAt} />
        </OncePerAct>
      ),
      firstOrder: 'DESC',
    },
    {
      source: 'userId',
      exported: ['user.displayName', 'userId', 'actingUser.displayName', 'actingUserId'],
      render: (row) => (
        <OncePerAct row={row}>
          <Who row={row} />
        </OncePerAct>
      ),
      sortable: false,
    },
    {
      source: 'event',
      words: 'audit.event',
      render: (row) => (
        <OncePerAct row={row}>
          <Event row={row} />
          {own !== undefined && row.refTable !== own && <Part row={row} />}
        </OncePerAct>
      ),
      sortable: false,
    },
    ...(own === undefined ? where : []),
    { source: 'refField', render: (row) => row.refField && <Field row={row} />, sortable: false },
    { source: 'oldVal', render: (row) => <Value row={row} value={row.oldVal} />, sortable: false },
    { source: 'newVal', render: (row) => <Value row={row} value={row.newVal} />, sortable: false },
    { source: 'text', render: (row) => row.text && <Note row={row} />, sortable: false },
    {
      source: '_actions',
      label: 'admin.list.actions',
      sortable: false,
      number: true,
      render: (row) => (
        <Box component="span" sx={{ display: 'inline-flex', whiteSpace: 'nowrap' }}>
          {own !== undefined && <RestoreButton row={row} />}
          <RevertButton row={row} />
        </Box>
      ),
    },
  ]
}

export const auditFilters: readonly Filter[] = [
  {
    kind: 'choice',
    source: 'event',
    label: 'resources.auditEvents.fields.event',
    choices: auditEvents.map((id) => ({ id, name: `audit.event.${id}` })),
  },
  { kind: 'text', source: 'refField', label: 'resources.auditEvents.fields.refField' },
  { kind: 'text', source: 'text', label: 'admin.list.search' },
  { kind: 'date', source: 'createdStart', label: 'admin.history.from' },
  { kind: 'date', source: 'createdEnd', label: 'admin.history.until', end: true },
]

type Person = AuditListRow['user']
function PersonName({ person }: { person: Person }) {
  return person ? (
    <TextLink to={`/users/${encodeURIComponent(person.id)}`}>{person.displayName}</TextLink>
  ) : (
    <span aria-hidden>–</span>
  )
}

/** Who did it, and for whom. */
export function Who({ row }: { row: Pick<AuditListRow, 'userId' | 'actingUserId' | 'user' | 'actingUser'> }) {
  const translate = useTranslate()
  if (!row.userId) return <>{translate('admin.history.system')}</>
  if (!row.actingUserId || row.actingUserId === row.userId) return <PersonName person={row.user} />
  return (
    <>
      <PersonName person={row.actingUser} /> {translate('admin.history.for')} <PersonName person={row.user} />
    </>
  )
}

/** When, who and what stand once for all lines of an act; a screen reader, and a card on the phone, has them at each. */
function OncePerAct({ row, children }: { row: AuditListRow; children: ReactNode }) {
  const { first } = useAct(row)
  return first ? <>{children}</> : <Box sx={inTable(visuallyHidden)}>{children}</Box>
}

const inTable = (style: object) => (theme: Theme) => ({ [theme.breakpoints.up('sm')]: style })

function Event({ row }: { row: AuditListRow }) {
  const translate = useTranslate()
  const { first, lines } = useAct(row)
  const name = translate(`audit.event.${row.event}`, { _: row.event })
  if (row.event !== 'field_change' || !first || lines === 1) return <>{name}</>
  return (
    <>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {translate('admin.history.fields', { smart_count: lines })}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {name}
      </Box>
    </>
  )
}

/** Which part of the record the line is about. */
function Part({ row }: { row: AuditListRow }) {
  const resource = resourceOf(row.refTable)
  return (
    <Typography variant="body2" component="div" color="text.secondary">
      <Table row={row} />
      {resource !== undefined && pages[resource] && (
        <>
          {' '}
          · <Subject row={row} />
        </>
      )}
    </Typography>
  )
}

function Table({ row }: { row: AuditListRow }) {
  return <>{tableInWords(row.refTable, useTranslate())}</>
}

const pages: Readonly<Record<string, { path: RecordPath; name: string }>> = {
  users: { path: '/users', name: 'resolvedDisplayName' },
  queries: { path: '/queries', name: 'key' },
  grants: { path: '/grants', name: 'name' },
  plans: { path: '/plans', name: 'name' },
  pools: { path: '/pools', name: 'poolName' },
  tags: { path: '/tags', name: 'name' },
  tagDefinitions: { path: '/tagDefinitions', name: 'name' },
  contentDocuments: { path: '/content', name: 'title' },
  payouts: { path: '/payouts', name: 'quarter' },
  queryExperts: {
    path: ({ queryId }) => `/queries/${encodeURIComponent(String(queryId))}#participants`,
    name: 'displayName',
  },
}

/** The record that a line is about, by its name where it has a page. */
function Subject({ row }: { row: AuditListRow }) {
  const resource = resourceOf(row.refTable)
  if (resource === 'transactions' || resource === 'tasks') return <Owner resource={resource} id={row.refId} />
  const page = resource === undefined ? undefined : pages[resource]
  return page && resource ? (
    <RecordLink resource={resource} id={row.refId} name={page.name} path={page.path} />
  ) : (
    <span aria-hidden>–</span>
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

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const people = new Set(['assignedTo', 'userId', 'personId', 'expertId'])
const records: Readonly<Record<string, string>> = {
  planId: 'plans',
  grantId: 'grants',
  poolId: 'pools',
  queryId: 'queries',
}

/** The record whose id a field holds, by its name. */
export function referenceIn(field: string | null, value: string): ReactNode {
  if (!field || !anId.test(value)) return undefined
  if (people.has(field)) return <PersonLink id={value} />
  const resource = records[field]
  const page = resource === undefined ? undefined : pages[resource]
  return page && <RecordLink resource={resource ?? ''} id={value} name={page.name} path={page.path} />
}

function Field({ row }: { row: AuditListRow }) {
  return <>{fieldInWords(row.refTable, row.refField ?? '', useTranslate())}</>
}

function Note({ row }: { row: AuditListRow }) {
  const translate = useTranslate()
  const { money } = useFormat()
  const note = row.text ?? ''
  // a new engagement names its expert
  return row.refTable === 'query_expert' && anId.test(note) ? (
    <PersonLink id={note} />
  ) : (
    <Clamp>{noteInWords(row.refTable, note, translate, money)}</Clamp>
  )
}

/** A secret says only that it changed. */
function Value({ row, value }: { row: AuditListRow; value: string | null }) {
  const translate = useTranslate()
  const format = useFormat()
  if (value === null || value === '') return <span aria-hidden>–</span>
  if (value === maskedValue) return <em>{translate('admin.history.secret')}</em>
  return (
    referenceIn(row.refField, value) ?? (
      <Clamp>{valueInWords(row.refTable, row.refField, value, translate, format)}</Clamp>
    )
  )
}

/** Long values are cut after three lines; the whole of it shows on hover. */
function Clamp({ children }: { children: string }) {
  return (
    <Box
      component="span"
      title={children.length > 60 ? children : undefined}
      sx={{
        overflowWrap: 'anywhere',
        minWidth: '4.5em',
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        maxWidth: 300,
      }}
    >
      {children}
    </Box>
  )
}
