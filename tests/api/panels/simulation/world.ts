/** A small world drawn at random for each set-up: plans, funding sources, pools, experts and askers of every kind. */
import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import {
  country,
  diagnosis,
  grantDiagnosis,
  grantDomain,
  grantGroup,
  grantPlan,
  grantPool,
  grantProgram,
  membershipPlan,
  planDiagnosis,
  planGroup,
  planMember,
  planPool,
  planSurge,
  poolDiagnosis,
  poolDomain,
  poolGroup,
  queryExpert,
  queryHeader,
  region,
  userTimeoff,
  diagnosisDomain,
} from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { specialties, userKinds, userType } from '#model/identity/enums.ts'
import { expertSelectionModes, freeLevels, planAccessLevels } from '#model/panels/enums.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import type { TestProduct } from '../../../support/product.ts'

/** Chance with a seed, so that a set-up that fails can be looked at again (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number) => Math.floor(next() * n)
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const maybe = (share: number) => next() < share
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => maybe(share))
  return {
    below,
    one,
    maybe,
    some,
    or: <T>(share: number, value: () => T): T | null => (maybe(share) ? value() : null),
  }
}
export type Chance = ReturnType<typeof chance>

export async function makeWorld({ db, now: clock }: TestProduct) {
  const now = clock()
  const luck = chance(1)
  await db.insert(country).values([
    { id: 233, name: 'United States', code: 'US' },
    { id: 39, name: 'Canada', code: 'CA' },
    { id: 82, name: 'Germany', code: 'DE' },
  ])
  const regions = [
    { id: newId(), name: 'America', countryCodes: 'US,CA' },
    { id: newId(), name: 'Germany', countryCodes: 'DE' },
  ]
  await db.insert(region).values(regions)
  const first = await makeDiagnosis(db)
  const diagnoses = [first, await makeDiagnosis(db), await makeDiagnosis(db)]
  for (const group of [...diagnoses])
    for (let n = 0; n < 2; n++) {
      const row = {
        id: newId(),
        groupId: group.groupId,
        name: `Further ${n}`,
        specialty: luck.or(0.2, () => luck.one(specialties)),
      }
      await db.insert(diagnosis).values(row)
      diagnoses.push({ ...group, ...row })
    }
  const somebody = () => ({
    countryId: luck.one([233, 39, 82, null]),
    testUser: luck.maybe(0.1),
    expertTier: luck.or(0.8, () => luck.one([1, 2, 3])),
    hourlyRate: luck.or(0.9, () => 10_000 + luck.below(40_000)),
  })
  const experts = []
  for (let n = 0; n < 24; n++) {
    experts.push(
      await makeExpert(db, now, {
        ...somebody(),
        specialties: luck.some(specialties, 0.4),
        enabled: luck.maybe(0.9),
        noeticExpert: luck.maybe(0.92),
        regStatus: luck.maybe(0.9) ? 'verified' : 'new',
        timeZone: 'America/New_York',
      }),
    )
  }
  const day = newYorkDay(now)
  await db.insert(userTimeoff).values(
    luck.some(experts, 0.25).map((one) => {
      const start = addDays(day, luck.below(8) - 4)
      return { userId: one.id, start, end: addDays(start, luck.below(4)) }
    }),
  )
  const askers = []
  for (let n = 0; n < 8; n++) {
    askers.push(
      await makeUser(db, now, {
        ...somebody(),
        testUser: luck.maybe(0.2),
        userType: luck.one([userType.client, userType.client, userType.network, userType.blinded]),
        userKind: luck.or(0.3, () => luck.one(userKinds)),
        freeLevel: luck.one(freeLevels),
        access: luck.or(0.2, () => luck.one(planAccessLevels)),
      }),
    )
  }
  const pools = []
  for (let n = 0; n < 6; n++)
    pools.push(
      await makePool(
        db,
        now,
        { specialty: luck.or(0.2, () => luck.one(specialties)), enabled: luck.maybe(0.9) },
        luck.some(experts, 0.45).map((one) => one.id),
      ),
    )
  const plans = [await makePlan(db, now), await makePlan(db, now)]
  const grants = [await makeGrant(db, now), await makeGrant(db, now), await makeGrant(db, now)]
  // what the draw weighs: invitations and answers in other discussions
  for (let n = 0; n < 30; n++) {
    const queryId = newId()
    await db.insert(queryHeader).values({
      id: queryId,
      key: `old-${n}`,
      userId: askers[0]?.id ?? '',
      createdBy: 'x',
      status: 'open',
      title: 'Old',
      mediaType: 'messenger',
      diagnosisId: first.id,
      expertSelectionMode: 'all',
      text: 'old',
      createdAt: now,
      updatedAt: now,
    })
    await db.insert(queryExpert).values(
      luck.some(experts, 0.3).map((one) => ({
        queryId,
        userId: one.id,
        status: luck.one(['invited', 'claimed', 'answered', 'timedout'] as const),
        inviteTime: new Date(now.getTime() - luck.below(50) * 86_400_000),
        acceptedAt: luck.or(0.6, () => now),
        createdAt: now,
        updatedAt: now,
      })),
    )
  }
  return { diagnoses, experts, askers, pools, plans, grants, regions, day }
}
export type World = Awaited<ReturnType<typeof makeWorld>>

/** Gives every plan, funding source and link of the world new values. */
export async function shake({ db }: TestProduct, world: World, luck: Chance): Promise<void> {
  const { diagnoses, askers, pools, plans, grants, regions, day } = world
  const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
  const settings = () => ({
    panelSize: luck.or(0.4, () => 1 + luck.below(6)),
    maxResponseTime: luck.or(0.3, () => 6 + luck.below(72)),
    csrReview: luck.or(0.5, () => luck.one(['no', 'no', 'auto', 'yes'] as const)),
  })
  const period = () => ({
    activeFrom: luck.or(0.4, () => addDays(day, luck.below(6) - 4)),
    activeTo: luck.or(0.4, () => addDays(day, luck.below(6) - 1)),
  })
  const domains = await db.select({ id: diagnosisDomain.id }).from(diagnosisDomain)
  await db.transaction(async (tx) => {
    for (const table of [
      grantPlan,
      grantPool,
      grantDiagnosis,
      grantGroup,
      grantDomain,
      planPool,
      planDiagnosis,
      planGroup,
      poolDiagnosis,
      poolGroup,
      poolDomain,
      planMember,
      planSurge,
    ])
      await tx.delete(table)
    for (const { id } of plans) {
      await tx
        .update(membershipPlan)
        .set({
          ...settings(),
          ...period(),
          enabled: luck.maybe(0.95),
          selectable: luck.maybe(0.9),
          noNewQueries: luck.maybe(0.1),
          access: luck.or(0.2, () => luck.one(planAccessLevels)),
          expertSelectionMode: luck.or(0.5, () => luck.one(expertSelectionModes)),
          localPoolWeight: luck.one([0, 0.5, 1, 3]),
          matchByRegion: luck.maybe(0.3),
          countryCodes: luck.one(['', 'US', 'US,CA', 'DE']),
          freeLevel: luck.or(0.6, () => luck.one(freeLevels)),
          media: luck.maybe(0.7) ? ['messenger', 'audio', 'video'] : ['messenger'],
          sharedQueries: luck.maybe(0.3),
        })
        .where(eq(membershipPlan.id, id))
      const links = {
        pools: luck.some(pools, 0.4),
        diagnoses: luck.some(diagnoses, luck.one([0, 0.3])),
        groups: luck.some(diagnoses.slice(0, 3), luck.one([0, 0.4])),
      }
      if (links.pools.length)
        await tx.insert(planPool).values(links.pools.map((row) => ({ planId: id, poolId: row.id })))
      if (links.diagnoses.length)
        await tx.insert(planDiagnosis).values(links.diagnoses.map((row) => ({ planId: id, diagnosisId: row.id })))
      if (links.groups.length)
        await tx.insert(planGroup).values(links.groups.map((row) => ({ planId: id, groupId: row.groupId })))
      const members = luck.some(askers, 0.8)
      if (members.length)
        await tx.insert(planMember).values(
          members.map((row) => ({
            planId: id,
            userId: row.id,
            access: luck.or(0.2, () => luck.one(planAccessLevels)),
            joinedAt: new Date(0),
          })),
        )
      if (luck.maybe(0.5))
        await tx.insert(planSurge).values(
          [1, 2].map((n) => {
            const start = addDays(day, luck.below(5) - 4)
            return {
              planId: id,
              description: `Surge ${n}`,
              start,
              end: addDays(start, luck.below(6)),
              multiple: 1 + luck.below(5) / 4,
            }
          }),
        )
    }
    for (const { id } of grants) {
      await tx
        .update(grantProgram)
        .set({
          ...settings(),
          ...period(),
          enabled: luck.maybe(0.9),
          priority: luck.below(4),
          userType: luck.or(0.2, () => luck.one([1, 5])),
          userKind: luck.or(0.15, () => luck.one(userKinds)),
          expertSelectionMode: luck.one(expertSelectionModes),
          regionId: luck.or(0.3, () => luck.one(ids(regions))),
        })
        .where(eq(grantProgram.id, id))
      const links = {
        plans: luck.some(plans, 0.7),
        pools: luck.some(pools, 0.4),
        diagnoses: luck.some(diagnoses, luck.one([0, 0.4])),
        domains: luck.some(domains, luck.one([0, 0, 0.5])),
      }
      if (links.plans.length)
        await tx.insert(grantPlan).values(links.plans.map((row) => ({ grantId: id, planId: row.id })))
      if (links.pools.length)
        await tx.insert(grantPool).values(links.pools.map((row) => ({ grantId: id, poolId: row.id })))
      if (links.diagnoses.length)
        await tx.insert(grantDiagnosis).values(links.diagnoses.map((row) => ({ grantId: id, diagnosisId: row.id })))
      if (links.domains.length)
        await tx.insert(grantDomain).values(links.domains.map((row) => ({ grantId: id, domainId: row.id })))
    }
    for (const { id } of luck.some(pools, 0.5))
      await tx.insert(poolDiagnosis).values(
        luck
          .some(diagnoses, 0.3)
          .concat(diagnoses[0] ?? [])
          .filter((row, index, all) => all.indexOf(row) === index)
          .map((row) => ({ poolId: id, diagnosisId: row.id })),
      )
  })
}
