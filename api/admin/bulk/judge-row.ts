import type { Tx } from '#db/client.ts'
import { isBrokenReference, isDuplicate } from '#db/sql.ts'
import { changedSince, isAsPreviewed, type BulkChange, type Judgement } from '#model/admin/bulk.ts'
import type { BulkActEntry } from '#model/admin/bulk-acts.ts'
import { AppError } from '#model/errors.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { can } from '#model/permissions.ts'
import { written } from '../../audit/record.ts'
import { requireActor, step, type Ctx } from '../../context.ts'
import type { Row } from '../declare.ts'
import type { BulkAct, BulkResource } from './declare-bulk.ts'

export interface BulkRequest {
  readonly resource: BulkResource
  readonly entry: BulkActEntry
  readonly act: BulkAct
  readonly input: Row
}

/** A refusal of one record as its row shows it. @throws what is no refusal: the engine is busy, something is broken */
function refusal(error: unknown): Judgement {
  if (isDuplicate(error)) return { verdict: 'invalid', reason: 'errors.duplicate' }
  if (isBrokenReference(error)) return { verdict: 'invalid', reason: 'bulk.reason.inUse' }
  if (!(error instanceof AppError) || error.status >= 500 || error.status === 429) throw error
  const { fields, extra } = error.details
  // of a discussion: why it does not allow the command now
  if (typeof extra?.reason === 'string') {
    const refusedIn = queryStatuses.find((status) => status === extra.status)
    return { verdict: 'invalid', reason: extra.reason, ...(refusedIn && { refusedIn }) }
  }
  if (error.code === 'auth.notAuthorized') return { verdict: 'forbidden', reason: String(extra?.rule ?? error.code) }
  if (error.code === 'conflict') return { verdict: 'invalid', reason: changedSince }
  return { verdict: 'invalid', reason: Object.values(fields ?? {})[0] ?? error.code }
}

/** The version of a record that a preview keeps; null where it has none. */
export const versionOf = (row: Row | undefined): number | null =>
  typeof row?.version === 'number' ? row.version : null

/** What an act changes in a record, field by field. */
export const changesOf = ({ act, input }: BulkRequest, row: Row | undefined): BulkChange[] =>
  row && act.sets
    ? Object.entries(act.sets(input)).map(([field, value]) => ({
        field,
        from: written(field, row[field]),
        to: written(field, value),
      }))
    : []

/**
 * Does the act for one record that is still as it was previewed, or only finds out what would come of it (`'rehearse'`):
 * by the same use case, so that a dry run never says what the act would not do.
 */
export async function judgeRow(
  ctx: Ctx,
  tx: Tx,
  doing: BulkRequest,
  row: Row | undefined,
  how: 'rehearse' | { previewed: number | null },
): Promise<Judgement> {
  if (!row) return { verdict: 'invalid', reason: 'bulk.reason.gone' }
  const {
    entry,
    act,
    input,
    resource: { of },
  } = doing
  const permitted = can(requireActor(ctx), entry.act, await of.write?.target?.(ctx, tx, row))
  if (!permitted.allowed) return { verdict: 'forbidden', reason: permitted.rule }
  if (await act.same(row, input, tx)) return { verdict: 'same' }
  if (how !== 'rehearse' && !isAsPreviewed(how.previewed, row.version))
    return { verdict: 'invalid', reason: changedSince }
  try {
    await step(ctx, tx, (inner) => act.apply(inner, row, input), how === 'rehearse')
    return { verdict: 'change' }
  } catch (error) {
    return refusal(error)
  }
}
