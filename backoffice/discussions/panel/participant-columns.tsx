import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import Typography from '@mui/material/Typography'
import { engagementLabel } from '#model/discussions/labels.ts'
import type { Column } from '../../kit/list/columns.tsx'
import { Cut } from '../../kit/cut.tsx'
import { Countdown } from '../../kit/countdown.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { When } from '../../kit/when.tsx'
import { BroughtBy } from '../brought-by.tsx'
import { ParticipantActions } from './participant-actions.tsx'
import { endReason, engagementTone, type ParticipantRow, type QueryRow } from '../row.ts'

/** Columns of the people who have a part in a discussion. */
export function useParticipantColumns(query: QueryRow): readonly Column<ParticipantRow>[] {
  const translate = useTranslate()
  return useMemo(() => {
    const label = (name: string) => `queries.panel.${name}`
    return [
      {
        source: 'lastName',
        label: label('expert'),
        render: (row) => <TextLink to={`/users/${encodeURIComponent(row.userId)}`}>{row.displayName}</TextLink>,
      },
      {
        source: 'status',
        label: label('status'),
        render: (row) => (
          <>
            <StatusChip tone={engagementTone(row.status)} label={translate(engagementLabel(row.status))} />
            <Reason of={row} />
          </>
        ),
      },
      { source: 'expertTier', label: label('tier'), number: true },
      {
        source: 'side',
        label: label('why'),
        sortable: false,
        render: (row) => <BroughtBy row={row} />,
      },
      { source: 'inviteTime', label: label('invited'), render: (row) => <When value={row.inviteTime} /> },
      {
        source: 'acceptedAt',
        label: label('accepted'),
        sortable: false,
        render: (row) => <When value={row.acceptedAt} />,
      },
      { source: 'reservedUntil', label: label('ends'), sortable: false, render: (row) => <Ends row={row} /> },
      { source: 'answeredAt', label: label('answered'), render: (row) => <When value={row.answeredAt} /> },
      { source: 'minutes', label: label('minutes'), number: true },
      { source: 'rate', label: label('pay'), number: true, sortable: false, render: (row) => <Pay row={row} /> },
      {
        source: 'reminderStatus',
        label: label('reminder'),
        sortable: false,
        render: (row) => row.reminderStatus === 'reminded' && translate('queries.panel.reminded'),
      },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        sortable: false,
        render: (row) => <ParticipantActions query={query} row={row} />,
      },
    ]
  }, [query, translate])
}

function Reason({ of }: { of: ParticipantRow }) {
  const reason = endReason(of)
  if (!reason) return null
  return (
    <Typography component="div" variant="caption" color="text.secondary">
      <Cut width={220}>{reason}</Cut>
    </Typography>
  )
}

/** When a reserved seat or an open invitation runs out. */
function Ends({ row }: { row: ParticipantRow }) {
  const text = useText()
  if (row.pausedFor.length > 0 && row.remainingMs !== null) {
    const left = Math.ceil(row.remainingMs / 60_000)
    return (
      <>
        {text('expertTime.left', { hours: Math.floor(left / 60), minutes: left % 60 })}
        {row.pausedFor.map((reason) => (
          <div key={reason}>{text(`expertTime.pausedFor.${reason}`)}</div>
        ))}
      </>
    )
  }
  const until = row.status === 'claimed' ? row.reservedUntil : row.status === 'invited' ? row.inviteExpires : null
  return until ? <Countdown until={until} /> : null
}

function Pay({ row }: { row: ParticipantRow }) {
  const format = useFormat()
  const translate = useTranslate()
  if (!row.payable) return <>{translate('queries.panel.unpaid')}</>
  if (row.rate === null) return null
  return (
    <>
      {translate('queries.panel.perHour', { amount: format.money(row.rate) })}
      {row.surgeMultiple > 1 && ` × ${format.number(row.surgeMultiple)}`}
    </>
  )
}
