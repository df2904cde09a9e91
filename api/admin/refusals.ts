import { addressedAs } from '#model/identity/person-name.ts'
import { and, desc, eq, getTableName, is, Column, not, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { auditEvent, user } from '#db/schema/all.ts'
import { isDuplicate, lockWord, sameName } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { can, type Act, type Actor, type UserTarget } from '#model/permissions.ts'
import type { AdminResource, Row, Writing } from './declare.ts'

/** @throws auth.notAuthorized with the rule that forbids it */
export function authorize(actor: Actor, act: Act, target?: UserTarget): void {
  const verdict = can(actor, act, target)
  if (!verdict.allowed) throw new AppError('auth.notAuthorized', 'Not Authorized', { extra: { rule: verdict.rule } })
}

/** Someone else wrote first; the answer shows the current state. */
export const conflict = (current: Row, changedBy?: { name: string; at: string } | null): AppError =>
  new AppError('conflict', 'This record was changed elsewhere. Please reload it.', {
    extra: { current, ...(changedBy && { changedBy }) },
  })

/** Who last changed a record, and when, as its history says. */
export async function lastChange(
  tx: Tx,
  refTable: string,
  refId: string,
): Promise<{ name: string; at: string } | null> {
  const [last] = await tx
    .select({ userId: auditEvent.userId, actingUserId: auditEvent.actingUserId, at: auditEvent.createdAt })
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, refTable), eq(auditEvent.refId, refId)))
    .orderBy(desc(auditEvent.createdAt), desc(auditEvent.id))
    .limit(1)
  const by = last?.actingUserId ?? last?.userId
  if (!last || !by) return null
  const [person] = await tx
    .select({ displayName: user.displayName, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, by))
  return person ? { name: addressedAs(person), at: last.at.toISOString() } : null
}

/** @param extra numbers and names that the texts of the fields mention */
export const refusedFields = (fields: Record<string, string>, extra?: Record<string, number | string>): AppError =>
  new AppError('errors.invalidParameters', 'Invalid Parameters', { fields, ...(extra && { extra }) })

const duplicate = (field: string): AppError =>
  new AppError('record.duplicate', 'A record with this value exists already.', {
    fields: { [field]: 'errors.duplicate' },
  })

const tableOf = (column: AnyColumn) => column.table as Parameters<ReturnType<Tx['select']>['from']>[0]

async function anyRow(tx: Tx, column: AnyColumn, where: SQL | undefined): Promise<boolean> {
  const [row] = await tx
    .select({ one: sql`1` })
    .from(tableOf(column) as never)
    .where(where)
    .limit(1)
  return row !== undefined
}

/** Whether a row of the column's table holds the value. */
export const holds = (tx: Tx, column: AnyColumn, value: unknown, except?: SQL): Promise<boolean> =>
  anyRow(tx, column, and(eq(column, value), except))
/** The same for names: their case and outer blanks make no difference. */
export async function holdsName(tx: Tx, column: AnyColumn, name: string, further?: SQL): Promise<boolean> {
  // of two who give one name at once, the second sees the first
  await lockWord(tx, `${getTableName(column.table)}.${column.name}:${name.trim().toLowerCase()}`)
  return anyRow(tx, column, and(sameName(column, name), further))
}

/** Values that must be unique, and ids that must lead to a record. @throws record.duplicate, errors.invalidParameters */
export async function checkValues(
  tx: Tx,
  r: AdminResource,
  write: Writing<Row>,
  fields: Row,
  before: { id: string; row: Row } | null,
): Promise<void> {
  const missing: Record<string, string> = {}
  for (const [field, column] of Object.entries(write.references ?? {})) {
    const value = fields[field]
    if (value !== undefined && value !== null && !(await holds(tx, column, value)))
      missing[field] = 'errors.noSuchRecord'
  }
  if (Object.keys(missing).length) throw refusedFields(missing)
  const others = before === null ? undefined : not(r.key.where(before.id))
  const whole = { ...before?.row, ...fields }
  for (const [field, one] of Object.entries(write.unique ?? {})) {
    const touched = is(one, Column) ? [field] : [field, ...(one.within ?? [])]
    const value = whole[field]
    if (value === undefined || value === null || touched.every((name) => fields[name] === undefined)) continue
    const taken = is(one, Column)
      ? await holds(tx, one, value, others)
      : await holdsName(tx, one.name, String(value), and(one.where?.(whole), others))
    if (taken) throw duplicate(field)
  }
}

/** Two who write the same value at once: the engine refuses the second, and its field says so. */
export async function orDuplicate<T>(write: Writing<Row>, work: PromiseLike<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const [field] = Object.keys(write.unique ?? {})
    throw field && isDuplicate(error) ? duplicate(field) : error
  }
}
