import type { SurgeOffer } from '#model/panels/selection/surge.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { newId } from '../../columns.ts'
import type { Queries } from '../../client.ts'
import {
  grantDiagnosis,
  grantDomain,
  grantGroup,
  planDiagnosis,
  planDomain,
  planGroup,
  planLink,
  planSurge,
  poolDiagnosis,
  poolDomain,
  poolGroup,
  region,
} from '../../schema/all.ts'
import type { Catalogue } from './reference-ids.ts'
import { makeGrant, makePlan, makePool } from '../factories.ts'
import type { DemoCoverage } from './data/organisation.ts'
import { organisations } from './data/organisations.ts'

/** Ids by the keys of the demo: pools and grants by key, plans by alias. */
export interface Organisations {
  pools: Map<string, string>
  plans: Map<string, string>
  grants: Map<string, string>
  /** by plan: the link by which people register */
  links: Map<string, string>
  /** by plan: what it pays more for, and when */
  surges: Map<string, SurgeOffer[]>
}

/** Pools, plans and funding sources with what they cover, their links and surges. */
export async function loadOrganisations(db: Queries, now: Date, catalogue: Catalogue): Promise<Organisations> {
  const day = (offset: number | undefined) => (offset === undefined ? null : addDays(newYorkDay(now), offset))
  const made: Organisations = {
    pools: new Map(),
    plans: new Map(),
    grants: new Map(),
    links: new Map(),
    surges: new Map(),
  }
  const ids = (coverage: DemoCoverage) => ({
    domains: (coverage.domains ?? []).map(catalogue.domainId),
    groups: (coverage.groups ?? []).map(catalogue.groupId),
    diagnoses: (coverage.diagnoses ?? []).map(catalogue.diagnosisId),
  })

  for (const described of organisations.pools) {
    const { id } = await makePool(db, now, {
      poolName: described.poolName,
      displayName: described.displayName,
      specialty: described.specialty ?? null,
    })
    made.pools.set(described.key, id)
    const { domains, groups, diagnoses } = ids(described)
    if (domains.length) await db.insert(poolDomain).values(domains.map((domainId) => ({ poolId: id, domainId })))
    if (groups.length) await db.insert(poolGroup).values(groups.map((groupId) => ({ poolId: id, groupId })))
    if (diagnoses.length)
      await db.insert(poolDiagnosis).values(diagnoses.map((diagnosisId) => ({ poolId: id, diagnosisId })))
  }
  const poolIds = (keys: readonly string[]) => keys.flatMap((key) => made.pools.get(key) ?? [])

  for (const {
    pools,
    links,
    surges,
    domains: _d,
    groups: _g,
    diagnoses: _x,
    effectiveDay,
    media,
    ...described
  } of organisations.plans) {
    const { id } = await makePlan(
      db,
      now,
      { ...described, media: [...media], effectiveDate: day(effectiveDay), activeFrom: day(effectiveDay) },
      { pools: poolIds(pools) },
    )
    made.plans.set(described.alias, id)
    const { domains, groups, diagnoses } = ids({ domains: _d ?? [], groups: _g ?? [], diagnoses: _x ?? [] })
    if (domains.length) await db.insert(planDomain).values(domains.map((domainId) => ({ planId: id, domainId })))
    if (groups.length) await db.insert(planGroup).values(groups.map((groupId) => ({ planId: id, groupId })))
    if (diagnoses.length)
      await db.insert(planDiagnosis).values(diagnoses.map((diagnosisId) => ({ planId: id, diagnosisId })))
    for (const link of links) {
      const linkId = newId()
      if (!made.links.has(id)) made.links.set(id, linkId)
      await db.insert(planLink).values({ id: linkId, planId: id, ...link, effectiveDate: day(effectiveDay) })
    }
    const offers = surges.map(({ description, startDay, endDay, multiple }) => ({
      surgeId: newId(),
      description,
      start: day(startDay) ?? '',
      end: day(endDay) ?? '',
      multiple,
    }))
    made.surges.set(id, offers)
    for (const { surgeId, ...surge } of offers) await db.insert(planSurge).values({ id: surgeId, planId: id, ...surge })
  }

  for (const {
    key,
    pools,
    plans,
    activeFromDay,
    activeToDay,
    region: where,
    domains: _d,
    groups: _g,
    diagnoses: _x,
    ...described
  } of organisations.grants) {
    const regionId = where ? newId() : null
    if (where && regionId) await db.insert(region).values({ id: regionId, ...where })
    const { id } = await makeGrant(
      db,
      now,
      { ...described, activeFrom: day(activeFromDay), activeTo: day(activeToDay), regionId },
      { pools: poolIds(pools), plans: plans.flatMap((alias) => made.plans.get(alias) ?? []) },
    )
    made.grants.set(key, id)
    const { domains, groups, diagnoses } = ids({ domains: _d ?? [], groups: _g ?? [], diagnoses: _x ?? [] })
    if (domains.length) await db.insert(grantDomain).values(domains.map((domainId) => ({ grantId: id, domainId })))
    if (groups.length) await db.insert(grantGroup).values(groups.map((groupId) => ({ grantId: id, groupId })))
    if (diagnoses.length)
      await db.insert(grantDiagnosis).values(diagnoses.map((diagnosisId) => ({ grantId: id, diagnosisId })))
  }
  return made
}
