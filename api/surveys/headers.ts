import { and, asc, count, eq, isNotNull, or } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { queryHeader, queryHeaderInput, surveyHeader, surveyQuestion, surveyResponse } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import type { SurveyHeaderType } from '#model/surveys/enums.ts'
import type { SurveyHeader } from '#model/surveys/wire.ts'
import { record, recordChange } from '../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../context.ts'
import { showQuestion } from './show-question.ts'
import { questionsChanged } from './survey-changed.ts'
import {
  authorizeBuilding,
  headerOf,
  lockPlace,
  openHeader,
  placeOf,
  type HeaderRow,
  type SurveyPlaceQuery,
} from './survey-place.ts'
import { sortingBy } from '../http/sorting.ts'

export const headerSorting = sortingBy(
  { id: surveyHeader.id, title: surveyHeader.title, headerType: surveyHeader.headerType },
  [asc(surveyHeader.id)],
)

export async function showHeader(q: Queries, row: HeaderRow, inclQuestions = false): Promise<SurveyHeader> {
  const questions = !inclQuestions
    ? undefined
    : await q
        .select()
        .from(surveyQuestion)
        .where(and(eq(surveyQuestion.surveyHeaderId, row.id), eq(surveyQuestion.hidden, false)))
        .orderBy(asc(surveyQuestion.questionWhen), asc(surveyQuestion.order), asc(surveyQuestion.id))
  const { id, queryId, queryDraftId, planId, userId, headerType, title, version } = row
  return {
    id,
    userId,
    headerType,
    title: title ?? '',
    version,
    ...(queryId && { queryId }),
    ...(queryDraftId && { queryDraftId }),
    ...(planId && { planId }),
    ...(questions && { questions: questions.map(showQuestion) }),
  }
}

interface ReadHeaderQuery extends SurveyPlaceQuery {
  userId: string
  createIfNotFound?: boolean | undefined
  inclQuestions?: boolean | undefined
}

/** The survey of a draft, discussion or plan; made when there is none and that is wanted, else nothing. @throws not.found for places that are not there */
export async function findHeader(
  ctx: Ctx,
  { createIfNotFound, inclQuestions, ...asked }: ReadHeaderQuery,
): Promise<SurveyHeader | null> {
  assertSelf(ctx, asked.userId)
  const found = await headerOf(ctx.db, await placeOf(ctx, ctx.db, asked))
  if (found) return showHeader(ctx.db, found, inclQuestions)
  // looking must not write for those who may only look
  if (!createIfNotFound || requireActor(ctx).viewOnly) return null
  return createHeader(ctx, asked, true)
}

/** A new survey. @throws record.duplicate where there is one already, unless `orFound` */
export const createHeader = (
  ctx: Ctx,
  {
    userId,
    headerType,
    title,
    ...asked
  }: SurveyPlaceQuery & { userId: string; headerType?: SurveyHeaderType | undefined; title?: string | undefined },
  orFound = false,
): Promise<SurveyHeader> => {
  assertSelf(ctx, userId)
  return transaction(ctx, async (tx) => {
    const place = await placeOf(ctx, tx, asked)
    await lockPlace(tx, place)
    const found = await headerOf(tx, place)
    if (found && !orFound) throw new AppError('record.duplicate', 'There is a survey already.')
    if (found) return showHeader(tx, found, true)
    const [row] = await tx
      .insert(surveyHeader)
      .values({
        id: newId(),
        userId: place.ownerId ?? requireActor(ctx).userId,
        headerType: headerType ?? 'internal',
        title: title ?? null,
        createdAt: ctx.now(),
        ...(place.of === 'discussion'
          ? { queryId: place.id }
          : place.of === 'plan'
            ? { planId: place.id }
            : { queryDraftId: place.id }),
      })
      .returning()
    await record(ctx, tx, { event: 'create', refTable: 'survey_header', refId: (row as HeaderRow).id })
    return showHeader(tx, row as HeaderRow, true)
  })
}

