import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { Column } from '../kit/list/columns.tsx'
import { PersonLink, RecordLink, TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { When } from '../kit/when.tsx'
import { statusTone, type QueryRow } from './row.ts'

export const queryPath = (row: Pick<QueryRow, 'id'>) => `/queries/${encodeURIComponent(row.id)}`

export const queryColumns: readonly Column<QueryRow>[] = [
  { source: 'key', render: (row) => <TextLink to={queryPath(row)}>{row.key}</TextLink> },
  { source: 'status', render: (row) => <Status row={row} /> },
  { source: 'title', render: (row) => <Title row={row} /> },
  { source: 'userId', render: (row) => <PersonLink id={row.userId} />, sortable: false },
  { source: 'diagnosisId', render: (row) => <RecordLink resource="diagnoses" id={row.diagnosisId} name="name" />, sortable: false },
  { source: 'mediaType', render: (row) => <Word name={`discussion.media.${row.mediaType}`} />, hidden: true },
  { source: 'planId', render: (row) => <RecordLink resource="plans" id={row.planId} name="displayTitle" path="/plans" />, sortable: false },
  { source: 'grantId', render: (row) => <RecordLink resource="grants" id={row.grantId} name="displayTitle" path="/grants" />, sortable: false, hidden: true },
  { source: 'reviewReasons', render: (row) => <Reasons reasons={row.reviewReasons} />, sortable: false, hidden: true },
  { source: 'seatsUsed', render: (row) => <Seats row={row} />, number: true, sortable: false },
  { source: 'responseCount', number: true, sortable: false },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, firstOrder: 'DESC' },
  { source: 'meetingTime', render: (row) => <When value={row.meetingTime} />, hidden: true },
  { source: 'closeTime', render: (row) => <When value={row.closeTime} /> },
  { source: 'updatedAt', render: (row) => <When value={row.updatedAt} />, hidden: true, firstOrder: 'DESC' },
]

function Word({ name }: { name: string }) {
  return <>{useTranslate()(name)}</>
}

function Status({ row }: { row: QueryRow }) {
  const translate = useTranslate()
  return <StatusChip tone={statusTone(row.status)} label={translate(`discussion.status.${row.status}`)} />
}

function Title({ row }: { row: QueryRow }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', minWidth: 160, maxWidth: 340 }}>
      <Box component="span" title={row.title} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } }}>{row.title}</Box>
      {row.testQuery && <Chip label={translate('queries.head.test')} variant="outlined" />}
    </Box>
  )
}

export function Reasons({ reasons }: { reasons?: readonly string[] }) {
  const translate = useTranslate()
  if (!reasons?.length) return <span aria-hidden>–</span>
  return <>{reasons.map((reason) => translate(`discussion.review.${reason}`, { _: reason })).join(', ')}</>
}

function Seats({ row }: { row: QueryRow }) {
  const translate = useTranslate()
  if (row.seatsUsed === undefined) return <>{row.panelSize ?? '–'}</>
  return <>{row.panelSize === null ? row.seatsUsed : translate('queries.seats', { used: row.seatsUsed, size: row.panelSize })}</>
}
