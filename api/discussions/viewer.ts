import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { planManager, planMember } from '#db/schema/all.ts'
import type { Locale } from '#model/content/enums.ts'
import { displayStatus, mayBeShared } from '#model/discussions/enums.ts'
import { readsCommunal, seesContent, type ViewerKind } from '#model/discussions/visibility.ts'
import { AppError } from '#model/errors.ts'
import { levelAllows, accessLevel } from '#model/panels/access.ts'
import { requireActor, type Ctx } from '../context.ts'
import { expertsOf, type EngagementRow, type LoadedDiscussion } from './lifecycle/load.ts'

/** One reader of one discussion. */
export interface Reader {
  kind: ViewerKind
  userId: string
  language: Locale
  /** the reader's own part as an expert */
  engagement: EngagementRow | null
  seesContent: boolean
}

/**
 * In what capacity someone may read a discussion: staff, its asker, an expert of the panel, a physician of a communal
 * plan, a member or manager of a plan that shares its released discussions.
 * @throws not.found for everyone else: that it exists is private
 */
export async function readerOf(q: Queries, ctx: Ctx, loaded: LoadedDiscussion): Promise<Reader> {
  const actor = requireActor(ctx)
  const { discussion, plan, engagements } = loaded
  const reader = (kind: ViewerKind, engagement: EngagementRow | null = null): Reader => ({
    kind,
    userId: actor.userId,
    language: ctx.language,
    engagement,
    seesContent: seesContent(kind, engagement, discussion),
  })
  if (actor.rank !== null) return reader('csr')
  if (actor.userId === discussion.userId) return reader('asker')
  const own = expertsOf(engagements).find((row) => row.userId === actor.userId)
  if (own) return reader('expert', own)
  const shown = displayStatus(discussion.status)
  const communal = discussion.type === 'communal'
  const shared = plan?.sharedQueries && mayBeShared(discussion.type)
  // test users and others never meet
  const sameWorld = discussion.testQuery === (actor.testUser ?? false)
  if (plan && sameWorld && (shown === 'open' || shown === 'closed') && (communal || shared)) {
    const of = [planMember, planManager] as const
    for (const table of of) {
      const [row] = await q
        .select({ userId: table.userId })
        .from(table)
        .where(and(eq(table.planId, plan.id), eq(table.userId, actor.userId)))
      if (!row) continue
      if (communal && table === planMember && readsCommunal(actor.userType)) return reader('expert')
      if (shared) return reader('planMember')
    }
  }
  throw new AppError('not.found', 'Not Found')
}

/** Whether the asker's plan lets them write (full and reply_only do). */
export async function askerMayReply(q: Queries, { discussion, asker, plan }: LoadedDiscussion): Promise<boolean> {
  const [member] =
    discussion.planId === null
      ? []
      : await q
          .select({ access: planMember.access })
          .from(planMember)
          .where(and(eq(planMember.planId, discussion.planId), eq(planMember.userId, discussion.userId)))
  const { value } = accessLevel({
    user: asker.access,
    member: member?.access ?? null,
    plan: plan?.access ?? null,
    readOnlyDiscussions: plan?.readOnlyDiscussions ?? false,
  })
  return levelAllows(value, 'reply')
}
