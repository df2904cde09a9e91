import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryResponse } from '#db/schema/all.ts'

/**
 * The staff's suggested wording: the newest csrupdate line is the question, one of subtype clinical after it the history.
 */
export async function latestRewording(
  q: Queries,
  discussionId: string,
): Promise<{ text: string | undefined; history: string | undefined }> {
  const rows = await q
    .select({
      text: queryResponse.text,
      subtype: queryResponse.subtype,
      about: queryResponse.aboutResponseId,
      id: queryResponse.id,
    })
    .from(queryResponse)
    .where(and(eq(queryResponse.queryId, discussionId), eq(queryResponse.type, 'csrupdate')))
    .orderBy(desc(queryResponse.id))
  const question = rows.find((row) => row.subtype === null)
  return {
    text: question?.text,
    history: rows.find((row) => row.subtype === 'clinical' && row.about === question?.id)?.text,
  }
}
