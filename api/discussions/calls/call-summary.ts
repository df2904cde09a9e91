import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { callSummary, liveAttendance, queryResponse } from '#db/schema/all.ts'
import { isElsewhere, settledEnd } from '#model/discussions/calls/call-seats.ts'
import {
  mayWriteSummary,
  minutesOf,
  summaryState,
  type callSummaryBody,
  type CallSummaries,
  type summaryDecisionBody,
} from '#model/discussions/calls/call-summary.ts'
import { AppError } from '#model/errors.ts'
import type { Limits } from '#model/limits.ts'
import { staysWithin, type PresencePeriod } from '#model/live-sessions/presence.ts'
import { toSeconds } from '#model/time.ts'
import type { z } from 'zod'
import { record } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { textIn } from '../../notifications/texts.ts'
import { namesFor } from '../display-names.ts'
import { callFacts } from '../lifecycle/facts.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'
import { notifyAudience } from '../lifecycle/messages.ts'
import { openDiscussion, withDiscussionAs } from '../read-discussion.ts'
import { addResponse } from '../responses/responses.ts'
import { visibleIds } from '../responses/visible-ids.ts'
import type { Reader } from '../viewer.ts'
import { openCallTask } from './call-task.ts'

/** A summary, and whether staff have hidden the line of the discussion that says the same. */
type Row = typeof callSummary.$inferSelect & { hidden: boolean }
const takesPart = ['claimed', 'answered', 'followup']
const running = ['open', 'answered']

interface SummaryContext {
  now: Date
  limits: Limits
}

/** What was written about the calls of a discussion, oldest first: a further call does not take away what was agreed in the one before. */
async function rowsOf(q: Queries, { discussion }: LoadedDiscussion): Promise<Row[]> {
  const rows = await q
    .select({ summary: callSummary, subtype: queryResponse.subtype })
    .from(callSummary)
    .leftJoin(queryResponse, eq(queryResponse.id, callSummary.responseId))
    .where(eq(callSummary.queryId, discussion.id))
    .orderBy(asc(callSummary.createdAt), asc(callSummary.id))
  return rows.map(({ summary, subtype }) => ({ ...summary, hidden: subtype === 'suppressed' }))
}

/** The last summary of a call that counts: what staff have hidden is neither decided nor in the way of another one. */
const lastOf = (rows: readonly Row[], meetingTime: Date | null): Row | undefined =>
  rows.findLast((row) => !row.hidden && row.meetingTime.getTime() === meetingTime?.getTime())

/** What its asker may still agree or object to: the last summary of each call. */
const openOf = (rows: readonly Row[], now: Date): Row[] =>
  rows.filter((row) => lastOf(rows, row.meetingTime)?.id === row.id && summaryState(row, now) === 'open')

/** The presence of an expert who was in the call, between its start and its end; null for others, and until it is over. */
async function presenceOf(
  q: Queries,
  { discussion, ...loaded }: LoadedDiscussion,
  userId: string,
  { now, limits }: SummaryContext,
): Promise<PresencePeriod[] | null> {
  const { meetingTime } = discussion
  if (meetingTime === null) return null
  const call = callFacts({ discussion, ...loaded }, limits, false)
  const end = discussion.sessionEndedAt ?? settledEnd(meetingTime, call)
  if (end.getTime() > now.getTime()) return null
  const rows = await q
    .select()
    .from(liveAttendance)
    .where(
      and(
        eq(liveAttendance.queryId, discussion.id),
        eq(liveAttendance.meetingTime, meetingTime),
        eq(liveAttendance.userId, userId),
        isNotNull(liveAttendance.joinedAt),
      ),
    )
  // a call that was over before its time has no minutes, and may have a result; one elsewhere may have been joined from a calendar
  if (rows.length === 0 && !isElsewhere(discussion.type, loaded.engagements)) return null
  return staysWithin(
    rows.map(({ joinedAt, leftAt }) => ({ from: joinedAt ?? end, until: leftAt ?? end })),
    { from: meetingTime, until: end },
  )
}

const asText = (stays: readonly PresencePeriod[]) =>
  stays.map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() }))

async function show(
  q: Queries,
  loaded: LoadedDiscussion,
  reader: Reader,
  reading: SummaryContext,
): Promise<CallSummaries> {
  const written = await rowsOf(q, loaded)
  const lines = new Set(await visibleIds(q, loaded, reader))
  const rows = written.filter(({ responseId }) => responseId === null || lines.has(responseId))
  const nameOf = await namesFor(
    q,
    loaded,
    reader,
    rows.map(({ userId }) => userId),
  )
  const { meetingTime, statedMinutes } = loaded.discussion
  const last = lastOf(written, meetingTime)
  // what the asker objects to is for staff and the panel
  const readsObjection = reader.kind !== 'planMember' && (reader.kind !== 'expert' || reader.engagement !== null)
  const stays = await writerPresence(q, loaded, reader, last, reading)
  const awaited = reader.kind === 'asker' ? openOf(written, reading.now).at(-1) : undefined
  const ofThisCall = (row: Row) => row.meetingTime.getTime() === meetingTime?.getTime()
  return {
    summaries: rows.map((row) => ({
      id: row.id,
      author: nameOf(row.userId),
      agreed: row.agreed,
      followUp: row.followUp,
      intervals: row.intervals,
      meetingTime: toSeconds(row.meetingTime),
      minutes:
        (ofThisCall(row) ? statedMinutes : null) ??
        minutesOf(row.intervals.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }))),
      createdAt: row.createdAt.toISOString(),
      objectBy: row.objectBy.toISOString(),
      state: summaryState(row, reading.now),
      objection: readsObjection ? row.objection : null,
    })),
    stated: statedMinutes !== null,
    mayWrite: stays && { intervals: asText(stays), minutes: statedMinutes ?? minutesOf(stays) },
    mayDecide: awaited?.id ?? null,
  }
}

