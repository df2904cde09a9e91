import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { queryResponse, queryResponseText } from '#db/schema/all.ts'
import { isLive } from '#model/discussions/enums.ts'
import { identifierKinds } from '#model/discussions/review.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { answerShown, lifeActor, system, unreviewed } from '../lifecycle/facts.ts'
import { expertsOf, writtenAnswers, type EngagementRow, type LoadedDiscussion } from '../lifecycle/load.ts'
import { notifyAudience, notifyParticipants } from '../lifecycle/messages.ts'
import { withDiscussionAs, openDiscussion } from '../read-discussion.ts'
import { stale } from '../lifecycle/refusals.ts'
import { hasCompleteText, neverAnswers } from './complete-text.ts'
import { setApart } from './reject-answer.ts'
import { reopenFollowup } from './reopen-followup.ts'
import { showResponse } from './response-view.ts'
import type { ResponseRow } from './responses.ts'
import { changeLine, lineOf } from './retract-response.ts'
import { deleteOpenQuestion } from '../lifecycle/open-questions.ts'
import { applyQueuedCommands } from '../lifecycle/with-discussion.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

export interface AnswerDecision {
  decision: 'release' | 'reject' | 'suppress'
  /** release with other words; the original is kept */
  text?: string | undefined
  reason?: string | undefined
  /** with reject: the seat stays with the expert, who corrects the answer. Absent: so for texts that no one has seen yet, until the close */
  sendBack?: boolean | undefined
  version: number
}

/**
 * Staff look at an expert's text: release it, send it back or reject it with a reason, or hide it.
 * @throws conflict for an older version, not.found for a line of another discussion
 */
export const decideAnswer = (
  ctx: Ctx,
  key: string,
  responseId: string,
  { decision, text, reason, sendBack, version }: AnswerDecision,
): Promise<DiscussionResponse> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const line = await lineOf(unit, responseId)
    if (line.version !== version) throw stale(await showResponse(unit.tx, unit.loaded, reader, line))
    const author = expertsOf(unit.loaded.engagements).find((row) => row.id === line.queryExpertId)
    const decided =
      decision === 'release'
        ? await release(unit, line, text)
        : decision === 'suppress'
          ? await suppress(unit, line, reason)
          : await reject(unit, line, author, reason, sendBack ?? sentBack(unit, line))
    if (author) await closeReview(unit, author, decision)
    return showResponse(unit.tx, unit.loaded, reader, decided)
  })

const refuse = (unit: UnitOfWork): AppError =>
  new AppError('discussion.transition', 'The text does not allow this now.', {
    extra: { status: unit.loaded.discussion.status, allowed: [], reason: 'engagement.refused.status' },
  })

/** Without a word about it, a text that no one has seen goes back to its expert, who can correct it until the close. */
const sentBack = ({ loaded: { discussion } }: UnitOfWork, { type }: ResponseRow) =>
  type === 'pendedexpert' && discussion.status !== 'closed'

/** After the close, pay that waited for the review of the answer becomes final. */
async function closeReview(
  unit: UnitOfWork,
  author: EngagementRow,
  decision: AnswerDecision['decision'],
): Promise<void> {
  const { loaded } = unit
  if (loaded.discussion.status !== 'closed' || author.frozen || author.status === 'rejected') return
  loaded.answers = await writtenAnswers(unit.tx, loaded.discussion.id)
  if (unreviewed(loaded, author)) return
  if (decision === 'reject' && !answerShown(loaded, author)) author.payable = false
  author.frozen = true
  unit.events.push({
    type: 'engagement.payableChanged',
    discussionId: author.queryId,
    engagementId: author.id,
    expertId: author.userId,
    payable: author.payable,
  })
}

async function release(unit: UnitOfWork, line: ResponseRow, text: string | undefined): Promise<ResponseRow> {
  const hidden = line.subtype === 'suppressed'
  if (line.type !== 'pendedexpert' && !(line.type === 'response' && (hidden || text !== undefined))) throw refuse(unit)
  const words = text?.trim()
  if (words && words !== line.text) {
    await unit.tx.insert(queryResponseText).values({
      id: newId(),
      responseId: line.id,
      text: line.text,
      changedBy: requireActor(unit.ctx).userId,
      changedAt: unit.now,
    })
  }
  if (line.type === 'pendedexpert') {
    if (line.subtype === 'clarify') unit.loaded.discussion.askerAction = 'clarify'
    const said = line.subtype === 'clarify' ? 'question' : line.attachmentId === null ? 'answer' : 'fileAdded'
    await notifyAudience(unit, 'asker', said)
  }
  const released = await changeLine(unit, line, {
    type: line.attachmentId === null ? 'response' : 'attachment',
    subtype: hidden || line.attachmentId !== null ? null : line.subtype,
    ...(words && { text: words }),
  })
  // the last answer that was waited for may be this one
  if (unit.loaded.discussion.status === 'open') unit.queue.push({ command: { name: 'answerPosted' }, actor: system })
  return released
}

