import { and, desc, eq, inArray, isNotNull, isNull, lte, max, notExists, or, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { csrTask, liveAttendance, queryHeader } from '#db/schema/all.ts'
import {
  attendanceBounds,
  attendanceNeedsReason,
  attendanceProblem,
  isElsewhere,
  latestEnd,
  paidCallMinutes,
  settledEnd,
  type AttendanceBounds,
} from '#model/discussions/calls/call-seats.ts'
import type { AttendanceBody, CallAttendance } from '#model/discussions/calls/call-wire.ts'
import { AppError } from '#model/errors.ts'
import { staysWithin } from '#model/live-sessions/presence.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { textIn } from '../../notifications/texts.ts'
import { withDiscussion } from '../lifecycle/with-discussion.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { bookedSeats, callFacts, lifeActor, system } from '../lifecycle/facts.ts'
import { expertsOf, type EngagementRow, type LoadedDiscussion } from '../lifecycle/load.ts'
import { namesFor } from '../display-names.ts'
import { withDiscussionAs, checkVersion, openDiscussion } from '../read-discussion.ts'
import { endTasks, openTask } from '../tasks/tasks.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { openCallTask } from './call-task.ts'
import { earlierAttendance } from './earlier-attendance.ts'
import { endChat } from './keep-chat.ts'
import { isMeasured, settleMeasured } from './settle-measured.ts'
import { notifyCorrected } from './notify-corrected.ts'

const running = ['open', 'answered'] as const
const minute = 60_000
/** Experts whose presence is decided, or was. */
const concerned = (row: EngagementRow): boolean =>
  bookedSeats([row]).length > 0 ||
  row.status === 'answered' ||
  row.status === 'followup' ||
  (row.status === 'missedout' && row.acceptedAt !== null)

/** Presence that belongs to the time as it is booked; null: from before rooms existed. */
const ofBooking = (meetingTime: Date | null) =>
  or(isNull(liveAttendance.meetingTime), meetingTime === null ? undefined : eq(liveAttendance.meetingTime, meetingTime))

async function lastLeft(q: Queries, queryId: string, meetingTime: Date): Promise<Date | null> {
  const [row] = await q
    .select({
      left: max(liveAttendance.leftAt),
      inside: sql<number>`sum(case when ${liveAttendance.joinedAt} is not null and ${liveAttendance.leftAt} is null then 1 else 0 end)`,
    })
    .from(liveAttendance)
    .where(and(eq(liveAttendance.queryId, queryId), ofBooking(meetingTime)))
  return Number(row?.inside ?? 0) > 0 ? null : (row?.left ?? null)
}

async function endOf(q: Queries, loaded: LoadedDiscussion, work: Pick<UnitOfWork, 'limits'>): Promise<Date | null> {
  const { meetingTime, id } = loaded.discussion
  return meetingTime === null
    ? null
    : settledEnd(meetingTime, callFacts(loaded, work.limits, false), await lastLeft(q, id, meetingTime))
}

/**
 * Calls that are over: settled by the presence that was measured in the room; without any, one task for each, in which
 * staff enter who came. A call without experts is settled at once. Done again it does nothing.
 */
export async function settleCalls(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .where(
      and(
        inArray(queryHeader.status, [...running]),
        inArray(queryHeader.mediaType, ['audio', 'video']),
        isNotNull(queryHeader.meetingTime),
        lte(queryHeader.meetingTime, ctx.now()),
        isNull(queryHeader.meetingSettledAt),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(csrTask)
            .where(and(eq(csrTask.queryId, queryHeader.id), eq(csrTask.kind, 'attendance'), isNull(csrTask.doneAt))),
        ),
      ),
    )
    .limit(200)
  return eachRow(due, ({ id }) => withDiscussion(ctx, id, confirmOne))
}

async function confirmOne(unit: UnitOfWork): Promise<number> {
  const { discussion, engagements } = unit.loaded
  const end = await endOf(unit.tx, unit.loaded, unit)
  if (end === null || discussion.meetingSettledAt !== null || end.getTime() > unit.now.getTime()) return 0
  if (discussion.status !== 'open' && discussion.status !== 'answered') return 0
  const endsNow = discussion.sessionEndedAt === null
  if (endsNow) Object.assign(discussion, { sessionEndedAt: end, sessionEndedBy: 'system' })
  const people = expertsOf(engagements).filter(concerned)
  // until then staff may reopen what was ended
  const final = latestEnd(discussion.meetingTime ?? end, callFacts(unit.loaded, unit.limits, false))
  if (final.getTime() > unit.now.getTime() && (await isMeasured(unit, people))) return endsNow ? 1 : 0
  await endChat(unit)
  if (people.length === 0) discussion.meetingSettledAt = unit.now
  else if (!(await settleMeasured(unit, end, people)))
    await openTask(unit, 'attendance', null, await presence(unit.tx, discussion, people))
  return 1
}

