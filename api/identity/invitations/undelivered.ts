import { and, eq, sql, type SQL } from 'drizzle-orm'
import { notification, userInvite } from '#db/schema/all.ts'

/** The mail of a waiting invitation, as it was sent last, could not be delivered. */
export const isUndelivered = (): SQL =>
  and(
    eq(userInvite.status, 'sent'),
    eq(notification.status, 'error'),
    sql`${notification.cause} like 'user_invite:' || ${userInvite.id} || ':%'`,
    sql`${notification.createdAt} >= ${userInvite.sentAt}`,
  ) as SQL
