import { and, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryResponse } from '#db/schema/all.ts'
import type { ResponseSubtype } from '#model/discussions/response-enums.ts'
import { longTextProblem } from '#model/long-text.ts'
import type { EngagementRow } from '../lifecycle/load.ts'

const noAnswer: readonly ResponseSubtype[] = ['clarify', 'salutation']

/** A question back or a greeting, however long it is. */
export const neverAnswers = (subtype: ResponseSubtype | null | undefined): boolean =>
  subtype != null && noAnswer.includes(subtype)

/**
 * Whether this expert has a text in the discussion, shown or in review, that is complete enough for an answer: no
 * question back, no greeting, no file, none that staff have hidden.
 * @param which narrows the texts that count
 */
export async function hasCompleteText(q: Queries, { id, userId }: EngagementRow, which?: SQL): Promise<boolean> {
  const lines = await q
    .select({ text: queryResponse.text })
    .from(queryResponse)
    .where(
      and(
        eq(queryResponse.queryExpertId, id),
        eq(queryResponse.userId, userId),
        which,
        inArray(queryResponse.type, ['response', 'pendedexpert']),
        isNull(queryResponse.attachmentId),
        or(isNull(queryResponse.subtype), notInArray(queryResponse.subtype, [...noAnswer, 'suppressed'])),
      ),
    )
  return lines.some(({ text }) => longTextProblem(text) === null)
}
