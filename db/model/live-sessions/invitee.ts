import { z } from 'zod'
import { themeNames } from '../content/enums.ts'
import { inviteActions, participantStatuses, participantTypes } from '../discussions/engagement-enums.ts'
import { mediaTypes } from '../discussions/enums.ts'
import { personNameField } from '../fields.ts'
import { linkKeyField } from '../identity/registration.ts'
import { liveSession } from './session.ts'

/** People who are invited to one discussion and have no account: relatives, providers, blinded participants. */

export const inviteeParams = z.object({ key: linkKeyField })
/** `meetingTime` in epoch seconds. `invitedBy` null: the one who asks, without a name. */
export const inviteeRow = z
  .object({
    participantType: z.enum(participantTypes),
    name: z.string(),
    invitedBy: z.string().nullable(),
    /** someone of our staff invites for the one who asks */
    byStaff: z.boolean(),
    mediaType: z.enum(mediaTypes),
    meetingTime: z.int().nullable(),
    /** in New York, in words */
    meetingTimeDisplay: z.string().nullable(),
    status: z.enum(participantStatuses),
    action: z.enum(inviteActions),
    /** the brand of the plan */
    theme: z.enum(themeNames),
  })
  .meta({ id: 'Invitee' })
export type Invitee = z.infer<typeof inviteeRow>

export const inviteeAnswer = z
  .strictObject({
    action: z.enum(['accept', 'decline']),
    name: personNameField(200).optional(),
    termsAccepted: z.boolean().optional(),
  })
  .meta({ id: 'InviteeAnswer' })
export type InviteeAnswer = z.infer<typeof inviteeAnswer>
export const inviteeForm = z.object({
  name: personNameField(200),
  termsAccepted: z.boolean().refine((yes) => yes, 'errors.acceptTerms'),
})

/** `sessionToken` opens the session of a guest who has accepted; accepting again makes a new one and ends the one before. */
export const inviteeAnswered = z
  .object({ status: z.enum(participantStatuses), action: z.enum(inviteActions), sessionToken: z.string().optional() })
  .meta({ id: 'InviteeAnswered' })
/** Instants in epoch seconds; null while no time is set. */
export const inviteeStatus = liveSession
  .pick({ status: true, meetingTime: true, joinableFrom: true, endsAt: true, latestEnd: true, cancelled: true })
  .meta({ id: 'InviteeStatus' })
export type InviteeStatus = z.infer<typeof inviteeStatus>
export const inviteeSession = inviteeStatus
  .extend({
    participantType: z.enum(participantTypes),
    /** taken out of the call, and may not come again yet */
    removed: z.boolean(),
    displayName: z.string(),
    mediaType: z.enum(mediaTypes),
    /** the brand of the plan */
    theme: z.enum(themeNames),
  })
  .meta({ id: 'InviteeSession' })
