import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import {
  diagnosis, diagnosisDomain, diagnosisGroup, grantDiagnosis, grantDomain, grantGroup, grantPool, planDiagnosis, planDomain, planGroup,
  planPool, pool, poolDiagnosis, poolDomain, poolGroup,
} from '#db/schema/all.ts'
import type { Specialty } from '#model/identity/enums.ts'
import { effectiveDiagnoses, poolCovers, type DiagnosisLinks, type DiagnosisTree, type Effective } from '#model/panels/effective.ts'
import type { CoveringPool, Sides } from '#model/panels/tiers.ts'

/** Which diagnoses plans, funding sources and pools cover: rows as the rules of the model want them. */

const enabledOnly = and(eq(diagnosis.enabled, true), eq(diagnosisGroup.enabled, true), eq(diagnosisDomain.enabled, true))

/** The enabled part of the hierarchy; only `ids` when given (then one small read instead of thousands of rows). */
export async function loadTree(q: Queries, ids?: readonly string[]): Promise<DiagnosisTree> {
  const rows = await q.select({ id: diagnosis.id, groupId: diagnosis.groupId, domainId: diagnosisGroup.domainId }).from(diagnosis)
    .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .innerJoin(diagnosisDomain, eq(diagnosisGroup.domainId, diagnosisDomain.id))
    .where(ids ? and(enabledOnly, inArray(diagnosis.id, [...ids])) : enabledOnly)
    .orderBy(diagnosis.name, diagnosis.id)
  return { groupOf: new Map(rows.map(row => [row.id, row.groupId])), domainOf: new Map(rows.map(row => [row.groupId, row.domainId])) }
}

const nothing: DiagnosisLinks = { diagnosisIds: [], groupIds: [], domainIds: [] }

type Pair = { owner: string; id: string }
/** The links of several owners at once, by owner. Owners without any have empty lists. */
function byOwner(owners: readonly string[], diagnoses: Pair[], groups: Pair[], domains: Pair[]): Map<string, DiagnosisLinks> {
  const of = (rows: Pair[], owner: string) => rows.filter(row => row.owner === owner).map(row => row.id)
  return new Map(owners.map(owner => [owner, { diagnosisIds: of(diagnoses, owner), groupIds: of(groups, owner), domainIds: of(domains, owner) }]))
}

export async function planLinks(q: Queries, planIds: readonly string[]): Promise<Map<string, DiagnosisLinks>> {
  const ids = [...planIds]
  if (!ids.length) return new Map()
  return byOwner(ids,
    await q.select({ owner: planDiagnosis.planId, id: planDiagnosis.diagnosisId }).from(planDiagnosis).where(inArray(planDiagnosis.planId, ids)),
    await q.select({ owner: planGroup.planId, id: planGroup.groupId }).from(planGroup).where(inArray(planGroup.planId, ids)),
    await q.select({ owner: planDomain.planId, id: planDomain.domainId }).from(planDomain).where(inArray(planDomain.planId, ids)))
}

export async function grantLinks(q: Queries, grantIds: readonly string[]): Promise<Map<string, DiagnosisLinks>> {
  const ids = [...grantIds]
  if (!ids.length) return new Map()
  return byOwner(ids,
    await q.select({ owner: grantDiagnosis.grantId, id: grantDiagnosis.diagnosisId }).from(grantDiagnosis).where(inArray(grantDiagnosis.grantId, ids)),
    await q.select({ owner: grantGroup.grantId, id: grantGroup.groupId }).from(grantGroup).where(inArray(grantGroup.grantId, ids)),
    await q.select({ owner: grantDomain.grantId, id: grantDomain.domainId }).from(grantDomain).where(inArray(grantDomain.grantId, ids)))
}

export async function poolLinks(q: Queries, poolIds: readonly string[]): Promise<Map<string, DiagnosisLinks>> {
  const ids = [...poolIds]
  if (!ids.length) return new Map()
  return byOwner(ids,
    await q.select({ owner: poolDiagnosis.poolId, id: poolDiagnosis.diagnosisId }).from(poolDiagnosis).where(inArray(poolDiagnosis.poolId, ids)),
    await q.select({ owner: poolGroup.poolId, id: poolGroup.groupId }).from(poolGroup).where(inArray(poolGroup.poolId, ids)),
    await q.select({ owner: poolDomain.poolId, id: poolDomain.domainId }).from(poolDomain).where(inArray(poolDomain.poolId, ids)))
}

/** What can be asked under this plan and grant (choosing experts: effective diagnoses). `grantId` null: no grant. */
export async function effectiveFor(q: Queries, planId: string, grantId: string | null): Promise<{ effective: Effective; plan: DiagnosisLinks; grant: DiagnosisLinks | null; tree: DiagnosisTree }> {
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

/** The enabled pools that cover a diagnosis: G of the grant, P of the plan (the local ones). A pool may stand on both sides. */
export async function coveringPools(q: Queries, of: { planId: string | null; grantId: string | null; diagnosisId: string }): Promise<NamedSides> {
  const fields = { poolId: pool.id, displayName: pool.displayName, specialty: pool.specialty }
  const onGrant = of.grantId
    ? await q.select(fields).from(grantPool).innerJoin(pool, eq(grantPool.poolId, pool.id))
      .where(and(eq(grantPool.grantId, of.grantId), eq(pool.enabled, true))).orderBy(pool.poolName, pool.id)
    : []
  const onPlan = of.planId
    ? await q.select(fields).from(planPool).innerJoin(pool, eq(planPool.poolId, pool.id))
      .where(and(eq(planPool.planId, of.planId), eq(pool.enabled, true))).orderBy(pool.poolName, pool.id)
    : []
  const links = await poolLinks(q, [...new Set([...onGrant, ...onPlan].map(row => row.poolId))])
  const tree = await loadTree(q, [of.diagnosisId])
  const covering = (rows: typeof onGrant): NamedPool[] => rows
    .filter(row => poolCovers(links.get(row.poolId) ?? nothing, of.diagnosisId, tree))
    .map(({ poolId, displayName, specialty }) => ({ poolId, displayName, specialties: specialty ? [specialty as Specialty] : [] }))
  return { grant: covering(onGrant), plan: covering(onPlan) }
}
