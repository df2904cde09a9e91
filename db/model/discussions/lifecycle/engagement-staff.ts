import { confirmDeadline } from '../calls/call-seats.ts'
import { earning } from './engagement-expert.ts'
import { isLive } from '../enums.ts'
import type { EngagementCommand, EngagementStep, EngagementFacts, EngagementOutcome } from './engagement-context.ts'
import type { EngagementStatus } from './state.ts'
import { reservationIsLive } from '../seats/seats.ts'

type CommandOf<N extends EngagementCommand['name']> = Extract<EngagementCommand, { name: N }>
const hour = 3_600_000

/** The invitation shows the surge fixed at release. */
const invitation = ({ surgeMultiple }: EngagementFacts['discussion'], now: Date) =>
  ({ inviteTime: now, reminderStatus: 'none', decidedAt: null, surgeMultiple }) as const

const invited = ({ now, limits, discussion }: EngagementFacts): EngagementStep[] => {
  const inviteExpires = new Date(now.getTime() + limits.responseHours * hour)
  return [
    {
      kind: 'set',
      fields: {
        ...invitation(discussion, now),
        inviteExpires,
        reservedUntil: null,
        remainingMs: null,
        payable: !discussion.unpaid,
      },
    },
    { kind: 'remind', until: inviteExpires },
    { kind: 'notify', to: 'expert', purpose: 'invite' },
  ]
}

/** First invitation, or re-invitation by staff after declined, rejected or cancelled, which are otherwise final. */
export function invite(state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  if (facts.discussion.status !== 'open') return { refused: 'notOpen' }
  if (facts.actor.kind === 'system' && state !== 'none') return { refused: 'status' }
  return { to: 'invited', steps: invited(facts) }
}

/** Invites the next ranked alternate while the panel is still being filled. */
const alternate = ({ discussion }: EngagementFacts): EngagementStep[] =>
  discussion.status === 'open' ? [{ kind: 'inviteAlternate' }] : []

export const withdraw = (facts: EngagementFacts): EngagementOutcome => ({
  to: 'cancelled',
  steps: [
    { kind: 'set', fields: { payable: false, inviteExpires: null, reservedUntil: null, remainingMs: null } },
    { kind: 'notify', to: 'expert', purpose: 'withdrawn' },
    ...alternate(facts),
  ],
})

export const missOut = (): EngagementOutcome => ({
  to: 'missedout',
  steps: [
    { kind: 'set', fields: { payable: false, inviteExpires: null } },
    { kind: 'notify', to: 'expert', purpose: 'missedOut' },
  ],
})

/** Expires an invitation without reaction or a claim without answer; frees the seat and invites the next alternate. */
export function timeOut(state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  const { now, engagement, discussion } = facts
  const over =
    state === 'claimed'
      ? !reservationIsLive(engagement, now)
      : engagement.inviteExpires !== null && engagement.inviteExpires.getTime() <= now.getTime()
  // Clocks are paused while staff hold the discussion.
  if (!over || discussion.status === 'held') return { refused: 'notDue' }
  return {
    to: 'timedout',
    steps: [
      { kind: 'set', fields: { inviteExpires: null, reservedUntil: null, remainingMs: null, payable: false } },
      ...(state === 'claimed' ? [{ kind: 'notify', to: 'expert', purpose: 'seatLost' } as const] : []),
      ...alternate(facts),
    ],
  }
}

export function askFollowup(state: EngagementStatus, { discussion, answerShown }: EngagementFacts): EngagementOutcome {
  // The asker must not learn of an answer that is still in review.
  if (answerShown === false) return { refused: 'status' }
  if (discussion.status !== 'open' && discussion.status !== 'answered') return { refused: 'notPostable' }
  if (state === 'followup') return { to: 'followup', steps: [{ kind: 'notifyOnce', purpose: 'followup' }] }
  return {
    to: 'followup',
    steps: [{ kind: 'notifyOnce', purpose: 'followup' }],
  }
}

/** The only reply to a follow-up was taken back or sent back: the follow-up is open again, and its expert knows. */
export const withdrawReply = ({ discussion: { status } }: EngagementFacts): EngagementOutcome =>
  status === 'open' || status === 'answered' || status === 'held'
    ? { to: 'followup', steps: [{ kind: 'next', command: { name: 'replyWithdrawn' }, as: 'system' }] }
    : { refused: 'notPostable' }

/** A paid written answer; live ones earn per session. */
const earnsNow = (state: EngagementStatus, { discussion, engagement }: EngagementFacts): boolean =>
  hasWritten(state) && engagement.payable && !isLive(discussion.mediaType)
const hasWritten = (state: EngagementStatus) => state === 'answered' || state === 'followup' || state === 'latereview'

/**
 * Staff reject the answer: the seat is freed, the text is kept separately, and its earning is reversed. After the close
 * this is possible while the answer waits for review.
 */
