import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { queryHeader, queryResponse, queryResponseText, queryText } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'

const earlier = z.object({ text: z.string(), changedAt: z.string(), changedBy: z.string() })
export const queryTextSchema = z
  .object({
    id: z.string(),
    queryId: z.string(),
    text: z.string(),
    history: z.string(),
    previous: z.array(earlier.extend({ history: z.string() })),
    version: z.int32(),
  })
  .meta({ id: 'QueryText' })
export const responseTextSchema = z
  .object({ id: z.string(), responseId: z.string(), text: z.string(), previous: z.array(earlier), version: z.int32() })
  .meta({ id: 'ResponseText' })

/** The question as it is, and its earlier wordings. @throws not.found */
export async function readQueryText(q: Queries, id: string): Promise<z.infer<typeof queryTextSchema>> {
  const [row] = await q
    .select({ id: queryHeader.id, text: queryHeader.text, history: queryHeader.history, version: queryHeader.version })
    .from(queryHeader)
    .where(eq(queryHeader.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  const previous = await q
    .select()
    .from(queryText)
    .where(eq(queryText.queryId, id))
    .orderBy(asc(queryText.changedAt), asc(queryText.id))
  return {
    ...row,
    queryId: row.id,
    previous: previous.map(({ text, history, changedAt, changedBy }) => ({
      text,
      history,
      changedAt: changedAt.toISOString(),
      changedBy,
    })),
  }
}

/** A response as it is, and its earlier wordings. @throws not.found */
export async function readResponseText(q: Queries, id: string): Promise<z.infer<typeof responseTextSchema>> {
  const [row] = await q
    .select({ id: queryResponse.id, text: queryResponse.text, version: queryResponse.version })
    .from(queryResponse)
    .where(eq(queryResponse.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  const previous = await q
    .select()
    .from(queryResponseText)
    .where(eq(queryResponseText.responseId, id))
    .orderBy(asc(queryResponseText.changedAt), asc(queryResponseText.id))
  return {
    ...row,
    responseId: row.id,
    previous: previous.map(({ text, changedAt, changedBy }) => ({
      text,
      changedAt: changedAt.toISOString(),
      changedBy,
    })),
  }
}