/** Presence of the caller, who may write a summary; null for anyone who may not, or not now. */
async function writerPresence(
  q: Queries,
  loaded: LoadedDiscussion,
  { kind, engagement }: Reader,
  last: Row | undefined,
  reading: SummaryContext,
): Promise<PresencePeriod[] | null> {
  if (kind !== 'expert' || !engagement || !takesPart.includes(engagement.status)) return null
  if (!running.includes(loaded.discussion.status)) return null
  const stays = await presenceOf(q, loaded, engagement.userId, reading)
  return mayWriteSummary(last) ? stays : null
}

/** The summaries of a call: none for those who know of the discussion and may not read it. @throws not.found */
export async function readCallSummaries(ctx: Ctx, key: string): Promise<CallSummaries> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  // a page that is open while its reader returns the seat asks once more
  if (!reader.seesContent) return { summaries: [], stated: false, mayWrite: null, mayDecide: null }
  return show(ctx.db, loaded, reader, { now: ctx.now(), limits: await ctx.limits() })
}

/**
 * An expert who was in the call writes down what was agreed. It stays in the discussion, and the asker is told.
 * @throws discussion.notPostable before the end of the call, without having been there, or while another one stands
 */
export const writeCallSummary = (
  ctx: Ctx,
  key: string,
  { agreed, followUp }: z.output<typeof callSummaryBody>,
): Promise<CallSummaries> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const { tx, now, limits, loaded } = unit
    const rows = await rowsOf(tx, loaded)
    const stays = await writerPresence(tx, loaded, reader, lastOf(rows, loaded.discussion.meetingTime), unit)
    const { engagement } = reader
    const { meetingTime, id, language } = loaded.discussion
    if (!stays || !engagement || meetingTime === null)
      throw new AppError('discussion.notPostable', 'No summary can be written now.')
    const parts = [`${await textIn(language, 'callRecord.agreed')}\n${agreed}`]
    if (followUp !== '') parts.push(`${await textIn(language, 'callRecord.followUp')}\n${followUp}`)
    const line = await addResponse(unit, { type: 'info', text: parts.join('\n\n'), queryExpertId: engagement.id })
    await tx.insert(callSummary).values({
      id: newId(),
      queryId: id,
      meetingTime,
      userId: engagement.userId,
      agreed,
      followUp,
      intervals: asText(stays),
      createdAt: now,
      objectBy: new Date(now.getTime() + limits['live.summaryObjection'] * 3_600_000),
      responseId: line.id,
    })
    await notifyAudience(unit, 'asker', 'callSummary')
    return show(tx, loaded, reader, unit)
  })

/**
 * The asker agrees to the last summary, or objects: then staff look at it and an expert may write another one.
 * @throws auth.notAuthorized for others; discussion.transition once it is decided or stands; errors.invalidParameters without words
 */
export const decideCallSummary = (
  ctx: Ctx,
  key: string,
  { summaryId, agree, objection }: z.output<typeof summaryDecisionBody>,
): Promise<CallSummaries> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const { tx, now, loaded } = unit
    if (reader.kind !== 'asker') throw new AppError('auth.notAuthorized', 'Not Authorized')
    if (!agree && objection === '')
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { objection: 'errors.required' } })
    const rows = await rowsOf(tx, loaded)
    const asked = rows.find(({ id }) => id === summaryId)
    const last = asked && lastOf(rows, asked.meetingTime)
    if (!last || last.id !== summaryId) throw new AppError('not.found', 'Not Found')
    if (summaryState(last, now) !== 'open')
      throw new AppError('discussion.transition', 'This summary has been decided.', {
        extra: { status: loaded.discussion.status },
      })
    const decision = agree ? ('agreed' as const) : ('objected' as const)
    await tx
      .update(callSummary)
      .set({ decision, decidedAt: now, objection: agree ? null : objection })
      .where(eq(callSummary.id, last.id))
    await record(ctx, tx, {
      event: 'update',
      refTable: 'query_header',
      refId: loaded.discussion.id,
      text: `summary of the call: ${decision}`,
    })
    if (!agree) await openCallTask(unit, { why: 'objected', userId: requireActor(ctx).userId, reason: objection })
    return show(tx, loaded, reader, unit)
  })
