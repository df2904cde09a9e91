import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { visuallyHidden } from '@mui/utils'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { mayBeInvitedByHand } from '#model/panels/selection/selection-filters.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { Listed } from '../../kit/listed.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { BroughtBy } from '../brought-by.tsx'
import { weightFormula, type ApplicableRow } from './applicable.ts'
import { invalidatedBy, type QueryRow } from '../row.ts'

interface Props {
  query: QueryRow
  rows?: readonly ApplicableRow[]
  loading?: boolean
  /** without the button that invites */
  plain?: boolean
}

/** Rank, weight with its calculation, reasons in words. */
export function ApplicableTable({ query, rows, loading, plain }: Props) {
  const text = useText()
  const translate = useTranslate()
  if (!loading && rows?.length === 0)
    return (
      <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
        {translate(emptyPanelReason(query))}
      </Typography>
    )
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell align="right">{text('queries.panel.rank')}</TableCell>
            <TableCell>{text('queries.panel.expert')}</TableCell>
            <TableCell align="right">{text('queries.panel.poolTier')}</TableCell>
            <TableCell>{text('queries.panel.why')}</TableCell>
            <TableCell align="right">{text('queries.panel.weight')}</TableCell>
            <TableCell>{text('queries.panel.reasons')}</TableCell>
            {!plain && (
              <TableCell align="right">
                <Box component="span" sx={visuallyHidden}>
                  {text('queries.panel.invite')}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows
            ? rows.map((row) => <Line key={row.userId} query={query} row={row} plain={plain} />)
            : [0, 1, 2].map((line) => (
                <TableRow key={line}>
                  <TableCell colSpan={7}>
                    <Skeleton />
                  </TableCell>
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Text key of why there is no one to show. */
export function emptyPanelReason({
  expertSelectionMode,
  poolId,
}: Pick<QueryRow, 'expertSelectionMode' | 'poolId'>): string {
  if (expertSelectionMode === 'user_choice') return 'selection.chooseMode'
  return expertSelectionMode === 'plan_select' && poolId === null
    ? 'selection.choosePool'
    : 'queries.panel.noneApplicable'
}

function Line({ query, row, plain }: { query: QueryRow; row: ApplicableRow; plain?: boolean }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const words = {
    local: text('queries.panel.part.local'),
    tier: text('queries.panel.part.tier'),
    load: text('queries.panel.part.load'),
    reliability: text('queries.panel.part.reliability'),
    group: text('queries.panel.part.group'),
  }
  return (
    <TableRow>
      <TableCell align="right">{row.eligible ? row.rank : '–'}</TableCell>
      <TableCell>
        <TextLink to={`/users/${encodeURIComponent(row.userId)}`}>{row.displayName}</TextLink>
      </TableCell>
      <TableCell align="right">{row.tier === null ? '–' : row.tier + 1}</TableCell>
      <TableCell>{row.eligible ? <BroughtBy row={row} /> : '–'}</TableCell>
      <TableCell align="right">
        {row.eligible && row.weight !== null ? format.number(row.weight, 3) : '–'}
        {row.eligible && row.parts && (
          <Typography variant="caption" component="div" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
            {weightFormula(row.parts, words)}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        {row.eligible && (
          <StatusChip
            tone={row.chosen === 'alternate' || row.chosen === 'skipped' ? 'quiet' : 'good'}
            label={text(row.chosen ? `queries.panel.chosen.${row.chosen}` : 'queries.panel.eligible')}
          />
        )}
        {row.reasonCodes.length > 0 && <Listed words={row.reasonCodes.map((code) => translate(code, { _: code }))} />}
      </TableCell>
      {!plain && (
        <TableCell align="right">{mayBeInvitedByHand(row.reasonCodes) && <Invite query={query} row={row} />}</TableCell>
      )}
    </TableRow>
  )
}

function Invite({ query, row }: { query: QueryRow; row: ApplicableRow }) {
  const text = useText()
  const why = useDisabledReason()(useMay('discussions.manage'))
  const { run, busy } = useActionMutation({ done: 'queries.panel.invitedNow', reload: invalidatedBy })
  return (
    <GuardedButton
      loading={busy}
      why={why}
      onClick={() => void run(discussionVerbs.inviteExpert(query.key, row.userId))}
    >
      {text('queries.panel.invite')}
    </GuardedButton>
  )
}