export function reject(
  { reason, sendBack }: CommandOf<'reject'>,
  state: EngagementStatus,
  facts: EngagementFacts,
): EngagementOutcome {
  const { engagement, discussion } = facts
  if (reason.trim() === '') return { refused: 'reasonMissing' }
  if (engagement.frozen) return { refused: 'frozen' }
  const closed = discussion.status === 'closed'
  return {
    to: 'rejected',
    steps: [
      { kind: 'set', fields: { payable: false, rejectReason: reason.trim() } },
      ...(earnsNow(state, facts) ? [{ kind: 'reverseEarning' } as const] : []),
      { kind: 'notify', to: 'expert', purpose: sendBack ? 'rejected' : 'notAccepted' },
      { kind: 'publish', type: 'engagement.rejected' },
      ...(closed ? [] : [{ kind: 'next', command: { name: 'rejectAnswer', reason }, as: 'caller' } as const]),
    ],
  }
}

/** Staff undo a final state. A restored claim or answer needs a free seat. */
export function restore(
  { to }: CommandOf<'restore'>,
  state: EngagementStatus,
  facts: EngagementFacts,
): EngagementOutcome {
  const { now, discussion, engagement, seats, limits } = facts
  if (discussion.status !== 'open' && discussion.status !== 'answered') return { refused: 'notOpen' }
  if (to === 'answered' && engagement.answeredAt === null) return { refused: 'noRestore' }
  if (to !== 'invited' && seats.used >= seats.panelSize) return { refused: 'full' }
  const earned = earnsNow(state, facts)
  const undo: EngagementStep[] = earned ? [{ kind: 'reverseEarning' }] : []
  if (to === 'invited')
    return discussion.status === 'open' ? { to, steps: [...undo, ...invited(facts)] } : { refused: 'notOpen' }
  const shared: EngagementStep[] = [
    { kind: 'notify', to: 'expert', purpose: 'restored' },
    { kind: 'publish', type: 'engagement.restored' },
  ]
  if (to === 'claimed') {
    if (discussion.status !== 'open') return { refused: 'notOpen' }
    const bookable = isLive(discussion.mediaType) && discussion.meetingTime !== null && facts.call.settledAt === null
    if (bookable && facts.call.clash) return { refused: 'clash' }
    const reservedUntil = bookable ? null : new Date(now.getTime() + limits.seatHours * hour)
    return {
      to,
      steps: [
        {
          kind: 'set',
          fields: {
            reservedUntil,
            remainingMs: null,
            inviteExpires: null,
            payable: !discussion.unpaid,
            bookedAt: bookable ? now : null,
            confirmBy:
              bookable && discussion.meetingTime !== null ? confirmDeadline(now, discussion.meetingTime) : null,
          },
        },
        { kind: 'fixRate' },
        ...(reservedUntil === null ? [] : [{ kind: 'remind', until: reservedUntil } as const]),
        ...undo,
        ...shared,
      ],
    }
  }
  return {
    to,
    steps: [
      { kind: 'set', fields: { payable: !discussion.unpaid } },
      ...(earned || isLive(discussion.mediaType) || discussion.unpaid ? [] : earning(engagement)),
      ...shared,
      { kind: 'next', command: { name: 'answerPosted' }, as: 'system' },
    ],
  }
}

/** Staff make a late review payable or an answer unpaid, until the discussion closes. */
export function setPayable(
  { payable }: CommandOf<'setPayable'>,
  state: EngagementStatus,
  { engagement, discussion }: EngagementFacts,
): EngagementOutcome {
  if (engagement.frozen) return { refused: 'frozen' }
  if (state === 'none') return { refused: 'status' }
  if (engagement.payable === payable) return { to: state, steps: [], repeated: true }
  const earnsByAnswer = hasWritten(state) && !isLive(discussion.mediaType)
  const money: EngagementStep[] = !earnsByAnswer ? [] : payable ? earning(engagement) : [{ kind: 'reverseEarning' }]
  return {
    to: state,
    steps: [{ kind: 'set', fields: { payable } }, ...money, { kind: 'publish', type: 'engagement.payableChanged' }],
  }
}

/** Restarts the clock of an invitation or claim (resetInviteTime). */
export function extend(state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, limits } = facts
  if (discussion.status !== 'open') return { refused: 'notOpen' }
  // A booked seat has no clock.
  if (state === 'claimed' && engagement.bookedAt) return { to: state, steps: [], repeated: true }
  const claimed = state === 'claimed'
  // An expired claim has lost its seat and needs a free one.
  if (claimed && !reservationIsLive(engagement, now) && seats.used >= seats.panelSize) return { refused: 'full' }
  const whole = (claimed ? limits.seatHours : limits.responseHours) * hour
  // A seat paused for the asker's reply stays paused, with its full time.
  if (claimed && engagement.remainingMs !== null)
    return { to: 'claimed', steps: [{ kind: 'set', fields: { remainingMs: whole } }] }
  const at = new Date(now.getTime() + whole)
  return {
    to: claimed ? 'claimed' : 'invited',
    steps: [
      {
        kind: 'set',
        fields: claimed
          ? { reservedUntil: at, remainingMs: null }
          : { ...invitation(discussion, now), inviteExpires: at },
      },
      { kind: 'remind', until: at },
    ],
  }
}
