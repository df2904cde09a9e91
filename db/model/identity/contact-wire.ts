import { z } from 'zod'
import { versionField } from '../fields.ts'
import { notificationTypes } from '../notifications/enums.ts'
import { isTopic, notificationTopics, type NotificationTopic } from '../notifications/topics.ts'
import { phoneKinds, preferredContacts } from './enums.ts'
import { notificationPreferenceFields, notificationPreferenceRules, phoneNumberField, phoneRow } from './inputs.ts'

/** Contact data: phone numbers, notification channels, quiet hours. */

/**
 * A number on the contact page. `number` is E.164 with ` x12` for an extension; only the mobile number can be
 * confirmed.
 */
export const contactPhone = phoneRow.extend({ confirmed: z.boolean() }).meta({ id: 'ContactPhone' })
export type ContactPhone = z.infer<typeof contactPhone>
/** GET /server/user/{id}/phone; sorted by kind. */
export const phoneList = z.object({ data: z.array(contactPhone) }).meta({ id: 'ContactPhones' })
export type PhoneList = z.infer<typeof phoneList>
/**
 * PUT /server/user/{id}/phone/{phoneKind}. Errors at `number`: errors.telephonePattern, errors.telephone,
 * errors.dupContact.
 */
export const phoneBody = z
  .strictObject({ number: phoneNumberField, version: versionField.optional() })
  .meta({ id: 'PhoneBody' })
export type PhoneBody = z.infer<typeof phoneBody>
export const phoneKindField = z.enum(phoneKinds)

/** Channels muted per topic; a topic without an entry uses all enabled channels. */
export type MutedChannels = Partial<Record<NotificationTopic, (typeof notificationTypes)[number][]>>
const mutedField = z
  .record(z.string(), z.array(z.enum(notificationTypes)).max(notificationTypes.length))
  .refine((muted) => Object.keys(muted).every(isTopic), 'errors.topic')
  .meta({ description: `Keys: ${notificationTopics.join(', ')}` })

/**
 * GET and PUT /server/user/{id}/notification. `timeZone` is the time zone of the address; changing it here changes the
 * address.
 */
export const preferenceRow = z
  .object({
    preferredContact: z.enum(preferredContacts),
    sms: z.boolean(),
    email: z.boolean(),
    app: z.boolean(),
    muted: mutedField,
    /** HH:mm in the time zone; the window may cross midnight; both or neither are set */
    doNotDisturbStart: z.string().nullable(),
    doNotDisturbEnd: z.string().nullable(),
    timeZone: z.string(),
    version: versionField,
  })
  .meta({ id: 'NotificationPreference' })
export type Preference = z.infer<typeof preferenceRow>

/**
 * At least one channel is enabled, and the preferred channel is one of them. Sign-in codes ignore these preferences.
 */
export const preferenceBody = notificationPreferenceFields
  .extend({ muted: mutedField.optional(), version: versionField })
  .superRefine(notificationPreferenceRules)
  .meta({ id: 'NotificationPreferenceBody' })
export type PreferenceBody = z.infer<typeof preferenceBody>
