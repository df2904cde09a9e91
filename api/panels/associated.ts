import { count, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { grantPlan, grantProgram, membershipPlan, planManager, planMember, queryHeader } from '#db/schema/all.ts'
import {
  effectiveDiagnoses,
  hasLinks,
  poolCovers,
  reached,
  type DiagnosisLinks,
  type DiagnosisTree,
} from '#model/panels/diagnoses/effective-diagnoses.ts'
import { countBy } from '../admin/count-by.ts'
import type { AdminResource, Row } from '../admin/declare.ts'
import type { Ctx } from '../context.ts'
import { grantLinks, loadTree, planLinks, poolLinks } from './coverage.ts'

/** Lists that belong to one record, with what only the two records together can tell. */

const none: DiagnosisLinks = { diagnosisIds: [] }

/** The same rows with something added to each page of them. */
const adding = (r: AdminResource, add: (ctx: Ctx, q: Queries, rows: Row[]) => Promise<void>): AdminResource => ({
  ...r,
  complete: async (ctx, q, rows) => {
    await r.complete?.(ctx, q, rows)
    await add(ctx, q, rows)
  },
})

/** How many diagnoses can be asked about under each of these pairs. */
export async function effectiveCounts(
  q: Queries,
  pairs: readonly { planId: string; grantId: string | null }[],
): Promise<number[]> {
  if (!pairs.length) return []
  const tree = await loadTree(q)
  const plans = await planLinks(q, [...new Set(pairs.map((pair) => pair.planId))])
  const grants = await grantLinks(q, [...new Set(pairs.flatMap((pair) => pair.grantId ?? []))])
  return pairs.map(
    ({ planId, grantId }) =>
      effectiveDiagnoses(plans.get(planId) ?? none, grantId === null ? null : (grants.get(grantId) ?? none), tree)
        .diagnosisIds.size,
  )
}

/** How many diagnoses each of these pools covers, itself or by group or domain; null: every one. */
export async function coveredBy(q: Queries, poolIds: readonly string[]): Promise<(poolId: string) => number | null> {
  const links = await poolLinks(q, poolIds)
  const tree = [...links.values()].some(hasLinks) ? await loadTree(q) : undefined
  return (poolId) => {
    const own = links.get(poolId) ?? none
    return tree && hasLinks(own) ? reached(own, tree).size : null
  }
}

/** How much of what the funding source covers a pool covers too. */
function coverOf(pool: DiagnosisLinks, wanted: readonly string[], tree: DiagnosisTree): 'all' | 'partly' | 'none' {
  if (!hasLinks(pool)) return 'all'
  const covered = wanted.filter((id) => poolCovers(pool, id, tree)).length
  return covered === 0 ? 'none' : covered === wanted.length ? 'all' : 'partly'
}

/** Pools of a funding source: `covers` its diagnoses all, partly or none. */
export const poolsOfGrant =
  (pools: AdminResource) =>
  (grantId: string): AdminResource =>
    adding(pools, async (_ctx, q, rows) => {
      const tree = await loadTree(q)
      const own = (await grantLinks(q, [grantId])).get(grantId) ?? none
      const wanted = hasLinks(own) ? [...reached(own, tree).keys()] : [...tree.groupOf.keys()]
      const links = await poolLinks(
        q,
        rows.map((row) => String(row.id)),
      )
      for (const row of rows) row.covers = coverOf(links.get(String(row.id)) ?? none, wanted, tree)
    })

/** Pools of a plan: whether its members choose among them, and how much local experts weigh. */
export const poolsOfPlan =
  (pools: AdminResource) =>
  (planId: string): AdminResource =>
    adding(pools, async (_ctx, q, rows) => {
      const [plan] = await q
        .select({ mode: membershipPlan.expertSelectionMode, localWeight: membershipPlan.localPoolWeight })
        .from(membershipPlan)
        .where(eq(membershipPlan.id, planId))
      const modes = plan?.mode
        ? [plan.mode]
        : (
            await q
              .select({ mode: grantProgram.expertSelectionMode })
              .from(grantPlan)
              .innerJoin(grantProgram, eq(grantPlan.grantId, grantProgram.id))
              .where(eq(grantPlan.planId, planId))
          ).map((row) => row.mode)
      for (const row of rows)
        Object.assign(row, {
          selectable: row.enabled === true && modes.includes('plan_select'),
          localWeight: plan?.localWeight ?? 1,
        })
    })

/** Funding sources of a plan: how many diagnoses are effective with each. */
export const grantsOfPlan =
  (grants: AdminResource) =>
  (planId: string): AdminResource =>
    adding(grants, async (_ctx, q, rows) => {
      const counts = await effectiveCounts(
        q,
        rows.map((row) => ({ planId, grantId: String(row.id) })),
      )
      rows.forEach((row, index) => {
        row.effective = counts[index] ?? 0
      })
    })

/** People who manage a plan, and since when. */
export const managersOfPlan =
  (users: AdminResource) =>
  (planId: string): AdminResource =>
    adding(users, async (_ctx, q, rows) => {
      const found = await q.select().from(planManager).where(eq(planManager.planId, planId))
      for (const row of rows) row.since = found.find((one) => one.userId === row.id)?.addedAt?.toISOString() ?? null
    })

/** Members and effective diagnoses of pairs of plan and funding source. */
export async function completePairs(
  q: Queries,
  rows: { planId: string; grantId: string; members: number; effective: number }[],
): Promise<void> {
  const members = await countBy(q, planMember.planId, [...new Set(rows.map((row) => row.planId))])
  const counts = await effectiveCounts(q, rows)
  rows.forEach((row, index) => Object.assign(row, { members: members(row.planId), effective: counts[index] ?? 0 }))
}

/** How many discussions each of these people has under each of these plans. */
export async function countAsked(
  q: Queries,
  rows: readonly { planId: string; userId: string }[],
): Promise<(planId: string, userId: string) => number> {
  const found = await q
    .select({ planId: queryHeader.planId, userId: queryHeader.userId, n: count() })
    .from(queryHeader)
    .where(inArray(queryHeader.userId, [...new Set(rows.map((row) => row.userId))]))
    .groupBy(queryHeader.planId, queryHeader.userId)
  const counts = new Map(found.map((row) => [`${row.planId} ${row.userId}`, row.n]))
  return (planId, userId) => counts.get(`${planId} ${userId}`) ?? 0
}
