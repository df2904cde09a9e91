export const liveSessionStatuses = ['unscheduled', 'early', 'joinable', 'ended', 'awaitHost'] as const
export type LiveSessionStatus = (typeof liveSessionStatuses)[number]

export const inviteeJoinStates = ['tooSoon', 'ended', 'notFound'] as const
export type InviteeJoinState = (typeof inviteeJoinStates)[number]

/** How a speaker's voice is altered; `mute` is for blinded participants. */
export const voiceAlterations = ['up', 'down', 'none', 'mute'] as const
export type VoiceAlteration = (typeof voiceAlterations)[number]

/** Sessions are rooms of at most this many people, the asker among them. */
export const roomCapacity = 6

/** Text key shown while a session cannot be joined; joinable has none. */
export const liveStatusLabel: Record<Exclude<LiveSessionStatus, 'joinable'>, string> = {
  unscheduled: 'discussion.card.meetingTbd',
  early: 'discussion.live.tooEarly',
  awaitHost: 'discussion.live.awaitHost',
  ended: 'discussion.live.ended',
}
