import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { queryExpert, queryResponse, queryResponseText, queryText } from '#db/schema/all.ts'
import { isExpertSubtype, type ResponseSubtype, type ResponseType } from '#model/discussions/response-enums.ts'
import type { DiscussionResponse, Engagement } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { longTextProblem, storedText } from '#model/long-text.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { readQueryText, readResponseText } from './admin-texts.ts'
import { decideAnswer } from '../responses/decide-answer.ts'
import { byExpert, ownRow } from '../responses/post-response.ts'
import { withDiscussionAs, checkVersion } from '../read-discussion.ts'
import { stale } from '../lifecycle/refusals.ts'
import { showResponse } from '../responses/response-view.ts'
import { addResponse } from '../responses/responses.ts'
import { changeLine, lineOf, retractLine } from '../responses/retract-response.ts'
import { partOf, updateParticipantStatus, type ParticipantChange } from '../panel/staff-panel.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** What staff write of the parts of a discussion, by the id of the part. */

const refused = (field: string, text: string) =>
  new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { [field]: text } })
const notNow = (unit: UnitOfWork) =>
  new AppError('discussion.transition', 'The discussion does not allow this now.', {
    extra: { status: unit.loaded.discussion.status, allowed: [], reason: 'engagement.refused.status' },
  })
const isOver = (unit: UnitOfWork) =>
  unit.loaded.discussion.status === 'closed' || unit.loaded.discussion.status === 'cancelled'

/** Corrects a question; the wording before it is kept. @throws conflict, errors.invalidParameters, discussion.transition once it has ended */
export const editQueryText = (
  ctx: Ctx,
  id: string,
  { text, history, version }: { text: string; history?: string | undefined; version: number },
) =>
  withDiscussionAs(
    ctx,
    id,
    async (unit) => {
      const { discussion } = unit.loaded
      await checkVersion(unit, version)
      const problem = longTextProblem(text)
      if (problem !== null) throw refused('text', problem)
      if (isOver(unit)) throw notNow(unit)
      const after = {
        text: storedText(text),
        history: history === undefined ? discussion.history : storedText(history),
      }
      if (after.text === discussion.text && after.history === discussion.history) return
      await unit.tx.insert(queryText).values({
        queryId: discussion.id,
        text: discussion.text,
        history: discussion.history,
        changedBy: requireActor(ctx).userId,
        changedAt: unit.now,
      })
      Object.assign(discussion, after)
    },
    async (unit) => readQueryText(unit.tx, unit.loaded.discussion.id),
  )

const editable: readonly ResponseType[] = ['response', 'pendedexpert', 'info', 'csrinfo']

/** Corrects what someone wrote; the wording before it is kept, and the reason is noted. @throws conflict, discussion.transition for lines that are decided */
export async function editResponseText(
  ctx: Ctx,
  id: string,
  { text, reason, version }: { text: string; reason: string; version: number },
) {
  return withDiscussionAs(
    ctx,
    await discussionOf(ctx, id),
    async (unit, reader) => {
      const line = await lineOf(unit, id)
      if (line.version !== version) throw stale(await showResponse(unit.tx, unit.loaded, reader, line))
      const words = text.trim()
      if (words === '') throw refused('text', 'errors.required')
      if (!editable.includes(line.type)) throw notNow(unit)
      if (words === line.text) return
      await unit.tx.insert(queryResponseText).values({
        id: newId(),
        responseId: line.id,
        text: line.text,
        changedBy: requireActor(ctx).userId,
        changedAt: unit.now,
      })
      await changeLine(unit, line, { text: words }, reason)
    },
    (unit) => readResponseText(unit.tx, id),
  )
}

