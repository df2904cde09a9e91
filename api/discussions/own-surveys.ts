import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import {
  queryExpert,
  queryHeader,
  surveyHeader,
  surveyQuestion,
  surveyResponse,
  surveySession,
} from '#db/schema/all.ts'
import type { OwnSurvey } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Limits } from '#model/limits.ts'
import { isAskedOf, openTimings, tookPart } from '#model/surveys/answering.ts'
import { readConfig } from '#model/surveys/builder.ts'
import { questionTimings, type QuestionTiming } from '#model/surveys/enums.ts'
import type { LoadedDiscussion } from './lifecycle/load.ts'
import { followupDue } from './lifecycle/survey-finished.ts'
import type { Reader } from './viewer.ts'
import type { UnitOfWork } from './lifecycle/unit-of-work.ts'

const respondentOf = ({ kind, engagement }: Reader) =>
  kind === 'asker'
    ? { kind, engagement: null }
    : kind === 'expert' && engagement
      ? { kind, engagement: engagement.status }
      : null

/** Which surveys of a discussion one reader may answer now. */
export function openFor(reader: Reader, { discussion }: LoadedDiscussion, now: Date, limits: Limits): QuestionTiming[] {
  const person = respondentOf(reader)
  return person
    ? openTimings(person, {
        status: discussion.status,
        followupDue: followupDue(discussion, now, limits['survey.followUpAfter']),
      })
    : []
}

/** The surveys of a discussion that one reader is to answer or has answered. */
export async function ownSurveys(
  q: Queries,
  reader: Reader,
  loaded: LoadedDiscussion,
  now: Date,
  limits: Limits,
): Promise<OwnSurvey[]> {
  const person = respondentOf(reader)
  if (!person) return []
  const rows = await q
    .select({
      when: surveyQuestion.questionWhen,
      questions: sql<number | string>`count(*)`,
      completedAt: surveySession.completedAt,
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
        eq(surveySession.userId, reader.userId),
        eq(surveySession.questionWhen, surveyQuestion.questionWhen),
      ),
    )
    .where(eq(surveyHeader.queryId, loaded.discussion.id))
    .groupBy(surveyQuestion.questionWhen, surveySession.completedAt)
  const open = openFor(reader, loaded, now, limits)
  return questionTimings.flatMap((questionWhen) => {
    const row = rows.find((one) => one.when === questionWhen)
    if (!row || !isAskedOf(person.kind, questionWhen)) return []
    const completed = row.completedAt !== null
    const isOpen = !completed && open.includes(questionWhen)
    return isOpen || completed ? [{ questionWhen, questions: Number(row.questions), completed, open: isOpen }] : []
  })
}

/**
 * An expert's first answer comes with the answers to the questions that the asker marked as required.
 * @throws response.surveyOpen naming those that are missing
 */
export async function assertPanelAnswered(
  { tx, now, loaded: { discussion } }: UnitOfWork,
  userId: string,
): Promise<void> {
  const questions = await tx
    .select({
      id: surveyQuestion.id,
      headerId: surveyHeader.id,
      configuration: surveyQuestion.configuration,
      answer: surveyResponse.id,
      sessionId: surveySession.id,
    })
    .from(surveyHeader)
    .innerJoin(
      surveyQuestion,
      and(
        eq(surveyQuestion.surveyHeaderId, surveyHeader.id),
        eq(surveyQuestion.hidden, false),
        eq(surveyQuestion.questionWhen, 'question'),
      ),
    )
    .leftJoin(
      surveySession,
      and(
        eq(surveySession.surveyHeaderId, surveyHeader.id),
        eq(surveySession.userId, userId),
        eq(surveySession.questionWhen, 'question'),
      ),
    )
    .leftJoin(
      surveyResponse,
      and(eq(surveyResponse.sessionId, surveySession.id), eq(surveyResponse.questionId, surveyQuestion.id)),
    )
    .where(eq(surveyHeader.queryId, discussion.id))
  const missing = questions.filter(
    ({ answer, configuration }) => answer === null && readConfig(configuration)?.validation?.required === true,
  )
  if (missing.length) {
    throw new AppError('response.surveyOpen', 'Please answer the questions of this discussion first.', {
      extra: { questionIds: missing.map(({ id }) => id) },
    })
  }
  // posting submits the survey answers too
  const sessions = [...new Set(questions.flatMap(({ sessionId }) => sessionId ?? []))]
  for (const id of sessions)
    await tx
      .update(surveySession)
      .set({ completedAt: now, updatedAt: now })
      .where(and(eq(surveySession.id, id), sql`${surveySession.completedAt} is null`))
}

/** Ended discussions whose survey this expert has still to answer, among these. */
export async function unansweredAfterEnd(
  q: Queries,
  userId: string,
  discussionIds: readonly string[],
): Promise<Set<string>> {
  if (!discussionIds.length) return new Set()
  const rows = await q
    .selectDistinct({ id: queryHeader.id })
    .from(queryHeader)
    .innerJoin(
      queryExpert,
      and(
        eq(queryExpert.queryId, queryHeader.id),
        eq(queryExpert.userId, userId),
        inArray(queryExpert.status, [...tookPart]),
      ),
    )
    .innerJoin(surveyHeader, eq(surveyHeader.queryId, queryHeader.id))
    .innerJoin(
      surveyQuestion,
      and(
        eq(surveyQuestion.surveyHeaderId, surveyHeader.id),
        eq(surveyQuestion.hidden, false),
        eq(surveyQuestion.questionWhen, 'post'),
      ),
    )
    .leftJoin(
      surveySession,
      and(
        eq(surveySession.surveyHeaderId, surveyHeader.id),
        eq(surveySession.userId, userId),
        eq(surveySession.questionWhen, 'post'),
      ),
    )
    .where(
      and(
        inArray(queryHeader.id, [...discussionIds]),
        eq(queryHeader.status, 'closed'),
        sql`${surveySession.completedAt} is null`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
