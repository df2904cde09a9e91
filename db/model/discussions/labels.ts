import type { AgeUnit, Bucket, DisplayStatus, Gender, MediaType, QueryStatus, QueryType } from './enums.ts'
import type { InviteAction, ParticipantType, QueryExpertStatus } from './engagement-enums.ts'

/** Text keys of the enumerations of discussions. */
export const bucketLabel = (bucket: Bucket) => `discussion.bucket.${bucket}` as const
/** What a discussion is in: the routing leaves `create` at once, so it stays there only when it was returned to its asker. */
export const statusLabel = (status: QueryStatus) =>
  status === 'create' ? 'queries.status.returned' : (`discussion.status.${status}` as const)
/** The same in a step of the history, which also has the moment of submission. */
export const moveLabel = (status: string, command: string): string =>
  status === 'create' && (command === 'submit' || command === 'route')
    ? 'queries.status.submitted'
    : statusLabel(status as QueryStatus)
export const displayStatusLabel = (status: DisplayStatus) => `discussion.displayStatus.${status}` as const
export const typeLabel = (type: QueryType) => `discussion.type.${type}` as const
export const mediaLabel = (media: MediaType) => `discussion.media.${media}` as const
export const genderLabel = (gender: Gender) => `gender.${gender}` as const
export const engagementLabel = (status: QueryExpertStatus) => `engagement.status.${status}` as const
export const inviteActionLabel = (action: InviteAction) => `invite.action.${action}` as const

/** `day` for 1, otherwise `days`. */
export const ageUnitLabel = (unit: AgeUnit, magnitude: number) =>
  magnitude === 1 ? (`age.unit.${unit}.one` as const) : (`age.unit.${unit}.other` as const)

export const participantLabel: Record<ParticipantType, string> = {
  lovedone: 'invite.type.lovedOne',
  subject: 'invite.type.subject',
  provider: 'invite.type.provider',
  poa: 'invite.type.poa',
  blinded_voice_up: 'invite.voice.up',
  blinded_voice_down: 'invite.voice.down',
  blinded_voice_none: 'invite.voice.none',
  blinded_voice_mute: 'invite.voice.mute',
}

/** Badge of a held discussion. */
export const heldBadgeLabel = 'discussion.card.underReview'
