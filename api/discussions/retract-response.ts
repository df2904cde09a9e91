import { and, eq, inArray } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import { recordChange } from '../audit/record.ts'
import { ownEngagement } from './accept-invitation.ts'
import { renewArchive } from './files/archives.ts'
import type { EngagementRow } from './load.ts'
import { actAs } from './read-discussion.ts'
import { showResponse } from './response-view.ts'
import { dropQuestion } from './open-questions.ts'
import { linesChanged, type ResponseRow } from './responses.ts'
import { endTasks } from './tasks/tasks.ts'
import type { Work } from './work.ts'

/** A line of this discussion. @throws not.found, for lines of other discussions too */
export async function lineOf(work: Work, responseId: string): Promise<ResponseRow> {
  const [row] = await work.tx
    .select()
    .from(queryResponse)
    .where(and(eq(queryResponse.id, responseId), eq(queryResponse.queryId, work.loaded.discussion.id)))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

/** Writes a change of a line, with its audit rows. @param because what its audit rows note */
export async function changeLine(
  work: Work,
  row: ResponseRow,
  change: Partial<ResponseRow>,
  because?: string,
): Promise<ResponseRow> {
  const after = { ...row, ...change, updatedAt: work.now, version: row.version + 1 }
  await work.tx.update(queryResponse).set(after).where(eq(queryResponse.id, row.id))
  await recordChange(
    work.ctx,
    work.tx,
    { refTable: 'query_response', refId: row.id, ...(because && { text: because }) },
    row,
    after,
  )
  work.recount = true
  await linesChanged(work)
  if (row.type === 'pendedexpert' && (after.type !== 'pendedexpert' || after.subtype === 'suppressed'))
    await endTasks(work, 'answer', row.id)
  await renewArchive(work)
  return after
}

/**
 * An expert takes back a text while the discussion is open. It stays visible to its author and staff. Who has nothing
 * left in the discussion keeps the seat but is not paid, until they write again or staff decide.
 */
export const retractResponse = (
  ctx: Ctx,
  key: string,
  responseId: string,
  reason: string | undefined,
): Promise<DiscussionResponse> =>
  actAs(ctx, key, async (work, reader) => {
    const own = ownEngagement(reader)
    const line = await lineOf(work, responseId)
    if (line.queryExpertId !== own.id) throw new AppError('not.found', 'Not Found')
    return showResponse(work.tx, work.loaded, reader, await retractLine(work, line, own, reason))
  })

/** Takes a text of an expert back, and the pay of whoever has nothing left. @throws discussion.transition */
export async function retractLine(
  work: Work,
  line: ResponseRow,
  own: EngagementRow,
  reason: string | undefined,
): Promise<ResponseRow> {
  const { status } = work.loaded.discussion
  if ((status !== 'open' && status !== 'answered') || (line.type !== 'response' && line.type !== 'pendedexpert')) {
    throw new AppError('discussion.transition', 'The discussion does not allow this now.', {
      extra: { status, allowed: [], reason: 'engagement.refused.status' },
    })
  }
  const after = await changeLine(work, line, { type: 'retractedexpert', reason: reason ?? null })
  await dropQuestion(work, line.id)
  const left = await work.tx
    .select({ id: queryResponse.id })
    .from(queryResponse)
    .where(and(eq(queryResponse.queryExpertId, own.id), inArray(queryResponse.type, ['response', 'pendedexpert'])))
  // a call is paid by presence, whatever was written beside it
  const live = isLive(work.loaded.discussion.mediaType)
  if (!live && left.length === 0 && own.payable && !own.frozen && own.answeredAt !== null) {
    own.payable = false
    work.events.push({
      type: 'engagement.payableChanged',
      discussionId: own.queryId,
      engagementId: own.id,
      expertId: own.userId,
      payable: false,
    })
  }
  return after
}
