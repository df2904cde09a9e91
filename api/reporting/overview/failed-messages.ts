import { and, asc, count, desc, eq, exists, gte, isNotNull, isNull, notLike, or, sql, type SQL } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import { notification, queryHeader, queryInvite, user, userInvite } from '#db/schema/all.ts'
import type { FailedMessagePlace } from '#model/notifications/failed-place.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { addSeconds } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { isUndeliveredGuest } from '../../discussions/guests/undelivered-guest.ts'
import { isUndelivered } from '../../identity/invitations/undelivered.ts'

const FAILURES_SECONDS = 7 * 86_400
const asker = alias(user, 'asker')
const ordinary = (person: typeof user | typeof asker) => [eq(person.testUser, false), eq(person.supportAccount, false)]

const one = sql`1`
/** Messages without an account go to an invited person, to a guest, or elsewhere; what was sent again since counts no more. */
const stillWaits = (ctx: Ctx): SQL =>
  and(
    or(
      notLike(notification.cause, 'user_invite:%'),
      exists(ctx.db.select({ one }).from(userInvite).where(isUndelivered())),
    ),
    or(
      notLike(notification.cause, 'query_invite:%'),
      exists(ctx.db.select({ one }).from(queryInvite).where(isUndeliveredGuest())),
    ),
  ) as SQL

/** Messages that could not be delivered in the last days, not those of tests; of a plan those about its discussions. */
const failed = (ctx: Ctx, planId?: string): SQL | undefined =>
  and(
    eq(notification.status, 'error'),
    gte(notification.createdAt, addSeconds(ctx.now(), -FAILURES_SECONDS)),
    or(
      and(isNotNull(notification.userId), ...ordinary(user)),
      and(isNull(notification.userId), or(isNull(asker.id), and(...ordinary(asker))), stillWaits(ctx)),
    ),
    planId ? eq(queryHeader.planId, planId) : undefined,
  )

export interface FailedMessage {
  row: typeof notification.$inferSelect
  /** the person, or the address where there is no account */
  name: string
  /** where it is mended and sent again; null: nowhere */
  place: FailedMessagePlace | null
}

/** The messages that failed, the latest first, and how many they are: every number and every list of them. */
export async function readFailedMessages(
  ctx: Ctx,
  { planId, limit, offset = 0 }: { planId?: string | undefined; limit: number; offset?: number },
): Promise<{ data: FailedMessage[]; total: number }> {
  const where = failed(ctx, planId)
  const counted = ctx.db
    .select({ total: count() })
    .from(notification)
    .leftJoin(user, eq(notification.userId, user.id))
    .leftJoin(queryHeader, eq(notification.queryId, queryHeader.id))
    .leftJoin(asker, eq(queryHeader.userId, asker.id))
    .where(where)
  const [{ total } = { total: 0 }] = await counted
  if (!total || !limit) return { data: [], total }
  const rows = await ctx.db
    .select({ row: notification, person: user })
    .from(notification)
    .leftJoin(user, eq(notification.userId, user.id))
    .leftJoin(queryHeader, eq(notification.queryId, queryHeader.id))
    .leftJoin(asker, eq(queryHeader.userId, asker.id))
    .where(where)
    .orderBy(desc(notification.createdAt), asc(notification.id))
    .limit(limit)
    .offset(offset)
  return {
    data: rows.map(({ row, person }) => ({ row, name: person ? resolvedName(person) : row.to, place: placeOf(row) })),
    total,
  }
}

/** A person's messages; of those without an account the invitation, or the guests of the discussion. */
function placeOf({ userId, queryId, cause }: FailedMessage['row']): FailedMessagePlace | null {
  if (userId !== null) return { resource: 'users', id: userId }
  const [table, id] = cause.split(':')
  if (table === 'user_invite' && id) return { resource: 'invitations', id }
  return queryId === null ? null : { resource: 'queries', id: queryId }
}
