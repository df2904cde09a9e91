import { earliestClose, laterOf } from './call-seats.ts'
import type { Effect, HeaderChange } from './effects.ts'
import type { QueryStatus, QueryType } from './enums.ts'
import type { LifeFacts } from './life-facts.ts'

const hour = 3_600_000

/** Staff answer `emo`, simulated faculty answers `academy`: nobody is chosen for them. */
export const choosesExperts = (type: QueryType): boolean => type !== 'emo' && type !== 'academy'

/**
 * What a release does (T6, T7). The first release starts the clock with the full duration; one after a pause gives
 * back the time that was left.
 */
export function releaseEffects(facts: LifeFacts, from: QueryStatus, preventInvites: boolean): Effect[] {
  const { now, discussion, limits, seats, call } = facts
  const resumed = from === 'held'
  const left = resumed && discussion.pausedMs !== null ? discussion.pausedMs : limits.maxDurationHours * hour
  const closeTime = laterOf(new Date(now.getTime() + left), earliestClose(discussion, call, limits.maxDurationHours))
  const fields: HeaderChange = { closeTime, preventInvites, staffReason: null, updatePending: false }
  if (discussion.releasedAt === null) fields.releasedAt = now
  if (resumed) Object.assign(fields, { heldFrom: null, pausedMs: null })
  const effects: Effect[] = [
    { kind: 'set', fields },
    { kind: 'clearTask', task: 'review' },
  ]
  if (resumed) effects.push({ kind: 'resumeClocks' })
  if (!preventInvites && choosesExperts(discussion.type) && seats.used < seats.panelSize) {
    effects.push({ kind: 'runSelection', cause: resumed ? 'resume' : 'release' })
  }
  effects.push({ kind: 'notify', to: resumed ? 'everyone' : 'asker', purpose: resumed ? 'resumed' : 'released' })
  // all paid answers may have been in before the pause, or been released during it
  if (resumed && seats.paidAnswers >= seats.panelSize) effects.push({ kind: 'next', command: 'answerPosted' })
  return effects
}
