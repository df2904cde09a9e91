import { eq, type AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { grantPlan, grantPool, grantProgram, membershipPlan, planPool, pool, poolExpert } from '#db/schema/all.ts'
import { searchable } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { DuplicateBody } from '#model/panels/inputs.ts'
import { authorize, holdsName, refusedFields } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { linkTables, type Owner } from '../link-tables.ts'

export interface DuplicateResult {
  id: string
  name: string
}

/** Rows that hang on one record, made again for another. */
async function copyLinks(
  tx: Tx,
  links: { table: PgTable; owner: AnyColumn; key: string }[],
  from: string,
  to: string,
  more: object = {},
): Promise<void> {
  for (const { table, owner, key } of links) {
    const rows = await tx.select().from(table).where(eq(owner, from))
    if (rows.length) await tx.insert(table).values(rows.map((row) => ({ ...row, ...more, [key]: to })) as never)
  }
}
const named = (owner: Owner) =>
  Object.values(linkTables[owner]).map(({ table, owner: by }) => ({ table, owner: by, key: `${owner}Id` }))

/** What every copy starts with: an id of its own, switched off until someone has looked at it. */
const fresh = (ctx: Ctx) => ({ id: newId(), enabled: false, createdAt: ctx.now(), updatedAt: ctx.now(), version: 1 })

async function copied<R extends { id: string }>(
  ctx: Ctx,
  table: PgTable & { id: AnyColumn },
  id: string,
  work: (tx: Tx, row: R) => Promise<DuplicateResult & { from: string }>,
  names: { refTable: string; channel: string },
): Promise<DuplicateResult> {
  authorize(requireActor(ctx), 'setup.edit')
  return transaction(ctx, async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.id, id))
    if (!row) throw new AppError('not.found', 'Not Found')
    const { from, ...made } = await work(tx, row as R)
    await record(ctx, tx, { event: 'create', refTable: names.refTable, refId: made.id, text: `${made.name} ← ${from}` })
    publishAfterCommit(tx, { channel: names.channel, id: made.id, userIds: [] })
    return made
  })
}

/** @throws not.found, auth.notAuthorized */
export const duplicateGrant = (ctx: Ctx, id: string, { name }: DuplicateBody): Promise<DuplicateResult> =>
  copied<typeof grantProgram.$inferSelect>(
    ctx,
    grantProgram,
    id,
    async (tx, row) => {
      const made = { ...row, ...fresh(ctx), name, searchText: searchable(name, row.displayTitle) }
      await tx.insert(grantProgram).values(made)
      await copyLinks(
        tx,
        [
          ...named('grant'),
          { table: grantPlan, owner: grantPlan.grantId, key: 'grantId' },
          { table: grantPool, owner: grantPool.grantId, key: 'grantId' },
        ],
        id,
        made.id,
      )
      return { id: made.id, name, from: row.name }
    },
    { refTable: 'grant_program', channel: 'grants' },
  )

/** @throws not.found, auth.notAuthorized, errors.invalidParameters at `alias` when it is taken */
export const duplicatePlan = (ctx: Ctx, id: string, { name, alias }: DuplicateBody): Promise<DuplicateResult> =>
  copied<typeof membershipPlan.$inferSelect>(
    ctx,
    membershipPlan,
    id,
    async (tx, row) => {
      if (!alias) throw refusedFields({ alias: 'errors.required' })
      if (await holdsName(tx, membershipPlan.alias, alias))
        throw new AppError('record.duplicate', 'A record with this value exists already.', {
          fields: { alias: 'errors.duplicate' },
        })
      const made = {
        ...row,
        ...fresh(ctx),
        name,
        alias,
        searchText: searchable(name, alias, row.displayTitle, row.sponsorName),
      }
      await tx.insert(membershipPlan).values(made)
      await copyLinks(
        tx,
        [
          ...named('plan'),
          { table: grantPlan, owner: grantPlan.planId, key: 'planId' },
          { table: planPool, owner: planPool.planId, key: 'planId' },
        ],
        id,
        made.id,
      )
      return { id: made.id, name, from: row.name }
    },
    { refTable: 'membership_plan', channel: 'plans' },
  )

/** @throws not.found, auth.notAuthorized */
export const duplicatePool = (ctx: Ctx, id: string, { name }: DuplicateBody): Promise<DuplicateResult> =>
  copied<typeof pool.$inferSelect>(
    ctx,
    pool,
    id,
    async (tx, row) => {
      const made = { ...row, ...fresh(ctx), poolName: name, searchText: searchable(name, row.displayName) }
      await tx.insert(pool).values(made)
      await copyLinks(tx, named('pool'), id, made.id)
      await copyLinks(tx, [{ table: poolExpert, owner: poolExpert.poolId, key: 'poolId' }], id, made.id, {
        addedAt: ctx.now(),
      })
      return { id: made.id, name, from: row.poolName }
    },
    { refTable: 'pools', channel: 'pools' },
  )
