import { and, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { earning, queryExpert, queryHeader, transaction, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { Limits } from '#model/limits.ts'
import {
  earnedKey,
  earning as payOf,
  suggestedMinutes,
  unpaidReason,
  type FormulaParts,
} from '#model/payments/earning.ts'
import { newYorkDay } from '#model/time.ts'
import { record } from '../audit/record.ts'
import { publishAfterCommit, transaction as inTransaction, type Ctx } from '../context.ts'

type Part = typeof queryExpert.$inferSelect
type Earning = typeof earning.$inferSelect

/**
 * Brings what experts earn by one discussion up to date with what they did: recomputed until their part is frozen, at
 * the close or by the review of an answer that still waited then, and written once as an immutable ledger line. Runs after every event that touches pay, and may run twice.
 */
export async function settleEarnings(ctx: Ctx, discussionId: string): Promise<void> {
  const limits = await ctx.limits()
  await inTransaction(ctx, async (tx) => {
    await lockRow(tx, queryHeader, discussionId)
    const [found] = await tx
      .select({ header: queryHeader, askerIsTest: user.testUser })
      .from(queryHeader)
      .innerJoin(user, eq(queryHeader.userId, user.id))
      .where(eq(queryHeader.id, discussionId))
    if (!found) return
    const { header, askerIsTest } = found
    // a live session is paid by the time in the room, not by what is written beside it
    if (isLive(header.mediaType)) return
    const parts = await tx
      .select({ part: queryExpert, expert: user })
      .from(queryExpert)
      .innerJoin(user, eq(queryExpert.userId, user.id))
      .where(eq(queryExpert.queryId, discussionId))
    for (const { part, expert } of parts) {
      const [kept] = await tx
        .select()
        .from(earning)
        .where(and(eq(earning.queryId, discussionId), eq(earning.userId, expert.id), eq(earning.source, 'async')))
      // what was frozen never changes; a correction is a line that staff write
      if (kept?.frozenAt) continue
      // an answer that was given stays earned when the discussion is cancelled
      const status = part.status === 'cancelled' && part.answeredAt !== null ? 'answered' : part.status
      const reason = part.payable
        ? unpaidReason({
            engagementStatus: status,
            madePayable: part.payable,
            discussionType: header.type,
            expertIsTest: expert.testUser,
            askerIsTest: askerIsTest || header.testQuery,
            noeticExpert: expert.noeticExpert,
            rate: part.rate,
          })
        : 'unpaid.noSeat'
      if (reason) {
        if (kept) await tx.delete(earning).where(eq(earning.id, kept.id))
        continue
      }
      const now = ctx.now()
      const pay = payOf('async', part.rate ?? 0, minutesOf(part, limits), part.surgeMultiple)
      const row = await saveEarning(tx, { part, pay, kept, now })
      if (part.frozen) await freeze(ctx, tx, { row, pay, part, title: header.title, surgeId: header.surgeId })
      publishAfterCommit(tx, { channel: 'earnings', id: discussionId, userIds: [expert.id] })
    }
  })
}

/** Minutes stated by the expert, else those that were measured, in steps. */
const minutesOf = (part: Part, limits: Limits) => part.minutes ?? suggestedMinutes(part.measuredSeconds, limits)

export async function saveEarning(
  tx: Tx,
  { part, pay, kept, now }: { part: Part; pay: FormulaParts; kept: Earning | undefined; now: Date },
): Promise<Earning> {
  const values = { minutes: pay.minutes, amount: pay.amount, formula: pay, updatedAt: now }
  const [row] = kept
    ? await tx.update(earning).set(values).where(eq(earning.id, kept.id)).returning()
    : await tx
        .insert(earning)
        .values({
          id: newId(),
          queryExpertId: part.id,
          queryId: part.queryId,
          userId: part.userId,
          source: pay.source,
          ...values,
        })
        .returning()
  return row as Earning
}

export async function freeze(
  ctx: Ctx,
  tx: Tx,
  {
    row,
    pay,
    part,
    title,
    surgeId,
  }: { row: Earning; pay: FormulaParts; part: Part; title: string; surgeId: string | null },
) {
  const now = ctx.now()
  const id = newId()
  const [line] = await tx
    .insert(transaction)
    .values({
      id,
      userId: part.userId,
      queryId: part.queryId,
      queryExpertId: part.id,
      description: title,
      amount: pay.amount,
      transactionType: 'Earned',
      source: pay.source,
      status: 'credit',
      effectiveDate: newYorkDay(now),
      formula: pay,
      surgeId,
      earnedKey: earnedKey(part.queryId, part.userId, pay.source),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  await tx
    .update(earning)
    .set({ frozenAt: now, transactionId: line?.id ?? row.transactionId })
    .where(eq(earning.id, row.id))
  if (line)
    await record(ctx, tx, {
      event: 'create',
      refTable: 'transaction_ledger',
      refId: id,
      userId: part.userId,
      text: `Earned ${pay.amount}`,
    })
}
