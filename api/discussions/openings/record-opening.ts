import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { queryOpening } from '#db/schema/all.ts'
import { OPENING_LASTS_MS } from '#model/discussions/privacy/openings.ts'
import type { ViewerKind } from '#model/discussions/visibility.ts'
import { requireActor, type Ctx } from '../../context.ts'

const t = queryOpening
type Person = { userId: string } | { inviteId: string }

/** The caller has read this discussion in this capacity; while staff act for someone, the staff member has. */
export function recordOpening(ctx: Ctx, queryId: string, kind: ViewerKind): Promise<void> {
  const { userId, acting } = requireActor(ctx)
  return acting ? record(ctx, queryId, { userId: acting.authUserId }, 'csr') : record(ctx, queryId, { userId }, kind)
}

/** A guest has read the invitation to this discussion's call. */
export const recordGuestOpening = (ctx: Ctx, queryId: string, inviteId: string): Promise<void> =>
  record(ctx, queryId, { inviteId }, 'invitee')

/**
 * One row a person, discussion and day, written once for all that is read within some minutes. What a page reads by itself
 * is no opening, but leaves a row where there is none: no one can read without being seen.
 */
async function record(ctx: Ctx, queryId: string, person: Person, role: ViewerKind): Promise<void> {
  const now = ctx.now()
  const day = now.toISOString().slice(0, 10)
  const before = new Date(now.getTime() - OPENING_LASTS_MS)
  const { column, id } =
    'userId' in person ? { column: t.userId, id: person.userId } : { column: t.inviteId, id: person.inviteId }
  const [last] = await ctx.db
    .select({ day: t.day, lastAt: t.lastAt })
    .from(t)
    .where(and(eq(t.queryId, queryId), eq(column, id)))
    .orderBy(desc(t.day))
    .limit(1)
  if (last && (ctx.request.background || (last.day === day && last.lastAt > before))) return
  try {
    await ctx.db
      .insert(t)
      .values({ queryId, ...person, role, day, firstAt: now, lastAt: now })
      .onConflictDoUpdate({
        target: [t.queryId, column, t.day],
        set: { role, lastAt: now, times: sql`${t.times} + 1` },
        // of two at once the second belongs to the first
        setWhere: lte(t.lastAt, before),
      })
  } catch (error) {
    // deleted meanwhile, the disk is full, two waited for each other: none of it keeps anyone from reading
    ctx.log.warn({ queryId, err: error }, 'an opening was not recorded')
  }
}
