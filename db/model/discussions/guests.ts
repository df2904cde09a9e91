import { z } from 'zod'
import { idField, personNameField, requiredText, versionField } from '../fields.ts'
import { loginEmail } from '../identity/wire.ts'
import { phoneNumberField } from '../identity/inputs.ts'
import {
  blindedVoices,
  inviteActions,
  inviteeTypes,
  participantStatuses,
  participantTypes,
  type ParticipantType,
} from './engagement-enums.ts'
import type { QueryType } from './enums.ts'

/** Guests invited to one discussion by the asker or staff: relatives, providers, or anonymous voices. */

/**
 * In a blinded discussion guests are anonymous voices; otherwise they have a relation to the patient. A voice that is not changed
 * may give a guest away: staff alone choose it.
 */
export const guestTypes = (type: QueryType, { byStaff }: { byStaff: boolean }): readonly ParticipantType[] =>
  type === 'blinded' ? blindedVoices.filter((one) => byStaff || one !== 'blinded_voice_none') : inviteeTypes

/** Staff who let a guest of a blinded call be heard undisguised give the reason. */
export const voiceNeedsReason = (type: ParticipantType): boolean => type === 'blinded_voice_none'

/** Maximum number of guests of one discussion waiting or inside at the same time. */
export const MOST_GUESTS = 20

const words = {
  participantType: z.enum(participantTypes),
  name: personNameField(200),
  email: loginEmail.nullish(),
  phone: phoneNumberField.nullish(),
  /** why this voice; required where it isn't disguised */
  reason: requiredText(1000).optional(),
}
const reachable = (value: { email?: string | null | undefined; phone?: string | null | undefined }) =>
  Boolean(value.email) || Boolean(value.phone)
const unreachable = { path: ['email'], error: 'invite.error.unreachable' }

export const guestBody = z.strictObject(words).refine(reachable, unreachable).meta({ id: 'GuestBody' })
export type GuestBody = z.infer<typeof guestBody>
export const staffGuestBody = z
  .strictObject({ queryId: idField, ...words })
  .refine(reachable, unreachable)
  .meta({ id: 'StaffGuestBody' })
/** `status: active` resends the invitation; `inactive` revokes it. */
export const changeGuestBody = z
  .strictObject({
    participantType: words.participantType.optional(),
    name: words.name.optional(),
    email: words.email,
    reason: words.reason,
    status: z.enum(['active', 'inactive']).optional(),
    version: versionField,
  })
  .meta({ id: 'GuestChange' })
export type GuestChange = z.infer<typeof changeGuestBody>

/** `url` is null when the link was only sent in the message. */
export const guestSchema = z
  .object({
    id: z.string(),
    queryId: z.string(),
    participantType: z.enum(participantTypes),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    status: z.enum(participantStatuses),
    action: z.enum(inviteActions),
    url: z.string().nullable(),
    sentAt: z.string().nullable(),
    joinedAt: z.string().nullable(),
    /** the last message could not be delivered */
    undelivered: z.boolean(),
    version: z.int32(),
  })
  .meta({ id: 'Guest' })
export type Guest = z.infer<typeof guestSchema>
/** Staff also read why a guest's voice was left as it is; null: it wasn't, or no reason is known. */
export const staffGuestSchema = guestSchema.extend({ voiceReason: z.string().nullable() }).meta({ id: 'StaffGuest' })
export type StaffGuest = z.infer<typeof staffGuestSchema>
