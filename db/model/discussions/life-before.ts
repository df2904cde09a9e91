import { isLive } from './enums.ts'
import type { Rules } from './life-facts.ts'
import { releaseEffects } from './release.ts'
import { hasTimeAhead, routeAfterCreate } from './routing.ts'

/** From nothing to released: T1 to T8 and the staff rewording. */
export const beforeRelease: Rules<
  | 'submit'
  | 'route'
  | 'surveyFinished'
  | 'recordCharge'
  | 'releaseHold'
  | 'returnToAsker'
  | 'resubmit'
  | 'csrUpdate'
  | 'acceptUpdate'
  | 'declineUpdate'
> = {
  submit: {
    from: ['none'],
    by: ['asker', 'proxy'],
    check: ({ wizard }) => (!wizard.complete ? 'incomplete' : !wizard.termsAccepted ? 'termsMissing' : null),
    run: () => ({
      to: 'create',
      effects: [
        { kind: 'audit', event: 'query_create' },
        { kind: 'notify', to: 'asker', purpose: 'received' },
        { kind: 'next', command: 'route' },
      ],
    }),
  },
  route: {
    from: ['create', 'charged'],
    by: ['system'],
    // what was answered or paid on the way here is not asked again
    run: (_command, facts, state) =>
      routeAfterCreate(
        state === 'charged'
          ? { ...facts, survey: { ...facts.survey, preUnfinished: false }, charge: { needed: false } }
          : facts,
      ),
  },
  surveyFinished: {
    from: ['pending_survey'],
    by: ['asker', 'proxy', 'system'],
    check: ({ survey }) => (survey.preUnfinished ? 'surveyUnfinished' : null),
    run: (_command, facts) => {
      const { to, effects } = routeAfterCreate(facts)
      return { to, effects }
    },
  },
  recordCharge: {
    from: ['pending_charge'],
    by: ['csr', 'payment'],
    rank: 'csr_admin',
    run: ({ reference }) => {
      if (reference.trim() === '') return { refused: 'referenceMissing' }
      return {
        to: 'charged',
        effects: [
          { kind: 'set', fields: { chargeReference: reference.trim() } },
          { kind: 'clearTask', task: 'charge' },
          { kind: 'next', command: 'route' },
        ],
      }
    },
  },
  releaseHold: {
    from: ['csrhold', 'held'],
    by: ['csr'],
    check: (facts) => {
      if (facts.discussion.textProblem !== null) return 'textInvalid'
      if (facts.discussion.diagnosisDescribed) return 'diagnosisDescribed'
      return isLive(facts.discussion.mediaType) && !hasTimeAhead(facts) ? 'noTime' : null
    },
    run: ({ preventInvites }, facts, state) => ({
      to: 'open',
      effects: releaseEffects(facts, state, preventInvites ?? facts.discussion.preventInvites),
    }),
  },
  returnToAsker: {
    from: ['csrhold'],
    by: ['csr'],
    run: ({ reason }) => {
      if (reason.trim() === '') return { refused: 'reasonMissing' }
      return {
        to: 'create',
        effects: [
          { kind: 'set', fields: { staffReason: reason.trim(), updatePending: false } },
          { kind: 'clearTask', task: 'review' },
          { kind: 'respond', type: 'csrhold' },
          { kind: 'notify', to: 'asker', purpose: 'returned' },
        ],
      }
    },
  },
  resubmit: {
    from: ['create'],
    by: ['asker', 'proxy'],
    check: ({ discussion }) => (discussion.textProblem !== null ? 'textInvalid' : null),
    run: (_command, facts) => {
      const { to, effects } = routeAfterCreate(facts)
      return {
        to,
        effects: [
          { kind: 'replaceText', keepOld: true, from: 'asker' },
          { kind: 'set', fields: { staffReason: null } },
          ...effects,
        ],
      }
    },
  },
  csrUpdate: {
    from: ['csrhold'],
    by: ['csr'],
    run: () => ({
      to: 'csrhold',
      effects: [
        { kind: 'set', fields: { updatePending: true } },
        { kind: 'respond', type: 'csrupdate' },
        { kind: 'notify', to: 'asker', purpose: 'rewording' },
      ],
    }),
  },
  acceptUpdate: {
    from: ['csrhold'],
    by: ['asker', 'proxy'],
    check: ({ discussion }) => (discussion.updatePending ? null : 'noPendingUpdate'),
    run: () => ({
      to: 'csrhold',
      effects: [
        { kind: 'set', fields: { updatePending: false } },
        { kind: 'replaceText', keepOld: true, from: 'staff' },
        { kind: 'respond', type: 'csrupdateaccept' },
        { kind: 'notify', to: 'staff', purpose: 'rewordingDecided' },
      ],
    }),
  },
  declineUpdate: {
    from: ['csrhold'],
    by: ['asker', 'proxy'],
    check: ({ discussion }) => (discussion.updatePending ? null : 'noPendingUpdate'),
    run: () => ({
      to: 'csrhold',
      effects: [
        { kind: 'set', fields: { updatePending: false } },
        { kind: 'respond', type: 'csrupdatedecline' },
        { kind: 'notify', to: 'staff', purpose: 'rewordingDecided' },
      ],
    }),
  },
}
