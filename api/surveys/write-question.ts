import { and, count, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { surveyQuestion, surveyQuestionVersion, surveyResponse } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { storedText } from '#model/long-text.ts'
import { isStaff } from '#model/permissions.ts'
import { configToSave, questionProblems, readConfig, writeConfig } from '#model/surveys/builder.ts'
import { defaultQuestionTypeId, type QuestionTiming, type QuestionTypeId } from '#model/surveys/enums.ts'
import type { Question } from '#model/surveys/wire.ts'
import { record, recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { expertsOf, loadDiscussion } from '../discussions/lifecycle/load.ts'
import { showQuestion } from './show-question.ts'
import { asked, questionsChanged, type QuestionRow } from './survey-changed.ts'
import { authorizeBuilding, lockPlace, openHeader, type HeaderRow, type Place } from './survey-place.ts'

interface Wording {
  text: string
  questionTypeId: QuestionTypeId
  configuration: string
}

/** What is stored of a wording. @throws errors.invalidParameters naming each field that keeps it from being saved */
function checked(ctx: Ctx, { text, questionTypeId, configuration }: Wording): Wording {
  const isCsr = isStaff(requireActor(ctx))
  const config = readConfig(configuration)
  const problems =
    config === undefined
      ? [{ field: 'configuration', key: 'errors.invalidParameters' }]
      : questionProblems({ text, questionTypeId, config }, { isCsr })
  if (problems.length || config === undefined)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: Object.fromEntries(problems.map(({ field, key }) => [field, key])),
    })
  return {
    text: storedText(text),
    questionTypeId,
    configuration: writeConfig(configToSave({ questionTypeId, config }, { isCsr })),
  }
}

/** Answers keep the wording that they saw: each that is saved gets a row of its own. */
const storeWording = (tx: Tx, { id, version, text, questionTypeId, configuration }: QuestionRow) =>
  tx.insert(surveyQuestionVersion).values({ questionId: id, version, text, questionTypeId, configuration })

/** The question with its survey, for its builder. @throws not.found, also when it was hidden */
export async function openQuestion(
  ctx: Ctx,
  tx: Tx | Ctx['db'],
  id: string,
): Promise<{ question: QuestionRow; header: HeaderRow; place: Place }> {
  const [question] = await tx
    .select()
    .from(surveyQuestion)
    .where(and(eq(surveyQuestion.id, id), eq(surveyQuestion.hidden, false)))
  if (!question) throw new AppError('not.found', 'Not Found')
  return { question, ...(await openHeader(ctx, tx, question.surveyHeaderId)) }
}

interface NewQuestion extends Omit<Wording, 'questionTypeId'> {
  userId: string
  surveyHeaderId: string
  order: number
  questionTypeId?: QuestionTypeId | undefined
  questionWhen?: QuestionTiming | undefined
}

/** A new question at its place; those behind it move on. @throws builder.limitReached for the 21st of its time */
export const createQuestion = (
  ctx: Ctx,
  { surveyHeaderId, order, questionWhen = 'question', questionTypeId = defaultQuestionTypeId, ...given }: NewQuestion,
): Promise<Question> =>
  transaction(ctx, async (tx) => {
    const { place } = await openHeader(ctx, tx, surveyHeaderId)
    if (!isStaff(requireActor(ctx)) && given.userId !== requireActor(ctx).userId)
      throw new AppError('not.found', 'Not Found')
    authorizeBuilding(ctx, place, questionWhen)
    await lockPlace(tx, place, surveyHeaderId)
    const wording = checked(ctx, { ...given, questionTypeId })
    const before = await asked(tx, surveyHeaderId, questionWhen)
    const limits = await ctx.limits(tx)
    if (before.length >= limits['survey.maxQuestions'])
      throw new AppError('builder.limitReached', 'limit reached', { extra: { maximum: limits['survey.maxQuestions'] } })
    const at = Math.min(order, before.length + 1)
    const [row] = await tx
      .insert(surveyQuestion)
      .values({
        id: newId(),
        surveyHeaderId,
        userId: place.ownerId ?? requireActor(ctx).userId,
        order: at,
        questionWhen,
        createdAt: ctx.now(),
        ...wording,
      })
      .returning()
    const made = row as QuestionRow
    await storeWording(tx, made)
    await renumberAll(tx, [...before.slice(0, at - 1), made, ...before.slice(at - 1)])
    await record(ctx, tx, { event: 'create', refTable: 'survey_question', refId: made.id, text: made.text })
    await questionsChanged(ctx, tx, place, surveyHeaderId)
    return showQuestion(made)
  })

/** A new wording. @throws conflict with the question of now */
export const updateQuestion = (
  ctx: Ctx,
  id: string,
  { version, ...given }: Wording & { version: number },
): Promise<Question> =>
  transaction(ctx, async (tx) => {
    const { question: found, header, place } = await openQuestion(ctx, tx, id)
    authorizeBuilding(ctx, place, found.questionWhen)
    await lockPlace(tx, place, header.id)
    const { question } = await openQuestion(ctx, tx, id)
    const wording = checked(ctx, given)
    if (question.version !== version)
      throw new AppError('conflict', 'Someone else has changed this question.', {
        extra: { current: showQuestion(question) },
      })
    const same =
      question.text === wording.text &&
      question.questionTypeId === wording.questionTypeId &&
      question.configuration === wording.configuration
    if (same) return showQuestion(question)
    const [row] = await tx
      .update(surveyQuestion)
      .set({ ...wording, version: version + 1 })
      .where(and(eq(surveyQuestion.id, id), eq(surveyQuestion.version, version)))
      .returning()
    const changed = row as QuestionRow
    await storeWording(tx, changed)
    await recordChange(ctx, tx, { refTable: 'survey_question', refId: id }, question, changed)
    const loaded = place.of === 'discussion' ? await loadDiscussion(tx, place.id) : undefined
    if (loaded)
      publishAfterCommit(tx, {
        channel: 'discussion',
        id: place.id,
        userIds: [...new Set([loaded.discussion.userId, ...expertsOf(loaded.engagements).map((row) => row.userId)])],
      })
    return showQuestion(changed)
  })

/** Takes a question away. One that was answered is only hidden, so that its answers keep what they answer. */
export const deleteQuestion = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { question, header, place } = await openQuestion(ctx, tx, id)
    authorizeBuilding(ctx, place, question.questionWhen)
    await lockPlace(tx, place, header.id)
    const [answers] = await tx.select({ n: count() }).from(surveyResponse).where(eq(surveyResponse.questionId, id))
    if (answers?.n) {
      await tx.update(surveyQuestion).set({ hidden: true }).where(eq(surveyQuestion.id, id))
      await recordChange(ctx, tx, { refTable: 'survey_question', refId: id }, question, { ...question, hidden: true })
    } else {
      await tx.delete(surveyQuestion).where(eq(surveyQuestion.id, id))
      await record(ctx, tx, { event: 'delete', refTable: 'survey_question', refId: id, text: question.text })
    }
    await renumberAll(tx, await asked(tx, header.id, question.questionWhen))
    await questionsChanged(ctx, tx, place, header.id)
  })

/** Positions 1, 2, 3…; the version stays, since it counts wordings. */
export async function renumberAll(tx: Tx, rows: readonly QuestionRow[]): Promise<QuestionRow[]> {
  for (const [at, row] of rows.entries())
    if (row.order !== at + 1)
      await tx
        .update(surveyQuestion)
        .set({ order: at + 1 })
        .where(eq(surveyQuestion.id, row.id))
  return rows.map((row, at) => ({ ...row, order: at + 1 }))
}
