import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { engagementLabel } from '#model/discussions/labels.ts'
import type { Engagement } from '#model/discussions/wire.ts'
import type { Column } from '../kit/list/columns.tsx'
import { Countdown } from '../kit/countdown.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { When } from '../kit/when.tsx'
import { ParticipantActions } from './participant-actions.tsx'
import { engagementTone, type QueryRow } from './row.ts'

export type ParticipantRow = Engagement & {
  id: string
  acceptedAt?: string | null
  expertTier?: number | null
  poolName?: string | null
  side?: string | null
  reminderStatus?: string
}

/** Columns of the people who have a part in a discussion. */
export function useParticipantColumns(query: QueryRow): readonly Column<ParticipantRow>[] {
  const translate = useTranslate()
  return useMemo(() => {
    const label = (name: string) => `queries.panel.${name}`
    return [
      { source: 'displayName', label: label('expert'), render: (row) => <TextLink to={`/users/${encodeURIComponent(row.userId)}`}>{row.displayName}</TextLink> },
      { source: 'status', label: label('status'), render: (row) => <StatusChip tone={engagementTone(row.status)} label={translate(engagementLabel(row.status))} /> },
      { source: 'inviteTime', label: label('invited'), render: (row) => <When value={row.inviteTime} /> },
      { source: 'reservedUntil', label: label('reserved'), render: (row) => row.status === 'claimed' && row.reservedUntil && <Countdown until={row.reservedUntil} /> },
      { source: 'answeredAt', label: label('answered'), render: (row) => <When value={row.answeredAt} /> },
      { source: 'minutes', label: label('minutes'), number: true },
      { source: 'payable', label: label('paid'), render: (row) => translate(row.payable ? 'ra.boolean.true' : 'ra.boolean.false') },
      { source: '_actions', label: ' ', number: true, render: (row) => <ParticipantActions query={query} row={row} /> },
    ]
  }, [query, translate])
}
