import { and, desc, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm'
import { address, job, notification, queryHeader } from '#db/schema/all.ts'
import { beginsWith } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import type { NotificationStatus, NotificationType } from '#model/notifications/enums.ts'
import { hiddenText, type CommLogRow, type UserNotification } from '#model/notifications/wire.ts'
import { isStaff } from '#model/permissions.ts'
import { addDays, newYork, startOfDay } from '#model/time.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { DEAD_LETTER_AT } from '../jobs/enqueue.ts'
import { sortingBy } from '../http/sorting.ts'

interface Page {
  page: number
  pageSize: number
}
/** What was written for the product itself; the same words may have gone out by e-mail too. */
const inProduct = (userId: string): SQL | undefined =>
  and(eq(notification.userId, userId), eq(notification.type, 'app'), eq(notification.secret, 0))

const newestFirst = [desc(notification.createdAt), desc(notification.id)]
export const messageSorting = sortingBy(
  { createdAt: notification.createdAt, readAt: notification.readAt, subject: notification.subject },
  newestFirst,
)
export const logSorting = sortingBy(
  {
    createdAt: notification.createdAt,
    type: notification.type,
    status: notification.status,
    subject: notification.subject,
  },
  newestFirst,
)

/** Messages to the caller, newest first. */
export async function listNotifications(
  ctx: Ctx,
  { unreadOnly, page, pageSize, sort }: Page & { unreadOnly: boolean; sort?: string | undefined },
): Promise<{ data: UserNotification[]; total: number }> {
  const where = and(inProduct(requireActor(ctx).userId), unreadOnly ? isNull(notification.readAt) : undefined)
  const rows = await ctx.db
    .select()
    .from(notification)
    .where(where)
    .orderBy(...messageSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    data: rows.map(({ id, purpose, subject, text, link, createdAt, readAt }) => ({
      id,
      purpose,
      subject,
      text,
      link,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    total: await ctx.db.$count(notification, where),
  }
}

/** Marks one as read; the first reading counts. @throws not.found also for messages of others */
export async function readNotification(ctx: Ctx, id: string): Promise<{ id: string; readAt: string }> {
  const { userId } = requireActor(ctx)
  return transaction(ctx, async (tx) => {
    const mine = and(inProduct(userId), eq(notification.id, id))
    const [marked] = await tx
      .update(notification)
      .set({ readAt: ctx.now() })
      .where(and(mine, isNull(notification.readAt)))
      .returning()
    const [row] = marked ? [marked] : await tx.select().from(notification).where(mine)
    if (!row?.readAt) throw new AppError('not.found', 'Not Found')
    if (marked) publishAfterCommit(tx, { channel: 'notifications', id, userIds: [userId] })
    return { id, readAt: row.readAt.toISOString() }
  })
}

/** Marks everything as read. @returns how many were not before */
export async function readNotifications(ctx: Ctx): Promise<{ count: number }> {
  const { userId } = requireActor(ctx)
  return transaction(ctx, async (tx) => {
    const marked = await tx
      .update(notification)
      .set({ readAt: ctx.now() })
      .where(and(inProduct(userId), isNull(notification.readAt)))
      .returning({ id: notification.id })
    if (marked.length) publishAfterCommit(tx, { channel: 'notifications', id: userId, userIds: [userId] })
    return { count: marked.length }
  })
}

interface LogFilter extends Page {
  type?: NotificationType | undefined
  status?: NotificationStatus | undefined
  /** yyyy-MM-dd in the time zone of the reader, both days belong to the range */
  from?: string | undefined
  to?: string | undefined
}

/**
 * Everything that was sent to a person, newest first; for staff also why one is not out. What holds a code or opens something is never shown.
 * @throws not.found for others; auth.notAuthorized for clients
 */
export async function listCommLog(
  ctx: Ctx,
  id: string,
  { type, status, from, to, page, pageSize, sort }: LogFilter & { sort?: string | undefined },
): Promise<{ data: CommLogRow[]; total: number }> {
  const actor = requireActor(ctx)
  if (!isStaff(actor) && actor.userId !== id) throw new AppError('not.found', 'Not Found')
  if (actor.userType === userType.client) throw new AppError('auth.notAuthorized', 'Not Authorized')
  const [place] = await ctx.db.select({ zone: address.timeZone }).from(address).where(eq(address.userId, actor.userId))
  const zone = place?.zone ?? newYork
  const where = and(
    eq(notification.userId, id),
    type && eq(notification.type, type),
    status && eq(notification.status, status),
    from ? gte(notification.createdAt, startOfDay(from, zone)) : undefined,
    to ? lt(notification.createdAt, startOfDay(addDays(to, 1), zone)) : undefined,
  )
  const rows = await ctx.db
    .select({ row: notification, key: queryHeader.key })
    .from(notification)
    .leftJoin(queryHeader, eq(notification.queryId, queryHeader.id))
    .where(where)
    .orderBy(...logSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const nextTries = isStaff(actor)
    ? await readNextTries(
        ctx,
        rows.flatMap(({ row }) => (row.status === 'new' ? row.id : [])),
      )
    : undefined
  return {
    data: rows.map(({ row, key }) => ({
      id: row.id,
      type: row.type,
      purpose: row.purpose,
      subject: row.subject,
      text: row.secret ? hiddenText : row.text,
      status: row.status,
      ...(row.queryId && { queryId: row.queryId }),
      ...(key && { key }),
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      ...(nextTries &&
        isWaiting(row.status) && {
          delivery: {
            attempts: row.attempts,
            error: row.error,
            nextTryAt: nextTries.get(row.id)?.toISOString() ?? null,
          },
        }),
    })),
    total: await ctx.db.$count(notification, where),
  }
}

const isWaiting = (status: NotificationStatus) => status === 'new' || status === 'error'

/** When each of these messages is tried next, by id. */
async function readNextTries(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Date>> {
  if (!ids.length) return new Map()
  const jobs = await ctx.db
    .select({ payload: job.payload, runAt: job.runAt })
    .from(job)
    .where(
      and(
        isNull(job.doneAt),
        lt(job.runAt, DEAD_LETTER_AT),
        or(...ids.map((id) => beginsWith(job.uniqueKey, `notification:${id}`))),
      ),
    )
    .orderBy(desc(job.runAt))
  return new Map(jobs.map(({ payload, runAt }) => [String(payload.id), runAt]))
}
