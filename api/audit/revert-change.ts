import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { auditEvent } from '#db/schema/all.ts'
import { maskedValue } from '#model/audit/wire.ts'
import { AppError } from '#model/errors.ts'
import { readRecord } from '../admin/read-records.ts'
import { resourceOfTable } from '../admin/registry.ts'
import { conflict } from '../admin/refusals.ts'
import { updateRecord } from '../admin/update-record.ts'
import { written } from './record.ts'
import type { Ctx } from '../context.ts'
import type { AdminResource, Row } from '../admin/declare.ts'

const notRevertible = (why: string) => new AppError('audit.notRevertible', why)

/**
 * Gives a field back the value that a line of the change log says it had. It is an edit like any other: the same rights,
 * rules and optimistic lock, and a line of its own. Without `version` the field must still hold what the line made of it.
 * @returns the record
 * @throws not.found, audit.notRevertible, conflict (with `current`), and whatever an edit throws
 */
export async function revertChange(ctx: Ctx, id: string, { version, reason }: Reverting): Promise<Row> {
  const [line] = await ctx.db.select().from(auditEvent).where(eq(auditEvent.id, id))
  if (!line) throw new AppError('not.found', 'Not Found')
  const { resource, field, value } = changeOf(line)
  const current = await readRecord(ctx, resource, ctx.db, line.refId)
  if (version === undefined && written(field, current[field]) !== line.newVal) throw conflict(current)
  return updateRecord(ctx, resource, line.refId, {
    [field]: value,
    ...withReason(resource, reason),
    version: version ?? current.version,
  })
}

/** The reason where the record takes one with a change. */
export const withReason = (resource: AdminResource, reason: string | undefined): Row =>
  reason !== undefined && Object.hasOwn(resource.write?.update?.fields.shape ?? {}, 'reason') ? { reason } : {}

export interface Reverting {
  version?: number | undefined
  /** for fields that are changed with a reason only; it is kept with the change */
  reason?: string | undefined
}

export type AuditLine = Pick<
  typeof auditEvent.$inferSelect,
  'event' | 'refTable' | 'refId' | 'refField' | 'oldVal' | 'newVal'
>

/** The field that a line is about, and the value it would get back. @throws audit.notRevertible */
export function changeOf({ event, refTable, refField: field, oldVal, newVal }: AuditLine) {
  const resource = resourceOfTable(refTable)
  if (!resource || !field || !['field_change', 'entity_enable_disable'].includes(event))
    throw notRevertible('This line is no change of one field.')
  if (oldVal === maskedValue || newVal === maskedValue) throw notRevertible('What the field held is not written down.')
  const type = resource.write?.update?.fields.shape[field] as z.ZodType | undefined
  if (!type) throw notRevertible('This field is not changed by editing the record.')
  return { resource, field, value: valueOf(resource, type, oldVal) }
}

/** The value that was written down as this text. @throws audit.notRevertible when the field takes no such value any more */
function valueOf(resource: AdminResource, type: z.ZodType, text: string | null): unknown {
  const candidates = text === null ? [null, ''] : [text, ...parsed(text)]
  const found = candidates.find((value) => type.safeParse(value).success)
  if (found === undefined) throw notRevertible('The field takes no such value any more.')
  return found
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
