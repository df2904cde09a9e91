import { and, eq, lte, sql } from 'drizzle-orm'
import { userInvite } from '#db/schema/all.ts'
import { recordChange } from '../../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../../context.ts'
import { eachRow } from '../../jobs/each-row.ts'

const BATCH = 200

/** Invitations whose term is over. @returns how many */
export async function expireInvitations(ctx: Ctx): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db
    .select({ id: userInvite.id })
    .from(userInvite)
    .where(and(eq(userInvite.status, 'sent'), lte(userInvite.expiresAt, now)))
    .limit(BATCH)
  return eachRow(due, ({ id }) =>
    transaction(ctx, async (tx) => {
      const [changed] = await tx
        .update(userInvite)
        .set({ status: 'expired', action: 'closed', updatedAt: now, version: sql`${userInvite.version} + 1` })
        .where(and(eq(userInvite.id, id), eq(userInvite.status, 'sent'), lte(userInvite.expiresAt, now)))
        .returning({ id: userInvite.id })
      if (!changed) return 0
      await recordChange(ctx, tx, { refTable: 'user_invite', refId: id }, { status: 'sent' }, { status: 'expired' })
      publishAfterCommit(tx, { channel: 'invitations', id, userIds: [] })
      return 1
    }),
  )
}
