import { earliestClose, waitsForCall } from '../calls/call-seats.ts'
import type { Step } from './steps.ts'
import { displayStatus, unreleasedStatuses } from '../enums.ts'
import { actionAfter, atLeast, type LifeFacts, type StateChange, type Rules } from './context.ts'

const day = 86_400_000

/**
 * End of the paid work (T12): no seat can be taken, and amounts and minutes are frozen. An answer that waits for review
 * is frozen when its review ends.
 */
function closing({ now, survey, limits, unreviewed }: LifeFacts): StateChange {
  const steps: Step[] = [
    {
      kind: 'set',
      fields: survey.hasPost
        ? { closedAt: now, closeTime: now, surveyStatus: 'post_pending' }
        : { closedAt: now, closeTime: now },
    },
    { kind: 'notify', to: 'everyone', purpose: 'closed' },
    { kind: 'engagements', from: ['invited'], to: 'missedout' },
    { kind: 'engagements', from: ['claimed'], to: 'timedout' },
    { kind: 'money', mode: 'freeze', except: unreviewed },
    { kind: 'endTask', task: 'attendance' },
  ]
  if (survey.hasPost) steps.push({ kind: 'notify', to: 'asker', purpose: 'postSurvey' })
  if (survey.hasFollowup)
    steps.push({ kind: 'followupSurvey', at: new Date(now.getTime() + limits.followupSurveyDays * day) })
  steps.push({ kind: 'publish', type: 'discussion.closed' })
  return { to: 'closed', steps }
}

const closesBeforeCall = ({ discussion, call, limits }: LifeFacts, at: Date): boolean => {
  const floor = earliestClose(discussion, call, limits.maxDurationHours)
  return floor !== null && at.getTime() < floor.getTime()
}

/** Closing, reopening, cancelling (T12 to T15). */
export const atTheEnd: Rules<'close' | 'closeTimeReached' | 'setCloseTime' | 'reopen' | 'cancel'> = {
  close: {
    from: ['open', 'answered'],
    by: ['asker', 'proxy', 'csr'],
    check: ({ discussion, call }) => (waitsForCall(discussion, call) ? 'callAhead' : null),
    run: (_command, facts) => closing(facts),
  },
  closeTimeReached: {
    from: ['open', 'answered'],
    by: ['system'],
    check: ({ discussion, call, now }) =>
      discussion.closeTime !== null &&
      discussion.closeTime.getTime() <= now.getTime() &&
      !waitsForCall(discussion, call)
        ? null
        : 'notDue',
    run: (_command, facts) => closing(facts),
  },
  setCloseTime: {
    from: ['open', 'answered'],
    by: ['csr'],
    run: ({ closeTime }, facts, state) => {
      if (!(closeTime.getTime() > facts.now.getTime())) return { refused: 'notFuture' }
      if (closesBeforeCall(facts, closeTime)) return { refused: 'callAhead' }
      return {
        to: state,
        steps: [{ kind: 'set', fields: { closeTime } }],
      }
    },
  },
  reopen: {
    from: ['closed'],
    by: ['csr'],
    run: ({ newCloseTime }, facts) => {
      if (!(newCloseTime.getTime() > facts.now.getTime())) return { refused: 'notFuture' }
      if (closesBeforeCall(facts, newCloseTime)) return { refused: 'callAhead' }
      return {
        to: 'open',
        steps: [
          { kind: 'set', fields: { closeTime: newCloseTime, closedAt: null, surveyStatus: 'new' } },
          { kind: 'money', mode: 'newLinesOnly' },
          { kind: 'notify', to: 'everyone', purpose: 'reopened' },
        ],
      }
    },
  },
  cancel: {
    from: [...unreleasedStatuses, 'open', 'held', 'answered'],
    by: ['asker', 'proxy', 'csr'],
    check: ({ actor, seats }, state) => {
      if (state === 'none' || displayStatus(state) === 'unreleased') return null
      if (actor.kind !== 'csr') return 'status'
      return seats.claimed + seats.answers > 0 && !atLeast(actor, 'csr_admin') ? 'rank' : null
    },
    run: ({ force, reason }, { discussion, seats, now }, state) => {
      const common: Step[] = [
        { kind: 'endTask', task: 'review' },
        { kind: 'endTask', task: 'charge' },
        { kind: 'endTask', task: 'answer' },
        { kind: 'endTask', task: 'attendance' },
        { kind: 'revokeLinks' },
        { kind: 'publish', type: 'discussion.cancelled' },
      ]
      const ended: Step = {
        kind: 'set',
        fields: {
          closedAt: now,
          closeTime: null,
          askerAction: actionAfter(discussion.askerAction, 'csrupdate'),
          remainingMs: null,
          reviewReasons: [],
          cancelReason: reason ?? null,
        },
      }
      if (displayStatus(state) === 'unreleased') {
        return { to: 'cancelled', steps: [ended, { kind: 'notify', to: 'asker', purpose: 'cancelled' }, ...common] }
      }
      if (seats.claimed + seats.answers > 0 && force !== true) return { refused: 'forceNeeded' }
      return {
        to: 'cancelled',
        steps: [
          ended,
          { kind: 'notify', to: 'everyone', purpose: 'cancelled' },
          { kind: 'engagements', from: ['invited', 'claimed', 'answered', 'followup'], to: 'cancelled' },
          { kind: 'money', mode: 'freeze', except: [] },
          ...common,
        ],
      }
    },
  },
}
