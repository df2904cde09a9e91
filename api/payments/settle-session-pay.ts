import { and, eq } from 'drizzle-orm'
import { earning, queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { isLive } from '#model/discussions/enums.ts'
import { earning as payOf, unpaidReason } from '#model/payments/earning.ts'
import { publishAfterCommit, transaction as inTransaction, type Ctx } from '../context.ts'
import { freeze, keepEarning } from './settle-earnings.ts'

/**
 * Brings what experts earn by a call up to date with the presence that was decided for it, as `settleEarnings` does for
 * written answers. Runs after every event that touches pay, and may run twice.
 */
export async function settleSessionPay(ctx: Ctx, discussionId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockRow(tx, queryHeader, discussionId)
    const [found] = await tx
      .select({ header: queryHeader, askerIsTest: user.testUser })
      .from(queryHeader)
      .innerJoin(user, eq(queryHeader.userId, user.id))
      .where(eq(queryHeader.id, discussionId))
    if (!found || !isLive(found.header.mediaType)) return
    const { header, askerIsTest } = found
    const ended = header.status === 'closed' || header.status === 'cancelled'
    const parts = await tx
      .select({ part: queryExpert, expert: user })
      .from(queryExpert)
      .innerJoin(user, eq(queryExpert.userId, user.id))
      .where(eq(queryExpert.queryId, discussionId))
    for (const { part, expert } of parts) {
      const [kept] = await tx
        .select()
        .from(earning)
        .where(and(eq(earning.queryId, discussionId), eq(earning.userId, expert.id), eq(earning.source, 'session')))
      if (kept?.frozenAt) continue
      // who was present stays paid when the discussion is cancelled
      const status = part.status === 'cancelled' && part.answeredAt !== null ? 'answered' : part.status
      const minutes = part.minutes ?? 0
      const paid =
        header.meetingSettledAt !== null &&
        part.payable &&
        minutes > 0 &&
        !unpaidReason({
          engagementStatus: status,
          madePayable: part.payable,
          discussionType: header.type,
          expertIsTest: expert.testUser,
          askerIsTest: askerIsTest || header.testQuery,
          noeticExpert: expert.noeticExpert,
          rate: part.rate,
        })
      if (!paid) {
        // what staff entered before this rule existed stays
        if (kept && header.meetingSettledAt !== null) {
          await tx.delete(earning).where(eq(earning.id, kept.id))
          publishAfterCommit(tx, { topic: 'earnings', id: discussionId, userIds: [expert.id] })
        }
        continue
      }
      const pay = payOf('session', part.rate ?? 0, minutes, part.surgeMultiple)
      const row = await keepEarning(tx, { part, pay, kept, now: ctx.now() })
      if (ended) await freeze(ctx, tx, { row, pay, part, title: header.title, surgeId: header.surgeId })
      publishAfterCommit(tx, { topic: 'earnings', id: discussionId, userIds: [expert.id] })
    }
  })
}
