/** Enumerations of notifications. */

export const notificationStatuses = ['new', 'sent', 'verified', 'error'] as const
export type NotificationStatus = (typeof notificationStatuses)[number]

export const notificationTypes = ['email', 'sms', 'app'] as const
export type NotificationType = (typeof notificationTypes)[number]
