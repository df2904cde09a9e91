import { confirmDeadline } from './call-seats.ts'
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

const invited = ({ now, limits, discussion }: EngagementFacts): EngagementEffect[] => {
  const respondBy = new Date(now.getTime() + limits.responseHours * hour)
  return [
    {
      kind: 'set',
      fields: { invitedAt: now, respondBy, reservedUntil: null, reservedPausedMs: null, payable: !discussion.unpaid },
    },
    { kind: 'scheduleTimeout', at: respondBy },
    { kind: 'notify', to: 'expert', purpose: 'invite' },
  ]
}

/** A first invitation, or a new one by staff after declined, rejected or cancelled, which stay final otherwise. */
export function invite(state: EngagementState, facts: EngagementFacts): EngagementOutcome {
  if (facts.discussion.status !== 'open') return { refused: 'notOpen' }
  if (facts.actor.kind === 'system' && state !== 'none') return { refused: 'status' }
  return { to: 'invited', effects: invited(facts) }
}

/** The next of the ranked alternates takes the place, while anybody is still being looked for. */
const alternate = ({ discussion }: EngagementFacts): EngagementEffect[] =>
  discussion.status === 'open' ? [{ kind: 'inviteAlternate' }] : []

export const withdraw = (facts: EngagementFacts): EngagementOutcome => ({
  to: 'cancelled',
  effects: [
    { kind: 'set', fields: { payable: false, respondBy: null, reservedUntil: null, reservedPausedMs: null } },
    { kind: 'notify', to: 'expert', purpose: 'withdrawn' },
    ...alternate(facts),
  ],
})

export const missOut = (): EngagementOutcome => ({
  to: 'missedout',
  effects: [
    { kind: 'set', fields: { payable: false, respondBy: null } },
    { kind: 'notify', to: 'expert', purpose: 'missedOut' },
  ],
})

/** An invitation without reaction or a claim without an answer is over; its seat is free and the next is invited. */
export function timeOut(state: EngagementState, facts: EngagementFacts): EngagementOutcome {
  const { now, engagement, discussion } = facts
  const over =
    state === 'claimed'
      ? !reservationIsLive({ status: state, ...engagement }, now)
      : engagement.respondBy !== null && engagement.respondBy.getTime() <= now.getTime()
  // while staff have paused the discussion, no clock runs
  if (!over || discussion.status === 'held') return { refused: 'notDue' }
  return {
    to: 'timedout',
    effects: [
      { kind: 'set', fields: { respondBy: null, reservedUntil: null, reservedPausedMs: null, payable: false } },
      ...(state === 'claimed' ? [{ kind: 'notify', to: 'expert', purpose: 'seatLost' } as const] : []),
      ...alternate(facts),
    ],
  }
}

export function askFollowup(state: EngagementState, { discussion, engagement }: EngagementFacts): EngagementOutcome {
  // for the asker an answer that waits for review does not exist
  if (engagement.answerShown === false) return { refused: 'status' }
  if (discussion.status !== 'open' && discussion.status !== 'answered') return { refused: 'notPostable' }
  if (state === 'followup') return { to: 'followup', effects: [{ kind: 'notify', to: 'expert', purpose: 'followup' }] }
  return {
    to: 'followup',
    effects: [{ kind: 'notify', to: 'expert', purpose: 'followup' }],
  }
}

/** An answer in writing that is being paid for; live ones earn by the session. */
const earnsNow = (state: EngagementState, { discussion, engagement }: EngagementFacts): boolean =>
  hasWritten(state) && engagement.payable && !isLive(discussion.mediaType)
const hasWritten = (state: EngagementState) => state === 'answered' || state === 'followup' || state === 'latereview'

/** Staff refuse the answer: the seat is free, the text is kept apart, and what it earned is reversed while it still can be. */
export function reject({ reason }: Of<'reject'>, state: EngagementState, facts: EngagementFacts): EngagementOutcome {
  const { moneyFrozen, discussion } = facts
  if (reason.trim() === '') return { refused: 'reasonMissing' }
  if (moneyFrozen || discussion.status === 'closed' || discussion.status === 'cancelled') return { refused: 'frozen' }
  return {
    to: 'rejected',
    effects: [
      { kind: 'set', fields: { payable: false, staffReason: reason.trim() } },
      ...(earnsNow(state, facts) ? [{ kind: 'reverseEarning' } as const] : []),
      { kind: 'notify', to: 'expert', purpose: 'rejected' },
      { kind: 'event', type: 'engagement.rejected' },
      { kind: 'life', command: 'rejectAnswer' },
    ],
  }
}

