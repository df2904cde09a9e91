import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import {
  queryHeader,
  surveyHeader,
  surveyQuestion,
  surveyQuestionVersion,
  surveyResponse,
  surveySession,
} from '#db/schema/all.ts'
import type { PlanQuestion } from '#model/reporting/survey-results.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'

const product = await startProduct()
const { db } = product

test('questions of a plan: answers that were handed in, changes from before to after, each number opens its answers', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const asked = [await scenario.ask(), await scenario.ask()]
  const configuration = JSON.stringify([{ maxOpinionScale: 5 }])
  const answer = async (
    discussion: (typeof asked)[number],
    when: 'pre' | 'post',
    value: number,
    { handedIn = true, by = '' } = {},
  ) => {
    const [row] = await db.select().from(queryHeader).where(eq(queryHeader.id, discussion.id))
    const now = product.now()
    const [own] = await db.select().from(surveyHeader).where(eq(surveyHeader.queryId, discussion.id))
    const headerId = own?.id ?? newId()
    const userId = row!.userId
    if (!own) await db.insert(surveyHeader).values({ id: headerId, queryId: discussion.id, userId, createdAt: now })
    const questionId = newId()
    const words = { text: 'How well do you know your options?', questionTypeId: 7, configuration }
    await db.insert(surveyQuestion).values({
      ...words,
      id: questionId,
      surveyHeaderId: headerId,
      userId,
      order: 1,
      questionWhen: when,
      createdAt: now,
    })
    await db.insert(surveyQuestionVersion).values({ ...words, questionId, version: 1 })
    const sessionId = newId()
    const times = { createdAt: now, updatedAt: now }
    await db.insert(surveySession).values({
      id: sessionId,
      surveyHeaderId: headerId,
      queryId: discussion.id,
      userId: by || userId,
      questionWhen: when,
      keyHash: newId(),
      completedAt: handedIn ? now : null,
      ...times,
    })
    await db
      .insert(surveyResponse)
      .values({ id: newId(), sessionId, questionId, questionVersion: 1, userId: by || userId, value, ...times })
    return row!.planId!
  }
  const planId = await answer(asked[0]!, 'pre', 2)
  await answer(asked[0]!, 'post', 5)
  await answer(asked[1]!, 'pre', 3)
  await answer(asked[1]!, 'post', 1, { handedIn: false })
  // an expert of the panel
  const [part] = await scenario.engagements(asked[0]!.id)
  await answer(asked[0]!, 'post', 4, { by: part!.userId })

  const path = `/server/report/surveyResults?planId=${planId}`
  const { body } = await scenario.staff<{ discussions: number; questions: PlanQuestion[] }>('GET', path)
  expect(body.discussions).toBe(2)
  const [question, ...others] = body.questions
  expect(others).toEqual([])
  expect(question!.times.map(({ when, role, asked: n, people, answers }) => [when, role, n, people, answers])).toEqual([
    ['pre', 'asker', 2, 2, 2],
    // everyone else is asked once the discussions close
    ['post', 'asker', 1, 1, 1],
    ['post', 'experts', 1, 1, 1],
  ])
  expect(question!.changes).toEqual([{ from: 'pre', to: 'post', people: 1, changed: 1, difference: 3 }])
  for (const { when, role, answers } of question!.times) {
    const ofRole = role === 'experts' ? eq : ne
    const [{ n } = { n: 0 }] = await db
      .select({ n: count() })
      .from(surveySession)
      .where(
        and(
          eq(surveySession.questionWhen, when),
          ofRole(surveySession.userId, part!.userId),
          isNotNull(surveySession.completedAt),
        ),
      )
    const rows = await scenario.staff<{ total: number }>(
      'GET',
      `/server/report/surveyResults/answers?planId=${planId}&question=${question!.id}&when=${when}&role=${role}`,
    )
    expect([rows.body.total, answers]).toEqual([n, n])
  }
  const { body: before } = await scenario.staff<{ discussions: number }>(
    'GET',
    `${path}&dateRange=2001-01-01,2001-02-01`,
  )
  expect(before.discussions).toBe(0)
  expectStatus(await scenario.member('GET', path), 403)
})
