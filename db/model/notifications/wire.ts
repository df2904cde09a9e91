import { z } from 'zod'
import { notificationStatuses, notificationTypes } from './enums.ts'

/** A message in the staff communication log. */
export const notificationRow = z
  .object({
    id: z.string(),
    userId: z.string().nullable(),
    /** address, number or account that it goes to */
    to: z.string(),
    queryId: z.string().nullable(),
    type: z.enum(notificationTypes),
    purpose: z.string(),
    ordinal: z.int(),
    status: z.enum(notificationStatuses),
    subject: z.string(),
    error: z.string().nullable(),
    /** how often it was tried */
    attempts: z.int(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
  })
  .meta({ id: 'Notification' })
export type NotificationRow = z.infer<typeof notificationRow>

/** What stands for words that held a code or a link, which are never shown and not sent again. */
export const hiddenText = '***'
export const notificationFull = notificationRow.extend({ text: z.string() }).meta({ id: 'NotificationFull' })
export type NotificationFull = z.infer<typeof notificationFull>

/** A message in the user's in-app notifications. */
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

/**
 * One row of a user's communication log: GET /server/user/{id}/commlog. Sign-in codes and access links are never
 * included.
 */
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
    /** How it went so far, of one that is not out; for staff only */
    delivery: z
      .object({
        attempts: z.int(),
        /** what the channel said at the last try */
        error: z.string().nullable(),
        /** null when it is not tried again by itself */
        nextTryAt: z.string().nullable(),
      })
      .optional(),
  })
  .meta({ id: 'CommLogEntry' })
export type CommLogRow = z.infer<typeof commLogRow>

/** A captured outgoing message; stored outside production only. */
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