/** Staff take back a final state. A restored claim or answer needs a free seat, like any other. */
export function restore({ to }: Of<'restore'>, state: EngagementState, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, limits } = facts
  if (discussion.status !== 'open' && discussion.status !== 'answered') return { refused: 'notOpen' }
  if (to === 'answered' && !engagement.hasAnswered) return { refused: 'noRestore' }
  if (to !== 'invited' && seats.used >= seats.panelSize) return { refused: 'full' }
  const earned = earnsNow(state, facts)
  const undo: EngagementEffect[] = earned ? [{ kind: 'reverseEarning' }] : []
  if (to === 'invited')
    return discussion.status === 'open' ? { to, effects: [...undo, ...invited(facts)] } : { refused: 'notOpen' }
  const shared: EngagementEffect[] = [
    { kind: 'notify', to: 'expert', purpose: 'restored' },
    { kind: 'event', type: 'engagement.restored' },
  ]
  if (to === 'claimed') {
    if (discussion.status !== 'open') return { refused: 'notOpen' }
    const bookable = isLive(discussion.mediaType) && discussion.meetingTime !== null && facts.call.settledAt === null
    if (bookable && facts.call.clash) return { refused: 'clash' }
    const reservedUntil = bookable ? null : new Date(now.getTime() + limits.seatHours * hour)
    return {
      to,
      effects: [
        {
          kind: 'set',
          fields: {
            reservedUntil,
            reservedPausedMs: null,
            respondBy: null,
            payable: !discussion.unpaid,
            bookedAt: bookable ? now : null,
            confirmBy:
              bookable && discussion.meetingTime !== null ? confirmDeadline(now, discussion.meetingTime) : null,
          },
        },
        { kind: 'fixRate' },
        ...(reservedUntil === null ? [] : [{ kind: 'scheduleTimeout', at: reservedUntil } as const]),
        ...undo,
        ...shared,
      ],
    }
  }
  return {
    to,
    effects: [
      { kind: 'set', fields: { payable: !discussion.unpaid } },
      ...(earned || isLive(discussion.mediaType) || discussion.unpaid
        ? []
        : [{ kind: 'earn', source: 'async' } as const]),
      ...shared,
      { kind: 'life', command: 'answerPosted' },
    ],
  }
}

/** Staff may pay a late review, or stop paying an answer, until the discussion closes. */
export function setPayable(
  { payable }: Of<'setPayable'>,
  state: EngagementState,
  { engagement, moneyFrozen, discussion }: EngagementFacts,
): EngagementOutcome {
  if (moneyFrozen) return { refused: 'frozen' }
  if (state === 'none') return { refused: 'status' }
  if (engagement.payable === payable) return { to: state, effects: [], repeated: true }
  const earnsByAnswer = hasWritten(state) && !isLive(discussion.mediaType)
  const money: EngagementEffect[] = !earnsByAnswer
    ? []
    : [payable ? { kind: 'earn', source: 'async' } : { kind: 'reverseEarning' }]
  return {
    to: state,
    effects: [{ kind: 'set', fields: { payable } }, ...money, { kind: 'event', type: 'engagement.payableChanged' }],
  }
}

/** A fresh clock for an invitation or a claim (resetInviteTime). */
export function extend(state: EngagementState, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, limits } = facts
  if (discussion.status !== 'open') return { refused: 'notOpen' }
  // a booked seat has no clock
  if (state === 'claimed' && engagement.bookedAt) return { to: state, effects: [], repeated: true }
  const claimed = state === 'claimed'
  // a claim whose time is over has lost its seat, and takes one again only if one is free
  if (claimed && !reservationIsLive({ status: state, ...engagement }, now) && seats.used >= seats.panelSize)
    return { refused: 'full' }
  const whole = (claimed ? limits.seatHours : limits.responseHours) * hour
  // a seat that waits for the asker's reply goes on waiting, with all of its time
  if (claimed && typeof engagement.reservedPausedMs === 'number')
    return { to: 'claimed', effects: [{ kind: 'set', fields: { reservedPausedMs: whole } }] }
  const at = new Date(now.getTime() + whole)
  return {
    to: claimed ? 'claimed' : 'invited',
    effects: [
      {
        kind: 'set',
        fields: claimed ? { reservedUntil: at, reservedPausedMs: null } : { respondBy: at, invitedAt: now },
      },
      { kind: 'scheduleTimeout', at },
    ],
  }
}