/** Who is to be judged, with the times in the room as far as they were measured. */
async function presence(
  q: Queries,
  { id: queryId, meetingTime }: LoadedDiscussion['discussion'],
  people: readonly EngagementRow[],
) {
  const stays = await q
    .select()
    .from(liveAttendance)
    .where(and(eq(liveAttendance.queryId, queryId), ofBooking(meetingTime)))
  const of = (userId: string) =>
    stays.flatMap((stay) =>
      stay.userId === userId && stay.joinedAt
        ? [{ from: stay.joinedAt.toISOString(), until: stay.leftAt?.toISOString() ?? null }]
        : [],
    )
  return { people: people.map((row) => ({ queryExpertId: row.id, userId: row.userId, intervals: of(row.userId) })) }
}

/** What staff see when they enter or correct who came. @throws not.found */
export async function readAttendance(ctx: Ctx, key: string): Promise<CallAttendance> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const { discussion, engagements } = loaded
  const limits = await ctx.limits()
  const people = expertsOf(engagements).filter(concerned)
  const nameOf = await namesFor(ctx.db, loaded, reader, [
    ...loaded.engagements.map((row) => row.userId),
    discussion.userId,
  ])
  const [task] = await ctx.db
    .select({ detail: csrTask.detail })
    .from(csrTask)
    .where(and(eq(csrTask.queryId, discussion.id), eq(csrTask.kind, 'attendance')))
    .orderBy(desc(csrTask.createdAt), desc(csrTask.id))
    .limit(1)
  const { people: seen } = await presence(ctx.db, discussion, people)
  const end = await endOf(ctx.db, loaded, { limits })
  const { minutesOf, askerMeasured } = await measured(ctx.db, loaded, people, end)
  const windowMinutes = windowOf(loaded, end)
  const elsewhere = isElsewhere(discussion.type, people)
  const { least, most } = attendanceBounds(windowMinutes, elsewhere, limits)
  const { statedMinutes } = discussion
  const entered = (task?.detail?.entered ?? {}) as { askerCame?: boolean; minutes?: Record<string, number> }
  return {
    settledAt: discussion.meetingSettledAt?.toISOString() ?? null,
    endedAt: discussion.sessionEndedAt?.toISOString() ?? null,
    over: end !== null && end.getTime() <= ctx.now().getTime(),
    windowMinutes,
    elsewhere,
    statedMinutes,
    leastMinutes: least,
    mostMinutes: most,
    askerCame: entered.askerCame ?? askerMeasured ?? true,
    askerMeasured,
    people: people.map((row) => ({
      queryExpertId: row.id,
      userId: row.userId,
      displayName: nameOf(row.userId),
      status: row.status,
      present: row.status === 'claimed' ? null : row.status !== 'missedout',
      minutes:
        entered.minutes?.[row.id] ?? row.minutes ?? (elsewhere ? (statedMinutes ?? least) : (minutesOf(row.id) ?? 0)),
      measuredMinutes: minutesOf(row.id),
      paidMinutes: row.minutes,
      frozen: row.frozen,
      intervals: seen.find((one) => one.queryExpertId === row.id)?.intervals ?? [],
    })),
    earlier: await earlierAttendance(ctx.db, loaded, nameOf),
    version: discussion.version,
  }
}

/**
 * Of each expert the started minutes in the room, and whether the asker or a guest was there; null where nothing was
 * measured: elsewhere, or no one entered the room.
 */
async function measured(q: Queries, loaded: LoadedDiscussion, people: readonly EngagementRow[], end: Date | null) {
  const { id, meetingTime } = loaded.discussion
  const entered = await q
    .select({ role: liveAttendance.role, from: liveAttendance.joinedAt, until: liveAttendance.leftAt })
    .from(liveAttendance)
    .where(and(eq(liveAttendance.queryId, id), ofBooking(meetingTime), isNotNull(liveAttendance.joinedAt)))
  if (!entered.length || end === null || meetingTime === null || isElsewhere(loaded.discussion.type, people))
    return { minutesOf: () => null, askerMeasured: null }
  const { people: seen } = await presence(q, loaded.discussion, people)
  const askerStays = entered.flatMap(({ role, from, until }) =>
    from && (role === 'asker' || role === 'guest') ? [{ from, until: until ?? end }] : [],
  )
  return {
    minutesOf: (queryExpertId: string): number =>
      minutesWithin(seen.find((one) => one.queryExpertId === queryExpertId)?.intervals ?? [], meetingTime, end),
    askerMeasured: staysWithin(askerStays, { from: meetingTime, until: end }).length > 0,
  }
}

/** Started minutes between the start and the end of the call. */
const minutesWithin = (intervals: readonly { from: string; until: string | null }[], from: Date, until: Date): number =>
  Math.ceil(
    staysWithin(
      intervals.map((one) => ({ from: new Date(one.from), until: one.until === null ? until : new Date(one.until) })),
      { from, until },
    ).reduce((sum, one) => sum + one.until.getTime() - one.from.getTime(), 0) / minute,
  )

/** Paid window: planned start to settled end, in minutes. */
const windowOf = ({ discussion }: LoadedDiscussion, end: Date | null): number =>
  discussion.meetingTime === null || end === null
    ? 0
    : Math.max(0, (end.getTime() - discussion.meetingTime.getTime()) / minute)

