import { z } from 'zod'
import { notificationStatuses, notificationTypes } from './enums.ts'

/** A message as staff see it in the communication log. */
export const notificationRow = z
  .object({
    id: z.string(),
    userId: z.string().nullable(),
    queryId: z.string().nullable(),
    type: z.enum(notificationTypes),
    purpose: z.string(),
    ordinal: z.int(),
    status: z.enum(notificationStatuses),
    subject: z.string(),
    error: z.string().nullable(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
  })
  .meta({ id: 'Notification' })
export type NotificationRow = z.infer<typeof notificationRow>

/** A message as its reader sees it in the product. */
export const userNotification = z
  .object({
    id: z.string(),
    purpose: z.string(),
    subject: z.string(),
    text: z.string(),
    link: z.string().nullable(),
    createdAt: z.string(),
    readAt: z.string().nullable(),
  })
  .meta({ id: 'UserNotification' })
export type UserNotification = z.infer<typeof userNotification>

/** A line of a person's communication log: GET /server/user/{id}/commlog. Codes and links that open something are never in it. */
export const commLogRow = z
  .object({
    id: z.string(),
    type: z.enum(notificationTypes),
    purpose: z.string(),
    subject: z.string(),
    text: z.string(),
    status: z.enum(notificationStatuses),
    queryId: z.string().optional(),
    /** RefId of the discussion */
    key: z.string().optional(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
  })
  .meta({ id: 'CommLogEntry' })
export type CommLogRow = z.infer<typeof commLogRow>

/** What would have been sent; kept outside production only. */
export const inboxMessage = z
  .object({
    id: z.string(),
    channel: z.enum(notificationTypes),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'InboxMessage' })
export type InboxMessage = z.infer<typeof inboxMessage>
