import { and, count, eq, inArray, isNull, max, ne, or } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { queryExpert, queryResponse } from '#db/schema/all.ts'
import type { ResponseSubtype, ResponseType } from '#model/discussions/response-enums.ts'
import { requireActor } from '../../context.ts'
import { writtenAnswers } from '../lifecycle/load.ts'
import { openTask } from '../tasks/tasks.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

export type ResponseRow = typeof queryResponse.$inferSelect

export interface NewResponse {
  type: ResponseType
  subtype?: ResponseSubtype | null
  /** whose line it is; the caller when absent */
  userId?: string
  queryExpertId?: string | null
  text: string
  terms?: string | null
  reason?: string | null
  aboutResponseId?: string | null
  minutes?: number | null
  attachmentId?: string | null
}

/** Adds a line to the discussion. Someone else behind the keyboard is kept with it. */
export async function addResponse(unit: UnitOfWork, { userId, ...given }: NewResponse): Promise<ResponseRow> {
  const { ctx, tx, now, loaded } = unit
  const author = userId ?? requireActor(ctx).userId
  const caller = ctx.actor
  const behind = caller?.acting?.authUserId ?? (caller === null || caller.userId === author ? null : caller.userId)
  const [row] = await tx
    .insert(queryResponse)
    .values({
      id: newId(),
      queryId: loaded.discussion.id,
      userId: author,
      actingUserId: behind,
      ...given,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  unit.recount = true
  const made = row as ResponseRow
  unit.lines.push(made)
  await linesChanged(unit)
  if (made.type === 'pendedexpert') await openTask(unit, 'answer', made.id)
  return made
}

/** Which answers are released decides what follows, within the same work too. */
export async function linesChanged({ tx, loaded }: UnitOfWork): Promise<void> {
  loaded.answers = await writtenAnswers(tx, loaded.discussion.id)
}

/** Brings the header's counts in line: lines of experts that everyone sees, and when one was last written. */
export async function recountResponses(unit: UnitOfWork): Promise<void> {
  const {
    tx,
    loaded: { discussion },
  } = unit
  const shown = and(
    eq(queryResponse.queryId, discussion.id),
    eq(queryResponse.type, 'response'),
    or(isNull(queryResponse.subtype), ne(queryResponse.subtype, 'suppressed')),
  )
  const [byExperts] = await tx
    .select({ n: count() })
    .from(queryResponse)
    .innerJoin(queryExpert, eq(queryResponse.queryExpertId, queryExpert.id))
    .where(and(shown, ne(queryExpert.status, 'user'), ne(queryExpert.status, 'csr')))
  const [byOthers] = await tx
    .select({ n: count() })
    .from(queryResponse)
    .where(and(shown, isNull(queryResponse.queryExpertId), ne(queryResponse.userId, discussion.userId)))
  const [last] = await tx
    .select({ at: max(queryResponse.createdAt) })
    .from(queryResponse)
    .where(
      and(eq(queryResponse.queryId, discussion.id), inArray(queryResponse.type, ['response', 'info', 'attachment'])),
    )
  discussion.responseCount = (byExperts?.n ?? 0) + (byOthers?.n ?? 0)
  discussion.lastResponseAt = last?.at ?? null
  unit.recount = false
}
