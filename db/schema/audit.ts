import { sql } from 'drizzle-orm'
import { id, index, instant, integer, oneOf, json, primaryKey, table, text } from '../columns.ts'
import { auditEvents } from '#model/audit/enums.ts'

/** Who changed what, for whom, when. Written in the transaction of the change, never edited. */
export const auditEvent = table(
  'log_lfc',
  {
    id: id(),
    /** one id for all the rows of one change */
    changeId: text().notNull(),
    userId: text(),
    /** the staff member behind the keyboard while acting for `userId` */
    actingUserId: text(),
    event: oneOf(auditEvents).notNull(),
    refTable: text().notNull(),
    refId: text().notNull(),
    refField: text(),
    oldVal: text(),
    newVal: text(),
    text: text(),
    /** of a deleted part: the record that it was a part of, whose history it stays in; of a membership that ended: the link by which it began */
    ownerId: text(),
    requestId: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('log_lfc_ref').on(t.refTable, t.refId, t.createdAt, t.id),
    index('log_lfc_ref_id').on(t.refId, t.createdAt, t.id),
    index('log_lfc_user').on(t.userId, t.createdAt, t.id),
    index('log_lfc_created').on(t.createdAt, t.id),
    index('log_lfc_event').on(t.event, t.createdAt, t.id),
    index('log_lfc_table').on(t.refTable, t.createdAt, t.id),
    index('log_lfc_field').on(t.refField, t.createdAt, t.id),
    index('log_lfc_acting').on(t.actingUserId, t.createdAt, t.id),
    index('log_lfc_change').on(t.changeId),
    index('log_lfc_owner')
      .on(t.ownerId)
      .where(sql`owner_id is not null`),
  ],
)

/** First answers kept for repeated requests with the same Idempotency-Key. */
export const idempotencyKey = table(
  'idempotency_key',
  {
    key: text().notNull(),
    caller: text().notNull(),
    request: text().notNull(),
    /** 0 while the first request is still at work */
    status: integer().notNull(),
    body: json<unknown>(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.caller] }), index('idempotency_key_created').on(t.createdAt)],
)