async function suppress(unit: UnitOfWork, line: ResponseRow, reason: string | undefined): Promise<ResponseRow> {
  if (line.type !== 'response' && line.type !== 'pendedexpert' && line.type !== 'info') throw refuse(unit)
  const hidden = await changeLine(unit, line, { subtype: 'suppressed', reason: reason ?? null })
  await deleteOpenQuestion(unit, line.id)
  return hidden
}

async function reject(
  unit: UnitOfWork,
  line: ResponseRow,
  author: EngagementRow | undefined,
  reason: string | undefined,
  sendBack: boolean,
): Promise<ResponseRow> {
  if (!reason?.trim())
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { reason: 'errors.required' } })
  if (!author || (line.type !== 'response' && line.type !== 'pendedexpert')) throw refuse(unit)
  const actor = lifeActor(requireActor(unit.ctx), unit.loaded.discussion.userId)
  const endsSeat = await rejectionEndsSeat(unit.tx, unit.loaded, author, line)
  if (endsSeat) {
    await applyEngagementCommand(unit, author.userId, {
      command: { name: 'reject', reason, sendBack },
      actor,
      words: { reason },
    })
    unit.why.set(author.id, reason)
    if (sendBack) {
      // the seat is free and the discussion open again before it is given back
      await applyQueuedCommands(unit)
      await applyEngagementCommand(unit, author.userId, { command: { name: 'restore', to: 'claimed' }, actor })
    }
  }
  const apart = await setApart(unit, line, author, reason.trim())
  const asked = await deleteOpenQuestion(unit, line.id)
  if (unit.loaded.discussion.status === 'closed' || endsSeat) return apart
  if (!asked) await reopenFollowup(unit, author)
  await notifyParticipants(unit, [author.userId], asked ? 'questionReturned' : 'textReturned', { about: author })
  return apart
}

/**
 * Whether a rejection of this text takes the seat and the pay from its author: so for the answer, not for a reply to a
 * follow-up, a comment or a question back. What answers a call is the call.
 */
async function rejectionEndsSeat(
  q: Queries,
  { discussion }: LoadedDiscussion,
  author: EngagementRow | undefined,
  line: ResponseRow,
): Promise<boolean> {
  if (!author || author.answeredAt === null || isLive(discussion.mediaType)) return false
  if (author.status !== 'answered' && author.status !== 'followup') return false
  if (line.attachmentId !== null || neverAnswers(line.subtype) || line.createdAt < author.answeredAt) return false
  const before = and(lt(queryResponse.id, line.id), gte(queryResponse.createdAt, author.answeredAt))
  return !(await hasCompleteText(q, author, before))
}

/** What staff read before they decide: the text, its first wording, why it waits, what in it could name someone. */
export async function readAnswerReview(ctx: Ctx, key: string, responseId: string) {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const [line] = await ctx.db
    .select()
    .from(queryResponse)
    .where(and(eq(queryResponse.id, responseId), eq(queryResponse.queryId, loaded.discussion.id)))
  if (!line) throw new AppError('not.found', 'Not Found')
  const [first] = await ctx.db
    .select()
    .from(queryResponseText)
    .where(eq(queryResponseText.responseId, line.id))
    .orderBy(asc(queryResponseText.changedAt))
    .limit(1)
  const identifiers = identifierKinds(line.text)
  const author = expertsOf(loaded.engagements).find((row) => row.id === line.queryExpertId)
  return {
    response: await showResponse(ctx.db, loaded, reader, line),
    original: first?.text ?? line.text,
    reasons: [...(line.type === 'pendedexpert' ? ['setting'] : []), ...(identifiers.length > 0 ? ['identifiers'] : [])],
    checks: identifiers.map((kind) => ({ id: kind, text: kind, answer: false })),
    endsSeat: await rejectionEndsSeat(ctx.db, loaded, author, line),
  }
}
