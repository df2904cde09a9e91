import { callRefusal } from './engagement-call.ts'
import type { QueryExpertStatus } from '../engagement-enums.ts'
import { isLive } from '../enums.ts'
import type { EngagementCommand, EngagementStep, EngagementFacts, EngagementOutcome } from './engagement-context.ts'
import type { EngagementState, EngagementStatus } from './state.ts'
import { reservationIsLive } from '../seats/seats.ts'

type CommandOf<N extends EngagementCommand['name']> = Extract<EngagementCommand, { name: N }>
const hour = 3_600_000

const missedOut: EngagementStep[] = [
  { kind: 'set', fields: { payable: false, reservedUntil: null, remainingMs: null } },
]

/**
 * Takes a seat. Idempotent while the seat is reserved. Without a free seat the engagement becomes `missedout`, and the
 * expert may comment without pay. From `timedout` and `missedout` a free seat can be claimed again.
 */
export function accept(
  command: CommandOf<'accept'>,
  state: EngagementStatus,
  facts: EngagementFacts,
): EngagementOutcome {
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
  if (discussion.status === 'held') return { refused: 'onHold' }
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
          firstAcceptedAt: engagement.firstAcceptedAt ?? engagement.acceptedAt ?? now,
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

/** The answer earns; if no rate was set when the seat was taken, the current rate applies. */
export const earning = ({ rate }: EngagementState): EngagementStep[] =>
  rate === null ? [{ kind: 'fixRate' }, { kind: 'earn' }] : [{ kind: 'earn' }]

/** Final for the expert; the next alternate is invited at once. */
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
 * A text by the expert. In a live discussion it is a note, because the call is what is paid. In a written one the first
 * complete text of an active claim is the answer; from `timedout` or `missedout` it is paid if a seat is still free,
 * otherwise shown unpaid as a late review. An incomplete text (a question, a greeting) changes no status.
 */
export function post(command: CommandOf<'post'>, state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, answersPended } = facts
  if (discussion.status !== 'open' && discussion.status !== 'answered') return { refused: 'notPostable' }
  if (command.clarify === true && engagement.clarifyResponseId !== null) return { refused: 'questionOpen' }
  const asksBack = command.clarify === true
  const said: EngagementStep[] = [{ kind: 'respond', type: answersPended ? 'pendedexpert' : 'response' }]
  if (asksBack) said.push({ kind: 'pauseForQuestion' }, { kind: 'openQuestion' })
  if (asksBack && !answersPended) said.push({ kind: 'requireAskersAction' })
  // last: the message says who acts next
  said.push(
    answersPended
      ? { kind: 'notifyStaff', purpose: 'pendedAnswer' }
      : { kind: 'notify', to: 'asker', purpose: asksBack ? 'question' : 'answer' },
  )
  // Staff may have marked this claim unpaid in advance; a claim taken by posting is paid.
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
      return { to: state, steps: said }
    case 'latereview':
      return { to: state, steps: [{ kind: 'set', fields: answered() }, ...said] }
    case 'invited':
      // Without a claim a comment is unpaid, and only allowed when no seat is free to claim.
      return seats.used >= seats.panelSize || discussion.status === 'answered' ? late(state) : { refused: 'status' }
    default:
      return { refused: 'status' }
  }

  /** A text that is too short for an answer is none: it opens no colleague's answer either. */
  function answered(): Partial<EngagementState> {
    return { answeredAt: engagement.answeredAt ?? (command.complete ? now : null) }
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
        { kind: 'set', fields: { payable: false, reservedUntil: null, remainingMs: null, ...answered() } },
        ...said,
        { kind: 'publish', type: 'engagement.lateReview' },
      ],
    }
  }
}
