import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryResponse, surveyQuestion, surveyQuestionVersion, surveyResponse, surveySession } from '#db/schema/all.ts'
import { expertsAreHidden } from '#model/discussions/visibility.ts'
import { readConfig } from '#model/surveys/builder.ts'
import type { QuestionTiming, QuestionTypeId } from '#model/surveys/enums.ts'
import type { Wording } from '#model/surveys/results.ts'
import { surveyRoleOf, type SurveyRole } from '#model/surveys/people-asked.ts'
import type { AnswerValue } from '#model/surveys/wire.ts'
import type { LoadedDiscussion } from '../discussions/lifecycle/load.ts'
import type { Reader } from '../discussions/viewer.ts'
import type { QuestionRow } from './survey-changed.ts'

export interface CollectedAnswer {
  sessionId: string
  questionId: string
  version: number
  userId: string
  role: SurveyRole
  when: QuestionTiming
  value: AnswerValue
  complete: boolean
  answeredAt: Date
}

/** Which times' results one reader sees: staff all, the asker the panel's and their own, others the panel's once they may read it. */
export function timesFor(
  { kind, seesContent, engagement }: Reader,
  { discussion }: LoadedDiscussion,
): QuestionTiming[] {
  if (kind === 'csr' || kind === 'asker') return ['pre', 'question', 'post', 'followup']
  if (!seesContent) return []
  return kind === 'expert' && discussion.independentFirst && !engagement?.answeredAt ? [] : ['question']
}

/**
 * The answers that one reader may see. The panel's count once their answer to the discussion is given; what staff have not
 * released, or have rejected, no one but staff and its author sees. Of the other times the asker sees only their own.
 */
export async function collectAnswers(
  q: Queries,
  loaded: LoadedDiscussion,
  reader: Reader,
  headerId: string,
): Promise<CollectedAnswer[]> {
  const times = timesFor(reader, loaded)
  if (!times.length) return []
  const rows = await q
    .select({ answer: surveyResponse, session: surveySession })
    .from(surveyResponse)
    .innerJoin(surveySession, eq(surveyResponse.sessionId, surveySession.id))
    .where(and(eq(surveySession.surveyHeaderId, headerId), inArray(surveySession.questionWhen, times)))
    .orderBy(asc(surveyResponse.createdAt), asc(surveyResponse.id))
  const kept = await withheldResponses(q, loaded)
  const parts = new Map(loaded.engagements.map((row) => [row.userId, row]))
  return rows.flatMap(({ answer, session }) => {
    const part = parts.get(session.userId)
    const own = session.userId === reader.userId
    const panel = session.questionWhen === 'question'
    if (reader.kind !== 'csr' && !own) {
      if (!panel || kept.has(session.userId) || part?.status === 'rejected' || part?.status === 'cancelled') return []
    }
    const given = !panel || (part?.answeredAt != null && part.status !== 'rejected')
    return [
      {
        sessionId: session.id,
        questionId: answer.questionId,
        version: answer.questionVersion,
        userId: session.userId,
        role: surveyRoleOf(session.userId, loaded.discussion.userId),
        when: session.questionWhen,
        value: answer.value as AnswerValue,
        complete: session.completedAt !== null && given,
        answeredAt: answer.updatedAt,
      },
    ]
  })
}

/** Whose texts all wait for staff. */
async function withheldResponses(q: Queries, { discussion }: LoadedDiscussion): Promise<Set<string>> {
  const rows = await q
    .select({ userId: queryResponse.userId, type: queryResponse.type })
    .from(queryResponse)
    .where(and(eq(queryResponse.queryId, discussion.id), inArray(queryResponse.type, ['pendedexpert', 'response'])))
  const shown = new Set(rows.filter((row) => row.type === 'response').map((row) => row.userId))
  return new Set(rows.map((row) => row.userId).filter((id) => !shown.has(id)))
}

export interface QuestionWithVersions extends QuestionRow {
  versions: Map<number, Wording>
}

/** Every question of a survey with all its wordings: those that are asked, and those that were and have answers. */
export async function askedEver(
  q: Queries,
  headerId: string,
  times: readonly QuestionTiming[],
): Promise<QuestionWithVersions[]> {
  if (!times.length) return []
  const rows = await q
    .select()
    .from(surveyQuestion)
    .leftJoin(surveyResponse, eq(surveyResponse.questionId, surveyQuestion.id))
    .where(
      and(
        eq(surveyQuestion.surveyHeaderId, headerId),
        inArray(surveyQuestion.questionWhen, [...times]),
        or(eq(surveyQuestion.hidden, false), isNotNull(surveyResponse.id)),
      ),
    )
    .orderBy(asc(surveyQuestion.hidden), asc(surveyQuestion.order), asc(surveyQuestion.id))
  const questions = [...new Map(rows.map((row) => [row.survey_question.id, row.survey_question])).values()]
  const wordings = questions.length
    ? await q
        .select()
        .from(surveyQuestionVersion)
        .where(
          inArray(
            surveyQuestionVersion.questionId,
            questions.map(({ id }) => id),
          ),
        )
        .orderBy(asc(surveyQuestionVersion.version))
    : []
  return questions.map((question) => ({
    ...question,
    versions: new Map(
      wordings
        .filter((row) => row.questionId === question.id)
        .map(({ version, text, questionTypeId, configuration }) => [
          version,
          { text, questionTypeId: questionTypeId as QuestionTypeId, config: readConfig(configuration) ?? {} },
        ]),
    ),
  }))
}

/** Where names are hidden, the ids behind them are too. */
export const hidesName = (reader: Reader, { discussion }: LoadedDiscussion, userId: string): boolean =>
  userId !== reader.userId && userId !== discussion.userId && expertsAreHidden(reader.kind, discussion.type, false)