/** @throws conflict with the survey of now */
export const updateHeader = (
  ctx: Ctx,
  id: string,
  {
    version,
    title,
    headerType,
  }: { version: number; title?: string | undefined; headerType?: SurveyHeaderType | undefined },
): Promise<SurveyHeader> =>
  transaction(ctx, async (tx) => {
    const { header, place } = await openHeader(ctx, tx, id)
    authorizeBuilding(ctx, place, place.of === 'plan' ? 'pre' : 'question')
    const after = {
      ...header,
      ...(title !== undefined && { title }),
      ...(headerType && { headerType }),
      version: header.version + 1,
    }
    const [row] = await tx
      .update(surveyHeader)
      .set({ title: after.title, headerType: after.headerType, version: after.version })
      .where(and(eq(surveyHeader.id, id), eq(surveyHeader.version, version)))
      .returning()
    if (!row)
      throw new AppError('conflict', 'Someone else has changed this survey.', {
        extra: { current: await showHeader(tx, header) },
      })
    await recordChange(ctx, tx, { refTable: 'survey_header', refId: id }, header, row)
    return showHeader(tx, row)
  })

/** Throws a survey away that no one has answered. @throws record.inUse */
export const deleteHeader = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { place } = await openHeader(ctx, tx, id)
    const whens = await tx
      .selectDistinct({ when: surveyQuestion.questionWhen })
      .from(surveyQuestion)
      .where(eq(surveyQuestion.surveyHeaderId, id))
    for (const { when } of whens.length
      ? whens
      : [{ when: place.of === 'plan' ? ('pre' as const) : ('question' as const) }])
      authorizeBuilding(ctx, place, when)
    await lockPlace(tx, place, id)
    const [answered] = await tx
      .select({ n: count() })
      .from(surveyResponse)
      .innerJoin(surveyQuestion, eq(surveyResponse.questionId, surveyQuestion.id))
      .where(eq(surveyQuestion.surveyHeaderId, id))
    if (answered?.n) throw new AppError('record.inUse', 'This survey has answers.')
    await record(ctx, tx, { event: 'delete', refTable: 'survey_header', refId: id })
    await tx.delete(surveyHeader).where(eq(surveyHeader.id, id))
    await questionsChanged(ctx, tx, place, id)
  })

interface ListHeadersQuery extends SurveyPlaceQuery {
  userId?: string | undefined
  headerType?: SurveyHeaderType | undefined
  page: number
  pageSize: number
  sort?: string | undefined
}
/** Surveys of the caller's drafts and discussions, or of everyone's for staff. */
export async function listHeaders(
  ctx: Ctx,
  { queryId, queryDraftId, planId, userId, headerType, page, pageSize, sort }: ListHeadersQuery,
) {
  const self = isStaff(requireActor(ctx))
    ? undefined
    : or(eq(queryHeader.userId, requireActor(ctx).userId), eq(queryHeaderInput.userId, requireActor(ctx).userId))
  const where = and(
    self,
    queryId === undefined ? undefined : eq(surveyHeader.queryId, queryId),
    queryDraftId === undefined ? undefined : eq(surveyHeader.queryDraftId, queryDraftId),
    planId === undefined ? undefined : eq(surveyHeader.planId, planId),
    userId === undefined ? undefined : eq(surveyHeader.userId, userId),
    headerType === undefined ? undefined : eq(surveyHeader.headerType, headerType),
    or(isNotNull(surveyHeader.queryId), isNotNull(surveyHeader.queryDraftId), isNotNull(surveyHeader.planId)),
  )
  const rows = await ctx.db
    .select({ header: surveyHeader })
    .from(surveyHeader)
    .leftJoin(queryHeader, eq(surveyHeader.queryId, queryHeader.id))
    .leftJoin(queryHeaderInput, eq(surveyHeader.queryDraftId, queryHeaderInput.id))
    .where(where)
    .orderBy(...headerSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [total] = await ctx.db
    .select({ n: count() })
    .from(surveyHeader)
    .leftJoin(queryHeader, eq(surveyHeader.queryId, queryHeader.id))
    .leftJoin(queryHeaderInput, eq(surveyHeader.queryDraftId, queryHeaderInput.id))
    .where(where)
  return {
    data: await Promise.all(rows.map((row) => showHeader(ctx.db, row.header))),
    total: total?.n ?? 0,
    page,
    pageSize,
  }
}

function assertSelf(ctx: Ctx, userId: string): void {
  if (!isStaff(requireActor(ctx)) && userId !== requireActor(ctx).userId) throw new AppError('not.found', 'Not Found')
}
