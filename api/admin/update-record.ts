import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries, Tx } from '#db/client.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { versionField } from '#model/fields.ts'
import { recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { invalid } from '../http/errors.ts'
import { keysOf, stamps } from './create-record.ts'
import type { AdminResource, Row } from './declare.ts'
import { readRecord } from './read-records.ts'
import { checkValues, conflict, authorize, lastChange, orDuplicate, refusedFields } from './refusals.ts'
import { hasVersion } from './versioned.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]))

const optionals = new WeakMap<z.ZodType, z.ZodType>()
function optional(type: z.ZodType): z.ZodType {
  const known = optionals.get(type) ?? type.optional()
  optionals.set(type, known)
  return known
}

const bodies = new WeakMap<AdminResource, z.ZodObject>()
/** What an update may send: any writable field, the version that was read, and the rest of the record as it was read. */
export function updateBody(r: AdminResource): z.ZodObject {
  const known = bodies.get(r) ?? makeUpdateBody(r)
  bodies.set(r, known)
  return known
}

function makeUpdateBody(r: AdminResource): z.ZodObject {
  const fields = r.write?.update?.fields ?? z.strictObject({})
  const echoes = Object.fromEntries(
    Object.entries(r.row.shape)
      .filter(([name]) => !Object.hasOwn(fields.shape, name))
      .map(([name, type]) => [name, optional(type as z.ZodType)]),
  )
  return z.strictObject({
    ...fields.partial().shape,
    ...echoes,
    ...(hasVersion(r) && { version: optional(versionField) }),
  })
}

/**
 * Changes what the body holds and leaves the rest. react-admin sends whole records back, so fields that no one may write
 * are accepted as they stand and refused when they differ; what is counted or joined is passed over.
 * @throws not.found, auth.notAuthorized, conflict (with `current`), errors.invalidParameters, record.duplicate
 */
export async function updateRecord<R extends z.ZodObject>(
  ctx: Ctx,
  r: AdminResource<R>,
  id: string,
  body: Row,
): Promise<z.infer<R>> {
  const { write } = r
  const update = write?.update
  if (!write || !update) throw new AppError('not.found', 'Not Found')
  const table = r.table as AdminResource['table'] & { id: AnyColumn; version?: AnyColumn; updatedAt?: AnyColumn }
  return transaction(ctx, async (tx) => {
    if (table.id) await lockRow(tx, table, id)
    const before = await readRecord(ctx, r, tx, id)
    const checked = await checkUpdate(ctx, tx, r, { id, before, body }, () => lastChange(tx, r.refTable, id))
    if (!checked) return before
    const { fields, writable } = checked

    const set = {
      ...(write.toColumns?.(fields, ctx) ?? fields),
      ...keysOf(write, { ...before, ...fields }),
      ...stamps(ctx, r, false),
      ...(table.version && { version: sql`${table.version} + 1` }),
    }
    const held = and(r.key.where(id), table.version && eq(table.version, before.version))
    const written = await orDuplicate(
      write,
      tx
        .update(r.table)
        .set(set as never)
        .where(held)
        .returning({ one: sql`1` }),
    )
    if (!written.length) throw conflict(await readRecord(ctx, r, tx, id), await lastChange(tx, r.refTable, id))

    const now = await readRecord(ctx, r, tx, id)
    const { enabled: _was, ...others } = pick(before, writable)
    const { enabled: _is, ...othersNow } = pick(now, writable)
    // a reason is no field of the record: it stands with the change
    const reason = writable.includes('reason') && !Object.hasOwn(r.table, 'reason') ? fields.reason : undefined
    const subject = { refTable: r.refTable, refId: id, ...(typeof reason === 'string' && { text: reason }) }
    await recordChange(ctx, tx, subject, others, othersNow)
    if (fields.enabled !== undefined)
      await recordChange(
        ctx,
        tx,
        { ...subject, event: 'entity_enable_disable' },
        { enabled: before.enabled },
        { enabled: now.enabled },
      )
    await write.after?.(ctx, tx, { before, after: now, fields })
    publishAfterCommit(tx, { channel: r.name, id, userIds: [] })
    return now
  })
}

/**
 * Everything that an update may be refused for, without a change.
 * @returns the fields that would be written, in their stored form; null: nothing would change
 * @throws what the update throws
 */
export async function checkUpdate(
  ctx: Ctx,
  q: Queries,
  r: AdminResource,
  { id, before, body }: { id: string; before: Row; body: Row },
  changedBy?: () => ReturnType<typeof lastChange>,
): Promise<{ fields: Row; writable: readonly string[] } | null> {
  const { write } = r
  const update = write?.update
  if (!write || !update) throw new AppError('not.found', 'Not Found')
  // the checks only read
  const tx = q as Tx
  authorize(requireActor(ctx), update.act, write.target && (await write.target(ctx, tx, before)))
  await write.authorize?.(ctx, tx, before)
  if (body.version !== undefined && body.version !== before.version) throw conflict(before, await changedBy?.())
  const writable = Object.keys(update.fields.shape)
  refuseForeign(r, body, before, writable)

  const whole = update.whole.safeParse({ ...pick(before, writable), ...pick(body, writable) })
  if (!whole.success) throw invalid(whole.error)
  const after = whole.data
  const changed = writable.filter((name) => body[name] !== undefined && !same(after[name], before[name]))
  if (!changed.length) return null
  const fields = Object.fromEntries(changed.map((name) => [name, after[name] ?? null]))
  await checkValues(tx, r, write, fields, { id, row: before })
  await write.check?.(ctx, tx, { before, fields })
  return { fields, writable }
}

/** Stored fields that are not writable (flags, states, the id) can't be assigned by sending them along. */
function refuseForeign(r: AdminResource, body: Row, before: Row, writable: readonly string[]): void {
  const differs = Object.keys(body).filter(
    (name) =>
      name !== 'version' &&
      !writable.includes(name) &&
      (name === 'id' || Object.hasOwn(r.table, name)) &&
      body[name] !== undefined &&
      !same(body[name], before[name]),
  )
  if (differs.length) throw refusedFields(Object.fromEntries(differs.map((name) => [name, 'errors.readOnly'])))
}