/** Withdraws, restores or rejects a part, or changes whether it is paid. @throws not.found for parts that are no expert's */
export async function editEngagement(
  ctx: Ctx,
  id: string,
  change: Omit<ParticipantChange, 'queryExpertId'>,
): Promise<Engagement> {
  if (change.status === undefined && change.payable === undefined) throw refused('status', 'errors.required')
  const [row] = await ctx.db.select({ queryId: queryExpert.queryId }).from(queryExpert).where(eq(queryExpert.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  return updateParticipantStatus(ctx, row.queryId, { queryExpertId: id, ...change })
}

interface NewLine {
  queryId: string
  type: ResponseType
  subtype?: ResponseSubtype | undefined
  text: string
  queryExpertId?: string | undefined
}

/**
 * Writes a line: words to everyone, to staff, or in review to the asker. With an expert's part it is what that expert
 * said to staff, and counts as if they had written it here.
 * @throws errors.invalidParameters for types that no one writes by hand
 */
export const writeResponse = (
  ctx: Ctx,
  { queryId, type, subtype, text, queryExpertId }: NewLine,
): Promise<DiscussionResponse> =>
  withDiscussionAs(ctx, queryId, async (unit, reader) => {
    const words = text.trim()
    if (words === '') throw refused('text', 'errors.required')
    const { discussion } = unit.loaded
    if (queryExpertId !== undefined) {
      if (type !== 'response') throw refused('type', 'errors.invalid')
      if (subtype !== undefined && !isExpertSubtype(subtype)) throw refused('subtype', 'errors.invalid')
      const said = await byExpert(unit, partOf(unit, queryExpertId), { text: words, terms: false, subtype })
      return showResponse(unit.tx, unit.loaded, reader, said)
    }
    // in an "emo" discussion staff are the ones who answer
    const allowed =
      type === 'info' || type === 'csrinfo' || type === 'csrhold' || (type === 'response' && discussion.type === 'emo')
    if (!allowed) throw refused('type', 'errors.invalid')
    if (subtype !== undefined && !(subtype === 'csrnote' && type === 'csrinfo'))
      throw refused('subtype', 'errors.invalid')
    if (type === 'csrhold' && discussion.status !== 'csrhold' && discussion.status !== 'create') throw notNow(unit)
    if (type !== 'csrinfo' && isOver(unit)) throw notNow(unit)
    const own = await ownRow(unit, 'csr')
    const line = await addResponse(unit, {
      type,
      subtype: type === 'csrinfo' ? 'csrnote' : null,
      text: words,
      queryExpertId: own.id,
    })
    return showResponse(unit.tx, unit.loaded, reader, line)
  })

/** Releases, rejects, hides, shows again or takes back a line, by the type or subtype it is to have. @throws discussion.transition for any other */
export async function editResponse(
  ctx: Ctx,
  id: string,
  {
    type,
    subtype,
    reason,
    version,
  }: {
    type?: ResponseType | undefined
    subtype?: ResponseSubtype | null | undefined
    reason?: string | undefined
    version: number
  },
): Promise<DiscussionResponse> {
  if (type === undefined && subtype === undefined) throw refused('type', 'errors.required')
  const queryId = await discussionOf(ctx, id)
  const decide = (decision: 'release' | 'reject' | 'suppress') =>
    decideAnswer(ctx, queryId, id, { decision, reason, version })
  if (type === undefined)
    return subtype === 'suppressed' ? decide('suppress') : subtype === null ? decide('release') : never(ctx, queryId)
  if (subtype !== undefined && subtype !== null) throw refused('subtype', 'errors.invalid')
  if (type === 'response') return decide('release')
  if (type === 'rejectedexpert' || type === 'rejectedexpertresponse') return decide('reject')
  if (type !== 'retractedexpert') return never(ctx, queryId)
  return withDiscussionAs(ctx, queryId, async (unit, reader) => {
    const line = await lineOf(unit, id)
    if (line.version !== version) throw stale(await showResponse(unit.tx, unit.loaded, reader, line))
    if (line.queryExpertId === null) throw notNow(unit)
    return showResponse(
      unit.tx,
      unit.loaded,
      reader,
      await retractLine(unit, line, partOf(unit, line.queryExpertId), reason),
    )
  })
}

const never = (ctx: Ctx, queryId: string) => withDiscussionAs(ctx, queryId, (unit) => Promise.reject(notNow(unit)))

/** @throws not.found */
async function discussionOf(ctx: Ctx, responseId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ queryId: queryResponse.queryId })
    .from(queryResponse)
    .where(eq(queryResponse.id, responseId))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row.queryId
}
