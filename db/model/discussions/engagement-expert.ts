import { callRefusal } from './engagement-call.ts'
import type { QueryExpertStatus } from './engagement-enums.ts'
import { isLive } from './enums.ts'
import type { EngagementCommand, EngagementStep, EngagementFacts, EngagementOutcome } from './engagement-facts.ts'
import type { EngagementState, EngagementStatus } from './state.ts'
import { reservationIsLive } from './seats.ts'

type Of<N extends EngagementCommand['name']> = Extract<EngagementCommand, { name: N }>
const hour = 3_600_000

const missedOut: EngagementStep[] = [
  { kind: 'set', fields: { payable: false, reservedUntil: null, remainingMs: null } },
]

/**
 * Taking a seat. Asking again while the seat is held gives the same reservation; without a free seat the expert has
 * missed out and may comment without pay. From timedout and missedout a free seat can be claimed again.
 */
export function accept(command: Of<'accept'>, state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, limits } = facts
  if (state === 'answered' || state === 'followup') return { to: state, steps: [], repeated: true }
  if (state === 'claimed' && reservationIsLive(engagement, now)) return { to: state, steps: [], repeated: true }
  if (state === 'declined') return { refused: 'alreadyDecided' }
  if (discussion.status === 'closed' || discussion.status === 'cancelled') return { refused: 'invitationClosed' }
  if (seats.used >= seats.panelSize || discussion.status === 'answered') {
    return state === 'missedout' || state === 'timedout' || state === 'claimed'
      ? { refused: 'full' }
      : { refused: 'full', but: { to: 'missedout', steps: missedOut } }
  }
  if (discussion.status !== 'open') return { refused: 'notOpen' }
  if (!facts.eligible) return { refused: 'notEligible' }
  if (!command.termsAccepted && !facts.termsAcceptedBefore) return { refused: 'termsMissing' }
  const live = isLive(discussion.mediaType)
  const refused = live ? callRefusal(command, facts) : null
  if (refused !== null) return { refused }
  const reservedUntil = live ? null : new Date(now.getTime() + limits.seatHours * hour)
  return {
    to: 'claimed',
    steps: [
      {
        kind: 'set',
        fields: {
          acceptedAt: now,
          reservedUntil,
          remainingMs: null,
          inviteExpires: null,
          payable: !discussion.unpaid,
          ...(live && { bookedAt: now, confirmBy: null, meetingTime: command.meetingTime ?? null }),
        },
      },
      { kind: 'fixRate' },
      ...(reservedUntil === null ? [] : [{ kind: 'remind', until: reservedUntil } as const]),
      ...(live && discussion.meetingTime === null
        ? [
            {
              kind: 'next',
              command: { name: 'schedule', meetingTime: command.meetingTime ?? null },
              as: 'system',
            } as const,
          ]
        : []),
      { kind: 'notify', to: 'expert', purpose: live ? 'booked' : 'reserved' },
    ],
  }
}

/** The answer earns; who had no rate when the seat was taken gets the one of now. */
export const earning = ({ rate }: EngagementState): EngagementStep[] =>
  rate === null ? [{ kind: 'fixRate' }, { kind: 'earn' }] : [{ kind: 'earn' }]

/** Declining is final for the expert; the next alternate is invited at once. */
export function decline(state: EngagementStatus, { discussion }: EngagementFacts): EngagementOutcome {
  if (state !== 'invited') return { refused: 'alreadyDecided' }
  return {
    to: 'declined',
    steps: [
      { kind: 'set', fields: { payable: false, inviteExpires: null } },
      ...(discussion.status === 'open' ? [{ kind: 'inviteAlternate' } as const] : []),
    ],
  }
}

/**
 * A text of the expert. In a live discussion it is a note: the call is what is answered and paid. In writing the first
 * complete one of a held claim is the answer; one from timedout or missedout is paid when a seat is still free, and
 * otherwise shown unpaid as a late review. An incomplete text (a question back, a greeting) moves nothing.
 */
export function post(command: Of<'post'>, state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, answersPended } = facts
  if (discussion.status !== 'open' && discussion.status !== 'answered') return { refused: 'notPostable' }
  if (command.clarify === true && engagement.clarifyResponseId !== null) return { refused: 'questionOpen' }
  const said: EngagementStep[] = [
    { kind: 'respond', type: answersPended ? 'pendedexpert' : 'response' },
    answersPended
      ? { kind: 'notifyStaff', purpose: 'pendedAnswer' }
      : { kind: 'notify', to: 'asker', purpose: 'answer' },
  ]
  if (command.clarify === true) said.push({ kind: 'pauseForQuestion' }, { kind: 'openQuestion' })
  if (command.clarify === true && !answersPended) said.push({ kind: 'requireAskersAction' })
  // staff may have said beforehand that this claim is not paid; one that is taken by posting is
  const paid = !discussion.unpaid && (state !== 'claimed' || engagement.payable || !reservationIsLive(engagement, now))
  const live = isLive(discussion.mediaType)
  const seat: EngagementStep[] = [
    { kind: 'set', fields: { answeredAt: now, reservedUntil: null, remainingMs: null } },
    ...said,
    ...(paid ? earning(engagement) : []),
    { kind: 'publish', type: 'engagement.answered' },
    { kind: 'next', command: { name: 'answerPosted' }, as: 'system' },
  ]
  switch (state) {
    case 'claimed': {
      if (reservationIsLive(engagement, now))
        return command.complete && !live ? { to: 'answered', steps: seat } : { to: state, steps: said }
      return late(state)
    }
    case 'timedout':
    case 'missedout':
      return late(state)
    case 'followup':
      return {
        to: command.complete ? 'answered' : state,
        steps: command.complete ? [...said, { kind: 'next', command: { name: 'answerPosted' }, as: 'system' }] : said,
      }
    case 'answered':
    case 'latereview':
      return { to: state, steps: said }
    case 'invited':
      // a comment without a claim is unpaid, and only once nothing is left to claim
      return seats.used >= seats.panelSize || discussion.status === 'answered' ? late(state) : { refused: 'status' }
    default:
      return { refused: 'status' }
  }

  function late(from: QueryExpertStatus): EngagementOutcome {
    const seatFree =
      discussion.status === 'open' && seats.used < seats.panelSize && from !== 'invited' && facts.eligible
    if (seatFree && (live || !command.complete)) return { to: from, steps: said }
    if (seatFree)
      return {
        to: 'answered',
        steps: [{ kind: 'set', fields: { payable: !discussion.unpaid } }, { kind: 'fixRate' }, ...seat],
      }
    return {
      to: 'latereview',
      steps: [
        { kind: 'set', fields: { payable: false, reservedUntil: null, remainingMs: null, answeredAt: now } },
        ...said,
        { kind: 'publish', type: 'engagement.lateReview' },
      ],
    }
  }
}
