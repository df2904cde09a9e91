import type { Tx } from '#db/client.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { can } from '#model/permissions.ts'
import type { AnyColumn } from 'drizzle-orm'
import { record } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { deleteExtras } from './delete-extras.ts'
import type { AdminResource, Row } from './declare.ts'
import { readRecord } from './read-records.ts'
import { dependentsOf } from './dependents.ts'
import { conflict, authorize, holds, lastChange } from './refusals.ts'

/**
 * Deletes a record and what belongs to it. One that others depend on needs a csr_admin (others disable it); one that
 * history depends on stays: record.inUse.
 * @param version the record must still be at; left out: whatever it is
 * @throws not.found, auth.notAuthorized with the rule, conflict, record.inUse
 */
export async function deleteRecord(ctx: Ctx, r: AdminResource, id: string, version?: number): Promise<Row> {
  const { write } = r
  const remove = write?.remove
  if (!write || !remove) throw new AppError('not.found', 'Not Found')
  const actor = requireActor(ctx)
  const table = r.table as AdminResource['table'] & { id: AnyColumn }
  return transaction(ctx, async (tx) => {
    if (table.id) await lockRow(tx, table, id)
    const row = await readRecord(ctx, r, tx, id)
    authorize(actor, remove.act)
    await write.authorize?.(ctx, tx, row)
    if (version !== undefined && version !== row.version) throw conflict(row, await lastChange(tx, r.refTable, id))
    await assertUnused(ctx, tx, r, id)
    await write.checkRemove?.(ctx, tx, row)
    await tx.delete(r.table).where(r.key.where(id))
    await deleteExtras(tx, r.name, id)
    await record(ctx, tx, {
      event: 'delete',
      refTable: r.refTable,
      refId: id,
      text: write.label(row),
      ownerId: write.owner?.(row),
    })
    await write.afterRemove?.(ctx, tx, row)
    publishAfterCommit(tx, { channel: r.name, id, userIds: [] })
    return row
  })
}

/** @throws auth.notAuthorized, record.inUse, both with what depends on the record */
async function assertUnused(ctx: Ctx, tx: Tx, r: AdminResource, id: string): Promise<void> {
  const declared = r.write?.remove?.dependents ?? []
  const used = []
  for (const one of declared) if (await holds(tx, one.column, id)) used.push(one)
  if (!used.length) return
  const verdict = can(requireActor(ctx), 'records.deleteInUse')
  if (verdict.allowed && !used.some(({ stays }) => stays)) return
  const extra = { dependents: await dependentsOf(ctx, tx, r, id) }
  throw verdict.allowed
    ? new AppError('record.inUse', 'Other records depend on this one.', { extra })
    : new AppError('auth.notAuthorized', 'Not Authorized', { extra: { rule: verdict.rule, ...extra } })
}
