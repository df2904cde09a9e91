import { and, asc, eq, inArray, isNotNull, isNull, max, notInArray, or, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import {
  diagnosis,
  grantProgram,
  membershipPlan,
  pool,
  queryExpert,
  queryHeader,
  queryResponse,
  surveyHeader,
  surveyQuestion,
  surveySession,
  user,
} from '#db/schema/all.ts'
import type { DiscussionRow } from '../creation/new-discussion.ts'

export type EngagementRow = typeof queryExpert.$inferSelect
export type PersonRow = typeof user.$inferSelect

/** Texts of one expert, without greetings and questions to the asker. */
export interface WrittenAnswers {
  /** when the latest released one was written */
  shownAt: Date | null
  /** one waits for review */
  waits: boolean
}

/** One discussion with everything its rules rest on. */
export interface LoadedDiscussion {
  discussion: DiscussionRow
  asker: PersonRow
  plan: typeof membershipPlan.$inferSelect | null
  grant: typeof grantProgram.$inferSelect | null
  diagnosis: typeof diagnosis.$inferSelect
  poolName: string | null
  engagements: EngagementRow[]
  /** what experts have written that may be an answer, by the id of their engagement */
  answers: ReadonlyMap<string, WrittenAnswers>
  /** what the asker has yet to answer, now or at its time */
  survey: { preUnfinished: boolean; hasPost: boolean; hasFollowup: boolean }
}

/** Null when there is no such discussion. */
export async function loadDiscussion(q: Queries, id: string): Promise<LoadedDiscussion | null> {
  const [row] = await q
    .select({
      discussion: queryHeader,
      asker: user,
      plan: membershipPlan,
      grant: grantProgram,
      diagnosis,
      poolName: pool.displayName,
    })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .leftJoin(membershipPlan, eq(queryHeader.planId, membershipPlan.id))
    .leftJoin(grantProgram, eq(queryHeader.grantId, grantProgram.id))
    .leftJoin(pool, eq(queryHeader.poolId, pool.id))
    .where(eq(queryHeader.id, id))
  if (!row) return null
  const engagements = await q.select().from(queryExpert).where(eq(queryExpert.queryId, id)).orderBy(asc(queryExpert.id))
  const answered = engagements.some(({ answeredAt }) => answeredAt !== null)
  return {
    ...row,
    engagements,
    answers: answered ? await writtenAnswers(q, id) : new Map<string, WrittenAnswers>(),
    survey: await surveyFacts(q, row.discussion),
  }
}

export async function writtenAnswers(q: Queries, queryId: string): Promise<Map<string, WrittenAnswers>> {
  const rows = await q
    .select({ id: queryResponse.queryExpertId, type: queryResponse.type, last: max(queryResponse.createdAt) })
    .from(queryResponse)
    .where(
      and(
        eq(queryResponse.queryId, queryId),
        inArray(queryResponse.type, ['response', 'pendedexpert']),
        isNotNull(queryResponse.queryExpertId),
        isNull(queryResponse.attachmentId),
        or(isNull(queryResponse.subtype), notInArray(queryResponse.subtype, ['clarify', 'salutation', 'suppressed'])),
      ),
    )
    .groupBy(queryResponse.queryExpertId, queryResponse.type)
  const found = new Map<string, WrittenAnswers>()
  for (const { id, type, last } of rows) {
    if (id === null) continue
    const before = found.get(id) ?? { shownAt: null, waits: false }
    found.set(id, type === 'response' ? { ...before, shownAt: last } : { ...before, waits: true })
  }
  return found
}

/** Which surveys the asker still has to answer. */
async function surveyFacts(q: Queries, { id, userId }: DiscussionRow): Promise<LoadedDiscussion['survey']> {
  const rows = await q
    .select({
      when: surveyQuestion.questionWhen,
      open: sql<number | string>`sum(case when ${surveySession.completedAt} is null then 1 else 0 end)`,
    })
    .from(surveyHeader)
    .innerJoin(
      surveyQuestion,
      and(eq(surveyQuestion.surveyHeaderId, surveyHeader.id), eq(surveyQuestion.hidden, false)),
    )
    .leftJoin(
      surveySession,
      and(
        eq(surveySession.surveyHeaderId, surveyHeader.id),
        eq(surveySession.userId, userId),
        eq(surveySession.questionWhen, surveyQuestion.questionWhen),
      ),
    )
    .where(and(eq(surveyHeader.queryId, id), inArray(surveyQuestion.questionWhen, ['pre', 'post', 'followup'])))
    .groupBy(surveyQuestion.questionWhen)
  const open = (when: string) => Number(rows.find((row) => row.when === when)?.open ?? 0) > 0
  return { preUnfinished: open('pre'), hasPost: open('post'), hasFollowup: open('followup') }
}

/** The discussion's id for what is in an address: its RefId in any spelling, or the id itself. Null when unknown. */
export async function idOfKey(q: Queries, key: string, refId: string | null): Promise<string | null> {
  const [row] = await q
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .where(or(eq(queryHeader.id, key), refId === null ? undefined : eq(queryHeader.key, refId)))
    .limit(1)
  return row?.id ?? null
}

/** Everyone with a part in it who is not the asker or staff. */
export const expertsOf = (engagements: readonly EngagementRow[]) =>
  engagements.filter(({ status }) => status !== 'user' && status !== 'csr')
