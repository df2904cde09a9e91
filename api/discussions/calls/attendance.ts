import { and, desc, eq, inArray, isNotNull, isNull, lte, max, notExists, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { csrTask, liveAttendance, queryHeader } from '#db/schema/all.ts'
import { attendanceProblem, paidCallMinutes, settledEnd } from '#model/discussions/call-seats.ts'
import type { AttendanceBody, CallAttendance } from '#model/discussions/call-wire.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { textIn } from '../../notifications/texts.ts'
import { withDiscussion } from '../with-discussion.ts'
import { applyEngagementCommand } from '../apply-engagement-command.ts'
import { bookedSeats, callFacts, lifeActor, system } from '../facts.ts'
import { expertsOf, type EngagementRow, type Loaded } from '../load.ts'
import { namesFor } from '../names.ts'
import { withDiscussionAs, checkVersion, openDiscussion } from '../read-discussion.ts'
import { endTasks, openTask } from '../tasks/tasks.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { openCallTask } from './call-task.ts'

const running = ['open', 'answered'] as const
const minute = 60_000
/** Experts whose presence is decided, or was. */
const concerned = (row: EngagementRow): boolean =>
  bookedSeats([row]).length > 0 ||
  row.status === 'answered' ||
  row.status === 'followup' ||
  (row.status === 'missedout' && row.acceptedAt !== null)

async function lastLeft(q: Queries, queryId: string): Promise<Date | null> {
  const [row] = await q
    .select({
      left: max(liveAttendance.leftAt),
      inside: sql<number>`sum(case when ${liveAttendance.joinedAt} is not null and ${liveAttendance.leftAt} is null then 1 else 0 end)`,
    })
    .from(liveAttendance)
    .where(eq(liveAttendance.queryId, queryId))
  return Number(row?.inside ?? 0) > 0 ? null : (row?.left ?? null)
}

async function endOf(q: Queries, loaded: Loaded, work: Pick<UnitOfWork, 'limits'>): Promise<Date | null> {
  const { meetingTime, id } = loaded.discussion
  return meetingTime === null
    ? null
    : settledEnd(meetingTime, callFacts(loaded, work.limits, false), await lastLeft(q, id))
}

/**
 * Calls that are over: one task for each, in which staff enter who came. A call without experts is settled at once.
 * Done again it does nothing.
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
  let done = 0
  for (const { id } of due) done += await withDiscussion(ctx, id, settleOne)
  return done
}

async function settleOne(unit: UnitOfWork): Promise<number> {
  const { discussion, engagements } = unit.loaded
  const end = await endOf(unit.tx, unit.loaded, unit)
  if (end === null || discussion.meetingSettledAt !== null || end.getTime() > unit.now.getTime()) return 0
  if (discussion.status !== 'open' && discussion.status !== 'answered') return 0
  if (discussion.sessionEndedAt === null) Object.assign(discussion, { sessionEndedAt: end, sessionEndedBy: 'system' })
  const people = expertsOf(engagements).filter(concerned)
  if (people.length === 0) discussion.meetingSettledAt = unit.now
  else await openTask(unit, 'attendance', null, await presence(unit.tx, discussion.id, people))
  return 1
}

/** Who is to be judged, with the times in the room as far as they were measured. */
async function presence(q: Queries, queryId: string, people: readonly EngagementRow[]) {
  const stays = await q.select().from(liveAttendance).where(eq(liveAttendance.queryId, queryId))
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
  const nameOf = await namesFor(
    ctx.db,
    loaded,
    reader,
    people.map((row) => row.userId),
  )
  const [task] = await ctx.db
    .select({ detail: csrTask.detail })
    .from(csrTask)
    .where(and(eq(csrTask.queryId, discussion.id), eq(csrTask.kind, 'attendance')))
    .orderBy(desc(csrTask.createdAt), desc(csrTask.id))
    .limit(1)
  const { people: measured } = await presence(ctx.db, discussion.id, people)
  const end = await endOf(ctx.db, loaded, { limits })
  const entered = (task?.detail?.entered ?? {}) as { askerCame?: boolean; minutes?: Record<string, number> }
  return {
    settledAt: discussion.meetingSettledAt?.toISOString() ?? null,
    endedAt: discussion.sessionEndedAt?.toISOString() ?? null,
    over: end !== null && end.getTime() <= ctx.now().getTime(),
    windowMinutes: windowOf(loaded, end),
    askerCame: entered.askerCame ?? true,
    people: people.map((row) => ({
      queryExpertId: row.id,
      userId: row.userId,
      displayName: nameOf(row.userId),
      status: row.status,
      present: row.status === 'claimed' ? null : row.status !== 'missedout',
      minutes: entered.minutes?.[row.id] ?? row.minutes ?? 0,
      paidMinutes: row.minutes,
      frozen: row.frozen,
      intervals: measured.find((one) => one.queryExpertId === row.id)?.intervals ?? [],
    })),
    version: discussion.version,
  }
}

/** Paid window: planned start to settled end, in minutes. */
const windowOf = ({ discussion }: Loaded, end: Date | null): number =>
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
    const asked = checked(unit, people, body, windowOf(unit.loaded, end))
    if (discussion.sessionEndedAt === null)
      Object.assign(discussion, { sessionEndedAt: end, sessionEndedBy: requireActor(ctx).userId })
    discussion.meetingSettledAt ??= unit.now
    let paid = 0
    for (const { row, present, minutes } of asked) {
      if (row.frozen) continue
      const before = row.status
      await applyEngagementCommand(unit, row.userId, {
        command: { name: 'settleCall', present },
        actor: lifeActor(requireActor(ctx), discussion.userId),
      })
      row.minutes = present ? paidCallMinutes({ present, minutes }, body.askerCame, unit.limits) : null
      if (present && row.payable && row.minutes !== null && row.minutes > 0) paid += 1
      if (!present && before !== 'missedout') await openCallTask(unit, { why: 'absent', userId: row.userId })
      unit.events.push({
        type: 'engagement.minutesChanged',
        discussionId: row.queryId,
        engagementId: row.id,
        expertId: row.userId,
        minutes: row.minutes ?? 0,
      })
    }
    if (discussion.status === 'open')
      unit.queue.push({ command: { name: 'sessionEnded', paidAttendances: paid }, actor: system })
    await keepEntered(unit, body)
    await endTasks(unit, 'attendance')
  }).then(() => readAttendance(ctx, key))

