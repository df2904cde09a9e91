import type { Tx } from '#db/client.ts'
import { isBrokenReference, isDuplicate } from '#db/sql.ts'
import type { Judgement } from '#model/admin/bulk.ts'
import type { BulkActEntry } from '#model/admin/bulk-acts.ts'
import { AppError } from '#model/errors.ts'
import { can } from '#model/permissions.ts'
import { requireActor, step, type Ctx } from '../../context.ts'
import type { Row } from '../declare.ts'
import type { BulkAct, BulkResource } from './declare-bulk.ts'

export interface Doing {
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
  if (typeof extra?.reason === 'string') return { verdict: 'invalid', reason: extra.reason }
  if (error.code === 'auth.notAuthorized') return { verdict: 'forbidden', reason: String(extra?.rule ?? error.code) }
  if (error.code === 'conflict') return { verdict: 'invalid', reason: 'conflict' }
  return { verdict: 'invalid', reason: Object.values(fields ?? {})[0] ?? error.code }
}

/**
 * Does the act for one record, or only finds out what would come of it (`rehearse`): by the same use case, so that a dry
 * run never says what the act would not do.
 */
export async function judgeRow(
  ctx: Ctx,
  tx: Tx,
  doing: Doing,
  row: Row | undefined,
  rehearse: boolean,
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
  try {
    await step(ctx, tx, (inner) => act.apply(inner, row, input), rehearse)
    return { verdict: 'change' }
  } catch (error) {
    return refusal(error)
  }
}
