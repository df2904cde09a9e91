import type { z } from 'zod'
import { newId } from '#db/columns.ts'
import { AppError } from '#model/errors.ts'
import { record } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import type { AdminResource, Row, Writing } from './declare.ts'
import { readRecord } from './read-records.ts'
import { checkValues, authorize, orDuplicate } from './refusals.ts'

/** The columns that a write sets beside the record's own. */
export function stamps(ctx: Ctx, r: AdminResource, made: boolean): Row {
  const has = (name: string) => Object.hasOwn(r.table, name)
  return {
    ...(made && has('createdAt') && { createdAt: ctx.now() }),
    ...(has('updatedAt') && { updatedAt: ctx.now() }),
  }
}

/** The normalised search text of the record as it will read. */
export const keysOf = (write: Writing<Row>, row: Row): Row => ({
  ...(write.searchText && { searchText: write.searchText(row) }),
  ...write.personKeys?.(row),
})

/**
 * A new record from checked input: unique values, named records, the row, its audit line.
 * @throws auth.notAuthorized, record.duplicate (at the field), errors.invalidParameters
 */
export async function createRecord<R extends z.ZodObject>(
  ctx: Ctx,
  r: AdminResource<R>,
  sent: Row,
): Promise<z.infer<R>> {
  const { write } = r
  if (!write?.create) throw new AppError('not.found', 'Not Found')
  const actor = requireActor(ctx)
  const { act, prepare } = write.create
  authorize(actor, act)
  const input = (await prepare?.(ctx, sent)) ?? sent
  return transaction(ctx, async (tx) => {
    authorize(actor, act, write.target && (await write.target(ctx, tx, input)))
    const id = r.key.of?.(input) ?? newId()
    await checkValues(tx, r, write, input, null)
    await write.check?.(ctx, tx, { before: null, fields: input })
    const columns = write.toColumns?.(input, ctx) ?? input
    await orDuplicate(
      write,
      tx.insert(r.table).values({
        ...(!r.key.of && { id }),
        ...columns,
        ...keysOf(write, input),
        ...stamps(ctx, r, true),
      } as never),
    )
    const made = await readRecord(ctx, r, tx, id)
    await record(ctx, tx, {
      event: 'create',
      refTable: r.refTable,
      refId: id,
      text:
        typeof input.reason === 'string' && !Object.hasOwn(r.table, 'reason')
          ? `${write.label(made)}: ${input.reason}`
          : write.label(made),
    })
    await write.after?.(ctx, tx, { before: null, after: made, fields: input })
    publishAfterCommit(tx, { channel: r.name, id, userIds: [] })
    return made
  })
}
