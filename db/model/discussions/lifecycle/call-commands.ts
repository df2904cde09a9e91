import { earliestClose, laterOf, latestEnd } from '../calls/call-seats.ts'
import type { Step } from './steps.ts'
import { isLive } from '../enums.ts'
import { openStatuses } from './staff-care.ts'
import type { LifeFacts, Rules } from './context.ts'

const live = ({ discussion }: LifeFacts) => (isLive(discussion.mediaType) ? null : 'notLive')

/** While open, the discussion closes after its call, overriding any earlier close time. */
function closeAfter(facts: LifeFacts, changed: Partial<LifeFacts['discussion']>): Step[] {
  const { closeTime } = facts.discussion
  if (closeTime === null) return []
  const floor = earliestClose(
    { ...facts.discussion, ...changed },
    { ...facts.call, settledAt: null },
    facts.limits.maxDurationHours,
  )
  const at = laterOf(closeTime, floor)
  if (at === closeTime) return []
  return [{ kind: 'set', fields: { closeTime: at } }]
}

/**
 * The call of a live discussion: scheduling and ending. Cancelling a meeting only unschedules it; it never closes the
 * discussion.
 */
export const ofTheCall: Rules<'schedule' | 'proposeTimes' | 'endCall' | 'reopenCall'> = {
  schedule: {
    from: openStatuses,
    by: ['csr', 'system'],
    check: live,
    run: ({ meetingTime }, facts, state) => {
      const { now, discussion, call } = facts
      if (meetingTime !== null && !(meetingTime.getTime() > now.getTime())) return { refused: 'notFuture' }
      if (meetingTime?.getTime() === discussion.meetingTime?.getTime()) return { to: state, steps: [] }
      if (meetingTime !== null && call.clash) return { refused: 'clash' }
      const moved = discussion.meetingTime !== null && call.booked > 0
      return {
        to: state,
        steps: [
          {
            kind: 'set',
            fields: {
              meetingTime,
              sessionEndedAt: null,
              sessionEndedBy: null,
              statedMinutes: null,
              meetingSettledAt: null,
            },
          },
          ...closeAfter(facts, { meetingTime }),
          { kind: 'endTask', task: 'attendance' },
          { kind: 'moveSeats', to: meetingTime },
          {
            kind: 'notify',
            to: 'call',
            purpose: meetingTime === null ? 'unscheduled' : moved ? 'moved' : 'scheduled',
          },
        ],
      }
    },
  },
  proposeTimes: {
    from: openStatuses,
    by: ['csr'],
    check: live,
    run: ({ times }, facts, state) => {
      if (!times.every((time) => time.getTime() > facts.now.getTime())) return { refused: 'notFuture' }
      const ordered = [...new Set(times.map((time) => time.getTime()))].sort((a, b) => a - b).map((ms) => new Date(ms))
      return {
        to: state,
        steps: [
          { kind: 'set', fields: { proposedTimes: ordered } },
          ...(facts.discussion.meetingTime === null ? closeAfter(facts, { proposedTimes: ordered }) : []),
        ],
      }
    },
  },
  endCall: {
    from: ['open', 'answered'],
    by: ['expert', 'csr', 'system'],
    check: (facts) => {
      const { discussion, call, now } = facts
      if (live(facts) !== null) return 'notLive'
      if (discussion.meetingTime === null || discussion.meetingTime.getTime() > now.getTime()) return 'noCall'
      return call.endedAt !== null || call.settledAt !== null ? 'callOver' : null
    },
    run: ({ statedMinutes = null }, { now, callerId }, state) => ({
      to: state,
      steps: [{ kind: 'set', fields: { sessionEndedAt: now, sessionEndedBy: callerId ?? 'system', statedMinutes } }],
    }),
  },
  reopenCall: {
    from: ['open', 'answered'],
    by: ['csr'],
    check: ({ discussion, call, now }) => {
      if (discussion.meetingTime === null || call.endedAt === null) return 'noCall'
      const over = call.settledAt !== null || latestEnd(discussion.meetingTime, call).getTime() <= now.getTime()
      return over ? 'callOver' : null
    },
    run: (_command, _facts, state) => ({
      to: state,
      steps: [
        { kind: 'set', fields: { sessionEndedAt: null, sessionEndedBy: null, statedMinutes: null } },
        { kind: 'endTask', task: 'attendance' },
        { kind: 'notify', to: 'call', purpose: 'callReopened' },
      ],
    }),
  },
}
