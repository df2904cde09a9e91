import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import {
  queryExpert,
  queryHeader,
  surveyHeader,
  surveyQuestion,
  surveyQuestionVersion,
  surveyResponse,
  surveySession,
} from '#db/schema/all.ts'
import { answerText, readConfig } from '#model/surveys/builder.ts'
import type { QuestionTiming, QuestionTypeId } from '#model/surveys/enums.ts'
import type { Wording } from '#model/surveys/results.ts'
import { peopleAsked, surveyRoleOf, type SurveyRole } from '#model/surveys/people-asked.ts'
import type { AnswerValue } from '#model/surveys/wire.ts'
import { planQuestions, type AnswerInDiscussion, type QuestionInDiscussion } from '#model/reporting/survey-results.ts'
import type { DayRange } from '#model/reporting/range.ts'
import { authorize } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { expertsOf } from '../../discussions/lifecycle/load.ts'
import { followupDue } from '../../discussions/lifecycle/survey-finished.ts'
import { discussionsIn, within } from '../facts/conditions.ts'
import { asker, author } from '../facts/places.ts'
import { yieldToOthers } from '../facts/scope.ts'

export interface SurveyResultsQuery {
  planId: string
  range?: DayRange | undefined
}
const BATCH = 200

/** What the surveys of a plan's discussions come to: only questions that ask the same are counted together. */
export async function readSurveyResults(ctx: Ctx, asked: SurveyResultsQuery) {
  authorize(requireActor(ctx), 'admin.read')
  const { questions, answers, keys } = await collect(ctx, asked)
  return { keys, questions: planQuestions(questions, answers) }
}

/** The answers behind one number, newest first. */
export async function surveyAnswers(
  ctx: Ctx,
  asked: SurveyResultsQuery,
  question: string,
  time: { when: QuestionTiming; role: SurveyRole },
) {
  const { keys, questions } = await readSurveyResults(ctx, asked)
  const found = questions.find(({ id }) => id === question)
  return (found?.given ?? [])
    .filter((answer) => answer.when === time.when && answer.role === time.role)
    .sort((a, b) => b.at - a.at)
    .map((answer) => ({
      queryId: answer.queryId,
      key: keys.get(answer.queryId) ?? '',
      text: answerText(answer.wording.questionTypeId, answer.wording.config, answer.value),
      answeredAt: new Date(answer.at).toISOString(),
    }))
}

async function collect(ctx: Ctx, { planId, range }: SurveyResultsQuery) {
  const scope = { planId, range }
  const headers = await ctx.db
    .select({
      id: surveyHeader.id,
      queryId: queryHeader.id,
      key: queryHeader.key,
      askerId: queryHeader.userId,
      status: queryHeader.status,
      closedAt: queryHeader.closedAt,
    })
    .from(surveyHeader)
    .innerJoin(queryHeader, eq(surveyHeader.queryId, queryHeader.id))
    .innerJoin(asker, eq(queryHeader.userId, asker.id))
    .leftJoin(author, eq(queryHeader.createdBy, author.id))
    .where(and(discussionsIn(scope), within(queryHeader.createdAt, scope)))
  const { 'survey.followUpAfter': followUpAfter } = await ctx.limits()
  const questions: QuestionInDiscussion[] = []
  const answers: AnswerInDiscussion[] = []
  for (let first = 0; first < headers.length; first += BATCH) {
    const some = headers.slice(first, first + BATCH)
    const headerOf = new Map(some.map((header) => [header.id, header]))
    const read = await readBatch(
      ctx,
      some.map(({ id }) => id),
      some.map(({ queryId }) => queryId),
    )
    for (const { question, version } of read.asked) {
      const wording = wordingOf(version)
      const header = headerOf.get(question.surveyHeaderId)
      if (!header || question.hidden || question.version !== version.version) continue
      const when = question.questionWhen
      const people = peopleAsked(
        {
          askerId: header.askerId,
          status: header.status,
          followupDue: followupDue(header, ctx.now(), followUpAfter),
          experts: expertsOf(read.parts.get(header.queryId) ?? []),
        },
        when,
      )
      questions.push({ questionId: question.id, queryId: header.queryId, when, wording, people })
    }
    for (const { response, session, version, part } of read.given) {
      // what a panel member wrote counts once the answer is given and not rejected
      if (session.questionWhen === 'question' && (!part?.answeredAt || part.status === 'rejected')) continue
      const header = headerOf.get(session.surveyHeaderId)
      if (!header) continue
      answers.push({
        questionId: response.questionId,
        queryId: header.queryId,
        when: session.questionWhen,
        wording: wordingOf(version),
        userId: session.userId,
        role: surveyRoleOf(session.userId, header.askerId),
        value: response.value as AnswerValue,
        at: response.updatedAt.getTime(),
      })
    }
    await yieldToOthers()
  }
  return { questions, answers, keys: new Map(headers.map(({ queryId, key }) => [queryId, key])) }
}

const wordingOf = (row: typeof surveyQuestionVersion.$inferSelect): Wording => ({
  text: row.text,
  questionTypeId: row.questionTypeId as QuestionTypeId,
  config: readConfig(row.configuration) ?? {},
})

async function readBatch(ctx: Ctx, headerIds: string[], queryIds: string[]) {
  const parts = await ctx.db.select().from(queryExpert).where(inArray(queryExpert.queryId, queryIds))
  const asked = await ctx.db
    .select({ question: surveyQuestion, version: surveyQuestionVersion })
    .from(surveyQuestion)
    .innerJoin(surveyQuestionVersion, eq(surveyQuestionVersion.questionId, surveyQuestion.id))
    .where(inArray(surveyQuestion.surveyHeaderId, headerIds))
  const given = await ctx.db
    .select({ response: surveyResponse, session: surveySession, version: surveyQuestionVersion, part: queryExpert })
    .from(surveyResponse)
    .innerJoin(surveySession, eq(surveyResponse.sessionId, surveySession.id))
    .innerJoin(surveyHeader, eq(surveySession.surveyHeaderId, surveyHeader.id))
    .innerJoin(
      surveyQuestionVersion,
      and(
        eq(surveyQuestionVersion.questionId, surveyResponse.questionId),
        eq(surveyQuestionVersion.version, surveyResponse.questionVersion),
      ),
    )
    .leftJoin(
      queryExpert,
      and(eq(queryExpert.queryId, surveyHeader.queryId), eq(queryExpert.userId, surveySession.userId)),
    )
    .where(and(inArray(surveySession.surveyHeaderId, headerIds), isNotNull(surveySession.completedAt)))
  const partsOf = new Map<string, (typeof parts)[number][]>()
  for (const part of parts) partsOf.set(part.queryId, [...(partsOf.get(part.queryId) ?? []), part])
  return { asked, given, parts: partsOf }
}
