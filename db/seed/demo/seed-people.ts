import { eq } from 'drizzle-orm'
import { userType } from '#model/identity/enums.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import type { Queries } from '../../client.ts'
import { address, planManager, planMember, poolExpert, userMfa, userTimeoff } from '../../schema/all.ts'
import { askersOf } from './askers.ts'
import { coveringPlans } from './covering-plans.ts'
import type { Catalogue } from './reference-ids.ts'
import { idAt, pick } from './stable-random.ts'
import { makeUser, type PersonOptions } from '../factories.ts'
import type { Organisations } from './seed-organisations.ts'
import { people } from './data/people.ts'
import { scenarios } from './scenarios.ts'
import type { DemoExpert, DemoMember, DemoPerson } from './data/person.ts'
import { supportAccounts, testExperts, testMember } from './data/test-world.ts'

type User = Awaited<ReturnType<typeof makeUser>>
export interface People {
  byEmail: Map<string, User>
  experts: { user: User; profile: DemoExpert; poolIds: string[]; country: string | null }[]
  members: { user: User; profile: DemoMember }[]
  /** which member asks, by the number of the discussion */
  askers: Map<number, DemoMember>
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Everybody has signed in within so many hours. */
const WITHIN_HOURS = 28 * 24
const JOINED_DAYS_AGO = 240
/** Every fourth expert goes away, after all that the demo plans for them. */
const WITH_VACATION = 4
const VACATION_IN_DAYS = 40

/** Everybody of the demo: experts in their pools, members in their plans, the other accounts. */
export async function loadPeople(
  db: Queries,
  now: Date,
  organisations: Organisations,
  catalogue: Catalogue,
  passwordHash: string,
): Promise<People> {
  const joined = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS)
  const made: People = {
    byEmail: new Map(),
    experts: [],
    members: [],
    askers: askersOf(scenarios, people.members, {
      plansFor: (member, { diagnosis }) => coveringPlans(member.plans, diagnosis, catalogue),
      groupOf: catalogue.groupOf,
      thisYear: now.getUTCFullYear(),
    }),
  }

  /** within the last weeks; a disabled account was last used long ago */
  const lastSignIn = (email: string) => {
    const disabled = people.accounts.some((one) => one.email === email && !one.enabled)
    return new Date(now.getTime() - ((disabled ? 90 * 24 : 1) + pick(`signed in:${email}`, WITHIN_HOURS)) * HOUR_MS)
  }

  async function add(profile: DemoPerson, more: PersonOptions): Promise<User> {
    const user = await makeUser(db, joined, {
      // the draws depend on it
      id: idAt(joined, `person:${profile.email}`),
      passwordHash,
      email: profile.email,
      prefix: profile.prefix ?? null,
      firstName: profile.firstName,
      lastName: profile.lastName,
      preferredLanguage: profile.preferredLanguage,
      countryId: profile.countryId,
      timeZone: profile.timeZone,
      lastSignInAt: lastSignIn(profile.email),
      ...(/\p{Script=Han}/u.test(profile.lastName) && { displayName: `${profile.lastName}${profile.firstName}` }),
      ...more,
    })
    await db
      .update(address)
      .set({ city: profile.city, stateId: catalogue.stateId(profile.countryId, profile.stateCode) })
      .where(eq(address.userId, user.id))
    // the e-mail code is everybody's, and has been used before
    await db.insert(userMfa).values({ userId: user.id, mfaType: 'email', enrolledAt: joined, lastUsedAt: joined })
    made.byEmail.set(profile.email, user)
    return user
  }
  /** `byLink`: those whose plan has a registration link came by it */
  const join = async (user: User, aliases: readonly string[], access?: DemoMember['access'], byLink = false) => {
    const rows = aliases
      .flatMap((alias) => organisations.plans.get(alias) ?? [])
      .map((planId) => ({
        planId,
        userId: user.id,
        access: access ?? null,
        linkId: byLink ? (organisations.links.get(planId) ?? null) : null,
        joinedAt: joined,
      }))
    if (rows.length) await db.insert(planMember).values(rows)
  }

  for (const profile of [...people.accounts, ...supportAccounts]) {
    const user = await add(profile, {
      supportAccount: supportAccounts.includes(profile),
      userType: profile.userType,
      staffRoles: [...(profile.staffRoles ?? [])],
      allowedCSRView: profile.allowedCSRView ?? false,
      enabled: profile.enabled,
      suffix: profile.suffix ?? null,
      ...(profile.professionalBio && {
        bio: {
          professionalBio: profile.professionalBio,
          consumerBio: profile.consumerBio ?? null,
          affiliations: profile.affiliation ?? null,
        },
      }),
    })
    await join(user, profile.plans ?? [])
    const managed = (profile.managedPlans ?? []).flatMap((alias) => organisations.plans.get(alias) ?? [])
    if (managed.length)
      await db.insert(planManager).values(managed.map((planId) => ({ planId, userId: user.id, addedAt: joined })))
  }
  for (const profile of [...people.members, testMember]) {
    const user = await add(profile, {
      userType: userType.client,
      dateOfBirth: profile.dateOfBirth,
      testUser: profile === testMember,
    })
    await join(user, profile.plans, profile.access, true)
    made.members.push({ user, profile })
  }
  for (const profile of [...people.experts, ...testExperts]) {
    const user = await add(profile, {
      testUser: testExperts.includes(profile),
      userType: userType.expert,
      noeticExpert: true,
      suffix: profile.suffix,
      expertTier: profile.tier,
      hourlyRate: profile.hourlyRate,
      institutionType: profile.institutionType,
      taxFormStatus: profile.taxFormStatus ?? 'completed',
      specialties: [profile.specialty],
      bio: {
        professionalBio: profile.professionalBio,
        consumerBio: profile.consumerBio,
        affiliations: profile.affiliation,
        disclosures: profile.disclosures,
        otherSpecialty: profile.otherSpecialty ?? null,
        lastEdited: joined,
      },
    })
    const rows = profile.pools
      .flatMap((key) => organisations.pools.get(key) ?? [])
      .map((poolId) => ({ poolId, userId: user.id, addedAt: joined }))
    if (rows.length) await db.insert(poolExpert).values(rows)
    const nth = made.experts.length
    if (nth % WITH_VACATION === 0) {
      const start = addDays(newYorkDay(now), VACATION_IN_DAYS + nth)
      await db.insert(userTimeoff).values({ userId: user.id, start, end: addDays(start, 9) })
    }
    made.experts.push({
      user,
      profile,
      poolIds: rows.map((row) => row.poolId),
      country: catalogue.countryCode(profile.countryId),
    })
  }
  return made
}
