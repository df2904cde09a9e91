import type { Step } from './steps.ts'
import { isLive } from '../enums.ts'
import { actionAfter, type LifeFacts, type StateChange, type Rules } from './context.ts'
import { choosesExperts } from './release.ts'

const invite = (facts: LifeFacts, cause: Extract<Step, { kind: 'runSelection' }>['cause']): Step[] =>
  !facts.discussion.preventInvites && choosesExperts(facts.discussion.type) ? [{ kind: 'runSelection', cause }] : []

/** All paid answers have arrived: remaining invitations become `missedout` (T10). */
const allAnswered = (): StateChange => ({
  to: 'answered',
  steps: [
    { kind: 'notify', to: 'outstanding', purpose: 'missedOut' },
    { kind: 'engagements', from: ['invited'], to: 'missedout' },
    { kind: 'notify', to: 'asker', purpose: 'answered' },
  ],
})

/** Seats became free in a fully answered discussion (T11). */
const seatsOpened = (facts: LifeFacts, cause: 'seatFree' | 'panelRaised'): StateChange => ({
  to: 'open',
  steps: invite(facts, cause),
})

/** While open: answers, follow-ups, panel size and pauses (T9 to T11). */
export const whileOpen: Rules<
  | 'hold'
  | 'answerPosted'
  | 'replyWithdrawn'
  | 'rejectAnswer'
  | 'setPanelSize'
  | 'followup'
  | 'sessionEnded'
  | 'runSelection'
> = {
  hold: {
    from: ['open', 'answered'],
    by: ['csr'],
    run: ({ reason }, { discussion, now }) => {
      if (reason.trim() === '') return { refused: 'reasonMissing' }
      const left = discussion.closeTime === null ? null : Math.max(0, discussion.closeTime.getTime() - now.getTime())
      return {
        to: 'held',
        steps: [
          {
            kind: 'set',
            fields: {
              remainingMs: left,
              closeTime: null,
              holdReason: reason.trim(),
              returnReason: null,
              askerAction: actionAfter(discussion.askerAction, 'returned'),
            },
          },
          { kind: 'pauseClocks' },
          { kind: 'openTask', task: 'review' },
          { kind: 'notify', to: 'everyone', purpose: 'held' },
        ],
      }
    },
  },
  answerPosted: {
    from: ['open', 'answered'],
    by: ['expert', 'csr', 'system'],
    run: (_command, { seats }, state) =>
      state === 'open' && seats.paidAnswers >= seats.panelSize ? allAnswered() : { to: state, steps: [] },
  },
  // a follow-up is without a reply again
  replyWithdrawn: {
    from: ['open', 'answered', 'held'],
    by: ['system'],
    run: (_command, _facts, state) => ({ to: state === 'held' ? 'held' : 'open', steps: [] }),
  },
  rejectAnswer: {
    from: ['open', 'held', 'answered'],
    by: ['csr'],
    run: ({ reason }, facts, state) => {
      if (reason.trim() === '') return { refused: 'reasonMissing' }
      if (state === 'held' || facts.seats.used >= facts.seats.panelSize) return { to: state, steps: [] }
      return state === 'answered' ? seatsOpened(facts, 'seatFree') : { to: state, steps: invite(facts, 'seatFree') }
    },
  },
  setPanelSize: {
    from: ['create', 'pending_survey', 'pending_charge', 'charged', 'csrhold', 'open', 'held', 'answered'],
    by: ['csr'],
    run: ({ panelSize }, facts, state) => {
      const { limits, seats, discussion } = facts
      const most = isLive(discussion.mediaType) ? Math.min(limits.livePanelMax, limits.panelMax) : limits.panelMax
      if (!Number.isInteger(panelSize) || panelSize < 1 || panelSize > most) return { refused: 'panelRange' }
      if (panelSize < seats.used) return { refused: 'seatsTaken' }
      const set: Step = { kind: 'set', fields: { panelSize } }
      if (state === 'open' && seats.paidAnswers >= panelSize) {
        const { to, steps } = allAnswered()
        return { to, steps: [set, ...steps] }
      }
      if (state === 'answered' && panelSize > seats.used) {
        const { to, steps } = seatsOpened(facts, 'panelRaised')
        return { to, steps: [set, ...steps] }
      }
      return {
        to: state,
        steps: state === 'open' && panelSize > seats.panelSize ? [set, ...invite(facts, 'panelRaised')] : [set],
      }
    },
  },
  followup: {
    from: ['open', 'answered'],
    by: ['asker', 'proxy'],
    check: ({ seats }) => (seats.shownAnswers > 0 ? null : 'noAnswers'),
    run: () => ({
      to: 'open',
      steps: [{ kind: 'notify', to: 'seated', purpose: 'followup' }],
    }),
  },
  sessionEnded: {
    from: ['open', 'answered'],
    by: ['expert', 'csr', 'system'],
    check: ({ discussion }) => (isLive(discussion.mediaType) ? null : 'notLive'),
    run: ({ paidAttendances }, { seats }, state) => {
      if (state === 'open' && paidAttendances >= 1) return allAnswered()
      if (paidAttendances > 0 || seats.paidAnswers > 0) return { to: state, steps: [] }
      // corrected: no one came after all (T11)
      return {
        to: 'open',
        steps: state === 'answered' ? [{ kind: 'notify', to: 'asker', purpose: 'callUnanswered' }] : [],
      }
    },
  },
  runSelection: {
    from: ['open'],
    by: ['csr', 'system'],
    check: ({ actor, discussion, seats }) => {
      // Staff may still invite manually when automatic invitations are off.
      if (discussion.preventInvites && actor.kind === 'system') return 'invitesOff'
      return seats.used >= seats.panelSize ? 'seatsTaken' : null
    },
    run: (_command, { actor }) => ({
      to: 'open',
      steps: [{ kind: 'runSelection', cause: actor.kind === 'csr' ? 'staff' : 'seatFree' }],
    }),
  },
}
