import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { maskedValue } from '#model/audit/wire.ts'
import { auditEvent } from '#db/schema/all.ts'
import type { AuditEvent } from '#model/audit/enums.ts'
import diff from 'microdiff'
import type { Ctx } from '../context.ts'

/** Values of these fields are never written down, only that they changed. */
const masked =
  /password|secret|token|hash|cipher|ssn|ein\b|itin|ftin|iban|swift|sortCode|bankAccountNumber|bankRoutingNumber|authCode|mfaCode/i
/** Not worth a row: they change with every change. */
const quiet = new Set(['version', 'updatedAt', 'searchText', 'sortName', 'lastSeenAt'])

interface Subject {
  event: AuditEvent
  refTable: string
  refId: string
  text?: string
  /** of a deleted part: the record that it was a part of */
  ownerId?: string | undefined
  /** the person the change is made for, if not the caller */
  userId?: string
}

/** One row for the whole change. Call it in the transaction of the change. */
export async function record(ctx: Ctx, tx: Tx, subject: Subject): Promise<void> {
  await tx.insert(auditEvent).values(row(ctx, newId(), subject))
}

/**
 * One row for each field that differs, under one change id; for new and deleted records one row with `create` or `delete`.
 * @returns the names of the changed fields
 */
export async function recordChange(
  ctx: Ctx,
  tx: Tx,
  subject: Omit<Subject, 'event'> & { event?: AuditEvent },
  before: object,
  after: object,
): Promise<string[]> {
  const changeId = newId()
  const fields = new Map<string, { oldVal: string | null; newVal: string | null }>()
  for (const change of diff(plain(before), plain(after))) {
    const name = String(change.path[0])
    if (quiet.has(name)) continue
    fields.set(name, {
      oldVal: written(name, (before as Record<string, unknown>)[name]),
      newVal: written(name, (after as Record<string, unknown>)[name]),
    })
  }
  if (fields.size) {
    await tx.insert(auditEvent).values(
      [...fields].map(([refField, values]) => ({
        ...row(ctx, changeId, { event: 'field_change', ...subject }),
        refField,
        ...values,
      })),
    )
  }
  return [...fields.keys()]
}

const row = (ctx: Ctx, changeId: string, subject: Subject) => ({
  changeId,
  userId: subject.userId ?? ctx.actor?.userId ?? null,
  actingUserId: ctx.actor?.acting?.authUserId ?? null,
  event: subject.event,
  refTable: subject.refTable,
  refId: subject.refId,
  text: subject.text ?? null,
  ownerId: subject.ownerId ?? null,
  requestId: ctx.request.id,
  createdAt: ctx.now(),
})

const plain = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

/** A value as the change log holds it; null for none. */
export const written = (name: string, value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (masked.test(name)) return maskedValue
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
