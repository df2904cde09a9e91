import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { notification, queryInvite } from '#db/schema/all.ts'

/** A message to a guest who is still expected, as it was sent last or since, could not be delivered. */
export const isUndeliveredGuest = (): SQL =>
  and(
    eq(notification.queryId, queryInvite.queryId),
    eq(notification.status, 'error'),
    notInArray(queryInvite.action, ['cancelled', 'decline']),
    sql`${notification.cause} like 'query_invite:' || ${queryInvite.id} || ':%'`,
    sql`${notification.createdAt} >= ${queryInvite.sentAt}`,
  ) as SQL

/** The same as a column of a list of guests. */
export const undelivered = sql<boolean>`exists (select 1 from ${notification} where ${isUndeliveredGuest()})`.mapWith(
  Boolean,
)

export async function isUndelivered(q: Queries, id: string): Promise<boolean> {
  const [found] = await q.select({ undelivered }).from(queryInvite).where(eq(queryInvite.id, id))
  return found?.undelivered ?? false
}
