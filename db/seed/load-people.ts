import { eq } from 'drizzle-orm'
import { userType } from '#model/identity/enums.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import type { Queries } from '../client.ts'
import { address, planManager, planMember, poolExpert, userMfa, userTimeoff } from '../schema/all.ts'
import { askersOf } from './askers.ts'
import { coveringPlans } from './covering-plans.ts'
import type { Catalogue } from './catalogue.ts'
import { idAt, pick } from './chance.ts'
import { makeUser, type PersonOptions } from './factories.ts'
import type { Organisations } from './load-organisations.ts'
import { people } from './story/people.ts'
import { plots } from './story-plot.ts'
import type { StoryExpert, StoryMember, StoryPerson } from './story/person.ts'
import { supportAccounts, testExperts, testMember } from './story/test-world.ts'

type User = Awaited<ReturnType<typeof makeUser>>
export interface People {
  byEmail: Map<string, User>
  experts: { user: User; story: StoryExpert; poolIds: string[]; country: string | null }[]
  members: { user: User; story: StoryMember }[]
  /** which member asks, by the number of the discussion */
  askers: Map<number, StoryMember>
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Everybody has signed in within so many hours. */
const WITHIN_HOURS = 28 * 24
const JOINED_DAYS_AGO = 240
/** Every fourth expert goes away, after all that the story plans for them. */
const WITH_VACATION = 4
const VACATION_IN_DAYS = 40

/** Everybody of the story: experts in their pools, members in their plans, the other accounts. */
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
    askers: askersOf(plots, people.members, {
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

  async function add(story: StoryPerson, more: PersonOptions): Promise<User> {
    const user = await makeUser(db, joined, {
      // the draws depend on it
      id: idAt(joined, `person:${story.email}`),
      passwordHash,
      email: story.email,
      prefix: story.prefix ?? null,
      firstName: story.firstName,
      lastName: story.lastName,
      preferredLanguage: story.preferredLanguage,
      countryId: story.countryId,
      timeZone: story.timeZone,
      lastSignInAt: lastSignIn(story.email),
      ...(/\p{Script=Han}/u.test(story.lastName) && { displayName: `${story.lastName}${story.firstName}` }),
      ...more,
    })
    await db
      .update(address)
      .set({ city: story.city, stateId: catalogue.stateId(story.countryId, story.stateCode) })
      .where(eq(address.userId, user.id))
    // the e-mail code is everybody's, and has been used before
    await db.insert(userMfa).values({ userId: user.id, mfaType: 'email', enrolledAt: joined, lastUsedAt: joined })
    made.byEmail.set(story.email, user)
    return user
  }
  /** `byLink`: those whose plan has a registration link came by it */
  const join = async (user: User, aliases: readonly string[], access?: StoryMember['access'], byLink = false) => {
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

  for (const story of [...people.accounts, ...supportAccounts]) {
    const user = await add(story, {
      supportAccount: supportAccounts.includes(story),
      userType: story.userType,
      staffRoles: [...(story.staffRoles ?? [])],
      allowedCSRView: story.allowedCSRView ?? false,
      enabled: story.enabled,
      suffix: story.suffix ?? null,
      ...(story.professionalBio && {
        bio: {
          professionalBio: story.professionalBio,
          consumerBio: story.consumerBio ?? null,
          affiliations: story.affiliation ?? null,
        },
      }),
    })
    await join(user, story.plans ?? [])
    const managed = (story.managedPlans ?? []).flatMap((alias) => organisations.plans.get(alias) ?? [])
    if (managed.length)
      await db.insert(planManager).values(managed.map((planId) => ({ planId, userId: user.id, addedAt: joined })))
  }
  for (const story of [...people.members, testMember]) {
    const user = await add(story, {
      userType: userType.client,
      dateOfBirth: story.dateOfBirth,
      testUser: story === testMember,
    })
    await join(user, story.plans, story.access, true)
    made.members.push({ user, story })
  }
  for (const story of [...people.experts, ...testExperts]) {
    const user = await add(story, {
      testUser: testExperts.includes(story),
      userType: userType.expert,
      noeticExpert: true,
      suffix: story.suffix,
      expertTier: story.tier,
      hourlyRate: story.hourlyRate,
      institutionType: story.institutionType,
      taxFormStatus: story.taxFormStatus ?? 'completed',
      specialties: [story.specialty],
      bio: {
        professionalBio: story.professionalBio,
        consumerBio: story.consumerBio,
        affiliations: story.affiliation,
        disclosures: story.disclosures,
        otherSpecialty: story.otherSpecialty ?? null,
        lastEdited: joined,
      },
    })
    const rows = story.pools
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
      story,
      poolIds: rows.map((row) => row.poolId),
      country: catalogue.countryCode(story.countryId),
    })
  }
  return made
}
