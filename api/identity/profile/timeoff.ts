import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { address, userTimeoff } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { Timeoff, TimeoffBody, TimeoffChange } from '#model/identity/work-wire.ts'
import { dayIn, newYork } from '#model/time.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { record, recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { changeOwn, readable } from './own-record.ts'

type Row = typeof userTimeoff.$inferSelect
const refTable = 'user_timeoff'
const reach = { notClients: true } as const
const toWire = ({ id, start, end, version }: Row): Timeoff => ({ id, start, end, version })

/** Vacations in order; past ones, by the calendar of the person's own time zone, only when asked for. */
export async function listTimeoff(
  ctx: Ctx,
  id: string,
  { inclPast, page, pageSize }: { inclPast: boolean; page: number; pageSize: number },
): Promise<{ data: Timeoff[]; total: number }> {
  await readable(ctx, ctx.db, id, reach)
  const [place] = await ctx.db.select({ zone: address.timeZone }).from(address).where(eq(address.userId, id))
  const today = dayIn(ctx.now(), place?.zone ?? newYork)
  const where = and(eq(userTimeoff.userId, id), inclPast ? undefined : gte(userTimeoff.end, today))
  const rows = await ctx.db
    .select()
    .from(userTimeoff)
    .where(where)
    .orderBy(asc(userTimeoff.start), asc(userTimeoff.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { data: rows.map(toWire), total: await ctx.db.$count(userTimeoff, where) }
}

async function refuseOverlap(tx: Tx, userId: string, { start, end }: TimeoffBody, except?: string): Promise<void> {
  const meets = and(
    eq(userTimeoff.userId, userId),
    lte(userTimeoff.start, end),
    gte(userTimeoff.end, start),
    except ? ne(userTimeoff.id, except) : undefined,
  )
  if (await tx.$count(userTimeoff, meets)) throw refusedFields({ start: 'errors.overlap' })
}

/** @throws not.found also for a vacation of somebody else */
async function timeoffOf(q: Queries, userId: string, timeoffId: string): Promise<Row> {
  const [row] = await q
    .select()
    .from(userTimeoff)
    .where(and(eq(userTimeoff.id, timeoffId), eq(userTimeoff.userId, userId)))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

/** @throws errors.invalidParameters at `start` when it meets another vacation, be it on one day */
export async function addTimeoff(ctx: Ctx, id: string, body: TimeoffBody): Promise<Timeoff> {
  return changeOwn(
    ctx,
    id,
    async (tx) => {
      await refuseOverlap(tx, id, body)
      const [made] = await tx
        .insert(userTimeoff)
        .values({ userId: id, ...body })
        .returning()
      if (!made) throw new AppError('not.found', 'Not Found')
      await record(ctx, tx, { event: 'create', refTable, refId: made.id, text: `${body.start} – ${body.end}` })
      return toWire(made)
    },
    reach,
  )
}

/** @throws not.found, conflict with `current`, errors.invalidParameters at `start` */
export async function changeTimeoff(
  ctx: Ctx,
  id: string,
  timeoffId: string,
  { version, ...body }: TimeoffChange,
): Promise<Timeoff> {
  return changeOwn(
    ctx,
    id,
    async (tx) => {
      const before = await timeoffOf(tx, id, timeoffId)
      if (before.version !== version) throw conflict({ ...toWire(before) })
      await refuseOverlap(tx, id, body, timeoffId)
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
