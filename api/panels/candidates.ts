import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import {
  address,
  country,
  poolExpert,
  queryExpert,
  queryHeader,
  user,
  userDiagnosisGroup,
  userSpecialty,
  userTimeoff,
} from '#db/schema/all.ts'
import { userType, verifiedRegStatuses, type ExpertTier, type Specialty } from '#model/identity/enums.ts'
import type { Limits } from '#model/limits.ts'
import { vacationStay } from '#model/panels/selection/selection-filters.ts'
import type { Candidate, TimePeriod } from '#model/panels/selection/candidate.ts'
import { addDays, newYorkDay, toSeconds } from '#model/time.ts'

const day = 86_400_000
/** A call counts as an open claim from so many seconds before it. */
const CALL_IS_NEAR = 86_400

interface CandidateQuery {
  poolIds: readonly string[]
  /** only these people, whether in the pools or not; absent: everyone in the pools */
  userIds?: readonly string[]
  now: Date
  limits: Limits
  /** the diagnosis groups of the discussion */
  groupIds?: readonly string[]
  /** a discussion whose own claims and call do not count */
  exceptQueryId?: string
}

/**
 * The people whom a choice of experts looks at, with all that its rules ask about. Seven reads whatever the size of the
 * pools; a pool may hold tens of thousands.
 */
export async function loadCandidates(
  q: Queries,
  { poolIds, userIds, now, limits, groupIds = [], exceptQueryId = '' }: CandidateQuery,
): Promise<Candidate[]> {
  const pools = [...poolIds]
  const people = userIds
    ? [...userIds]
    : q.select({ id: poolExpert.userId }).from(poolExpert).where(inArray(poolExpert.poolId, pools))
  if (userIds ? userIds.length === 0 : pools.length === 0) return []
  const since = new Date(now.getTime() - limits['selection.invitationWindow'] * day)
  const rows = await q
    .select({
      userId: user.id,
      enabled: user.enabled,
      noeticExpert: user.noeticExpert,
      regStatus: user.regStatus,
      testUser: user.testUser,
      userType: user.userType,
      expertTier: user.expertTier,
      country: country.code,
    })
    .from(user)
    .leftJoin(country, eq(user.countryId, country.id))
    .where(inArray(user.id, people))
  const memberships =
    pools.length === 0
      ? []
      : await q
          .select({ id: poolExpert.userId, value: poolExpert.poolId })
          .from(poolExpert)
          .where(and(inArray(poolExpert.poolId, pools), userIds ? inArray(poolExpert.userId, [...userIds]) : undefined))
  const specialties = await q
    .select({ id: userSpecialty.userId, value: userSpecialty.specialty })
    .from(userSpecialty)
    .where(inArray(userSpecialty.userId, people))
  // a day earlier: the person's own zone may be behind ours
  const away = await q
    .select({ id: userTimeoff.userId, start: userTimeoff.start, end: userTimeoff.end, zone: address.timeZone })
    .from(userTimeoff)
    .leftJoin(address, eq(userTimeoff.userId, address.userId))
    .where(and(inArray(userTimeoff.userId, people), gte(userTimeoff.end, addDays(newYorkDay(now), -1))))
  const work = await q
    .select({
      id: queryExpert.userId,
      claims: count(sql`${queryExpert.status} = 'claimed' and ${queryExpert.queryId} <> ${exceptQueryId}`),
      recentInvitations: count(sql`${queryExpert.inviteTime} >= ${sql.param(since, queryExpert.inviteTime)}`),
      // an answer given without a claim counts as one that was kept
      claimed: count(sql`${queryExpert.acceptedAt} is not null or ${queryExpert.status} in ('answered', 'followup')`),
      answered: count(sql`${queryExpert.status} in ('answered', 'followup')`),
    })
    .from(queryExpert)
    .where(inArray(queryExpert.userId, people))
    .groupBy(queryExpert.userId)

  const calls = await q
    .select({
      id: queryExpert.userId,
      time: queryHeader.meetingTime,
      minutes: queryHeader.meetingMinutes,
      settledAt: queryHeader.meetingSettledAt,
      endedAt: queryHeader.sessionEndedAt,
    })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
    .where(
      and(
        eq(queryExpert.status, 'claimed'),
        ne(queryExpert.queryId, exceptQueryId),
        ne(queryHeader.mediaType, 'messenger'),
        inArray(queryExpert.userId, people),
      ),
    )
  const chosen =
    groupIds.length === 0
      ? []
      : await q
          .select({ id: userDiagnosisGroup.userId })
          .from(userDiagnosisGroup)
          .where(and(inArray(userDiagnosisGroup.groupId, [...groupIds]), inArray(userDiagnosisGroup.userId, people)))

  const poolsOf = grouped(memberships)
  const specialtiesOf = grouped(specialties)
  const vacationsOf = grouped(
    away.map(({ id, start, end, zone }) => ({ id, value: vacationStay(start, end, zone ?? 'America/New_York') })),
  )
  const at = toSeconds(now)
  const liveClaims = grouped(calls.map((call) => ({ id: call.id, value: call })))
  const callsOf = new Map(
    [...liveClaims].map(([id, claims]) => [
      id,
      claims.flatMap(({ time, minutes, settledAt, endedAt }) => {
        if (time === null || settledAt !== null || endedAt !== null) return []
        const from = toSeconds(time)
        return [{ from, until: from + (minutes ?? limits['live.length']) * 60 }]
      }),
    ]),
  )
  const isNear = ({ from, until }: TimePeriod) => from < at + CALL_IS_NEAR && until > at
  const choseGroup = new Set(chosen.map((row) => row.id))
  const workOf = new Map(work.map((row) => [row.id, row]))
  return rows.map((row) => {
    const done = workOf.get(row.userId)
    const own = callsOf.get(row.userId) ?? none
    const written = Number(done?.claims ?? 0) - (liveClaims.get(row.userId)?.length ?? 0)
    return {
      userId: row.userId,
      poolIds: poolsOf.get(row.userId) ?? none,
      enabled: row.enabled,
      noeticExpert: row.noeticExpert,
      verified: verifiedRegStatuses.includes(row.regStatus),
      testUser: row.testUser,
      staff: row.userType === userType.csr,
      country: row.country,
      specialties: (specialtiesOf.get(row.userId) ?? none) as Specialty[],
      expertTier: row.expertTier as ExpertTier | null,
      vacations: (vacationsOf.get(row.userId) ?? none) as TimePeriod[],
      calls: own,
      choseGroup: choseGroup.has(row.userId),
      openClaims: written + own.filter(isNear).length,
      recentInvitations: Number(done?.recentInvitations ?? 0),
      claimed: Number(done?.claimed ?? 0),
      answered: Number(done?.answered ?? 0),
    }
  })
}

const none: never[] = []
// PostgreSQL sends sums as text
const count = (condition: ReturnType<typeof sql>) => sql<number | string>`sum(case when ${condition} then 1 else 0 end)`

function grouped<T>(rows: readonly { id: string; value: T }[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const { id, value } of rows) {
    const group = groups.get(id)
    if (group) group.push(value)
    else groups.set(id, [value])
  }
  return groups
}
