import { eq } from 'drizzle-orm'
import { queryExpert, type notification } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'

/** Whether an invitation that waited to travel with others is accepted, declined, withdrawn or over by now. */
export async function isInvitationOver(
  ctx: Ctx,
  { type, purpose, cause, createdAt, dueAt }: typeof notification.$inferSelect,
): Promise<boolean> {
  const [table, id] = cause.split(':')
  const waited = type === 'email' && dueAt > createdAt
  if (purpose !== 'invite' || !waited || table !== 'query_expert' || id === undefined) return false
  const [row] = await ctx.db.select({ status: queryExpert.status }).from(queryExpert).where(eq(queryExpert.id, id))
  return row?.status !== 'invited'
}
