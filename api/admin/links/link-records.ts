import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#db/client.ts'
import { AppError } from '#model/errors.ts'
import { recordChange } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { authorize } from '../refusals.ts'

/** One side of a pair: the record's id column, what it is called in the audit, and whose pages show it. */
export interface Side {
  readonly id: AnyColumn
  readonly name: AnyColumn
  readonly refTable: string
  readonly channel: string
}

/** Records of two kinds that belong together without anything else to say about it. */
export interface LinkedPair {
  readonly table: PgTable
  readonly owner: AnyColumn
  readonly other: AnyColumn
  readonly left: Side
  readonly right: Side
  /** what the owner's history calls the other: `pool`, `diagnosis` */
  readonly field: string
  readonly extra?: (ctx: Ctx) => Record<string, unknown>
}

async function nameOf(tx: Tx, side: Side, id: string): Promise<string> {
  const [row] = await tx
    .select({ name: sql<string>`${side.name}` })
    .from(side.id.table as PgTable)
    .where(eq(side.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row.name
}

async function change(
  ctx: Ctx,
  pair: LinkedPair,
  ownerId: string,
  otherId: string,
  write: (tx: Tx) => Promise<{ one: unknown }[]>,
  told: (name: string) => [string | null, string | null],
): Promise<boolean> {
  authorize(requireActor(ctx), 'setup.edit')
  return transaction(ctx, async (tx) => {
    await nameOf(tx, pair.left, ownerId)
    const name = await nameOf(tx, pair.right, otherId)
    const done = (await write(tx)).length > 0
    if (!done) return false
    const [before, after] = told(name)
    await recordChange(
      ctx,
      tx,
      { refTable: pair.left.refTable, refId: ownerId },
      { [pair.field]: before },
      { [pair.field]: after },
    )
    publishAfterCommit(
      tx,
      { channel: pair.left.channel, id: ownerId, userIds: [] },
      { channel: pair.right.channel, id: otherId, userIds: [] },
    )
    return true
  })
}

const key = (name: 'owner' | 'other', pair: LinkedPair): string => {
  const found = Object.entries(pair.table).find(([, column]) => column === pair[name])
  if (!found) throw new Error(`${pair.field}: no such column`)
  return found[0]
}

/** Puts two records together; twice is as good as once. @throws not.found, auth.notAuthorized */
export const linkRecords = (ctx: Ctx, pair: LinkedPair, ownerId: string, otherId: string): Promise<boolean> =>
  change(
    ctx,
    pair,
    ownerId,
    otherId,
    (tx) =>
      tx
        .insert(pair.table)
        .values({ [key('owner', pair)]: ownerId, [key('other', pair)]: otherId, ...pair.extra?.(ctx) } as never)
        .onConflictDoNothing()
        .returning({ one: sql`1` }),
    (name) => [null, name],
  )

/** Takes them apart. @throws not.found when they were not together, auth.notAuthorized */
export async function unlinkRecords(ctx: Ctx, pair: LinkedPair, ownerId: string, otherId: string): Promise<void> {
  const done = await change(
    ctx,
    pair,
    ownerId,
    otherId,
    (tx) =>
      tx
        .delete(pair.table)
        .where(and(eq(pair.owner, ownerId), eq(pair.other, otherId)))
        .returning({ one: sql`1` }),
    (name) => [name, null],
  )
  if (!done) throw new AppError('not.found', 'Not Found')
}
