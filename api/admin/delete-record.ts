import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { AnyColumn } from 'drizzle-orm'
import { record } from '../audit/record.ts'
import { announce, me, transaction, type Ctx } from '../context.ts'
import { deleteExtras } from './delete-extras.ts'
import type { AdminResource, Row } from './declare.ts'
import { readRecord } from './read-records.ts'
import { demand, holds } from './refusals.ts'

/**
 * Deletes a record and what belongs to it. One that others depend on needs a csr_admin (others disable it); one that
 * history depends on stays: record.inUse.
 * @throws not.found, auth.notAuthorized with the rule, record.inUse
 */
export async function deleteRecord(ctx: Ctx, r: AdminResource, id: string): Promise<Row> {
  const { write } = r
  const remove = write?.remove
  if (!write || !remove) throw new AppError('not.found', 'Not Found')
  const actor = me(ctx)
  const table = r.table as AdminResource['table'] & { id: AnyColumn }
  return transaction(ctx, async (tx) => {
    if (table.id) await lockRow(tx, table, id)
    const row = await readRecord(ctx, r, tx, id)
    demand(actor, remove.act)
    for (const column of remove.dependents) {
      if (await holds(tx, column, id)) {
        demand(actor, 'records.deleteInUse')
        break
      }
    }
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
    announce(tx, { topic: r.name, id, userIds: [] })
    return row
  })
}
