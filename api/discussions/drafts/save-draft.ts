import { and, count, eq, isNull } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Queries, Tx } from '#db/client.ts'
import { queryHeaderInput, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { isStale } from '#model/discussions/wizard/wizard.ts'
import type { WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import { AppError } from '#model/errors.ts'
import { toSeconds } from '#model/time.ts'
import { requireActor, type Ctx } from '../../context.ts'

export type DraftRow = typeof queryHeaderInput.$inferSelect

export const openElsewhere = (current: unknown) =>
  new AppError('conflict', 'opened elsewhere, reload', { extra: { current } })

/** Drafts of a person that have not become discussions. */
export const countDrafts = async (q: Queries, userId: string): Promise<number> => {
  const [row] = await q
    .select({ n: count() })
    .from(queryHeaderInput)
    .where(and(eq(queryHeaderInput.userId, userId), isNull(queryHeaderInput.queryId)))
  return row?.n ?? 0
}

/** A draft of this asker. @throws not.found, also for other people's */
export async function findDraft(q: Queries, userId: string, id: string): Promise<DraftRow> {
  const [row] = await q
    .select()
    .from(queryHeaderInput)
    .where(and(eq(queryHeaderInput.id, id), eq(queryHeaderInput.userId, userId)))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

/**
 * Keeps the wizard's state: a new draft, or the next state of one. The stamp grows with every state, so that a page
 * with an older one is refused. @throws conflict, discussion.error.maxDraft
 */
export async function saveDraft(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  data: WizardData,
  shown: number | undefined,
): Promise<DraftRow> {
  const now = ctx.now()
  const by = requireActor(ctx).acting?.authUserId ?? requireActor(ctx).userId
  const { queryDraftId } = data
  if (!queryDraftId) return createDraft(ctx, tx, userId, data)
  await lockRow(tx, queryHeaderInput, queryDraftId)
  const before = await findDraft(tx, userId, queryDraftId)
  // submitted while this answer was on its way: it would reach no one
  if (before.queryId) throw openElsewhere({ queryId: before.queryId })
  if (isStale(shown, before.ts)) throw openElsewhere({ ts: before.ts, clientData: before.clientData })
  const [kept] = await tx
    .update(queryHeaderInput)
    .set({
      clientData: data,
      ts: Math.max(before.ts + 1, toSeconds(now)),
      updatedAt: now,
      updatedBy: by,
      version: before.version + 1,
    })
    .where(and(eq(queryHeaderInput.id, queryDraftId), eq(queryHeaderInput.version, before.version)))
    .returning()
  if (!kept) throw openElsewhere({ ts: before.ts })
  return kept
}

export async function createDraft(ctx: Ctx, tx: Tx, userId: string, data: WizardData): Promise<DraftRow> {
  const now = ctx.now()
  const by = requireActor(ctx).acting?.authUserId ?? requireActor(ctx).userId
  const limits = await ctx.limits(tx)
  // what is counted must not grow before it is added to
  await lockRow(tx, user, userId)
  if ((await countDrafts(tx, userId)) >= limits['discussion.maxDrafts']) {
    throw new AppError(
      'discussion.error.maxDraft',
      'You have reached the maximum number of drafts. Open or delete one to start a new discussion.',
    )
  }
  const id = newId()
  const [made] = await tx
    .insert(queryHeaderInput)
    .values({
      id,
      userId,
      createdBy: by,
      updatedBy: by,
      clientData: { ...data, queryDraftId: id },
      ts: toSeconds(now),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  return made as DraftRow
}
