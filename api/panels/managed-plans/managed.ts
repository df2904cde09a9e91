import { sortingBy } from '../../http/sorting.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { membershipPlan, planManager, planMember, queryHeader } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { displayStatus, type DisplayStatus } from '#model/discussions/enums.ts'
import { AppError } from '#model/errors.ts'
import type { ManagedPlan } from '#model/panels/managed-wire.ts'
import { countBy } from '../../admin/count-by.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'

export type PlanRow = typeof membershipPlan.$inferSelect

/** A plan of the caller's. @throws not.found for everyone who does not manage it */
export async function managedPlanOf(ctx: Ctx, q: Queries, planId: string): Promise<PlanRow> {
  const [found] = await q
    .select({ plan: membershipPlan })
    .from(planManager)
    .innerJoin(membershipPlan, eq(planManager.planId, membershipPlan.id))
    .where(and(eq(planManager.planId, planId), eq(planManager.userId, requireActor(ctx).userId)))
  if (!found) throw new AppError('not.found', 'Not Found')
  return found.plan
}

/** A change of something that hangs on a managed plan; pages of staff hear of it too. */
export async function changeManaged<T>(
  ctx: Ctx,
  planId: string,
  work: (tx: Tx, plan: PlanRow) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (tx) => {
    await lockRow(tx, membershipPlan, planId)
    const result = await work(tx, await managedPlanOf(ctx, tx, planId))
    publishAfterCommit(tx, { channel: 'plans', id: planId, userIds: [requireActor(ctx).userId] })
    return result
  })
}

export const managedSorting = sortingBy(
  { displayTitle: membershipPlan.displayTitle, effectiveDate: membershipPlan.effectiveDate },
  [asc(membershipPlan.displayTitle), asc(membershipPlan.id)],
)

/** The plans that the caller manages, by title. */
export async function listManagedPlans(
  ctx: Ctx,
  { page, pageSize, sort }: { page: number; pageSize: number; sort?: string | undefined },
): Promise<{ data: ManagedPlan[]; total: number }> {
  const { db } = ctx
  const mine = eq(planManager.userId, requireActor(ctx).userId)
  const rows = await db
    .select({
      planId: membershipPlan.id,
      displayTitle: membershipPlan.displayTitle,
      effectiveDate: membershipPlan.effectiveDate,
    })
    .from(planManager)
    .innerJoin(membershipPlan, eq(planManager.planId, membershipPlan.id))
    .where(mine)
    .orderBy(...managedSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const ids = rows.map((row) => row.planId)
  const members = ids.length ? await countBy(db, planMember.planId, ids) : () => 0
  const discussions = ids.length
    ? await db
        .select({ planId: queryHeader.planId, status: queryHeader.status, n: sql<number>`count(*)` })
        .from(queryHeader)
        .where(and(inArray(queryHeader.planId, ids), eq(queryHeader.testQuery, false)))
        .groupBy(queryHeader.planId, queryHeader.status)
    : []
  const countOf = (planId: string, shown: DisplayStatus) =>
    discussions
      .filter((row) => row.planId === planId && displayStatus(row.status) === shown)
      .reduce((sum, row) => sum + Number(row.n), 0)
  return {
    data: rows.map((row) => ({
      ...row,
      memberCount: members(row.planId),
      open: countOf(row.planId, 'open'),
      closed: countOf(row.planId, 'closed'),
    })),
    total: await db.$count(planManager, mine),
  }
}
