export const liveSessionStatuses = ['unscheduled', 'early', 'joinable', 'ended', 'awaitHost'] as const
export type LiveSessionStatus = (typeof liveSessionStatuses)[number]

/** Text key shown while a session cannot be joined; joinable has none. */
export const liveStatusLabel: Record<Exclude<LiveSessionStatus, 'joinable'>, string> = {
  unscheduled: 'discussion.card.meetingTbd',
  early: 'discussion.live.tooEarly',
  awaitHost: 'discussion.live.awaitHost',
  ended: 'discussion.live.ended',
}
