import { earliestClose, laterOf } from '../calls/call-seats.ts'
import type { Step, DiscussionChange } from './steps.ts'
import type { QueryStatus, QueryType } from '../enums.ts'
import { actionAfter, type LifeFacts } from './context.ts'

const hour = 3_600_000

/** `emo` is answered by staff and `academy` by simulated faculty, so no experts are selected. */
export const choosesExperts = (type: QueryType): boolean => type !== 'emo' && type !== 'academy'

/**
 * Steps of a release (T6, T7). The first release starts the clock with the full duration; one after a pause continues
 * with the remaining time.
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
  // All paid answers may have arrived before the pause or been released during it.
  if (resumed && seats.paidAnswers >= seats.panelSize) steps.push({ kind: 'next', command: { name: 'answerPosted' } })
  return steps
}
