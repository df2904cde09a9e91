import { and, inArray } from 'drizzle-orm'
import { auditEvent } from '#db/schema/all.ts'
import type { Revertible } from '#model/audit/wire.ts'
import { AppError } from '#model/errors.ts'
import { readRows } from '../admin/read-records.ts'
import { checkUpdate } from '../admin/update-record.ts'
import type { AdminResource, Row } from '../admin/declare.ts'
import type { Ctx } from '../context.ts'
import { changeOf, type AuditLine } from './revert-change.ts'

/**
 * Which of these lines can be reverted by the caller now. Lines are left out that are no change of a field, whose record
 * or value is gone, whose field holds the old value again, or whose old value the rules of the record refuse.
 */
export async function listRevertible(ctx: Ctx, ids: readonly string[]): Promise<Revertible[]> {
  const lines = await ctx.db.select().from(auditEvent).where(inArray(auditEvent.id, ids))
  const changes = lines.flatMap((line) => {
    const change = asChange(line)
    return change ? [{ ...change, line }] : []
  })
  const found: Revertible[] = []
  for (const resource of new Set(changes.map((change) => change.resource))) {
    const some = changes.filter((change) => change.resource === resource)
    const records = await recordsOf(ctx, resource, [...new Set(some.map(({ line }) => line.refId))])
    for (const { line, field, value } of some) {
      const record = records.get(line.refId)
      const verdict = record && (await tryRevert(ctx, resource, record, { [field]: value }))
      if (verdict) found.push({ id: line.id, ...verdict })
    }
  }
  return found
}

function asChange(line: AuditLine) {
  try {
    return changeOf(line)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

async function recordsOf(ctx: Ctx, r: AdminResource, ids: readonly string[]): Promise<Map<string, Row>> {
  const rows = await readRows(ctx, r, ctx.db, { where: and(r.key.any(ids), r.only), limit: ids.length })
  return new Map(rows.map((row) => [String(row.id), row]))
}

/** A revert as it would go now; undefined: it would be refused, or change nothing. */
export async function tryRevert(
  ctx: Ctx,
  r: AdminResource,
  before: Row,
  body: Row,
): Promise<Omit<Revertible, 'id'> | undefined> {
  try {
    const change = await checkUpdate(ctx, ctx.db, r, { id: String(before.id), before, body })
    return change ? { allowed: true, rule: null, needsReason: body.reason !== undefined } : undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { fields, extra } = error.details
    if (error.code === 'auth.notAuthorized' && typeof extra?.rule === 'string')
      return { allowed: false, rule: extra.rule, needsReason: false }
    if (fields?.reason && body.reason === undefined) return tryRevert(ctx, r, before, { ...body, reason: '–' })
    return undefined
  }
}
