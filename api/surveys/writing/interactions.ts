import { and, count, desc, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { aiEvent, aiInteraction } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { AiAction } from '#model/surveys/enums.ts'
import type { AiInteraction, AiInteractionBody } from '#model/surveys/writing-wire.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { sortingBy } from '../../http/sorting.ts'

export const interactionSorting = sortingBy({ createdAt: aiInteraction.createdAt, aiAction: aiInteraction.aiAction }, [
  desc(aiInteraction.createdAt),
  desc(aiInteraction.id),
])

/** What someone made of a suggestion of theirs: used, retried, flagged, rated. @throws not.found for another's */
export async function logInteraction(
  ctx: Ctx,
  { userId, logAIEventId, aiAction, payload, _ver }: AiInteractionBody,
): Promise<{ id: string }> {
  const [event] = await ctx.db.select({ userId: aiEvent.userId }).from(aiEvent).where(eq(aiEvent.id, logAIEventId))
  if (!event || event.userId !== requireActor(ctx).userId || userId !== event.userId)
    throw new AppError('not.found', 'Not Found')
  const id = newId()
  return transaction(ctx, async (tx) => {
    await tx
      .insert(aiInteraction)
      .values({ id, userId, logAIEventId, aiAction, payload: asJson(payload), ver: _ver, createdAt: ctx.now() })
    return { id }
  })
}

function asJson(payload: string): unknown {
  try {
    return JSON.parse(payload) as unknown
  } catch {
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { payload: 'errors.invalidParameters' },
    })
  }
}

interface Filter {
  userId?: string | undefined
  logAIEventId?: string | undefined
  aiAction?: AiAction | undefined
  page: number
  pageSize: number
  sort?: string | undefined
}

/** The log, newest first. */
export async function listInteractions(ctx: Ctx, { userId, logAIEventId, aiAction, page, pageSize, sort }: Filter) {
  const where = and(
    userId === undefined ? undefined : eq(aiInteraction.userId, userId),
    logAIEventId === undefined ? undefined : eq(aiInteraction.logAIEventId, logAIEventId),
    aiAction === undefined ? undefined : eq(aiInteraction.aiAction, aiAction),
  )
  const rows = await ctx.db
    .select()
    .from(aiInteraction)
    .where(where)
    .orderBy(...interactionSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [total] = await ctx.db.select({ n: count() }).from(aiInteraction).where(where)
  const data: AiInteraction[] = rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    logAIEventId: row.logAIEventId,
    aiAction: row.aiAction as AiAction,
    payload: JSON.stringify(row.payload),
    _ver: 1,
    createdAt: row.createdAt.toISOString(),
  }))
  return { data, total: total?.n ?? 0, page, pageSize }
}
