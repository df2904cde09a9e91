import { and, asc, eq, gte, ne } from 'drizzle-orm'
import { auditEvent } from '#db/schema/all.ts'
import type { RecordVersion } from '#model/audit/wire.ts'
import { AppError } from '#model/errors.ts'
import type { AdminResource, Row } from '../admin/declare.ts'
import { readRecord } from '../admin/read-records.ts'
import { authorize } from '../admin/refusals.ts'
import { resourceOfTable } from '../admin/registry.ts'
import { updateRecord } from '../admin/update-record.ts'
import { requireActor, type Ctx } from '../context.ts'
import { written } from './record.ts'
import { changeOf, withReason, type Reverting } from './revert-change.ts'
import { tryRevert } from './revertible.ts'

interface PastVersion {
  resource: AdminResource
  current: Row
  at: Date
  fields: RecordVersion['fields']
  /** the edit that brings back what can be brought back */
  values: Row
}

/**
 * A record as it was once the change of this line was made: what each field held that has changed since.
 * @throws not.found, auth.notAuthorized, audit.notRevertible for a line about a record without a page of its own
 */
export async function readVersion(ctx: Ctx, id: string): Promise<RecordVersion> {
  const { resource, current, at, fields, values } = await versionAt(ctx, id)
  const verdict = Object.keys(values).length ? await tryRevert(ctx, resource, current, values) : undefined
  return {
    at: at.toISOString(),
    version: Number(current.version),
    fields,
    allowed: verdict?.allowed ?? false,
    rule: verdict?.rule ?? null,
    needsReason: verdict?.needsReason ?? false,
  }
}

/**
 * Gives a record back what it held then, in one edit with the rights, rules and lock of any other.
 * @throws what `readVersion` throws, conflict, and whatever an edit throws
 */
export async function restoreVersion(
  ctx: Ctx,
  id: string,
  { version, reason }: Required<Pick<Reverting, 'version'>> & Reverting,
): Promise<Row> {
  const { resource, current, values } = await versionAt(ctx, id)
  if (!Object.keys(values).length) throw new AppError('audit.notRevertible', 'Nothing can be restored.')
  return updateRecord(ctx, resource, String(current.id), { ...values, ...withReason(resource, reason), version })
}

async function versionAt(ctx: Ctx, id: string): Promise<PastVersion> {
  const [line] = await ctx.db.select().from(auditEvent).where(eq(auditEvent.id, id))
  if (!line) throw new AppError('not.found', 'Not Found')
  const { refTable, refId } = line
  const resource = resourceOfTable(refTable)
  if (!resource) throw new AppError('audit.notRevertible', 'This line is about no record with a page of its own.')
  authorize(requireActor(ctx), resource.readAct)
  const current = await readRecord(ctx, resource, ctx.db, refId)
  const since = await ctx.db
    .select()
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.refTable, refTable),
        eq(auditEvent.refId, refId),
        ne(auditEvent.changeId, line.changeId),
        gte(auditEvent.createdAt, line.createdAt),
      ),
    )
    .orderBy(asc(auditEvent.createdAt), asc(auditEvent.id))
  const held = new Map<string, string | null>()
  for (const { refField, oldVal, createdAt, id: other } of since) {
    const later = createdAt > line.createdAt || other > line.id
    // what the first change since has found
    if (refField && later && !held.has(refField)) held.set(refField, oldVal)
  }
  const fields: RecordVersion['fields'] = []
  const values: Row = {}
  for (const [field, then] of held) {
    const now = written(field, current[field])
    if (then === now) continue
    const value = restorable({ refTable, refId, field, then, now })
    if (value) values[field] = value.value
    fields.push({ field, then, now, restorable: value !== null })
  }
  return { resource, current, at: line.createdAt, fields, values }
}

/** null: the field is not changed by editing, or what it held is not written down. */
function restorable(one: {
  refTable: string
  refId: string
  field: string
  then: string | null
  now: string | null
}): { value: unknown } | null {
  const { refTable, refId, field: refField, then: oldVal, now: newVal } = one
  try {
    return changeOf({ event: 'field_change', refTable, refId, refField, oldVal, newVal })
  } catch (error) {
    if (error instanceof AppError && error.code === 'audit.notRevertible') return null
    throw error
  }
}
