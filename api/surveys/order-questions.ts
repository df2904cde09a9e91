import { and, asc, count, eq } from 'drizzle-orm'
import { surveyHeader, surveyQuestion } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import { record } from '../audit/record.ts'
import { transaction, type Ctx } from '../context.ts'
import { sortingBy } from '../http/sorting.ts'
import { showQuestion } from './show-question.ts'
import { asked } from './survey-changed.ts'
import { authorizeBuilding, headerOf, lockPlace, openHeader, placeOf } from './survey-place.ts'
import { openQuestion, renumberAll } from './write-question.ts'

/**
 * Puts the questions of one survey and time in another order. Those that are not named keep their order among each other,
 * so a page that sends only what has moved is understood.
 * @throws errors.invalidParameters when they are not of one survey and time, or one place is given twice
 */
export const orderQuestions = (
  ctx: Ctx,
  places: readonly { id: string; order: number }[],
): Promise<{ id: string; order: number; version: number }[]> =>
  transaction(ctx, async (tx) => {
    const { question, header, place } = await openQuestion(ctx, tx, places[0]?.id ?? '')
    authorizeBuilding(ctx, place, question.questionWhen)
    await lockPlace(tx, place, header.id)
    const before = await asked(tx, header.id, question.questionWhen)
    const wanted = new Map(places.map(({ id, order }) => [id, order]))
    const orders = new Set(wanted.values())
    if (
      wanted.size < places.length ||
      orders.size < places.length ||
      places.some(({ id, order }) => order > before.length || !before.some((row) => row.id === id))
    ) {
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { order: 'errors.invalidParameters' },
      })
    }
    const rest = before.filter(({ id }) => !wanted.has(id))
    const byOrder = new Map(places.map(({ id, order }) => [order, before.find((row) => row.id === id)]))
    const rows = before.map((_, at) => byOrder.get(at + 1) ?? rest.shift()).filter((row) => row !== undefined)
    const after = await renumberAll(tx, rows)
    if (rows.some((row, at) => row.order !== at + 1)) {
      await record(ctx, tx, {
        event: 'update',
        refTable: 'survey_header',
        refId: header.id,
        text: `order of questions (${question.questionWhen}): ${rows.map((row) => row.order).join(', ')}`,
      })
    }
    return after.map(({ id, order, version }) => ({ id, order, version }))
  })

export const questionSorting = sortingBy(
  {
    order: surveyQuestion.order,
    questionWhen: surveyQuestion.questionWhen,
    questionTypeId: surveyQuestion.questionTypeId,
    text: surveyQuestion.text,
  },
  [asc(surveyQuestion.questionWhen), asc(surveyQuestion.order), asc(surveyQuestion.id)],
)

interface ListQuestionsQuery {
  surveyHeaderId?: string | undefined
  queryDraftId?: string | undefined
  questionWhen?: QuestionTiming | undefined
  page: number
  pageSize: number
  sort?: string | undefined
}

/** The questions of a survey that are asked, by time and place. @throws not.found */
export async function listQuestions(
  ctx: Ctx,
  { surveyHeaderId, queryDraftId, questionWhen, page, pageSize, sort }: ListQuestionsQuery,
) {
  const header =
    surveyHeaderId !== undefined
      ? (await openHeader(ctx, ctx.db, surveyHeaderId)).header
      : await headerOf(ctx.db, await placeOf(ctx, ctx.db, { queryDraftId }))
  // a survey and a draft that do not belong together have no questions in common
  const foreign =
    header && surveyHeaderId !== undefined && queryDraftId !== undefined && header.queryDraftId !== queryDraftId
  if (!header || foreign) return { data: [], total: 0, page, pageSize }
  const where = and(
    eq(surveyQuestion.surveyHeaderId, header.id),
    eq(surveyQuestion.hidden, false),
    questionWhen && eq(surveyQuestion.questionWhen, questionWhen),
  )
  const rows = await ctx.db
    .select({ question: surveyQuestion })
    .from(surveyQuestion)
    .innerJoin(surveyHeader, eq(surveyQuestion.surveyHeaderId, surveyHeader.id))
    .where(where)
    .orderBy(...questionSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [total] = await ctx.db.select({ n: count() }).from(surveyQuestion).where(where)
  return { data: rows.map((row) => showQuestion(row.question)), total: total?.n ?? 0, page, pageSize }
}
