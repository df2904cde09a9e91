export const liveSessionStatuses = ['unscheduled', 'early', 'joinable', 'ended', 'awaitHost'] as const
export type LiveSessionStatus = (typeof liveSessionStatuses)[number]

/** One can be in the room or its waiting room. */
export const isOpenCall = (status: LiveSessionStatus | undefined): boolean =>
  status === 'joinable' || status === 'awaitHost'

/** Text key shown while a session cannot be joined; joinable has none, and how early it can be is `joinText`. */
export const liveStatusLabel: Record<Exclude<LiveSessionStatus, 'joinable' | 'early'>, string> = {
  unscheduled: 'discussion.card.meetingTbd',
  awaitHost: 'discussion.live.awaitHost',
  ended: 'discussion.live.ended',
}
