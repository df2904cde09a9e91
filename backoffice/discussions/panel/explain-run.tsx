import { useMemo } from 'react'
import { useGetMany, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { RankedExpert } from '#model/panels/selection/selection.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import type { ApplicableRow } from './applicable.ts'
import { ApplicableTable } from './applicable-table.tsx'
import type { QueryRow, QuerySelection } from '../row.ts'

type StoredRanking = Partial<RankedExpert> & { reasons?: string[]; skipped?: string[]; problem?: string }

/** The lines of a kept run: who was ranked with which weight, and who was left out with which reasons. */
export function linesOf(
  { ranking, invited }: Pick<QuerySelection, 'ranking' | 'invited'>,
  nameOf: (userId: string) => string,
  poolNameOf: (poolId: string) => string | null = () => null,
): ApplicableRow[] {
  return (ranking as StoredRanking[]).flatMap(
    ({ userId, rank = null, tier = null, weight = null, parts = null, poolId = null, side = null, reasons, skipped }) =>
      userId === undefined
        ? []
        : [
            {
              userId,
              displayName: nameOf(userId),
              tier,
              weight,
              parts,
              rank,
              poolId,
              poolName: poolId === null ? null : poolNameOf(poolId),
              side,
              eligible: reasons === undefined,
              reasonCodes: reasons ?? skipped ?? [],
              chosen: invited.includes(userId) ? 'invited' : skipped ? 'skipped' : 'alternate',
            },
          ],
  )
}

/** Why a run chose as it did: the same round and seed give the same order again. */
export function ExplainRun({ query, run, onClose }: { query: QueryRow; run: QuerySelection; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const ids = useMemo(() => (run.ranking as StoredRanking[]).flatMap(({ userId }) => userId ?? []), [run])
  const { data: people } = useGetMany('users', { ids })
  const poolIds = useMemo(
    () => [...new Set((run.ranking as StoredRanking[]).flatMap(({ poolId }) => poolId ?? []))],
    [run],
  )
  const { data: pools } = useGetMany('pools', { ids: poolIds })
  const poolNames = new Map(pools?.map((pool) => [pool.id, String(pool.displayName)]))
  const names = new Map(people?.map((person) => [person.id, String(person.resolvedDisplayName)]))
  const problem = (run.ranking as StoredRanking[]).find((line) => line.problem)?.problem
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="explain-title">
      <DialogTitle id="explain-title">{text('queries.panel.runTitle', { round: run.round })}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {text('queries.panel.replay', { seed: run.seed, round: run.round })}
        </Typography>
        {problem && <Typography color="error">{translate(problem, { _: problem })}</Typography>}
        <ApplicableTable
          plain
          query={query}
          rows={linesOf(
            run,
            (id) => names.get(id) ?? '…',
            (id) => poolNames.get(id) ?? null,
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
