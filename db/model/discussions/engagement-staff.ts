import { confirmDeadline } from './call-seats.ts'
import { earning } from './engagement-expert.ts'
import { isLive } from './enums.ts'
import type { EngagementCommand, EngagementStep, EngagementFacts, EngagementOutcome } from './engagement-facts.ts'
import type { EngagementStatus } from './state.ts'
import { reservationIsLive } from './seats.ts'

type Of<N extends EngagementCommand['name']> = Extract<EngagementCommand, { name: N }>
const hour = 3_600_000

/** The invitation shows the surge that the release has fixed. */
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

/** A first invitation, or a new one by staff after declined, rejected or cancelled, which stay final otherwise. */
export function invite(state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  if (facts.discussion.status !== 'open') return { refused: 'notOpen' }
  if (facts.actor.kind === 'system' && state !== 'none') return { refused: 'status' }
  return { to: 'invited', steps: invited(facts) }
}

/** The next of the ranked alternates takes the place, while anybody is still being looked for. */
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

/** An invitation without reaction or a claim without an answer is over; its seat is free and the next is invited. */
export function timeOut(state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  const { now, engagement, discussion } = facts
  const over =
    state === 'claimed'
      ? !reservationIsLive(engagement, now)
      : engagement.inviteExpires !== null && engagement.inviteExpires.getTime() <= now.getTime()
  // while staff have paused the discussion, no clock runs
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
  // for the asker an answer that waits for review does not exist
  if (answerShown === false) return { refused: 'status' }
  if (discussion.status !== 'open' && discussion.status !== 'answered') return { refused: 'notPostable' }
  if (state === 'followup') return { to: 'followup', steps: [{ kind: 'notifyOnce', purpose: 'followup' }] }
  return {
    to: 'followup',
    steps: [{ kind: 'notifyOnce', purpose: 'followup' }],
  }
}

/** An answer in writing that is being paid for; live ones earn by the session. */
const earnsNow = (state: EngagementStatus, { discussion, engagement }: EngagementFacts): boolean =>
  hasWritten(state) && engagement.payable && !isLive(discussion.mediaType)
const hasWritten = (state: EngagementStatus) => state === 'answered' || state === 'followup' || state === 'latereview'

/** Staff refuse the answer: the seat is free, the text is kept apart, and what it earned is reversed while it still can be. */
export function reject({ reason }: Of<'reject'>, state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  const { engagement, discussion } = facts
  if (reason.trim() === '') return { refused: 'reasonMissing' }
  if (engagement.frozen || discussion.status === 'closed' || discussion.status === 'cancelled')
    return { refused: 'frozen' }
  return {
    to: 'rejected',
    steps: [
      { kind: 'set', fields: { payable: false, rejectReason: reason.trim() } },
      ...(earnsNow(state, facts) ? [{ kind: 'reverseEarning' } as const] : []),
      { kind: 'notify', to: 'expert', purpose: 'rejected' },
      { kind: 'publish', type: 'engagement.rejected' },
      { kind: 'next', command: { name: 'rejectAnswer', reason }, as: 'caller' },
    ],
  }
}

/** Staff take back a final state. A restored claim or answer needs a free seat, like any other. */
export function restore({ to }: Of<'restore'>, state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
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

/** Staff may pay a late review, or stop paying an answer, until the discussion closes. */
export function setPayable(
  { payable }: Of<'setPayable'>,
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

/** A fresh clock for an invitation or a claim (resetInviteTime). */
export function extend(state: EngagementStatus, facts: EngagementFacts): EngagementOutcome {
  const { now, discussion, engagement, seats, limits } = facts
  if (discussion.status !== 'open') return { refused: 'notOpen' }
  // a booked seat has no clock
  if (state === 'claimed' && engagement.bookedAt) return { to: state, steps: [], repeated: true }
  const claimed = state === 'claimed'
  // a claim whose time is over has lost its seat, and takes one again only if one is free
  if (claimed && !reservationIsLive(engagement, now) && seats.used >= seats.panelSize) return { refused: 'full' }
  const whole = (claimed ? limits.seatHours : limits.responseHours) * hour
  // a seat that waits for the asker's reply goes on waiting, with all of its time
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
