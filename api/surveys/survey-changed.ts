import { and, asc, count, eq } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { queryHeaderInput, surveyQuestion } from '#db/schema/all.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { Ctx } from '../context.ts'
import { surveyChanged } from '../discussions/lifecycle/survey-finished.ts'
import type { Place } from './survey-place.ts'

export type QuestionRow = typeof surveyQuestion.$inferSelect

/** The questions of one time that are asked, in their order. */
export const asked = (q: Queries, headerId: string, when: QuestionTiming): Promise<QuestionRow[]> =>
  q
    .select()
    .from(surveyQuestion)
    .where(
      and(
        eq(surveyQuestion.surveyHeaderId, headerId),
        eq(surveyQuestion.questionWhen, when),
        eq(surveyQuestion.hidden, false),
      ),
    )
    .orderBy(asc(surveyQuestion.order), asc(surveyQuestion.id))

/** Brings what is shown elsewhere about a survey up to date: how many questions a draft or a discussion has, and what is open. */
export async function questionsChanged(ctx: Ctx, tx: Tx, place: Place, headerId: string): Promise<void> {
  if (place.of === 'discussion') await surveyChanged(ctx, tx, place.id)
  if (place.of !== 'draft') return
  const [row] = await tx
    .select({ n: count() })
    .from(surveyQuestion)
    .where(
      and(
        eq(surveyQuestion.surveyHeaderId, headerId),
        eq(surveyQuestion.hidden, false),
        eq(surveyQuestion.questionWhen, 'question'),
      ),
    )
  const [draft] = await tx
    .select({ clientData: queryHeaderInput.clientData })
    .from(queryHeaderInput)
    .where(eq(queryHeaderInput.id, place.id))
  // neither stamp nor version move: the wizard that is open on the draft has not changed
  if (draft)
    await tx
      .update(queryHeaderInput)
      .set({ clientData: { ...draft.clientData, questionCount: row?.n ?? 0 }, updatedAt: ctx.now() })
      .where(eq(queryHeaderInput.id, place.id))
}
