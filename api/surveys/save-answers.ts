import { and, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { surveyQuestion, surveyResponse, surveySession } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { answerProblem, isBlank, readConfig } from '#model/surveys/builder.ts'
import type { SurveyStatus } from '#model/surveys/enums.ts'
import type { AnswerValue, SurveyResponseBody } from '#model/surveys/wire.ts'
import { record } from '../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../context.ts'
import { loadDiscussion, type LoadedDiscussion } from '../discussions/lifecycle/load.ts'
import { openFor } from '../discussions/own-surveys.ts'
import { surveyFinished } from '../discussions/lifecycle/survey-finished.ts'
import { readerOf } from '../discussions/viewer.ts'
import { readLimits } from '../limits.ts'
import { answersOf, lockSession, type SessionRow } from './open-survey.ts'
import { outdatedOf, wordings } from './outdated-answers.ts'
import { asked } from './survey-changed.ts'

type AnswerInput = SurveyResponseBody['answers'][number]

/**
 * Keeps answers; with `complete` hands the survey in, which is final. Sent again it changes nothing.
 * @throws errors.invalidParameters with a problem for each answer that cannot stand, survey.closed, survey.completed, not.found
 */
export const saveAnswers = (
  ctx: Ctx,
  { surveyKey, answers, complete = false }: SurveyResponseBody,
): Promise<{ id: string; surveyStatus: SurveyStatus | null }> =>
  transaction(ctx, async (tx) => {
    const session = await lockSession(ctx, tx, surveyKey)
    const loaded = await loadDiscussion(tx, session.queryId)
    if (!loaded) throw new AppError('not.found', 'Not Found')
    const reader = await readerOf(tx, ctx, loaded)
    const told = (after: LoadedDiscussion) => ({
      id: session.id,
      surveyStatus: reader.kind === 'asker' ? after.discussion.surveyStatus : null,
    })
    if (session.completedAt) {
      if (await isRepeated(tx, session, answers)) return told(loaded)
      throw new AppError('survey.completed', 'This survey has been handed in.')
    }
    if (!openFor(reader, loaded, ctx.now(), await readLimits(tx)).includes(session.questionWhen)) {
      throw new AppError('survey.closed', 'This survey cannot be answered now.', {
        extra: { status: loaded.discussion.status },
      })
    }
    await keep(ctx, tx, session, answers)
    if (!complete) return told(loaded)
    await submitSurvey(ctx, tx, session)
    if (reader.kind === 'asker') await surveyFinished(ctx, tx, session.queryId)
    const after = await loadDiscussion(tx, session.queryId)
    publishAfterCommit(tx, {
      channel: 'discussion',
      id: session.queryId,
      userIds: [...new Set([session.userId, loaded.discussion.userId])],
    })
    return told(after ?? loaded)
  })

const invalid = (fields: Record<string, string>) =>
  new AppError('errors.invalidParameters', 'Invalid Parameters', { fields })
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

async function isRepeated(tx: Tx, session: SessionRow, answers: readonly AnswerInput[]): Promise<boolean> {
  const kept = new Map((await answersOf(tx, session.id)).map((row) => [row.questionId, row.value]))
  return answers.every(({ questionId, value }) =>
    isBlank(value) ? !kept.has(questionId) : same(kept.get(questionId), value),
  )
}

/** Each answer is judged by the wording that its page showed. A question that was taken away meanwhile is passed over. */
async function keep(ctx: Ctx, tx: Tx, session: SessionRow, answers: readonly AnswerInput[]): Promise<void> {
  const all = await tx
    .select()
    .from(surveyQuestion)
    .where(
      and(
        eq(surveyQuestion.surveyHeaderId, session.surveyHeaderId),
        eq(surveyQuestion.questionWhen, session.questionWhen),
      ),
    )
  const unknown = answers.filter(({ questionId }) => !all.some((row) => row.id === questionId))
  if (unknown.length)
    throw invalid(Object.fromEntries(unknown.map(({ questionId }) => [questionId, 'errors.unknownValue'])))
  const open = answers.filter(({ questionId }) => all.some((row) => row.id === questionId && !row.hidden))
  const seen = await wordings(
    tx,
    open.map(({ questionId }) => questionId),
  )
  const problems: Record<string, string> = {}
  const judged = new Map<string, { value: AnswerValue; version: number }>()
  for (const { questionId, value, questionVersion } of open) {
    const newest = all.find((row) => row.id === questionId)
    const wording = seen.get(`${questionId} ${questionVersion ?? newest?.version}`)
    if (judged.has(questionId) || !wording) problems[questionId] = 'errors.invalidParameters'
    else {
      const problem = isBlank(value)
        ? null
        : answerProblem(wording.questionTypeId, readConfig(wording.configuration) ?? {}, value)
      if (problem) problems[questionId] = problem
      judged.set(questionId, { value, version: wording.version })
    }
  }
  if (Object.keys(problems).length) throw invalid(problems)
  const now = ctx.now()
  for (const [questionId, { value, version }] of judged) {
    const mine = and(eq(surveyResponse.sessionId, session.id), eq(surveyResponse.questionId, questionId))
    if (isBlank(value)) await tx.delete(surveyResponse).where(mine)
    else {
      await tx
        .insert(surveyResponse)
        .values({
          id: newId(),
          sessionId: session.id,
          questionId,
          questionVersion: version,
          userId: session.userId,
          value,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoUpdate({
          target: [surveyResponse.sessionId, surveyResponse.questionId],
          set: { value, questionVersion: version, updatedAt: now },
        })
    }
  }
  if (judged.size) await tx.update(surveySession).set({ updatedAt: now }).where(eq(surveySession.id, session.id))
}

/** @throws errors.invalidParameters naming the required questions without an answer, or with one to an earlier wording only */
async function submitSurvey(ctx: Ctx, tx: Tx, session: SessionRow): Promise<void> {
  const answers = await answersOf(tx, session.id)
  const required = (await asked(tx, session.surveyHeaderId, session.questionWhen)).filter(
    (row) => readConfig(row.configuration)?.validation?.required === true,
  )
  const outdated = await outdatedOf(tx, required, answers)
  const given = new Set(answers.map((row) => row.questionId))
  const missing = required.flatMap(({ id }) =>
    given.has(id) ? (outdated.has(id) ? [[id, 'survey.changed']] : []) : [[id, 'errors.required']],
  )
  if (missing.length) throw invalid(Object.fromEntries(missing) as Record<string, string>)
  await tx
    .update(surveySession)
    .set({ completedAt: ctx.now(), updatedAt: ctx.now() })
    .where(eq(surveySession.id, session.id))
  await record(ctx, tx, {
    event: 'update',
    refTable: 'survey_session',
    refId: session.id,
    text: `handed in (${session.questionWhen})`,
  })
}
