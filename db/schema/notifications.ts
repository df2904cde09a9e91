import { id, index, instant, integer, oneOf, table, text, uniqueIndex } from '../columns.ts'
import { notificationStatuses, notificationTypes } from '#model/notifications/enums.ts'

/** Every message is a row first; (cause, purpose, ordinal, person, channel) is unique, so nothing is sent twice. */
export const notification = table(
  'notification',
  {
    id: id(),
    userId: text(),
    queryId: text(),
    type: oneOf(notificationTypes).notNull(),
    purpose: text().notNull(),
    /** what caused it: `table:id` */
    cause: text().notNull(),
    ordinal: integer().notNull().default(1),
    to: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    html: text(),
    link: text(),
    /** a code or a token inside: shown in no log */
    secret: integer().notNull().default(0),
    status: oneOf(notificationStatuses).notNull().default('new'),
    error: text(),
    attempts: integer().notNull().default(0),
    readAt: instant(),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [
    uniqueIndex('notification_once').on(t.cause, t.purpose, t.ordinal, t.to, t.type),
    index('notification_user').on(t.userId, t.createdAt),
    index('notification_query').on(t.queryId),
    index('notification_created').on(t.createdAt, t.id),
    index('notification_sent').on(t.sentAt, t.createdAt, t.id),
    index('notification_purpose').on(t.purpose, t.createdAt, t.id),
    index('notification_type').on(t.type, t.createdAt, t.id),
    index('notification_status').on(t.status, t.createdAt, t.id),
  ],
)

/** Everything that would have been sent, outside production. */
export const devInbox = table(
  'dev_inbox',
  {
    id: id(),
    channel: text().notNull(),
    to: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    html: text(),
    createdAt: instant().notNull(),
  },
  (t) => [index('dev_inbox_to').on(t.to, t.createdAt)],
)

export const supportMessage = table('support_message', {
  id: id(),
  userId: text(),
  emailBody: text().notNull(),
  page: text(),
  createdAt: instant().notNull(),
})
