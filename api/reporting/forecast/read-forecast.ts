import { and, desc, eq, gte, isNotNull, lt, min, sql, type SQL } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import { diagnosis, queryExpert, queryHeader } from '#db/schema/all.ts'
import { displayStatus, isLive } from '#model/discussions/enums.ts'
import {
  fewestCases,
  forecastBases,
  forecastOf,
  historyDays,
  type ForecastBasis,
  type LikelyAnswer,
} from '#model/reporting/forecast.ts'
import { addSeconds } from '#model/time.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { openDiscussion } from '../../discussions/read-discussion.ts'
import { discussionsIn } from '../facts/conditions.ts'
import { asker, author } from '../facts/places.ts'

/** So many of the newest cases say enough, and are read at once. */
const MOST_CASES = 500
const DAY_SECONDS = 86_400
const HOUR_MS = 3_600_000

/**
 * When a first answer is likely, for those who wait for it: of earlier discussions with the same diagnosis, else its
 * group, the plan, all. Null for a call, once there is an answer, when it has ended, or where too few cases are known.
 * @throws not.found; auth.notAuthorized for anyone but the asker and staff
 */
export async function readForecast(ctx: Ctx, key: string): Promise<LikelyAnswer | null> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  if (reader.kind !== 'asker' && reader.kind !== 'csr') throw new AppError('auth.notAuthorized', 'Not Authorized')
  const { discussion, engagements } = loaded
  // a call is answered when it takes place, however fast others were
  if (isLive(discussion.mediaType)) return null
  const shown = displayStatus(discussion.status)
  if (shown === 'closed' || shown === 'cancelled' || discussion.status === 'create') return null
  if (engagements.some(({ answeredAt }) => answeredAt !== null)) return null
  const [place] = await ctx.db
    .select({ groupId: diagnosis.groupId })
    .from(diagnosis)
    .where(eq(diagnosis.id, discussion.diagnosisId))
  const like: Record<ForecastBasis, SQL | null> = {
    diagnosis: eq(queryHeader.diagnosisId, discussion.diagnosisId),
    diagnosisGroup: place?.groupId ? eq(knownDiagnosis.groupId, place.groupId) : null,
    plan: discussion.planId ? eq(queryHeader.planId, discussion.planId) : null,
    all: sql`1 = 1`,
  }
  for (const basis of forecastBases) {
    const where = like[basis]
    const times = where ? await timesLike(ctx, discussion.createdAt, where) : []
    if (times.length < fewestCases) continue
    const forecast = forecastOf(times, basis)
    if (!forecast) return null
    const { releasedAt } = discussion
    const at = releasedAt && new Date(releasedAt.getTime() + forecast.hours * HOUR_MS)
    return { ...forecast, until: at?.toISOString() ?? null, passed: at !== null && at <= ctx.now() }
  }
  return null
}

const knownDiagnosis = alias(diagnosis, 'known_diagnosis')

/** Hours from release to the first answer, of those that were answered before this one was created. */
async function timesLike(ctx: Ctx, before: Date, where: SQL): Promise<number[]> {
  const firstAnswer = min(queryExpert.answeredAt)
  const rows = await ctx.db
    .select({ releasedAt: queryHeader.releasedAt, answeredAt: firstAnswer })
    .from(queryHeader)
    .innerJoin(asker, eq(queryHeader.userId, asker.id))
    .leftJoin(author, eq(queryHeader.createdBy, author.id))
    .innerJoin(knownDiagnosis, eq(queryHeader.diagnosisId, knownDiagnosis.id))
    .innerJoin(queryExpert, eq(queryExpert.queryId, queryHeader.id))
    .where(
      and(
        discussionsIn({}),
        where,
        eq(queryHeader.mediaType, 'messenger'),
        isNotNull(queryHeader.releasedAt),
        isNotNull(queryExpert.answeredAt),
        lt(queryExpert.answeredAt, before),
        gte(queryHeader.createdAt, addSeconds(before, -historyDays * DAY_SECONDS)),
        lt(queryHeader.createdAt, before),
      ),
    )
    .groupBy(queryHeader.id, queryHeader.releasedAt, queryHeader.createdAt)
    .orderBy(desc(queryHeader.createdAt), desc(queryHeader.id))
    .limit(MOST_CASES)
  return rows.flatMap(({ releasedAt, answeredAt }) => {
    const hours = releasedAt && answeredAt ? (new Date(answeredAt).getTime() - releasedAt.getTime()) / HOUR_MS : -1
    return hours >= 0 ? [hours] : []
  })
}
