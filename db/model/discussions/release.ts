import { earliestClose, laterOf } from './call-seats.ts'
import type { Step, DiscussionChange } from './steps.ts'
import type { QueryStatus, QueryType } from './enums.ts'
import { actionAfter, type LifeFacts } from './life-facts.ts'

const hour = 3_600_000

/** Staff answer `emo`, simulated faculty answers `academy`: no one is chosen for them. */
export const choosesExperts = (type: QueryType): boolean => type !== 'emo' && type !== 'academy'

/**
 * What a release does (T6, T7). The first release starts the clock with the full duration; one after a pause gives
 * back the time that was left.
 */
export function releaseSteps(facts: LifeFacts, from: QueryStatus, preventInvites: boolean): Step[] {
  const { now, discussion, limits, seats, call } = facts
  const resumed = from === 'held'
  const left = resumed && discussion.remainingMs !== null ? discussion.remainingMs : limits.maxDurationHours * hour
  const closeTime = laterOf(new Date(now.getTime() + left), earliestClose(discussion, call, limits.maxDurationHours))
  const fields: DiscussionChange = {
    closeTime,
    preventInvites,
    returnReason: null,
    holdReason: null,
    askerAction: actionAfter(discussion.askerAction, 'csrupdate', 'returned'),
    reviewReasons: [],
  }
  if (discussion.releasedAt === null) fields.releasedAt = now
  if (resumed) Object.assign(fields, { remainingMs: null })
  const steps: Step[] = [
    { kind: 'set', fields },
    { kind: 'endTask', task: 'review' },
  ]
  if (discussion.releasedAt === null) steps.push({ kind: 'fixSurge' })
  if (resumed) steps.push({ kind: 'resumeClocks' })
  if (!preventInvites && choosesExperts(discussion.type) && seats.used < seats.panelSize) {
    steps.push({ kind: 'runSelection', cause: resumed ? 'resume' : 'release' })
  }
  steps.push({ kind: 'notify', to: resumed ? 'everyone' : 'asker', purpose: resumed ? 'resumed' : 'released' })
  // all paid answers may have been in before the pause, or been released during it
  if (resumed && seats.paidAnswers >= seats.panelSize) steps.push({ kind: 'next', command: { name: 'answerPosted' } })
  return steps
}
