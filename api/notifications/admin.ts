import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { notification } from '#db/schema/all.ts'
import { beginsWith } from '#db/sql.ts'
import { notificationStatuses, notificationTypes } from '#model/notifications/enums.ts'
import { hiddenText, notificationFull } from '#model/notifications/wire.ts'
import { adminResource } from '../admin/declare.ts'
import { anyOf, since, textWhere, until } from '../admin/filters.ts'
import { serveResources } from '../admin/serve.ts'

const t = notification

/** Messages to people. Codes and links that open something are not shown, not even to staff. */
export const notifications = adminResource('notifications', {
  table: t,
  columns: {
    id: t.id,
    userId: t.userId,
    to: t.to,
    queryId: t.queryId,
    type: t.type,
    purpose: t.purpose,
    ordinal: t.ordinal,
    status: t.status,
    subject: t.subject,
    error: t.error,
    attempts: t.attempts,
    createdAt: t.createdAt,
    sentAt: t.sentAt,
    text: sql<string>`case when ${t.secret} = 0 then ${t.text} else ${hiddenText} end`,
  },
  row: notificationFull,
  toRow: (raw) => ({ ...raw, createdAt: raw.createdAt.toISOString(), sentAt: raw.sentAt?.toISOString() ?? null }),
  filters: {
    userId: anyOf(t.userId),
    queryId: anyOf(t.queryId),
    purpose: anyOf(t.purpose),
    type: anyOf(t.type, z.enum(notificationTypes)),
    inviteId: textWhere((id) => beginsWith(t.cause, `user_invite:${id}:`)),
    status: anyOf(t.status, z.enum(notificationStatuses)),
    from: since(t.createdAt),
    to: until(t.createdAt),
  },
  sorts: ['createdAt', 'sentAt', 'purpose', 'type', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  thenBy: [t.createdAt],
  catalogue: { filters: ['userId', 'queryId', 'type', 'status', 'purpose', 'from', 'to'] },
})

export const notificationResources = serveResources(notifications)
