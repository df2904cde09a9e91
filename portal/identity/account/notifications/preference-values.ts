import type { Preference } from '#model/identity/contact-wire.ts'
import type { PreferredContact } from '#model/identity/enums.ts'
import type { NotificationType } from '#model/notifications/enums.ts'

/** The fields of the notification preferences; quiet hours are '' when there are none. */
export const preferenceValues = ({ version: _version, ...fields }: Preference) => ({ ...fields })
export type PreferenceFields = ReturnType<typeof preferenceValues>

/** The channel behind a preferred way of contact: `mobile` means text messages. */
export const channelOf: Record<PreferredContact, NotificationType> = { email: 'email', mobile: 'sms', app: 'app' }
