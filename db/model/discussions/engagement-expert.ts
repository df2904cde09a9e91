import { callRefusal } from './engagement-call.ts'
import type { QueryExpertStatus } from './engagement-enums.ts'
import { isLive } from './enums.ts'
import type {
  EngagementCommand,
  EngagementEffect,
  EngagementFacts,
  EngagementOutcome,
  EngagementState,
} from './engagement-facts.ts'
import { reservationIsLive } from './seats.ts'

type Of<N extends EngagementCommand['name']> = Extract<EngagementCommand, { name: N }>
const hour = 3_600_000

const missedOut: EngagementEffect[] = [
  { kind: 'set', fields: { payable: false, reservedUntil: null, reservedPausedMs: null } },
]

/**
 * Taking a seat. Asking again while the seat is held gives the same reservation; without a free seat the expert has
 * missed out and may comment without pay. From timedout and missedout a free seat can be claimed again.
 */
export function accept(command: Of<'accept'>, state: EngagementState, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, limits } = facts
  if (state === 'answered' || state === 'followup') return { to: state, effects: [], repeated: true }
  if (state === 'claimed' && reservationIsLive({ status: state, ...engagement }, now))
    return { to: state, effects: [], repeated: true }
  if (state === 'declined') return { refused: 'alreadyDecided' }
  if (discussion.status === 'closed' || discussion.status === 'cancelled') return { refused: 'invitationClosed' }
  if (seats.used >= seats.panelSize || discussion.status === 'answered') {
    return state === 'missedout' || state === 'timedout' || state === 'claimed'
      ? { refused: 'full' }
      : { refused: 'full', to: 'missedout', effects: missedOut }
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
    effects: [
      {
        kind: 'set',
        fields: {
          acceptedAt: now,
          reservedUntil,
          reservedPausedMs: null,
          respondBy: null,
          payable: !discussion.unpaid,
          ...(live && { bookedAt: now, confirmBy: null, meetingTime: command.meetingTime ?? null }),
          ...(command.termsAccepted ? { termsAcceptedAt: now } : {}),
        },
      },
      { kind: 'fixRate' },
      ...(reservedUntil === null ? [] : [{ kind: 'scheduleTimeout', at: reservedUntil } as const]),
      ...(live && discussion.meetingTime === null ? [{ kind: 'life', command: 'schedule' } as const] : []),
      { kind: 'notify', to: 'expert', purpose: live ? 'booked' : 'reserved' },
    ],
  }
}

/** Declining is final for the expert; the next alternate is invited at once. */
export function decline(state: EngagementState, { discussion }: EngagementFacts): EngagementOutcome {
  if (state !== 'invited') return { refused: 'alreadyDecided' }
  return {
    to: 'declined',
    effects: [
      { kind: 'set', fields: { payable: false, respondBy: null } },
      ...(discussion.status === 'open' ? [{ kind: 'inviteAlternate' } as const] : []),
    ],
  }
}

/**
 * A text of the expert. In a live discussion it is a note: the call is what is answered and paid. In writing the first
 * complete one of a held claim is the answer; one from timedout or missedout is paid when a seat is still free, and
 * otherwise shown unpaid as a late review. An incomplete text (a question back, a greeting) moves nothing.
 */
export function post(command: Of<'post'>, state: EngagementState, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, answersPended } = facts
  if (discussion.status !== 'open' && discussion.status !== 'answered') return { refused: 'notPostable' }
  if (command.clarify === true && engagement.questionOpen === true) return { refused: 'questionOpen' }
  const said: EngagementEffect[] = [
    { kind: 'respond', type: answersPended ? 'pendedexpert' : 'response' },
    answersPended
      ? { kind: 'notify', to: 'staff', purpose: 'pendedAnswer' }
      : { kind: 'notify', to: 'asker', purpose: 'answer' },
  ]
  if (command.clarify === true) said.push({ kind: 'openQuestion' })
  if (command.clarify === true && !answersPended) said.push({ kind: 'requireAskersAction' })
  // staff may have said beforehand that this claim is not paid; one that is taken by posting is
  const paid =
    !discussion.unpaid &&
    (state !== 'claimed' || engagement.payable || !reservationIsLive({ status: state, ...engagement }, now))
  const live = isLive(discussion.mediaType)
  const seat: EngagementEffect[] = [
    { kind: 'set', fields: { answeredAt: now, reservedUntil: null, reservedPausedMs: null } },
    ...said,
    ...(!paid ? [] : [{ kind: 'earn', source: 'async' } as const]),
    { kind: 'event', type: 'engagement.answered' },
    { kind: 'life', command: 'answerPosted' },
  ]
  switch (state) {
    case 'claimed': {
      if (reservationIsLive({ status: state, ...engagement }, now))
        return command.complete && !live ? { to: 'answered', effects: seat } : { to: state, effects: said }
      return late(state)
    }
    case 'timedout':
    case 'missedout':
      return late(state)
    case 'followup':
      return {
        to: command.complete ? 'answered' : state,
        effects: command.complete ? [...said, { kind: 'life', command: 'answerPosted' }] : said,
      }
    case 'answered':
    case 'latereview':
      return { to: state, effects: said }
    case 'invited':
      // a comment without a claim is unpaid, and only once nothing is left to claim
      return seats.used >= seats.panelSize || discussion.status === 'answered' ? late(state) : { refused: 'status' }
    default:
      return { refused: 'status' }
  }

  function late(from: QueryExpertStatus): EngagementOutcome {
    const seatFree =
      discussion.status === 'open' && seats.used < seats.panelSize && from !== 'invited' && facts.eligible
    if (seatFree && (live || !command.complete)) return { to: from, effects: said }
    if (seatFree)
      return {
        to: 'answered',
        effects: [{ kind: 'set', fields: { payable: !discussion.unpaid } }, { kind: 'fixRate' }, ...seat],
      }
    return {
      to: 'latereview',
      effects: [
        { kind: 'set', fields: { payable: false, reservedUntil: null, reservedPausedMs: null, answeredAt: now } },
        ...said,
        { kind: 'event', type: 'engagement.lateReview' },
      ],
    }
  }
}
