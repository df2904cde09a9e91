import { and, eq, inArray } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { recordChange } from '../../audit/record.ts'
import { ownEngagement } from '../panel/accept-invitation.ts'
import { renewArchive } from '../files/archives.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { showResponse } from './response-view.ts'
import { deleteOpenQuestion } from '../lifecycle/open-questions.ts'
import { reopenFollowup } from './reopen-followup.ts'
import { linesChanged, type ResponseRow } from './responses.ts'
import { endTasks } from '../tasks/tasks.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** A line of this discussion. @throws not.found, for lines of other discussions too */
export async function lineOf(unit: UnitOfWork, responseId: string): Promise<ResponseRow> {
  const [row] = await unit.tx
    .select()
    .from(queryResponse)
    .where(and(eq(queryResponse.id, responseId), eq(queryResponse.queryId, unit.loaded.discussion.id)))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

/** Writes a change of a line, with its audit rows. @param because what its audit rows note */
export async function changeLine(
  unit: UnitOfWork,
  row: ResponseRow,
  change: Partial<ResponseRow>,
  because?: string,
): Promise<ResponseRow> {
  const after = { ...row, ...change, updatedAt: unit.now, version: row.version + 1 }
  await unit.tx.update(queryResponse).set(after).where(eq(queryResponse.id, row.id))
  await recordChange(
    unit.ctx,
    unit.tx,
    { refTable: 'query_response', refId: row.id, ...(because && { text: because }) },
    row,
    after,
  )
  unit.recount = true
  await linesChanged(unit)
  if (row.type === 'pendedexpert' && (after.type !== 'pendedexpert' || after.subtype === 'suppressed'))
    await endTasks(unit, 'answer', row.id)
  await renewArchive(unit)
  return after
}

/**
 * An expert takes back a text while the discussion is open. It stays visible to its author and staff. A follow-up that
 * loses its only reply is open again. Who has nothing left in the discussion keeps the seat but is not paid, until they
 * write again or staff decide.
 */
export const retractResponse = (
  ctx: Ctx,
  key: string,
  responseId: string,
  reason: string | undefined,
): Promise<DiscussionResponse> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const own = ownEngagement(reader)
    const line = await lineOf(unit, responseId)
    if (line.queryExpertId !== own.id) throw new AppError('not.found', 'Not Found')
    return showResponse(unit.tx, unit.loaded, reader, await retractLine(unit, line, own, reason))
  })

/** Takes a text of an expert back, and the pay of anyone who has nothing left. @throws discussion.transition */
export async function retractLine(
  unit: UnitOfWork,
  line: ResponseRow,
  own: EngagementRow,
  reason: string | undefined,
): Promise<ResponseRow> {
  const { status } = unit.loaded.discussion
  if ((status !== 'open' && status !== 'answered') || (line.type !== 'response' && line.type !== 'pendedexpert')) {
    throw new AppError('discussion.transition', 'The discussion does not allow this now.', {
      extra: { status, allowed: [], reason: 'engagement.refused.status' },
    })
  }
  const after = await changeLine(unit, line, { type: 'retractedexpert', reason: reason ?? null })
  await deleteOpenQuestion(unit, line.id)
  await reopenFollowup(unit, own)
  const left = await unit.tx
    .select({ id: queryResponse.id })
    .from(queryResponse)
    .where(and(eq(queryResponse.queryExpertId, own.id), inArray(queryResponse.type, ['response', 'pendedexpert'])))
  // a call is paid by presence, whatever was written beside it
  const live = isLive(unit.loaded.discussion.mediaType)
  if (!live && left.length === 0 && own.payable && !own.frozen && own.answeredAt !== null) {
    own.payable = false
    unit.events.push({
      type: 'engagement.payableChanged',
      discussionId: own.queryId,
      engagementId: own.id,
      expertId: own.userId,
      payable: false,
    })
  }
  return after
}
