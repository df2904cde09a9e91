import { and, asc, desc, eq, gte, inArray, lt, not, sql, type SQL } from 'drizzle-orm'
import { diagnosis, planMember, queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { hourOf } from '#db/sql.ts'
import {
  displayStatus,
  displayStatuses,
  mayBeShared,
  mediaTypes,
  queryStatuses,
  type DisplayStatus,
} from '#model/discussions/enums.ts'
import type { ManagedDiscussion, PlanUsage } from '#model/panels/managed-wire.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { countsByMonth } from '#model/reporting/range.ts'
import { foldSmallGroups, isLargeEnough } from '#model/panels/small-groups.ts'
import { addDays, newYork, startOfDay } from '#model/time.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { textIn } from '../../notifications/texts.ts'
import { sortingBy } from '../../http/sorting.ts'
import { isSharedWith } from './shared-with-members.ts'
import { diagnosisNames } from '../diagnoses/diagnosis-names.ts'
import { managedPlanOf, type PlanRow } from './managed.ts'

interface Range {
  /** yyyy-MM-dd in New York; both days belong to it */
  from?: string | undefined
  to?: string | undefined
}

const count = sql<number>`count(*)`
const askers = sql<number>`count(distinct ${queryHeader.userId})`
const DIAGNOSES = 20
const MINUTE_MS = 60_000

const within = (planId: string, { from, to }: Range) =>
  and(
    eq(queryHeader.planId, planId),
    eq(queryHeader.testQuery, false),
    eq(user.testUser, false),
    from ? gte(queryHeader.createdAt, startOfDay(from, newYork)) : undefined,
    to ? lt(queryHeader.createdAt, startOfDay(addDays(to, 1), newYork)) : undefined,
  )

/** How a managed plan is used, in numbers only. Test users are never counted. @throws not.found */
export async function planUsageOf(ctx: Ctx, planId: string, range: Range): Promise<PlanUsage> {
  const { db } = ctx
  const plan = await managedPlanOf(ctx, db, planId)
  const where = within(planId, range)
  const asker = eq(queryHeader.userId, user.id)
  const hour = hourOf(queryHeader.createdAt)
  const statuses = await db
    .select({ status: queryHeader.status, n: count })
    .from(queryHeader)
    .innerJoin(user, asker)
    .where(where)
    .groupBy(queryHeader.status)
  const hours = await db
    .select({ hour, count: count.mapWith(Number) })
    .from(queryHeader)
    .innerJoin(user, asker)
    .where(where)
    .groupBy(hour)
  const media = await db
    .select({ mediaType: queryHeader.mediaType, n: count })
    .from(queryHeader)
    .innerJoin(user, asker)
    .where(where)
    .groupBy(queryHeader.mediaType)
  const answers = await db
    .select({ queryId: queryExpert.queryId, answeredAt: queryExpert.answeredAt, releasedAt: queryHeader.releasedAt })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
    .innerJoin(user, asker)
    .where(and(where, sql`${queryExpert.answeredAt} is not null`))
  const sum = (shown: DisplayStatus) =>
    statuses.filter((row) => displayStatus(row.status) === shown).reduce((total, row) => total + Number(row.n), 0)
  return {
    queries: statuses.reduce((total, row) => total + Number(row.n), 0),
    unreleased: sum('unreleased'),
    open: sum('open'),
    closed: sum('closed'),
    cancelled: sum('cancelled'),
    members: await db.$count(planMember, eq(planMember.planId, planId)),
    byMonth: countsByMonth(hours).map((row) => ({ month: row.month, queries: row.count })),
    byMedium: mediaTypes
      .map((mediaType) => ({ mediaType, queries: Number(media.find((row) => row.mediaType === mediaType)?.n ?? 0) }))
      .filter((row) => row.queries > 0),
    byDiagnosis: (await diagnosesOf(ctx, plan, where)).slice(0, DIAGNOSES),
    medianFirstAnswer: medianOf(firstAnswers(answers)),
  }
}

/** Discussions by diagnosis. Of those that the plan does not share with the manager, a diagnosis that few asked about is not named. */
async function diagnosesOf(
  ctx: Ctx,
  plan: PlanRow,
  where: SQL | undefined,
): Promise<{ diagnosis: string; queries: number }[]> {
  const groupsOf = async (which: SQL | undefined) =>
    (
      await ctx.db
        .select({ about: diagnosisNames, n: count, people: askers })
        .from(queryHeader)
        .innerJoin(user, eq(queryHeader.userId, user.id))
        .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
        .where(and(where, which))
        .groupBy(diagnosis.id, ...Object.values(diagnosisNames))
        .orderBy(desc(count), asc(diagnosis.name))
    ).map((row) => ({ name: plainNameOf(row.about, ctx.language), n: Number(row.n), people: Number(row.people) }))
  const shared = plan.sharedQueries ? isSharedWith(requireActor(ctx).userId) : undefined
  const hidden = await groupsOf(shared && not(shared))
  const other = await textIn(ctx.language, 'managed.otherDiagnosis')
  const folded = foldSmallGroups(hidden, other)
  const sums = new Map<string, number>()
  for (const { name, n } of [...(shared ? await groupsOf(shared) : []), ...folded])
    sums.set(name, (sums.get(name) ?? 0) + n)
  return [...sums]
    .map(([name, n]) => ({ diagnosis: name, queries: n }))
    .sort((a, b) => Number(a.diagnosis === other) - Number(b.diagnosis === other) || b.queries - a.queries)
}

/** Minutes from release to the first answer of each discussion. */
function firstAnswers(rows: { queryId: string; answeredAt: Date | null; releasedAt: Date | null }[]): number[] {
  const first = new Map<string, number>()
  for (const { queryId, answeredAt, releasedAt } of rows) {
    if (!answeredAt || !releasedAt) continue
    const minutes = Math.max(0, Math.round((answeredAt.getTime() - releasedAt.getTime()) / MINUTE_MS))
    first.set(queryId, Math.min(minutes, first.get(queryId) ?? Infinity))
  }
  return [...first.values()]
}

function medianOf(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

/** What the rows show and no finer: the status behind the shown one and a diagnosis that few asked about stay hidden in an order too. */
const shownStatus = sql`case ${sql.join(
  displayStatuses.map(
    (shown) =>
      sql`when ${inArray(
        queryHeader.status,
        queryStatuses.filter((status) => displayStatus(status) === shown),
      )} then ${shown}`,
  ),
  sql` `,
)} end`
export const discussionSorting = sortingBy(
  { createdAt: queryHeader.createdAt, mediaType: queryHeader.mediaType, displayStatus: shownStatus },
  [desc(queryHeader.createdAt), desc(queryHeader.id)],
)

/** Discussions under a managed plan, newest first; never who asked. The question itself only once released, where the plan shares it. @throws not.found */
export async function listPlanDiscussions(
  ctx: Ctx,
  planId: string,
  { page, pageSize, sort, ...range }: Range & { page: number; pageSize: number; sort?: string | undefined },
): Promise<{ data: ManagedDiscussion[]; total: number }> {
  const plan = await managedPlanOf(ctx, ctx.db, planId)
  const where = within(planId, range)
  const ids = ctx.db
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(where)
  const rows = await ctx.db
    .select({ header: queryHeader, about: diagnosisNames })
    .from(queryHeader)
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .where(inArray(queryHeader.id, ids))
    .orderBy(...discussionSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const named = await largeDiagnoses(ctx, planId)
  const other = await textIn(ctx.language, 'managed.otherDiagnosis')
  const shares = ({ status, type }: typeof queryHeader.$inferSelect) =>
    plan.sharedQueries && ['open', 'closed'].includes(displayStatus(status)) && mayBeShared(type)
  return {
    data: rows.map(({ header, about }) => ({
      key: header.key,
      diagnosis: shares(header) || named.has(header.diagnosisId) ? plainNameOf(about, ctx.language) : other,
      mediaType: header.mediaType,
      displayStatus: displayStatus(header.status),
      createdAt: header.createdAt.toISOString(),
      text: shares(header) ? header.text : null,
    })),
    total: await ctx.db.$count(queryHeader, inArray(queryHeader.id, ids)),
  }
}

/** Diagnoses that at least five people of the plan asked about, whatever range is looked at. */
async function largeDiagnoses({ db }: Ctx, planId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: queryHeader.diagnosisId, people: askers })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(within(planId, {}))
    .groupBy(queryHeader.diagnosisId)
  return new Set(rows.filter((row) => isLargeEnough(Number(row.people))).map((row) => row.id))
}
