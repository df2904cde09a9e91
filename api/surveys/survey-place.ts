import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { membershipPlan, queryHeader, queryHeaderInput, surveyHeader } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import type { QueryStatus } from '#model/discussions/enums.ts'
import { buildingRefused } from '#model/surveys/answering.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import { requireActor, type Ctx } from '../context.ts'

export type HeaderRow = typeof surveyHeader.$inferSelect

/** What a survey belongs to: a draft, a discussion, or a plan whose discussions take it over. */
export interface Place {
  of: 'draft' | 'discussion' | 'plan'
  id: string
  /** the asker; of a plan's questions no one */
  ownerId: string | null
  status: QueryStatus | null
}
export interface SurveyPlaceQuery {
  queryId?: string | undefined
  queryDraftId?: string | undefined
  planId?: string | undefined
}

const notFound = () => new AppError('not.found', 'Not Found')

/**
 * The draft, discussion or plan that is named, when its survey is the caller's to see: their own drafts and discussions,
 * plans for staff alone.
 * @throws not.found, also for other people's; errors.invalidParameters unless exactly one is named
 */
export async function placeOf(
  ctx: Ctx,
  q: Queries,
  { queryId, queryDraftId, planId }: SurveyPlaceQuery,
): Promise<Place> {
  const named = [queryId, queryDraftId, planId].filter((id) => id !== undefined)
  if (named.length !== 1)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { queryId: 'errors.required' } })
  const place =
    queryId !== undefined
      ? await discussionPlace(q, queryId)
      : queryDraftId !== undefined
        ? await draftPlace(q, queryDraftId)
        : await planPlace(q, planId as string)
  if (!place || (!isStaff(requireActor(ctx)) && place.ownerId !== requireActor(ctx).userId)) throw notFound()
  return place
}

async function discussionPlace(q: Queries, id: string): Promise<Place | null> {
  const [row] = await q
    .select({ ownerId: queryHeader.userId, status: queryHeader.status })
    .from(queryHeader)
    .where(eq(queryHeader.id, id))
  return row ? { of: 'discussion', id, ...row } : null
}

/** A draft that became a discussion is that discussion. */
async function draftPlace(q: Queries, id: string): Promise<Place | null> {
  const [row] = await q
    .select({ ownerId: queryHeaderInput.userId, queryId: queryHeaderInput.queryId })
    .from(queryHeaderInput)
    .where(eq(queryHeaderInput.id, id))
  if (!row) return null
  return row.queryId === null
    ? { of: 'draft', id, ownerId: row.ownerId, status: null }
    : discussionPlace(q, row.queryId)
}

async function planPlace(q: Queries, id: string): Promise<Place | null> {
  const [row] = await q.select({ id: membershipPlan.id }).from(membershipPlan).where(eq(membershipPlan.id, id))
  return row ? { of: 'plan', id, ownerId: null, status: null } : null
}

const whereOf = ({ of, id }: Place) =>
  of === 'discussion'
    ? eq(surveyHeader.queryId, id)
    : of === 'plan'
      ? eq(surveyHeader.planId, id)
      : and(eq(surveyHeader.queryDraftId, id), isNull(surveyHeader.queryId))

/** The survey of a draft, discussion or plan; the oldest, should there be several. */
export async function headerOf(q: Queries, place: Place): Promise<HeaderRow | undefined> {
  const [row] = await q.select().from(surveyHeader).where(whereOf(place)).orderBy(asc(surveyHeader.id)).limit(1)
  return row
}

/** A survey by its id with what it belongs to, under the same rule. @throws not.found */
export async function openHeader(ctx: Ctx, q: Queries, id: string): Promise<{ header: HeaderRow; place: Place }> {
  const [header] = await q.select().from(surveyHeader).where(eq(surveyHeader.id, id))
  if (!header) throw notFound()
  const { queryId, queryDraftId, planId } = header
  // the draft of a survey may have been thrown away
  if (!queryId && !queryDraftId && !planId) throw notFound()
  const place = await placeOf(
    ctx,
    q,
    queryId ? { queryId } : planId ? { planId } : { queryDraftId: queryDraftId as string },
  )
  return { header, place }
}

const tables = { draft: queryHeaderInput, discussion: queryHeader, plan: membershipPlan }

/** Takes the draft, discussion or plan and then its survey, so that two who build at once come one after the other. */
export async function lockPlace(tx: Tx, place: Place, headerId?: string): Promise<void> {
  await lockRow(tx, tables[place.of], place.id)
  if (headerId) await lockRow(tx, surveyHeader, headerId)
}

/** @throws builder.refused with the reason */
export function authorizeBuilding(ctx: Ctx, place: Place, when: QuestionTiming): void {
  const reason = buildingRefused({ isCsr: isStaff(requireActor(ctx)), status: place.status, of: place.of, when })
  if (reason)
    throw new AppError('builder.refused', 'These questions cannot be changed.', {
      extra: { reason, status: place.status },
    })
}
