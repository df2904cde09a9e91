import { isLateGiveBack } from '../calls/call-seats.ts'
import type {
  EngagementCommand,
  EngagementStep,
  EngagementFacts,
  EngagementOutcome,
  EngagementReason,
} from './engagement-context.ts'
import type { EngagementStatus } from './state.ts'
import { isLive } from '../enums.ts'

type CommandOf<N extends EngagementCommand['name']> = Extract<EngagementCommand, { name: N }>

/** Why this expert cannot take a seat in a live discussion at the shown time; null: it can be booked. */
export function callRefusal(command: CommandOf<'accept'>, facts: EngagementFacts): EngagementReason | null {
  const { discussion, call, now } = facts
  const shown = command.meetingTime
  if (shown === undefined) return 'timeMissing'
  if (discussion.meetingTime === null) {
    const proposed = discussion.proposedTimes.some((time) => time.getTime() === shown.getTime())
    if (!proposed || shown.getTime() <= now.getTime()) return 'timeNotProposed'
  } else {
    if (call.endedAt !== null || discussion.meetingTime.getTime() <= now.getTime()) return 'callOver'
    if (discussion.meetingTime.getTime() !== shown.getTime()) return 'timeTaken'
  }
  return call.clash ? 'clash' : null
}

const booked = ({ engagement }: EngagementFacts): boolean => Boolean(engagement.bookedAt)

/** The expert agrees to the new time of a moved call. */
export function confirmCall(
  { meetingTime }: CommandOf<'confirmCall'>,
  state: EngagementStatus,
  facts: EngagementFacts,
): EngagementOutcome {
  const { discussion, engagement } = facts
  if (state !== 'claimed' || !booked(facts)) return { refused: 'notBooked' }
  if (discussion.meetingTime === null) return { refused: 'notBooked' }
  if (discussion.meetingTime.getTime() !== meetingTime.getTime()) return { refused: 'timeTaken' }
  if (!engagement.confirmBy) return { to: state, steps: [], repeated: true }
  return { to: state, steps: [{ kind: 'set', fields: { confirmBy: null, meetingTime } }] }
}

/** A booked seat is returned permanently: the next alternate is invited at once, asker and staff are notified. */
export function giveBack(
  { reason }: CommandOf<'giveBack'>,
  state: EngagementStatus,
  facts: EngagementFacts,
): EngagementOutcome {
  const { now, discussion, call } = facts
  if (state !== 'claimed' || !booked(facts)) return { refused: 'notBooked' }
  if (reason.trim() === '') return { refused: 'reasonMissing' }
  const begun = discussion.meetingTime !== null && discussion.meetingTime.getTime() <= now.getTime()
  if (begun || call.settledAt !== null) return { refused: 'callOver' }
  return {
    to: 'cancelled',
    steps: [
      { kind: 'set', fields: { payable: false, givenBackReason: reason.trim(), bookedAt: null, confirmBy: null } },
      { kind: 'notify', to: 'asker', purpose: 'givenBack' },
      { kind: 'notifyStaff', purpose: 'givenBack' },
      ...(discussion.status === 'open' ? [{ kind: 'inviteAlternate' } as const] : []),
      ...(isLateGiveBack(now, discussion.meetingTime) ? [{ kind: 'openCallTask', why: 'givenBack' } as const] : []),
    ],
  }
}

/**
 * Experts who attended become `answered`, absent ones `missedout`. Staff may correct either until amounts are frozen.
 */
export function settleCall(
  { present }: CommandOf<'settleCall'>,
  state: EngagementStatus,
  facts: EngagementFacts,
): EngagementOutcome {
  const { now, discussion, engagement, seats } = facts
  if (!isLive(discussion.mediaType)) return { refused: 'notBooked' }
  if (state === 'claimed' && !booked(facts)) return { refused: 'notBooked' }
  if (engagement.frozen) return { refused: 'frozen' }
  const to = present ? 'answered' : 'missedout'
  if (state === to || (present && state === 'followup')) return { to: state, steps: [], repeated: true }
  // A correction also needs a free seat.
  if (present && state === 'missedout' && seats.used >= seats.panelSize) return { refused: 'full' }
  const cleared = { reservedUntil: null, remainingMs: null, bookedAt: null, confirmBy: null }
  const steps: EngagementStep[] = present
    ? [
        { kind: 'set', fields: { ...cleared, answeredAt: now, payable: !discussion.unpaid } },
        { kind: 'publish', type: 'engagement.answered' },
      ]
    : [
        { kind: 'set', fields: { ...cleared, payable: false } },
        // who had been recorded as present reads of the correction instead
        ...(state === 'claimed' ? [{ kind: 'notify', to: 'expert', purpose: 'missedCall' } as const] : []),
      ]
  return { to, steps }
}
