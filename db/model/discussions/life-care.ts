import { isLive, queryStatuses } from './enums.ts'
import type { Rules } from './life-facts.ts'
import { choosesExperts } from './release.ts'

const lasting = queryStatuses.filter((status) => status !== 'closed' && status !== 'cancelled')

/** What staff set while a discussion lasts: none of it moves the status. Cancelling a meeting unschedules, never closes. */
export const staffCare: Rules<'schedule' | 'proposeTimes' | 'setReview' | 'setPreventInvites'> = {
  schedule: {
    from: lasting,
    by: ['csr', 'system'],
    check: ({ discussion }) => (isLive(discussion.mediaType) ? null : 'notLive'),
    run: ({ meetingTime }, { now, discussion }, state) => {
      if (meetingTime !== null && !(meetingTime.getTime() > now.getTime())) return { refused: 'notFuture' }
      if (meetingTime?.getTime() === discussion.meetingTime?.getTime()) return { to: state, effects: [] }
      return {
        to: state,
        effects: [
          { kind: 'set', fields: { meetingTime } },
          { kind: 'notify', to: 'everyone', purpose: meetingTime === null ? 'unscheduled' : 'scheduled' },
          { kind: 'event', type: 'discussion.scheduled' },
        ],
      }
    },
  },
  proposeTimes: {
    from: lasting,
    by: ['csr'],
    check: ({ discussion }) => (isLive(discussion.mediaType) ? null : 'notLive'),
    run: ({ times }, { now }, state) => {
      if (!times.every((time) => time.getTime() > now.getTime())) return { refused: 'notFuture' }
      const ordered = [...new Set(times.map((time) => time.getTime()))].sort((a, b) => a - b).map((ms) => new Date(ms))
      return { to: state, effects: [{ kind: 'set', fields: { proposedTimes: ordered } }] }
    },
  },
  setReview: {
    from: lasting,
    by: ['csr'],
    run: ({ csrReview }, _facts, state) => ({ to: state, effects: [{ kind: 'set', fields: { csrReview } }] }),
  },
  setPreventInvites: {
    from: lasting,
    by: ['csr'],
    run: ({ preventInvites }, { discussion, seats }, state) => ({
      to: state,
      effects: [
        { kind: 'set', fields: { preventInvites } },
        ...(state === 'open' &&
        discussion.preventInvites &&
        !preventInvites &&
        choosesExperts(discussion.type) &&
        seats.used < seats.panelSize
          ? [{ kind: 'runSelection', cause: 'staff' } as const]
          : []),
      ],
    }),
  },
}
