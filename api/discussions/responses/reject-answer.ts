import { and, eq, inArray } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import { changeLine } from './retract-response.ts'
import { addResponse, type ResponseRow } from './responses.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/**
 * Sets a refused text apart: the refusal with its reason is a line for the author and staff, the text another one that
 * names it.
 */
export async function setApart(
  unit: UnitOfWork,
  line: ResponseRow,
  row: EngagementRow,
  reason: string,
): Promise<ResponseRow> {
  const refusal = await addResponse(unit, {
    type: 'rejectedexpert',
    text: reason,
    reason,
    userId: row.userId,
    queryExpertId: row.id,
    aboutResponseId: line.id,
  })
  return changeLine(unit, line, { type: 'rejectedexpertresponse', reason, aboutResponseId: refusal.id })
}

/** The same for everything that the expert has said here. */
export async function setAnswersApart(unit: UnitOfWork, row: EngagementRow, reason: string): Promise<void> {
  const lines = await unit.tx
    .select()
    .from(queryResponse)
    .where(and(eq(queryResponse.queryExpertId, row.id), inArray(queryResponse.type, ['response', 'pendedexpert'])))
  for (const line of lines) await setApart(unit, line, row, reason)
}
