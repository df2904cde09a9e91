/** Engagement statuses. `user` and `csr` are rows of the asker and of staff: no seat, no pay. */
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
export const isQueryExpertStatus = (text: string): text is QueryExpertStatus =>
  (queryExpertStatuses as readonly string[]).includes(text)

/** Why the clock of an invitation or seat is paused: hold by staff, or an open question to the asker. */
export const pauseReasons = ['hold', 'clarify'] as const
export type PauseReason = (typeof pauseReasons)[number]

export const inviteActions = ['accept', 'decline', 'missedout', 'cancelled', 'closed', 'invited'] as const
export type InviteAction = (typeof inviteActions)[number]

export const invitationStates = [
  'open',
  'accepted',
  'declined',
  'full',
  'unpaid',
  'timedout',
  'paused',
  'closed',
] as const
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

/** Participant types offered when inviting a guest; the blinded ones name a voice instead of a relation. */
export const inviteeTypes = ['lovedone', 'subject', 'provider', 'poa'] as const satisfies readonly ParticipantType[]
export const blindedVoices = [
  'blinded_voice_up',
  'blinded_voice_down',
  'blinded_voice_none',
  'blinded_voice_mute',
] as const satisfies readonly ParticipantType[]
