/** Rows with sensible values for everything that the caller does not care about: for the demo data and for tests. */
import { newId } from '../columns.ts'
import type { Queries } from '../client.ts'
import {
  address,
  diagnosis,
  diagnosisDomain,
  diagnosisGroup,
  grantPlan,
  grantPool,
  grantProgram,
  membershipPlan,
  notificationPreference,
  planMember,
  planPool,
  pool,
  poolExpert,
  user,
  userBio,
  userPassword,
  userSpecialty,
} from '../schema/all.ts'
import { personKeys } from '../search-text.ts'
import { searchable } from '../sql.ts'
import { userType } from '#model/identity/enums.ts'
import type { Specialty } from '#model/identity/enums.ts'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>
let counter = 0
const next = () => ++counter

export interface PersonOptions extends New<typeof user> {
  /** Argon2 hash; absent: cannot sign in by password */
  passwordHash?: string
  specialties?: Specialty[]
  timeZone?: string
  bio?: New<typeof userBio>
}

export async function makeUser(
  db: Queries,
  now: Date,
  { passwordHash, specialties = [], timeZone, bio, ...given }: PersonOptions = {},
) {
  const n = next()
  const row = {
    id: newId(),
    email: `person${n}@example.test`,
    firstName: 'Pat',
    lastName: `Person ${n}`,
    userType: userType.client as number,
    regStatus: 'verified' as const,
    createdAt: now,
    updatedAt: now,
    ...given,
  }
  const [made] = await db
    .insert(user)
    .values({ ...row, ...personKeys(row) })
    .returning()
  await db.insert(address).values({ userId: row.id, countryId: row.countryId ?? 233, ...(timeZone && { timeZone }) })
  await db.insert(notificationPreference).values({ userId: row.id })
  if (passwordHash) await db.insert(userPassword).values({ userId: row.id, hash: passwordHash, changedAt: now })
  if (bio) await db.insert(userBio).values({ userId: row.id, ...bio })
  if (specialties.length)
    await db.insert(userSpecialty).values(specialties.map((specialty) => ({ userId: row.id, specialty })))
  return made as NonNullable<typeof made>
}

export const makeExpert = (db: Queries, now: Date, given: PersonOptions = {}) =>
  makeUser(db, now, {
    userType: userType.expert,
    noeticExpert: true,
    expertTier: 2,
    hourlyRate: 30_000,
    specialties: ['medonc'],
    ...given,
  })

export async function makePool(db: Queries, now: Date, given: New<typeof pool> = {}, experts: string[] = []) {
  const n = next()
  const row = { id: newId(), poolName: `pool-${n}`, displayName: `Pool ${n}`, createdAt: now, updatedAt: now, ...given }
  const [made] = await db
    .insert(pool)
    .values({ ...row, searchText: searchable(row.poolName, row.displayName) })
    .returning()
  if (experts.length)
    await db.insert(poolExpert).values(experts.map((userId) => ({ poolId: row.id, userId, addedAt: now })))
  return made as NonNullable<typeof made>
}

export async function makePlan(
  db: Queries,
  now: Date,
  given: New<typeof membershipPlan> = {},
  related: { members?: string[]; pools?: string[] } = {},
) {
  const n = next()
  const row = {
    id: newId(),
    type: 'standard',
    name: `Plan ${n}`,
    alias: `plan-${n}`,
    displayTitle: `Plan ${n}`,
    createdAt: now,
    updatedAt: now,
    ...given,
  }
  const [made] = await db
    .insert(membershipPlan)
    .values({ ...row, searchText: searchable(row.name, row.alias, row.displayTitle, row.sponsorName) })
    .returning()
  if (related.members?.length)
    await db.insert(planMember).values(related.members.map((userId) => ({ planId: row.id, userId, joinedAt: now })))
  if (related.pools?.length)
    await db.insert(planPool).values(related.pools.map((poolId) => ({ planId: row.id, poolId })))
  return made as NonNullable<typeof made>
}

export async function makeGrant(
  db: Queries,
  now: Date,
  given: New<typeof grantProgram> = {},
  related: { plans?: string[]; pools?: string[] } = {},
) {
  const n = next()
  const row = {
    id: newId(),
    name: `Grant ${n}`,
    displayTitle: `Grant ${n}`,
    shortDescription: '<p>Funding</p>',
    frontMatter: '<p>Funding</p>',
    createdAt: now,
    updatedAt: now,
    ...given,
  }
  const [made] = await db
    .insert(grantProgram)
    .values({ ...row, searchText: searchable(row.name, row.displayTitle) })
    .returning()
  if (related.plans?.length)
    await db.insert(grantPlan).values(related.plans.map((planId) => ({ grantId: row.id, planId })))
  if (related.pools?.length)
    await db.insert(grantPool).values(related.pools.map((poolId) => ({ grantId: row.id, poolId })))
  return made as NonNullable<typeof made>
}

/** A diagnosis with a group and a domain of its own. */
export async function makeDiagnosis(db: Queries, given: New<typeof diagnosis> = {}) {
  const n = next()
  const domainId = newId()
  const groupId = newId()
  await db.insert(diagnosisDomain).values({ id: domainId, name: `Domain ${n}`, searchText: `domain ${n}` })
  await db.insert(diagnosisGroup).values({ id: groupId, domainId, name: `Group ${n}`, searchText: `group ${n}` })
  const row = { id: newId(), groupId, name: `Diagnosis ${n}`, ...given }
  const [made] = await db
    .insert(diagnosis)
    .values({ ...row, searchText: searchable(row.name, row.code) })
    .returning()
  return made as NonNullable<typeof made>
}
