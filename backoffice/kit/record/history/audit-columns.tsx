import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { auditEvents } from '#model/audit/enums.ts'
import type { AuditListRow } from '#model/audit/wire.ts'
import type { Column } from '../../list/columns.tsx'
import type { Filter } from '../../list/filters/filters.ts'
import { TextLink } from '../../record-link.tsx'
import { When } from '../../when.tsx'
import { RestoreButton } from './restore-button.tsx'
import { RevertButton } from './revert-button.tsx'
import { useAct } from './use-act.ts'
import { hasPage, NoteInWords, Subject, ValueInWords } from './audit-values.tsx'
import { fieldInWords, tableInWords } from '#model/audit/words.ts'

/** Columns of the change log; on the page of a record of the table `own` that one goes without saying, and only lines about its parts tell theirs. */
export function auditColumns({ own }: { own?: string }): Column<AuditListRow>[] {
  const where: Column<AuditListRow>[] = [
    { source: 'refTable', render: (row) => <Table row={row} /> },
    { source: 'refId', exported: ['record', 'refId'], render: (row) => <Subject row={row} />, sortable: false },
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
      exported: ['who', 'userId', 'actingUser.displayName', 'actingUserId'],
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
  return (
    <Typography variant="body2" component="div" color="text.secondary">
      <Table row={row} />
      {hasPage(row.refTable) && (
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

function Field({ row }: { row: AuditListRow }) {
  return <>{fieldInWords(row.refTable, row.refField ?? '', useTranslate())}</>
}

function Note({ row }: { row: AuditListRow }) {
  return <NoteInWords row={row} text={(words) => <Clamp>{words}</Clamp>} />
}

function Value({ row, value }: { row: AuditListRow; value: string | null }) {
  return <ValueInWords row={row} value={value} text={(words) => <Clamp>{words}</Clamp>} />
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
