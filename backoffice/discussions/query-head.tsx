import { Link } from 'react-router'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import SummaryIcon from '@mui/icons-material/SummarizeOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { displayStatusLabel, heldBadgeLabel, statusLabel, typeLabel } from '#model/discussions/labels.ts'
import { PageHead } from '../kit/page-head.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { useTranslate } from 'ra-core'
import { ExportButton } from './export-dialog.tsx'
import { displayTone, statusTone, type QueryRow } from './row.ts'

/** RefId, what state it is in, and what is special about it. */
export function QueryHead({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const badges = badgesOf(query)
  const shown = displayStatusLabel(query.displayStatus)
  return (
    <PageHead
      title={query.key}
      back={{ to: '/queries', label: text('drawer.queryList') }}
      beside={
        <>
          <StatusChip tone={statusTone(query.status)} label={translate(statusLabel(query.status))} />
          {translate(shown) !== translate(statusLabel(query.status)) && (
            <StatusChip tone={displayTone(query.displayStatus)} label={translate(shown)} />
          )}
          {badges.map(({ key, values }) => (
            <Chip key={key} variant="outlined" label={translate(key, values)} />
          ))}
        </>
      }
      below={query.title}
      actions={
        <>
          <Button
            variant="text"
            component={Link}
            to={`/queries/${encodeURIComponent(String(query.id))}/summary`}
            startIcon={<SummaryIcon />}
          >
            {text('querySummary.open')}
          </Button>
          <ExportButton query={query} />
          <Button variant="text" href={`/discussion/${encodeURIComponent(query.key)}`} startIcon={<OpenInNewIcon />}>
            {text('admin.portal')}
          </Button>
        </>
      }
    />
  )
}

interface Badge {
  key: string
  values?: Record<string, unknown>
}

/** What sets a discussion apart: test, kind, paused, anonymous, surge, invitations off. */
export function badgesOf(query: QueryRow): Badge[] {
  const badges: Badge[] = []
  if (query.testQuery) badges.push({ key: 'queries.head.test' })
  if (query.type !== 'normal') badges.push({ key: typeLabel(query.type) })
  if (query.status === 'held') badges.push({ key: heldBadgeLabel })
  if (query.anonymous) badges.push({ key: 'queries.head.anonymous' })
  if (query.surgeMultiple > 1) badges.push({ key: 'queries.head.surge', values: { multiple: query.surgeMultiple } })
  if (query.preventInvites) badges.push({ key: 'queries.head.invitesOff' })
  return badges
}
