import { createHash } from 'node:crypto'
import { writeConfig } from '#model/surveys/builder.ts'
import type { Queries } from '../../client.ts'
import {
  queryHeader,
  surveyHeader,
  surveyQuestion,
  surveyQuestionVersion,
  surveyResponse,
  surveySession,
} from '../../schema/all.ts'
import type { Actors } from './actors.ts'
import { idAt } from './stable-random.ts'
import { surveyOf } from './data/surveys.ts'
import type { SeededDiscussion } from './seed-answers.ts'

const HOUR = 3_600_000
/** Every so many discussions had a questionnaire, where one was written for the case. */
const EVERY = 5

/** The questionnaire of a discussion, where it had one, with what the panel and, after the end, the asker answered. */
export async function seedSurvey(
  db: Queries,
  { asker, question, isDiscussion }: Actors,
  { id: queryId, seed, askedAt, releasedAt, closedAt, scenario }: SeededDiscussion,
  answered: readonly string[],
): Promise<void> {
  const survey = scenario.number % EVERY === 2 ? surveyOf(question) : undefined
  if (!survey) return
  const headerId = idAt(askedAt, `${seed}:survey`)
  const questions = survey.questions.map((one, at) => ({
    ...one,
    id: idAt(askedAt, `${seed}:survey:${at}`),
    configuration: writeConfig(one.config),
  }))
  await db
    .insert(surveyHeader)
    .values({ id: headerId, queryId, userId: asker.id, title: survey.title, createdAt: askedAt })
  // each time has an order of its own
  const placeOf = (id: string, when: string) =>
    questions.filter(({ questionWhen }) => questionWhen === when).findIndex((one) => one.id === id) + 1
  await db.insert(surveyQuestion).values(
    questions.map(({ id, text, questionTypeId, questionWhen, configuration }) => ({
      id,
      surveyHeaderId: headerId,
      userId: asker.id,
      order: placeOf(id, questionWhen),
      text,
      questionTypeId,
      questionWhen,
      configuration,
      createdAt: askedAt,
    })),
  )
  await db.insert(surveyQuestionVersion).values(
    questions.map(({ id, text, questionTypeId, configuration }, at) => ({
      id: idAt(askedAt, `${seed}:survey:${at}:1`),
      questionId: id,
      version: 1,
      text,
      questionTypeId,
      configuration,
    })),
  )
  const after = questions.some(({ questionWhen }) => questionWhen === 'post')
  const asksLater = closedAt !== null && after && scenario.number % 2 === 0
  await db
    .update(queryHeader)
    .set({
      questionCount: questions.filter(({ questionWhen }) => questionWhen === 'question').length,
      surveyStatus: asksLater ? 'post_pending' : 'new',
    })
    .where(isDiscussion(queryId))

  const people = [
    ...answered.map((userId, nth) => ({
      userId,
      nth,
      when: 'question' as const,
      at: new Date(releasedAt.getTime() + (6 + nth) * HOUR),
    })),
    ...(closedAt && after && !asksLater
      ? [asker.id, ...answered].map((userId) => ({
          userId,
          nth: 0,
          when: 'post' as const,
          at: new Date(closedAt.getTime() + HOUR),
        }))
      : []),
  ]
  for (const { userId, nth, when, at } of people) {
    const sessionId = idAt(at, `${seed}:survey:session:${when}:${userId}`)
    const mine = questions.filter(({ questionWhen }) => questionWhen === when)
    if (mine.length === 0) continue
    await db.insert(surveySession).values({
      id: sessionId,
      surveyHeaderId: headerId,
      queryId,
      userId,
      questionWhen: when,
      completedAt: at,
      createdAt: at,
      updatedAt: at,
      // a finished session is entered by nobody: what the key was is forgotten
      keyHash: createHash('sha256').update(sessionId).digest('hex'),
    })
    await db.insert(surveyResponse).values(
      mine.map((one, nr) => ({
        id: idAt(at, `${seed}:survey:answer:${when}:${userId}:${nr}`),
        sessionId,
        questionId: one.id,
        questionVersion: 1,
        userId,
        value: one.answers[nth % one.answers.length],
        createdAt: at,
        updatedAt: at,
      })),
    )
  }
}
