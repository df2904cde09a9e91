import { and, asc, count, eq } from 'drizzle-orm'
import { surveyHeader, surveyQuestionVersion, surveyResponse, surveySession, user } from '#db/schema/all.ts'
import { answerText, readConfig } from '#model/surveys/builder.ts'
import type { QuestionTypeId } from '#model/surveys/enums.ts'
import type { AnswerValue } from '#model/surveys/wire.ts'
import type { Ctx } from '../context.ts'
import { sortingBy } from '../http/sorting.ts'
import { resolvedName } from '#model/identity/person-name.ts'

export const answerSorting = sortingBy(
  {
    createdAt: surveyResponse.createdAt,
    questionId: surveyResponse.questionId,
    questionVersion: surveyResponse.questionVersion,
    userId: surveyResponse.userId,
    lastName: user.lastName,
  },
  [asc(surveyResponse.createdAt), asc(surveyResponse.id)],
)

interface ListAnswersQuery {
  surveyHeaderId?: string | undefined
  queryId?: string | undefined
  questionId?: string | undefined
  userId?: string | undefined
  page: number
  pageSize: number
  sort?: string | undefined
}

/** Single answers with the wording they saw, oldest first, for staff. */
export async function listAnswers(
  ctx: Ctx,
  { surveyHeaderId, queryId, questionId, userId, page, pageSize, sort }: ListAnswersQuery,
) {
  const where = and(
    surveyHeaderId === undefined ? undefined : eq(surveySession.surveyHeaderId, surveyHeaderId),
    queryId === undefined ? undefined : eq(surveyHeader.queryId, queryId),
    questionId === undefined ? undefined : eq(surveyResponse.questionId, questionId),
    userId === undefined ? undefined : eq(surveyResponse.userId, userId),
  )
  const rows = await ctx.db
    .select({ answer: surveyResponse, session: surveySession, wording: surveyQuestionVersion, person: user })
    .from(surveyResponse)
    .innerJoin(surveySession, eq(surveyResponse.sessionId, surveySession.id))
    .innerJoin(surveyHeader, eq(surveySession.surveyHeaderId, surveyHeader.id))
    .innerJoin(user, eq(surveyResponse.userId, user.id))
    .leftJoin(
      surveyQuestionVersion,
      and(
        eq(surveyQuestionVersion.questionId, surveyResponse.questionId),
        eq(surveyQuestionVersion.version, surveyResponse.questionVersion),
      ),
    )
    .where(where)
    .orderBy(...answerSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [total] = await ctx.db
    .select({ n: count() })
    .from(surveyResponse)
    .innerJoin(surveySession, eq(surveyResponse.sessionId, surveySession.id))
    .innerJoin(surveyHeader, eq(surveySession.surveyHeaderId, surveyHeader.id))
    .where(where)
  return {
    data: rows.map(({ answer, session, wording, person }) => {
      const value = answer.value as AnswerValue
      return {
        id: answer.id,
        questionId: answer.questionId,
        questionVersion: answer.questionVersion,
        userId: answer.userId,
        displayName: resolvedName(person),
        value,
        text: wording
          ? answerText(wording.questionTypeId as QuestionTypeId, readConfig(wording.configuration) ?? {}, value)
          : String(value),
        complete: session.completedAt !== null,
        createdAt: answer.createdAt.toISOString(),
      }
    }),
    total: total?.n ?? 0,
    page,
    pageSize,
  }
}
