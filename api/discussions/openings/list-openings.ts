import { and, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryInvite, queryOpening } from '#db/schema/all.ts'
import { openerIsNamed, openerRole, type Opener } from '#model/discussions/privacy/openings.ts'
import type { ViewerKind } from '#model/discussions/visibility.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { namesFor } from '../display-names.ts'
import { expertsOf } from '../lifecycle/load.ts'
import { seatedExperts } from '../panel/list-faculty.ts'
import { openDiscussion } from '../read-discussion.ts'

const t = queryOpening

/**
 * Who has opened a discussion, the last one first; the asker's own openings are shown to staff only.
 * @throws not.found, auth.notAuthorized for everyone but its asker and staff
 */
export async function listOpenings(
  ctx: Ctx,
  key: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: Opener[]; total: number; page: number; pageSize: number }> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  if (reader.kind !== 'asker' && reader.kind !== 'csr') throw new AppError('auth.notAuthorized', 'Not Authorized')
  const { id, type } = loaded.discussion
  const others = reader.kind === 'asker' ? or(isNull(t.userId), ne(t.userId, reader.userId)) : undefined
  const where = and(eq(t.queryId, id), others)
  const lastAt = sql<Date>`max(${t.lastAt})`.mapWith(t.lastAt)
  const rows = await ctx.db
    .select({
      userId: t.userId,
      inviteId: t.inviteId,
      firstAt: sql<Date>`min(${t.firstAt})`.mapWith(t.firstAt),
      lastAt,
      times: sql<number>`sum(${t.times})`.mapWith(Number),
      // the role of the newest day
      dayAndRole: sql<string>`max(${t.day} || ' ' || ${t.role})`,
    })
    .from(t)
    .where(where)
    .groupBy(t.userId, t.inviteId)
    .orderBy(sql`${lastAt} desc`, t.userId, t.inviteId)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const people = ctx.db.selectDistinct({ userId: t.userId, inviteId: t.inviteId }).from(t).where(where).as('people')
  const [counted] = await ctx.db.select({ n: count() }).from(people)

  const nameOf = await namesFor(
    ctx.db,
    loaded,
    reader,
    rows.flatMap((row) => row.userId ?? []),
  )
  const guests = await guestNames(
    ctx.db,
    rows.flatMap((row) => row.inviteId ?? []),
  )
  const experts = new Set(expertsOf(loaded.engagements).map((row) => row.userId))
  const seated = new Set(seatedExperts(loaded, reader))
  const data = rows.map(({ userId, inviteId, firstAt, lastAt: last, times, dayAndRole }) => {
    const kind = dayAndRole.slice(dayAndRole.indexOf(' ') + 1) as ViewerKind
    const role = openerRole(kind, userId !== null && experts.has(userId) ? seated.has(userId) : null)
    const name = userId === null ? guests.get(inviteId ?? '') : nameOf(userId)
    return {
      userId: reader.kind === 'csr' ? userId : null,
      name: openerIsNamed(reader.kind, role, type) ? (name ?? null) : null,
      role,
      firstAt: firstAt.toISOString(),
      lastAt: last.toISOString(),
      times,
    }
  })
  return { data, total: counted?.n ?? 0, page, pageSize }
}

async function guestNames(q: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await q
    .select({ id: queryInvite.id, name: queryInvite.name })
    .from(queryInvite)
    .where(inArray(queryInvite.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}
