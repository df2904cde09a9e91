import { inArray, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { auditEvent, user } from '#db/schema/all.ts'
import { contains } from '#db/sql.ts'
import { auditEvents } from '#model/audit/enums.ts'
import { auditListRow } from '#model/audit/wire.ts'
import { adminResource } from '../admin/declare.ts'
import { anyOf, flag, oneOfThese, since, textWhere, until } from '../admin/filters.ts'

const t = auditEvent
const event = z.enum(auditEvents)

/** The change log. It is written by the changes themselves and never edited. */
export const auditResource = adminResource('auditEvents', {
  table: t,
  columns: {
    id: t.id, changeId: t.changeId, userId: t.userId, actingUserId: t.actingUserId, event: t.event, refTable: t.refTable, refId: t.refId, refField: t.refField,
    oldVal: t.oldVal, newVal: t.newVal, text: t.text, createdAt: t.createdAt,
  },
  row: auditListRow,
  toRow: raw => ({ ...raw, createdAt: raw.createdAt.toISOString(), user: null, actingUser: null }),
  complete: async (_ctx, q, rows) => {
    const ids = [...new Set(rows.flatMap(row => [row.userId, row.actingUserId]).filter(id => id !== null))]
    if (!ids.length) return
    const people = await q.select({ id: user.id, firstName: user.firstName, lastName: user.lastName, displayName: user.displayName, email: user.email }).from(user).where(inArray(user.id, ids))
    const names = new Map(people.map(one => [one.id, { id: one.id, displayName: one.displayName ?? `${one.firstName} ${one.lastName}`, email: one.email }]))
    for (const row of rows) Object.assign(row, { user: names.get(row.userId ?? '') ?? null, actingUser: names.get(row.actingUserId ?? '') ?? null })
  },
  filters: {
    userId: oneOfThese(ids => sql`(${inArray(t.userId, ids)} or ${inArray(t.actingUserId, ids)})`, z.string()),
    createdStart: since(t.createdAt),
    createdEnd: until(t.createdAt),
    text: textWhere(text => sql`(${contains(t.text, text)} or ${contains(t.oldVal, text)} or ${contains(t.newVal, text)})`),
    refTable: anyOf(t.refTable),
    refId: anyOf(t.refId),
    refField: anyOf(t.refField),
    event: anyOf(t.event, event),
    excludeEvent: oneOfThese(events => notInArray(t.event, events), event),
    oldVal: textWhere(text => contains(t.oldVal, text)),
    newVal: textWhere(text => contains(t.newVal, text)),
    changeId: anyOf(t.changeId),
    /** names are always there; kept since callers ask for them */
    includeUser: flag(() => undefined),
  },
  sorts: ['createdAt', 'event', 'refTable'],
  defaultSort: ['createdAt', 'DESC'],
  catalogue: {
    filters: ['userId', 'createdStart', 'createdEnd', 'text', 'refTable', 'refId', 'event', 'excludeEvent', 'refField', 'oldVal', 'newVal', 'includeUser'],
  },
})
