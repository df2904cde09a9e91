import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { Column } from '../../kit/list/columns.tsx'
import { Cut } from '../../kit/cut.tsx'
import { Listed } from '../../kit/listed.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { When } from '../../kit/when.tsx'
import { QueryMenu } from './query-menu.tsx'
import type { QueryStatus } from '#model/discussions/enums.ts'
import { statusLabel } from '#model/discussions/labels.ts'
import { statusTone, type QueryRow } from '../row.ts'

export const queryPath = (row: Pick<QueryRow, 'id'>) => `/queries/${encodeURIComponent(row.id)}`
const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`

export const queryColumns: readonly Column<QueryRow>[] = [
  {
    source: 'key',
    short: true,
    render: (row) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <TextLink to={queryPath(row)}>{row.key}</TextLink>
      </Box>
    ),
  },
  { source: 'title', free: true, render: (row) => <Title row={row} /> },
  { source: 'status', render: (row) => <Status of={row.status} /> },
  {
    source: 'askerName',
    sortable: false,
    render: (row) => (
      <Cut width={105} title={row.askerName}>
        <TextLink to={at('/users', row.userId)}>{row.askerName}</TextLink>
      </Cut>
    ),
  },
  {
    // sorted by code: related cancers are listed together, whatever the language of their names
    source: 'diagnosisCode',
    label: 'resources.queries.fields.diagnosisName',
    exported: 'diagnosisName',
    render: (row) => (
      <Box component="span" sx={{ display: { sm: 'inline-flex' }, whiteSpace: { sm: 'nowrap' } }}>
        <Cut width={105}>{row.diagnosisPlainName}</Cut>
        {row.diagnosisCode && (
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'pre' }}>{` · ${row.diagnosisCode}`}</Box>
        )}
      </Box>
    ),
  },
  { source: 'mediaType', words: 'discussion.media', hidden: true },
  {
    source: 'planName',
    hidden: true,
    render: (row) => row.planId && row.planName && <TextLink to={at('/plans', row.planId)}>{row.planName}</TextLink>,
  },
  { source: 'poolName', render: (row) => row.poolName, hidden: true, sortable: false },
  {
    source: 'grantName',
    render: (row) =>
      row.grantId && row.grantName && <TextLink to={at('/grants', row.grantId)}>{row.grantName}</TextLink>,
    hidden: true,
  },
  {
    source: 'reviewReasons',
    words: 'discussion.review',
    render: (row) => row.reviewReasons.length > 0 && <Reasons reasons={row.reviewReasons} />,
    sortable: false,
    hidden: true,
  },
  { source: 'seatsUsed', render: (row) => <Seats row={row} />, number: true, sortable: false },
  { source: 'responseCount', number: true },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, firstOrder: 'DESC' },
  { source: 'meetingTime', render: (row) => <When value={row.meetingTime} />, hidden: true },
  { source: 'closeTime', render: (row) => <When value={row.closeTime} />, hidden: true },
  { source: 'updatedAt', render: (row) => <When value={row.updatedAt} />, hidden: true, firstOrder: 'DESC' },
  {
    source: '_actions',
    label: 'admin.list.actions',
    sortable: false,
    number: true,
    render: (row) => <QueryMenu query={row} path={queryPath(row)} />,
  },
]

export function Status({ of }: { of: QueryStatus }) {
  return <StatusChip tone={statusTone(of)} label={useTranslate()(statusLabel(of))} />
}

function Title({ row }: { row: QueryRow }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
      <Cut>{row.title}</Cut>
      {row.testQuery && <Chip label={translate('queries.head.test')} variant="outlined" />}
    </Box>
  )
}

export function Reasons({ reasons }: { reasons: readonly string[] }) {
  const translate = useTranslate()
  return <Listed words={reasons.map((reason) => translate(`discussion.review.${reason}`, { _: reason }))} />
}

function Seats({ row }: { row: QueryRow }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {translate('queries.seats', { used: row.seatsUsed, size: row.seats })}
    </Box>
  )
}
