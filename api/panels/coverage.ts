import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { diagnosis, diagnosisDomain, diagnosisGroup, grantPool, planPool, pool } from '#db/schema/all.ts'
import type { Specialty } from '#model/identity/enums.ts'
import {
  effectiveDiagnoses,
  poolCovers,
  type DiagnosisLinks,
  type DiagnosisTree,
  type EffectiveDiagnoses,
} from '#model/panels/diagnoses/effective-diagnoses.ts'
import type { CoveringPool, Sides } from '#model/panels/selection/tiers.ts'
import { linkTables, type Level, type Owner } from './link-tables.ts'

/** Which diagnoses plans, funding sources and pools cover: rows as the rules of the model want them. */

const enabledOnly = and(
  eq(diagnosis.enabled, true),
  eq(diagnosisGroup.enabled, true),
  eq(diagnosisDomain.enabled, true),
)

/** The enabled part of the hierarchy; only `ids` when given (then one small read instead of thousands of rows). */
export async function loadTree(q: Queries, ids?: readonly string[]): Promise<DiagnosisTree> {
  const rows = await q
    .select({ id: diagnosis.id, groupId: diagnosis.groupId, domainId: diagnosisGroup.domainId })
    .from(diagnosis)
    .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .innerJoin(diagnosisDomain, eq(diagnosisGroup.domainId, diagnosisDomain.id))
    .where(ids ? and(enabledOnly, inArray(diagnosis.id, [...ids])) : enabledOnly)
    .orderBy(diagnosis.name, diagnosis.id)
  return {
    groupOf: new Map(rows.map((row) => [row.id, row.groupId])),
    domainOf: new Map(rows.map((row) => [row.groupId, row.domainId])),
  }
}

const nothing: DiagnosisLinks = { diagnosisIds: [], groupIds: [], domainIds: [] }

/** What each owner names, by owner; an owner that names nothing has empty lists. */
async function linksOf(q: Queries, owner: Owner, owners: readonly string[]): Promise<Map<string, DiagnosisLinks>> {
  if (!owners.length) return new Map()
  const read = async (level: Level) => {
    const { table, owner: by, other } = linkTables[owner][level]
    return q
      .select({ by: sql<string>`${by}`, id: sql<string>`${other}` })
      .from(table)
      .where(inArray(by, [...owners]))
  }
  const [diagnoses, groups, domains] = [await read('diagnosis'), await read('group'), await read('domain')]
  const of = (rows: typeof diagnoses, one: string) => rows.filter((row) => row.by === one).map((row) => row.id)
  return new Map(
    owners.map((one) => [
      one,
      { diagnosisIds: of(diagnoses, one), groupIds: of(groups, one), domainIds: of(domains, one) },
    ]),
  )
}

export const planLinks = (q: Queries, planIds: readonly string[]) => linksOf(q, 'plan', planIds)
export const grantLinks = (q: Queries, grantIds: readonly string[]) => linksOf(q, 'grant', grantIds)
export const poolLinks = (q: Queries, poolIds: readonly string[]) => linksOf(q, 'pool', poolIds)

/** What can be asked under this plan and grant (choosing experts: effective diagnoses). `grantId` null: no grant. */
export async function effectiveFor(
  q: Queries,
  planId: string,
  grantId: string | null,
): Promise<{ effective: EffectiveDiagnoses; plan: DiagnosisLinks; grant: DiagnosisLinks | null; tree: DiagnosisTree }> {
  const tree = await loadTree(q)
  const plan = (await planLinks(q, [planId])).get(planId) ?? nothing
  const grant = grantId ? ((await grantLinks(q, [grantId])).get(grantId) ?? nothing) : null
  return { effective: effectiveDiagnoses(plan, grant, tree), plan, grant, tree }
}

export interface NamedPool extends CoveringPool {
  readonly displayName: string
}
export interface NamedSides extends Sides {
  readonly grant: readonly NamedPool[]
  readonly plan: readonly NamedPool[]
}

/** The enabled pools that cover a diagnosis: G of the grant, P of the plan (the local ones). A pool may be on both sides. */
export async function coveringPools(
  q: Queries,
  of: { planId: string | null; grantId: string | null; diagnosisId: string },
): Promise<NamedSides> {
  const fields = { poolId: pool.id, displayName: pool.displayName, specialty: pool.specialty }
  const onGrant = of.grantId
    ? await q
        .select(fields)
        .from(grantPool)
        .innerJoin(pool, eq(grantPool.poolId, pool.id))
        .where(and(eq(grantPool.grantId, of.grantId), eq(pool.enabled, true)))
        .orderBy(pool.poolName, pool.id)
    : []
  const onPlan = of.planId
    ? await q
        .select(fields)
        .from(planPool)
        .innerJoin(pool, eq(planPool.poolId, pool.id))
        .where(and(eq(planPool.planId, of.planId), eq(pool.enabled, true)))
        .orderBy(pool.poolName, pool.id)
    : []
  const links = await poolLinks(q, [...new Set([...onGrant, ...onPlan].map((row) => row.poolId))])
  const tree = await loadTree(q, [of.diagnosisId])
  const covering = (rows: typeof onGrant): NamedPool[] =>
    rows
      .filter((row) => poolCovers(links.get(row.poolId) ?? nothing, of.diagnosisId, tree))
      .map(({ poolId, displayName, specialty }) => ({
        poolId,
        displayName,
        specialties: specialty ? [specialty as Specialty] : [],
      }))
  return { grant: covering(onGrant), plan: covering(onPlan) }
}