function checked(unit: UnitOfWork, people: readonly EngagementRow[], body: AttendanceBody, windowMinutes: number) {
  const fields: Record<string, string> = {}
  const asked = body.people.map((one, index) => {
    const row = people.find(({ id }) => id === one.queryExpertId)
    const problem = row ? attendanceProblem(one, windowMinutes) : 'errors.noSuchRecord'
    if (problem) fields[`people.${index}.${row ? 'minutes' : 'queryExpertId'}`] = problem
    return { ...one, row: row as EngagementRow }
  })
  const left = bookedSeats(people).filter(({ id }) => !body.people.some((one) => one.queryExpertId === id))
  if (left.length > 0) fields.people = 'errors.required'
  if (Object.keys(fields).length > 0) throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields })
  if (asked.length > 0 && asked.every(({ row }) => row.frozen))
    throw new AppError('discussion.transition', 'Minutes and pay are fixed since the discussion was closed.', {
      extra: { status: unit.loaded.discussion.status, reason: 'engagement.refused.frozen' },
    })
  return asked
}

/** What was entered stays with the task, for who corrects it. */
async function keepEntered({ tx, loaded }: UnitOfWork, { askerCame, people }: AttendanceBody): Promise<void> {
  const [task] = await tx
    .select()
    .from(csrTask)
    .where(and(eq(csrTask.queryId, loaded.discussion.id), eq(csrTask.kind, 'attendance')))
    .orderBy(desc(csrTask.createdAt), desc(csrTask.id))
    .limit(1)
  if (!task) return
  const entered = {
    askerCame,
    minutes: Object.fromEntries(people.map((one) => [one.queryExpertId, one.present ? one.minutes : 0])),
  }
  await tx
    .update(csrTask)
    .set({ detail: { ...task.detail, entered } })
    .where(eq(csrTask.id, task.id))
}
