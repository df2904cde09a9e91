import { eq } from 'drizzle-orm'
import { queryHeaderInput, surveyHeader, surveyQuestion } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import type { SuggestionBody } from '#model/surveys/writing-wire.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { openDiscussion } from '../../discussions/read-discussion.ts'

/**
 * What the text belongs to, when the caller may write there: the diagnosis it is about, where there is one, and what is
 * asked beside a history.
 * @throws not.found for what is not there or not theirs
 */
export async function writtenFor(
  ctx: Ctx,
  { logRefTable, logRefId }: Pick<SuggestionBody, 'logRefTable' | 'logRefId'>,
): Promise<{ diagnosisId: string | undefined; question?: string }> {
  const actor = requireActor(ctx)
  const gone = new AppError('not.found', 'Not Found')
  const ownedBy = (userId: string | undefined) => {
    if (userId === undefined || (userId !== actor.userId && !isStaff(actor))) throw gone
  }
  switch (logRefTable) {
    case 'query_header_input': {
      const [draft] = await ctx.db
        .select({ userId: queryHeaderInput.userId, data: queryHeaderInput.clientData })
        .from(queryHeaderInput)
        .where(eq(queryHeaderInput.id, logRefId))
      ownedBy(draft?.userId)
      const { diagnosisId, question } = draft?.data ?? {}
      return {
        diagnosisId: typeof diagnosisId === 'string' ? diagnosisId : undefined,
        ...(typeof question === 'string' && { question }),
      }
    }
    case 'survey_header': {
      const [header] = await ctx.db
        .select({ userId: surveyHeader.userId })
        .from(surveyHeader)
        .where(eq(surveyHeader.id, logRefId))
      ownedBy(header?.userId)
      return { diagnosisId: undefined }
    }
    case 'survey_question': {
      const [question] = await ctx.db
        .select({ userId: surveyHeader.userId })
        .from(surveyQuestion)
        .innerJoin(surveyHeader, eq(surveyQuestion.surveyHeaderId, surveyHeader.id))
        .where(eq(surveyQuestion.id, logRefId))
      ownedBy(question?.userId)
      return { diagnosisId: undefined }
    }
    case 'query_header': {
      const { loaded, reader } = await openDiscussion(ctx, logRefId)
      if (!reader.seesContent) throw gone
      return { diagnosisId: loaded.discussion.diagnosisId, question: loaded.discussion.text }
    }
  }
}
