import { seatAfterMove } from '../calls/call-seats.ts'
import { clockOf, pause, resume, withClock, withoutClock } from '../seats/seat-clock.ts'
import type { DiscussionState, EngagementState } from './state.ts'
import type { DiscussionEvent, StateStep } from './steps.ts'
import type { StateChange, Transition } from './context.ts'

/** Applies a rule's outcome: the new state and its events. */
export function nextState(before: DiscussionState, { to, steps }: StateChange, now: Date): Omit<Transition, 'ok'> {
  const events: DiscussionEvent[] = []
  let state: Transition['state'] = { ...before, status: to }
  if (to !== before.status && to === 'answered') state = { ...state, answeredAt: now }
  if (to !== before.status && to === 'open') state = { ...state, answeredAt: null }
  for (const step of steps) {
    switch (step.kind) {
      case 'set':
        state = { ...state, ...step.fields }
        break
      case 'engagements':
      case 'moveSeats':
      case 'pauseClocks':
      case 'resumeClocks':
      case 'money': {
        const changed = state.engagements.map((engagement) => afterStep(engagement, step, now))
        events.push(...changed.flatMap((engagement, at) => waitsFor(engagement, state.engagements[at], step)))
        state = { ...state, engagements: changed }
        break
      }
      default:
        events.push(step)
    }
  }
  return { state, events }
}

function afterStep(engagement: EngagementState, step: Exclude<StateStep, { kind: 'set' }>, now: Date): EngagementState {
  const { status } = engagement
  switch (step.kind) {
    case 'engagements':
      if (status === 'none' || !step.from.includes(status)) return engagement
      return {
        ...withoutClock(engagement, now),
        status: step.to,
        // A given answer stays payable, whatever happens to the discussion.
        payable: engagement.answeredAt === null ? false : engagement.payable,
        inviteExpires: null,
        reservedUntil: null,
        bookedAt: null,
        confirmBy: null,
      }
    case 'moveSeats': {
      if (status !== 'claimed' || (step.to === null && engagement.bookedAt === null)) return engagement
      const { bookedAt, confirmBy } = seatAfterMove({ ...engagement, status }, step.to, now)
      return { ...withoutClock(engagement, now), bookedAt, confirmBy, reservedUntil: null }
    }
    case 'pauseClocks':
      return withClock(engagement, pause(clockOf(engagement), 'hold', now))
    case 'resumeClocks':
      return isHeld(engagement) ? withClock(engagement, resume(clockOf(engagement), 'hold', now)) : engagement
    case 'money':
      return {
        ...engagement,
        frozen:
          step.mode === 'freeze'
            ? engagement.frozen || !step.except.includes(engagement.id)
            : engagement.frozen && engagement.answeredAt !== null,
      }
  }
}

const isHeld = ({ pausedFor }: EngagementState): boolean => pausedFor?.includes('hold') ?? false

/**
 * Follow-up jobs of a seat after a step: the confirmation deadline of a call, or the end of a clock that runs again.
 */
function waitsFor(after: EngagementState, before: EngagementState | undefined, { kind }: StateStep): DiscussionEvent[] {
  const { id: engagementId, confirmBy, inviteExpires, reservedUntil } = after
  if (kind === 'moveSeats' && after !== before && confirmBy !== null)
    return [{ kind: 'awaitConfirmation', engagementId, until: confirmBy }]
  if (kind === 'resumeClocks' && after !== before && after.status === 'claimed' && reservedUntil !== null)
    return [{ kind: 'remindOfSeat', engagementId, until: reservedUntil }]
  if (kind === 'resumeClocks' && after !== before && after.status === 'invited' && inviteExpires !== null)
    return [{ kind: 'remindOfInvitation', engagementId, until: inviteExpires }]
  return []
}