/**
 * Staff enter who came and for how long, or correct it: present has answered and is paid, absent has missed out.
 * @throws errors.invalidParameters at the person; discussion.transition before the end of the call or once money is frozen
 */
export const enterAttendance = (ctx: Ctx, key: string, body: AttendanceBody): Promise<CallAttendance> =>
  withDiscussionAs(ctx, key, async (unit) => {
    await checkVersion(unit, body.version)
    const { discussion, engagements } = unit.loaded
    const end = await endOf(unit.tx, unit.loaded, unit)
    if (end === null || end.getTime() > unit.now.getTime())
      throw new AppError('discussion.transition', await textIn(ctx.language, 'callRefused.attendanceEarly'), {
        extra: { status: discussion.status, reason: 'discussion.refused.callAhead' },
      })
    const people = expertsOf(engagements).filter(concerned)
    const { minutesOf, askerMeasured } = await measured(unit.tx, unit.loaded, people, end)
    const entries = body.people.map((one) => ({ ...one, measuredMinutes: minutesOf(one.queryExpertId) }))
    const asker = { askerCame: body.askerCame, askerMeasured }
    if (!body.reason && attendanceNeedsReason(discussion.meetingSettledAt !== null, asker, entries))
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { reason: 'errors.required' } })
    const bounds = attendanceBounds(windowOf(unit.loaded, end), isElsewhere(discussion.type, people), unit.limits)
    const asked = checked(unit, people, body, bounds)
    if (discussion.sessionEndedAt === null)
      Object.assign(discussion, { sessionEndedAt: end, sessionEndedBy: requireActor(ctx).userId })
    discussion.meetingSettledAt ??= unit.now
    let paid = 0
    for (const { row, present, minutes } of asked) {
      if (row.frozen) continue
      const { status: before, minutes: minutesBefore } = row
      if (body.reason) unit.why.set(row.id, body.reason)
      await applyEngagementCommand(unit, row.userId, {
        command: { name: 'settleCall', present },
        actor: lifeActor(requireActor(ctx), discussion.userId),
      })
      row.minutes = present ? paidCallMinutes({ present, minutes }, body.askerCame, unit.limits) : null
      if (present && row.payable && row.minutes !== null && row.minutes > 0) paid += 1
      if (before !== 'claimed' && (present !== (before !== 'missedout') || row.minutes !== minutesBefore))
        await notifyCorrected(unit, row)
      if (!present && before !== 'missedout') await openCallTask(unit, { why: 'absent', userId: row.userId })
      unit.events.push({
        type: 'engagement.minutesChanged',
        discussionId: row.queryId,
        engagementId: row.id,
        expertId: row.userId,
        minutes: row.minutes ?? 0,
      })
    }
    if (discussion.status === 'open' || discussion.status === 'answered')
      unit.queue.push({ command: { name: 'sessionEnded', paidAttendances: paid }, actor: system })
    await storeEntered(unit, body)
    await endTasks(unit, 'attendance')
  }).then(() => readAttendance(ctx, key))

function checked(unit: UnitOfWork, people: readonly EngagementRow[], body: AttendanceBody, bounds: AttendanceBounds) {
  const fields: Record<string, string> = {}
  const asked = body.people.map((one, index) => {
    const row = people.find(({ id }) => id === one.queryExpertId)
    const problem = row ? attendanceProblem(one, bounds) : 'errors.noSuchRecord'
    if (problem) fields[`people.${index}.${row ? 'minutes' : 'queryExpertId'}`] = problem
    return { ...one, row: row as EngagementRow }
  })
  const left = bookedSeats(people).filter(({ id }) => !body.people.some((one) => one.queryExpertId === id))
  if (left.length > 0) fields.people = 'errors.required'
  if (Object.keys(fields).length > 0)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields, extra: { ...bounds } })
  if (asked.length > 0 && asked.every(({ row }) => row.frozen))
    throw new AppError('discussion.transition', 'Minutes and pay are fixed since the discussion was closed.', {
      extra: { status: unit.loaded.discussion.status, reason: 'engagement.refused.frozen' },
    })
  return asked
}

/** What was entered stays with the task, for who corrects it. */
async function storeEntered({ tx, loaded }: UnitOfWork, { askerCame, people, reason }: AttendanceBody): Promise<void> {
  const [task] = await tx
    .select()
    .from(csrTask)
    .where(and(eq(csrTask.queryId, loaded.discussion.id), eq(csrTask.kind, 'attendance')))
    .orderBy(desc(csrTask.createdAt), desc(csrTask.id))
    .limit(1)
  if (!task) return
  const entered = {
    ...(reason !== undefined && { reason }),
    askerCame,
    minutes: Object.fromEntries(people.map((one) => [one.queryExpertId, one.present ? one.minutes : 0])),
  }
  await tx
    .update(csrTask)
    .set({ detail: { ...task.detail, entered } })
    .where(eq(csrTask.id, task.id))
}
