import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { earning, liveAttendance, queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { isLive } from '#model/discussions/enums.ts'
import { isElsewhere } from '#model/discussions/calls/call-seats.ts'
import { staysWithin } from '#model/live-sessions/presence.ts'
import { earning as payOf, unpaidReason } from '#model/payments/earning.ts'
import { publishAfterCommit, transaction as inTransaction, type Ctx } from '../context.ts'
import { freeze, saveEarning } from './settle-earnings.ts'

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
    const elsewhere = isElsewhere(
      header.type,
      parts.map(({ part }) => part),
    )
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
          publishAfterCommit(tx, { channel: 'earnings', id: discussionId, userIds: [expert.id] })
        }
        continue
      }
      const pay = {
        ...payOf('session', part.rate ?? 0, minutes, part.surgeMultiple),
        ...(elsewhere ? { stated: true as const } : await measured(tx, header, expert.id)),
      }
      const row = await saveEarning(tx, { part, pay, kept, now: ctx.now() })
      if (ended) await freeze(ctx, tx, { row, pay, part, title: header.title, surgeId: header.surgeId })
      publishAfterCommit(tx, { channel: 'earnings', id: discussionId, userIds: [expert.id] })
    }
  })
}

/** The presence that was measured between the start and the settled end; nothing where staff entered who came. */
async function measured(
  q: Queries,
  { id, meetingTime, sessionEndedAt }: typeof queryHeader.$inferSelect,
  userId: string,
) {
  if (meetingTime === null || sessionEndedAt === null) return {}
  const rows = await q
    .select({ from: liveAttendance.joinedAt, until: liveAttendance.leftAt })
    .from(liveAttendance)
    .where(
      and(
        eq(liveAttendance.queryId, id),
        eq(liveAttendance.userId, userId),
        eq(liveAttendance.meetingTime, meetingTime),
        isNotNull(liveAttendance.joinedAt),
      ),
    )
  const stays = rows.flatMap(({ from, until }) => (from && until ? [{ from, until }] : []))
  const intervals = staysWithin(stays, { from: meetingTime, until: sessionEndedAt }).map(({ from, until }) => ({
    from: from.toISOString(),
    until: until.toISOString(),
  }))
  return intervals.length > 0 ? { intervals } : {}
}
