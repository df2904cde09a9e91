import { and, asc, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { surveyHeader, surveyQuestion, surveyQuestionVersion } from '#db/schema/all.ts'

/**
 * A new discussion takes over the questions of its plan, as they are worded now: those before release, after the end and
 * some weeks later. The plan's may change afterwards without changing what this discussion asks.
 */
export async function copyPlanSurvey(
  tx: Tx,
  { discussionId, planId, askerId, now }: { discussionId: string; planId: string; askerId: string; now: Date },
): Promise<void> {
  const questions = await tx
    .select({ question: surveyQuestion, title: surveyHeader.title })
    .from(surveyQuestion)
    .innerJoin(surveyHeader, eq(surveyQuestion.surveyHeaderId, surveyHeader.id))
    .where(and(eq(surveyHeader.planId, planId), eq(surveyQuestion.hidden, false)))
    .orderBy(asc(surveyQuestion.order), asc(surveyQuestion.id))
  if (questions.length === 0) return
  const [own] = await tx
    .select({ id: surveyHeader.id })
    .from(surveyHeader)
    .where(eq(surveyHeader.queryId, discussionId))
    .orderBy(asc(surveyHeader.id))
    .limit(1)
  const headerId = own?.id ?? newId()
  if (!own)
    await tx.insert(surveyHeader).values({
      id: headerId,
      queryId: discussionId,
      userId: askerId,
      title: questions[0]?.title ?? null,
      createdAt: now,
    })
  const copies = questions.map(({ question: { text, questionTypeId, questionWhen, configuration, order } }) => ({
    id: newId(),
    surveyHeaderId: headerId,
    userId: askerId,
    order,
    text,
    questionTypeId,
    questionWhen,
    configuration,
    createdAt: now,
  }))
  await tx.insert(surveyQuestion).values(copies)
  await tx.insert(surveyQuestionVersion).values(
    copies.map(({ id, text, questionTypeId, configuration }) => ({
      questionId: id,
      version: 1,
      text,
      questionTypeId,
      configuration,
    })),
  )
}
