import { isLive } from '../enums.ts'
import { actionAfter, type Rules } from './context.ts'
import { releaseSteps } from './release.ts'
import { hasTimeAhead, routeAfterCreate } from './routing.ts'

/** From creation to release: T1 to T8, and rewording by staff. */
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
      steps: [
        { kind: 'created' },
        { kind: 'notify', to: 'asker', purpose: 'received' },
        { kind: 'next', command: { name: 'route' } },
      ],
    }),
  },
  route: {
    from: ['create', 'charged'],
    by: ['system'],
    // Surveys and charges completed before are not requested again.
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
      const { to, steps } = routeAfterCreate(facts)
      return { to, steps }
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
        steps: [
          { kind: 'set', fields: { chargeReference: reference.trim() } },
          { kind: 'endTask', task: 'charge' },
          { kind: 'next', command: { name: 'route' } },
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
      steps: releaseSteps(facts, state, preventInvites ?? facts.discussion.preventInvites),
    }),
  },
  returnToAsker: {
    from: ['csrhold'],
    by: ['csr'],
    run: ({ reason }) => {
      if (reason.trim() === '') return { refused: 'reasonMissing' }
      return {
        to: 'create',
        steps: [
          {
            kind: 'set',
            fields: { returnReason: reason.trim(), holdReason: null, askerAction: 'returned', reviewReasons: [] },
          },
          { kind: 'endTask', task: 'review' },
          { kind: 'respond', type: 'csrhold' },
          { kind: 'notify', to: 'asker', purpose: 'returned' },
        ],
      }
    },
  },
  resubmit: {
    from: ['create'],
    by: ['asker', 'proxy'],
    check: ({ discussion }) =>
      discussion.textProblem !== null ? 'textInvalid' : discussion.historyRemoved ? 'historyMissing' : null,
    run: (_command, facts) => {
      const { to, steps } = routeAfterCreate(facts)
      return {
        to,
        steps: [
          { kind: 'replaceText', from: 'asker' },
          {
            kind: 'set',
            fields: {
              returnReason: null,
              holdReason: null,
              askerAction: actionAfter(facts.discussion.askerAction, 'returned'),
            },
          },
          ...steps,
        ],
      }
    },
  },
  csrUpdate: {
    from: ['csrhold'],
    by: ['csr'],
    run: () => ({
      to: 'csrhold',
      steps: [
        { kind: 'set', fields: { askerAction: 'csrupdate' } },
        { kind: 'respond', type: 'csrupdate' },
        { kind: 'notify', to: 'asker', purpose: 'rewording' },
      ],
    }),
  },
  acceptUpdate: {
    from: ['csrhold'],
    by: ['asker', 'proxy'],
    check: ({ discussion }) => (discussion.askerAction === 'csrupdate' ? null : 'noPendingUpdate'),
    run: () => ({
      to: 'csrhold',
      steps: [
        { kind: 'set', fields: { askerAction: null } },
        { kind: 'replaceText', from: 'staff' },
        { kind: 'respond', type: 'csrupdateaccept' },
        { kind: 'notify', to: 'staff', purpose: 'rewordingDecided' },
      ],
    }),
  },
  declineUpdate: {
    from: ['csrhold'],
    by: ['asker', 'proxy'],
    check: ({ discussion }) => (discussion.askerAction === 'csrupdate' ? null : 'noPendingUpdate'),
    run: () => ({
      to: 'csrhold',
      steps: [
        { kind: 'set', fields: { askerAction: null } },
        { kind: 'respond', type: 'csrupdatedecline' },
        { kind: 'notify', to: 'staff', purpose: 'rewordingDecided' },
      ],
    }),
  },
}
