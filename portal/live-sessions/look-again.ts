import type { Query } from '@tanstack/react-query'
import type { InviteeStatus } from '#model/live-sessions/invitee.ts'
import { serverNow } from '#api/client/server-clock.ts'

const LOOK_AGAIN_MS = 20_000

/** When a guest's page asks for the state of the call again: an ended one may be reopened until its latest end. */
export function lookAgain({ state: { data, error } }: Pick<Query<InviteeStatus>, 'state'>): number | false {
  if (error || data?.cancelled) return false
  const final = data?.status === 'ended' && (data.latestEnd === null || data.latestEnd * 1000 <= serverNow())
  return final ? false : LOOK_AGAIN_MS
}
