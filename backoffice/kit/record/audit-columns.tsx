import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import { auditEvents } from '#model/audit/enums.ts'
import { secretChanged, type AuditRow } from '#model/audit/wire.ts'
import type { Column } from '../list/columns.tsx'
import type { Filter } from '../list/filters.ts'
import { PersonLink } from '../record-link.tsx'
import { When } from '../when.tsx'

/** Columns of the change log; within one record its table and id go without saying. */
export function auditColumns({ resource }: { resource?: string }): Column<AuditRow>[] {
  const where: Column<AuditRow>[] = [
    { source: 'refTable', render: (row) => <Table name={row.refTable} />, sortable: false },
    { source: 'refId', wideOnly: true, hidden: true, sortable: false },
  ]
  return [
    { source: 'createdAt', render: (row) => <When value={row.createdAt} />, firstOrder: 'DESC' },
    { source: 'userId', render: (row) => <Who row={row} />, sortable: false },
    { source: 'event', render: (row) => <Event name={row.event} />, sortable: false },
    ...(resource ? [] : where),
    { source: 'refField', render: (row) => row.refField && <Field resource={resource} name={row.refField} />, sortable: false },
    { source: 'oldVal', render: (row) => <Value value={row.oldVal} />, sortable: false },
    { source: 'newVal', render: (row) => <Value value={row.newVal} />, sortable: false },
    { source: 'text', render: (row) => row.text, sortable: false },
  ]
}

export const auditFilters: readonly Filter[] = [
  { kind: 'choice', source: 'event', label: 'resources.auditEvents.fields.event', choices: auditEvents.map((id) => ({ id, name: `audit.event.${id}` })) },
  { kind: 'text', source: 'refField', label: 'resources.auditEvents.fields.refField' },
  { kind: 'date', source: 'createdStart', label: 'admin.history.from' },
  { kind: 'date', source: 'createdEnd', label: 'admin.history.until', end: true },
]

function Who({ row }: { row: AuditRow }) {
  const translate = useTranslate()
  if (!row.userId) return <>{translate('admin.history.system')}</>
  if (!row.actingUserId || row.actingUserId === row.userId) return <PersonLink id={row.userId} />
  return (
    <>
      <PersonLink id={row.actingUserId} /> {translate('admin.history.for')} <PersonLink id={row.userId} />
    </>
  )
}

function Event({ name }: { name: string }) {
  return <>{useTranslate()(`audit.event.${name}`, { _: name })}</>
}

function Table({ name }: { name: string }) {
  return <>{useTranslate()(`audit.table.${name}`, { _: name.replaceAll('_', ' ') })}</>
}

function Field({ resource, name }: { resource?: string; name: string }) {
  return <>{useTranslate()(`resources.${resource ?? 'auditEvents'}.fields.${name}`, { _: name })}</>
}

/** Long values are cut; the whole of it shows on hover. A secret says only that it changed. */
function Value({ value }: { value: string | null }) {
  const translate = useTranslate()
  if (value === null || value === '') return <span aria-hidden>–</span>
  if (value === secretChanged) return <em>{translate('admin.history.secret')}</em>
  const shown = value === 'true' ? translate('ra.boolean.true') : value === 'false' ? translate('ra.boolean.false') : value
  return (
    <Box component="span" title={shown.length > 80 ? shown : undefined} sx={{ overflowWrap: 'anywhere', display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden', maxWidth: 320 }}>
      {shown}
    </Box>
  )
}
