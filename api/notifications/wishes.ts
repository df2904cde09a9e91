import { and, eq } from 'drizzle-orm'
import { notificationPreference, phone, type notification } from '#db/schema/all.ts'
import { channelsFor } from '#model/notifications/channels.ts'
import { topicOf } from '#model/notifications/topics.ts'
import type { Ctx } from '../context.ts'

/** People who have chosen nothing get e-mail. */
export const unset = { preferredContact: 'email', sms: false, email: true, app: false, muted: {} } as const

/** Whether a message that waited is still wanted on its channel: its reader may have unsubscribed since it was written. */
export async function isWanted(
  ctx: Ctx,
  { userId, type, purpose }: Pick<typeof notification.$inferSelect, 'userId' | 'type' | 'purpose'>,
): Promise<boolean> {
  if (userId === null || topicOf(purpose) === undefined) return true
  const [preference = unset] = await ctx.db
    .select()
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, userId))
  const mobiles = await ctx.db.$count(phone, and(eq(phone.userId, userId), eq(phone.phoneKind, 'mobile')))
  return channelsFor(purpose, { ...preference, hasMobile: mobiles > 0 }).includes(type)
}
