import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { notification } from '#db/schema/all.ts'
import type { Ctx } from '../context.ts'
import type { Message } from './notify.ts'

/** The first invitation is mailed at once; those of this time after it travel in one mail. */
const BUNDLE_MS = 10 * 60_000

type Row = typeof notification.$inferSelect

const isBundled = ({ type, purpose }: Pick<Row, 'type' | 'purpose'>) => type === 'email' && purpose === 'invite'

const invitationsTo = (userId: string) =>
  and(eq(notification.userId, userId), eq(notification.type, 'email'), eq(notification.purpose, 'invite'))

/** When a message goes that nothing else puts off. */
export async function firstDue(tx: Tx, message: Message, now: Date): Promise<Date> {
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

/** The messages of one mail. Undefined for one that goes in the mail of another, whose job takes it along. */
export async function bundleOf(ctx: Ctx, row: Row): Promise<Row[] | undefined> {
  if (!isBundled(row) || row.userId === null) return [row]
  const due = await ctx.db
    .select()
    .from(notification)
    .where(and(invitationsTo(row.userId), eq(notification.status, 'new'), lte(notification.dueAt, ctx.now())))
    .orderBy(asc(notification.id))
  return due[0]?.id === row.id ? due : undefined
}
