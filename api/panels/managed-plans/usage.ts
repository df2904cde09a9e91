import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { diagnosis, planMember, queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { monthOf } from '#db/sql.ts'
import { displayStatus, mediaTypes } from '#model/discussions/enums.ts'
import type { ManagedDiscussion, PlanUsage } from '#model/panels/managed-wire.ts'
import { nameIn } from '#model/panels/named.ts'
import { newYork, startOfDay } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { managedPlanOf } from './managed.ts'

interface Range {
  /** yyyy-MM-dd in New York; `to` is not part of it */
  from?: string | undefined
  to?: string | undefined
}
const count = sql<number>`count(*)`
const DIAGNOSES = 20
const MINUTE_MS = 60_000

const within = (planId: string, { from, to }: Range) =>
  and(
    eq(queryHeader.planId, planId),
    eq(queryHeader.testQuery, false),
    eq(user.testUser, false),
    from ? gte(queryHeader.createdAt, startOfDay(from, newYork)) : undefined,
    to ? lt(queryHeader.createdAt, startOfDay(to, newYork)) : undefined,
  )

/** How a managed plan is used, in numbers only. Test users are never counted. @throws not.found */
export async function planUsageOf(ctx: Ctx, planId: string, range: Range): Promise<PlanUsage> {
  const { db } = ctx
  await managedPlanOf(ctx, db, planId)
  const where = within(planId, range)
  const asker = eq(queryHeader.userId, user.id)
  const month = monthOf(queryHeader.createdAt)
  const statuses = await db
    .select({ status: queryHeader.status, n: count })
    .from(queryHeader)
    .innerJoin(user, asker)
    .where(where)
    .groupBy(queryHeader.status)
  const months = await db
    .select({ month, n: count })
    .from(queryHeader)
    .innerJoin(user, asker)
    .where(where)
    .groupBy(month)
    .orderBy(month)
  const media = await db
    .select({ mediaType: queryHeader.mediaType, n: count })
    .from(queryHeader)
    .innerJoin(user, asker)
    .where(where)
    .groupBy(queryHeader.mediaType)
  const diagnoses = await db
    .select({ about: { name: diagnosis.name, nameZh: diagnosis.nameZh }, n: count })
    .from(queryHeader)
    .innerJoin(user, asker)
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .where(where)
    .groupBy(diagnosis.id, diagnosis.name, diagnosis.nameZh)
    .orderBy(desc(count), asc(diagnosis.name))
    .limit(DIAGNOSES)
  const answers = await db
    .select({ queryId: queryExpert.queryId, answeredAt: queryExpert.answeredAt, releasedAt: queryHeader.releasedAt })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
    .innerJoin(user, asker)
    .where(and(where, sql`${queryExpert.answeredAt} is not null`))
  const sum = (...wanted: string[]) =>
    statuses
      .filter((row) => wanted.includes(displayStatus(row.status)))
      .reduce((total, row) => total + Number(row.n), 0)
  return {
    queries: statuses.reduce((total, row) => total + Number(row.n), 0),
    open: sum('open'),
    closed: sum('closed'),
    members: await db.$count(planMember, eq(planMember.planId, planId)),
    byMonth: months.map((row) => ({ month: row.month, queries: Number(row.n) })),
    byMedium: mediaTypes
      .map((mediaType) => ({ mediaType, queries: Number(media.find((row) => row.mediaType === mediaType)?.n ?? 0) }))
      .filter((row) => row.queries > 0),
    byDiagnosis: diagnoses.map((row) => ({ diagnosis: nameIn(row.about, ctx.language), queries: Number(row.n) })),
    medianFirstAnswer: medianOf(firstAnswers(answers)),
  }
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

/** Kinds whose questions are for those who take part, even where a plan shares. */
const closedKinds: readonly string[] = ['private', 'blinded', 'academy', 'vtb', 'emo']

/** Discussions under a managed plan, newest first; never who asked. The question itself only once released, where the plan shares it. @throws not.found */
export async function listPlanDiscussions(
  ctx: Ctx,
  planId: string,
  { page, pageSize, ...range }: Range & { page: number; pageSize: number },
): Promise<{ data: ManagedDiscussion[]; total: number }> {
  const plan = await managedPlanOf(ctx, ctx.db, planId)
  const where = within(planId, range)
  const ids = ctx.db
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(where)
  const rows = await ctx.db
    .select({ header: queryHeader, about: { name: diagnosis.name, nameZh: diagnosis.nameZh } })
    .from(queryHeader)
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .where(inArray(queryHeader.id, ids))
    .orderBy(desc(queryHeader.createdAt), desc(queryHeader.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const shares = ({ status, type }: typeof queryHeader.$inferSelect) =>
    plan.sharedQueries && ['open', 'closed'].includes(displayStatus(status)) && !closedKinds.includes(type)
  return {
    data: rows.map(({ header, about }) => ({
      key: header.key,
      diagnosis: nameIn(about, ctx.language),
      mediaType: header.mediaType,
      displayStatus: displayStatus(header.status),
      createdAt: header.createdAt.toISOString(),
      text: shares(header) ? header.text : null,
    })),
    total: await ctx.db.$count(queryHeader, inArray(queryHeader.id, ids)),
  }
}
