import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { notification } from '#db/schema/all.ts'
import type { Ctx } from '../context.ts'

/** The first invitation is mailed at once; those of this time after it travel in one mail. */
const BUNDLE_MS = 10 * 60_000

type Row = typeof notification.$inferSelect

const isBundled = ({ type, purpose }: Pick<Row, 'type' | 'purpose'>) => type === 'email' && purpose === 'invite'

const invitationsTo = (userId: string) =>
  and(eq(notification.userId, userId), eq(notification.type, 'email'), eq(notification.purpose, 'invite'))

/** When a message goes that nothing else puts off. */
export async function firstDue(
  tx: Tx,
  message: Pick<Row, 'type' | 'purpose'> & { userId?: string | undefined },
  now: Date,
): Promise<Date> {
  if (!isBundled(message) || message.userId === undefined) return now
  const [first] = await tx
    .select({ at: notification.createdAt })
    .from(notification)
    .where(
      and(
        invitationsTo(message.userId),
        eq(notification.dueAt, notification.createdAt),
        gt(notification.createdAt, new Date(now.getTime() - BUNDLE_MS)),
      ),
    )
    .orderBy(desc(notification.createdAt))
    .limit(1)
  return first ? new Date(first.at.getTime() + BUNDLE_MS) : now
}

/** All that waits goes in one mail, by the job of the oldest. Undefined for one that is not the oldest. */
export async function bundleOf(ctx: Ctx, row: Row): Promise<Row[] | undefined> {
  if (!isBundled(row) || row.userId === null) return [row]
  const waiting = await ctx.db
    .select()
    .from(notification)
    .where(and(invitationsTo(row.userId), eq(notification.status, 'new')))
    .orderBy(asc(notification.id))
  return waiting[0]?.id === row.id ? waiting : undefined
}
