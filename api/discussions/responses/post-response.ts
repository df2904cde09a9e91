import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { queryExpert, queryResponse } from '#db/schema/all.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { ExpertSubtype } from '#model/discussions/response-enums.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { longTextProblem } from '#model/long-text.ts'
import { minutesProblem, suggestedMinutes } from '#model/payments/earning.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { unpaid } from '../lifecycle/facts.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import { notifyReply } from '../lifecycle/messages.ts'
import { endAnsweredQuestions } from '../lifecycle/open-questions.ts'
import { minutesRefused } from '../lifecycle/refusals.ts'
import { assertPanelAnswered } from '../own-surveys.ts'
import { knowsTerms, postFacts } from '../creation/person-facts.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { neverAnswers } from './complete-text.ts'
import { showResponse } from './response-view.ts'
import { addResponse, type ResponseRow } from './responses.ts'
import { saveTermsAcceptance } from '../creation/terms.ts'
import { mayPost } from '../creation/may-post.ts'
import type { Reader } from '../viewer.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

export interface Posting {
  text: string
  /** the terms were viewed and accepted */
  terms: boolean
  subtype?: ExpertSubtype | undefined
  /** time spent, stated by the expert */
  minutes?: number | undefined
}

/** These say something, but answer nothing. */

/**
 * Writes in a discussion. An expert's first complete text is the answer; the asker's replies to a question back; staff
 * write to everyone.
 * @throws discussion.notPostable, auth.notAuthorized for readers only
 */
export const postResponse = (ctx: Ctx, key: string, posting: Posting): Promise<DiscussionResponse> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const text = posting.text.trim()
    if (text === '')
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { text: 'errors.required' } })
    const given = { ...posting, text }
    const row =
      reader.kind === 'csr'
        ? await byStaff(unit, given)
        : reader.kind === 'asker'
          ? await byAsker(unit, reader, given)
          : reader.engagement
            ? await byExpert(unit, reader.engagement, given)
            : await byReader(unit, reader, given)
    return showResponse(unit.tx, unit.loaded, reader, row)
  })

async function byStaff(unit: UnitOfWork, { text }: Posting): Promise<ResponseRow> {
  const own = await ownRow(unit, 'csr')
  // in an "emo" discussion staff are the ones who answer
  return addResponse(unit, {
    type: unit.loaded.discussion.type === 'emo' ? 'response' : 'info',
    text,
    queryExpertId: own.id,
  })
}

async function byAsker(unit: UnitOfWork, reader: Reader, { text }: Posting): Promise<ResponseRow> {
  await refuseUnlessPostable(unit, reader)
  const own = await ownRow(unit, 'user')
  await notifyReply(unit, await endAnsweredQuestions(unit))
  return addResponse(unit, { type: 'response', text, queryExpertId: own.id })
}

/** Physicians of a communal plan comment without a part of their own. */
async function byReader(unit: UnitOfWork, reader: Reader, { text, terms }: Posting): Promise<ResponseRow> {
  await refuseUnlessPostable(unit, reader)
  await needTerms(unit, terms, requireActor(unit.ctx).userId)
  return addResponse(unit, { type: 'response', text, terms: 'accepted' })
}

/** An expert's words, also where staff write down what reached them in another way: the terms are the expert's own. */
export async function byExpert(
  unit: UnitOfWork,
  { userId }: EngagementRow,
  { text, terms, subtype, minutes }: Posting,
): Promise<ResponseRow> {
  const { tx, loaded, limits, now } = unit
  const live = isLive(loaded.discussion.mediaType)
  const problem = minutes === undefined || live ? undefined : minutesProblem(minutes, limits)
  if (problem) throw minutesRefused(problem, limits)
  const person = await postFacts(tx, loaded, userId, limits, now)
  const complete = !neverAnswers(subtype) && longTextProblem(text) === null
  const isFirst = loaded.engagements.find((row) => row.userId === userId)?.answeredAt === null
  const { row, response } = await applyEngagementCommand(unit, userId, {
    command: { name: 'post', complete, clarify: subtype === 'clarify' },
    actor: { kind: 'expert' },
    person,
    words: { text },
    line: { subtype: subtype ?? null, terms: 'accepted', minutes: minutes ?? null },
  })
  // before the call a text is a note
  if (complete && isFirst && row.status !== 'claimed' && unit.refused === null) await assertPanelAnswered(unit, userId)
  await needTerms(unit, terms, userId)
  if (!live && row.answeredAt !== null && !row.frozen) {
    const before = row.minutes
    row.minutes = minutes ?? row.minutes ?? suggestedMinutes(row.measuredSeconds, limits)
    if (!row.payable && !unpaid(loaded) && response) await payAgain(unit, row, response)
    if (before !== row.minutes)
      unit.events.push({
        type: 'engagement.minutesChanged',
        discussionId: row.queryId,
        engagementId: row.id,
        expertId: userId,
        minutes: row.minutes,
      })
  }
  if (!response)
    throw new AppError('discussion.notPostable', 'Nothing can be written in this discussion at the moment.')
  return response
}

/** Who had taken back everything they wrote was no longer paid; a new text is paid again. */
async function payAgain(unit: UnitOfWork, row: EngagementRow, written: ResponseRow): Promise<void> {
  if (row.status !== 'answered' && row.status !== 'followup') return
  const lines = await unit.tx
    .select({ id: queryResponse.id, type: queryResponse.type })
    .from(queryResponse)
    .where(
      and(
        eq(queryResponse.queryExpertId, row.id),
        inArray(queryResponse.type, ['response', 'pendedexpert', 'retractedexpert']),
      ),
    )
  const others = lines.filter((line) => line.id !== written.id)
  if (!others.some((line) => line.type === 'retractedexpert') || others.some((line) => line.type !== 'retractedexpert'))
    return
  row.payable = true
  unit.events.push({
    type: 'engagement.payableChanged',
    discussionId: row.queryId,
    engagementId: row.id,
    expertId: row.userId,
    payable: true,
  })
}

async function refuseUnlessPostable(unit: UnitOfWork, reader: Reader): Promise<void> {
  const { discussion } = unit.loaded
  if (discussion.status !== 'open' && discussion.status !== 'answered') {
    throw new AppError('discussion.notPostable', 'Nothing can be written in this discussion at the moment.', {
      extra: { status: discussion.status, allowed: [], reason: 'engagement.refused.notPostable' },
    })
  }
  if (!(await mayPost(unit.tx, reader, unit.loaded, requireActor(unit.ctx))))
    throw new AppError('auth.notAuthorized', 'Not Authorized')
}

/** Terms must be viewed and accepted to start a response. */
async function needTerms(unit: UnitOfWork, accepted: boolean, userId: string): Promise<void> {
  if (accepted) return saveTermsAcceptance(unit)
  if (!(await knowsTerms(unit.tx, userId, unit.loaded.discussion.id))) {
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { terms: 'engagement.refused.termsMissing' },
    })
  }
}

/** The asker's and staff's own rows: no seat, no pay. */
export async function ownRow(
  { ctx, tx, now, loaded, before }: UnitOfWork,
  status: 'user' | 'csr',
): Promise<EngagementRow> {
  const { userId } = requireActor(ctx)
  const found = loaded.engagements.find((row) => row.userId === userId)
  if (found) return found
  const [row] = await tx
    .insert(queryExpert)
    .values({
      id: newId(),
      queryId: loaded.discussion.id,
      userId,
      status,
      payable: false,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  const made = row as EngagementRow
  loaded.engagements.push(made)
  before.engagements.set(made.id, { ...made })
  return made
}
