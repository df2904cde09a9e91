import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { membershipPlan, planMember } from '#db/schema/all.ts'
import { canPost, type MemberPlan } from '#model/panels/access.ts'
import { userType } from '#model/identity/enums.ts'
import { newYorkDay } from '#model/time.ts'
import type { UserRow } from './sessions/lucia.ts'

/** A person's plans as the access rules see them on this day. */
export async function plansOf(
  db: Queries,
  userId: string,
  now: Date,
): Promise<(MemberPlan & { displayTitle: string; theme: string | null })[]> {
  const today = newYorkDay(now)
  const rows = await db
    .select({ plan: membershipPlan, member: planMember })
    .from(planMember)
    .innerJoin(membershipPlan, eq(planMember.planId, membershipPlan.id))
    .where(eq(planMember.userId, userId))
    .orderBy(planMember.joinedAt)
  return rows.map(({ plan, member }) => ({
    planId: plan.id,
    displayTitle: plan.displayTitle,
    theme: plan.theme,
    access: plan.access,
    readOnlyDiscussions: plan.readOnlyDiscussions,
    memberAccess: member.access,
    noNewQueries: plan.noNewQueries,
    selectable: plan.selectable,
    activeNow:
      plan.enabled && (!plan.activeFrom || plan.activeFrom <= today) && (!plan.activeTo || plan.activeTo >= today),
  }))
}

/** Whether this person may ask, under which plans, or why not. */
export async function postRights(db: Queries, row: UserRow, now: Date) {
  const plans = await plansOf(db, row.id, now)
  return canPost({ isStaff: row.userType === userType.csr, enabled: row.enabled, userAccess: row.access, plans })
}
