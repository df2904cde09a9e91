import { and, asc, eq, gte, isNotNull, lt, lte, ne, notInArray, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { address, queryExpert, queryHeader, userTimeoff } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { Timeoff, TimeoffBody, TimeoffChange } from '#model/identity/work-wire.ts'
import { vacationStay } from '#model/panels/selection/selection-filters.ts'
import { dayIn, newYork, toSeconds } from '#model/time.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { record, recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { textIn } from '../../notifications/texts.ts'
import { sortingBy } from '../../http/sorting.ts'
import { changeOwn, readable } from './own-record.ts'

type Row = typeof userTimeoff.$inferSelect
const refTable = 'user_timeoff'
const reach = { notClients: true } as const
const toWire = ({ id, start, end, version }: Row): Timeoff => ({ id, start, end, version })

export const timeoffSorting = sortingBy({ start: userTimeoff.start, end: userTimeoff.end }, [
  asc(userTimeoff.start),
  asc(userTimeoff.id),
])

/** Vacations in order; past ones, by the calendar of the person's own time zone, only when asked for. */
export async function listTimeoff(
  ctx: Ctx,
  id: string,
  { inclPast, page, pageSize, sort }: { inclPast: boolean; page: number; pageSize: number; sort?: string | undefined },
): Promise<{ data: Timeoff[]; total: number }> {
  await readable(ctx, ctx.db, id, reach)
  const today = await todayOf(ctx, ctx.db, id)
  const where = and(eq(userTimeoff.userId, id), inclPast ? undefined : gte(userTimeoff.end, today))
  const rows = await ctx.db
    .select()
    .from(userTimeoff)
    .where(where)
    .orderBy(...timeoffSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { data: rows.map(toWire), total: await ctx.db.$count(userTimeoff, where) }
}

/**
 * Calls that are booked in these days: the person gives the seats back first, or says that they stay.
 * @throws timeoff.callsBooked with the calls
 */
async function askAboutCalls(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  { start, end, keepCalls }: Omit<TimeoffBody, 'giveBack'>,
): Promise<void> {
  if (keepCalls === true) return
  const [place] = await tx.select({ zone: address.timeZone }).from(address).where(eq(address.userId, userId))
  const stay = vacationStay(start, end, place?.zone ?? newYork)
  const from = Math.max(stay.from * 1000, ctx.now().getTime())
  const calls = await tx
    .select({
      queryExpertId: queryExpert.id,
      queryId: queryHeader.id,
      key: queryHeader.key,
      at: queryHeader.meetingTime,
    })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
    .where(
      and(
        eq(queryExpert.userId, userId),
        eq(queryExpert.status, 'claimed'),
        isNotNull(queryExpert.bookedAt),
        notInArray(queryHeader.status, ['closed', 'cancelled']),
        gte(queryHeader.meetingTime, new Date(from)),
        lt(queryHeader.meetingTime, new Date(stay.until * 1000)),
      ),
    )
    .orderBy(asc(queryHeader.meetingTime))
  const named = calls.flatMap(({ at, ...call }) => (at === null ? [] : [{ ...call, meetingTime: toSeconds(at) }]))
  if (named.length === 0) return
  const text = await textIn(ctx.language, 'callRefused.timeoff', { calls: named.map(({ key }) => key).join(', ') })
  throw new AppError('timeoff.callsBooked', text, { extra: { calls: named } })
}

/** Past by the calendar of the person's own time zone. */
async function refusePast(ctx: Ctx, tx: Tx, userId: string, end: string): Promise<void> {
  if (end < (await todayOf(ctx, tx, userId))) throw refusedFields({ end: 'errors.lastDayPast' })
}

async function todayOf(ctx: Ctx, q: Queries, userId: string): Promise<string> {
  const [place] = await q.select({ zone: address.timeZone }).from(address).where(eq(address.userId, userId))
  return dayIn(ctx.now(), place?.zone ?? newYork)
}

async function refuseOverlap(
  tx: Tx,
  userId: string,
  { start, end }: Pick<TimeoffBody, 'start' | 'end'>,
  except?: string,
): Promise<void> {
  const meets = and(
    eq(userTimeoff.userId, userId),
    lte(userTimeoff.start, end),
    gte(userTimeoff.end, start),
    except ? ne(userTimeoff.id, except) : undefined,
  )
  if (await tx.$count(userTimeoff, meets)) throw refusedFields({ start: 'errors.overlap' })
}

/** @throws not.found also for a vacation of someone else */
async function timeoffOf(q: Queries, userId: string, timeoffId: string): Promise<Row> {
  const [row] = await q
    .select()
    .from(userTimeoff)
    .where(and(eq(userTimeoff.id, timeoffId), eq(userTimeoff.userId, userId)))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

/** @throws errors.invalidParameters at `start` when it meets another vacation, be it on one day; at `end` when that is past */
export async function addTimeoff(ctx: Ctx, id: string, body: Omit<TimeoffBody, 'giveBack'>): Promise<Timeoff> {
  return changeOwn(
    ctx,
    id,
    async (tx) => {
      await refusePast(ctx, tx, id, body.end)
      await refuseOverlap(tx, id, body)
      await askAboutCalls(ctx, tx, id, body)
      const { start, end } = body
      const [made] = await tx.insert(userTimeoff).values({ userId: id, start, end }).returning()
      if (!made) throw new AppError('not.found', 'Not Found')
      await record(ctx, tx, { event: 'create', refTable, refId: made.id, text: `${body.start} – ${body.end}` })
      return toWire(made)
    },
    reach,
  )
}

/** @throws not.found, conflict with `current`, errors.invalidParameters at `start` or `end` */
export async function changeTimeoff(
  ctx: Ctx,
  id: string,
  timeoffId: string,
  { version, keepCalls, ...body }: Omit<TimeoffChange, 'giveBack'>,
): Promise<Timeoff> {
  return changeOwn(
    ctx,
    id,
    async (tx) => {
      const before = await timeoffOf(tx, id, timeoffId)
      if (before.version !== version) throw conflict({ ...toWire(before) })
      await refusePast(ctx, tx, id, body.end)
      await refuseOverlap(tx, id, body, timeoffId)
      await askAboutCalls(ctx, tx, id, { ...body, ...(keepCalls !== undefined && { keepCalls }) })
      const fields = await recordChange(
        ctx,
        tx,
        { refTable, refId: timeoffId },
        { start: before.start, end: before.end },
        body,
      )
      if (fields.length)
        await tx
          .update(userTimeoff)
          .set({ ...body, version: sql`${userTimeoff.version} + 1` })
          .where(eq(userTimeoff.id, timeoffId))
      return toWire(await timeoffOf(tx, id, timeoffId))
    },
    reach,
  )
}

/** @throws not.found */
export async function removeTimeoff(ctx: Ctx, id: string, timeoffId: string): Promise<void> {
  await changeOwn(
    ctx,
    id,
    async (tx) => {
      const gone = await timeoffOf(tx, id, timeoffId)
      await tx.delete(userTimeoff).where(eq(userTimeoff.id, timeoffId))
      await record(ctx, tx, { event: 'delete', refTable, refId: timeoffId, text: `${gone.start} – ${gone.end}` })
    },
    reach,
  )
}
