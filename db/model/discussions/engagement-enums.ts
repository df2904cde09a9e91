/** One expert's part in one discussion; `user` and `csr` are the asker's and staff's own rows: no seat, no pay. */
export const queryExpertStatuses = [
  'invited',
  'declined',
  'claimed',
  'missedout',
  'latereview',
  'timedout',
  'cancelled',
  'answered',
  'followup',
  'user',
  'csr',
  'rejected',
] as const
export type QueryExpertStatus = (typeof queryExpertStatuses)[number]

/** Why the clock of an invitation or a seat stands still: staff hold the discussion, or the asker was asked something. */
export const pauseReasons = ['hold', 'clarify'] as const
export type PauseReason = (typeof pauseReasons)[number]

export const inviteActions = ['accept', 'decline', 'missedout', 'cancelled', 'closed', 'invited'] as const
export type InviteAction = (typeof inviteActions)[number]

export const invitationStates = ['open', 'accepted', 'declined', 'full', 'unpaid', 'timedout', 'closed'] as const
export type InvitationState = (typeof invitationStates)[number]

export const participantTypes = [
  'lovedone',
  'subject',
  'provider',
  'poa',
  'blinded_voice_up',
  'blinded_voice_down',
  'blinded_voice_none',
  'blinded_voice_mute',
] as const
export type ParticipantType = (typeof participantTypes)[number]

export const participantStatuses = ['active', 'inactive', 'hasjoined'] as const
export type ParticipantStatus = (typeof participantStatuses)[number]

/** Types offered to people who bring someone; the blinded ones name a voice instead of a person's part. */
export const inviteeTypes = ['lovedone', 'subject', 'provider', 'poa'] as const satisfies readonly ParticipantType[]
export const blindedVoices = [
  'blinded_voice_up',
  'blinded_voice_down',
  'blinded_voice_none',
  'blinded_voice_mute',
] as const satisfies readonly ParticipantType[]
