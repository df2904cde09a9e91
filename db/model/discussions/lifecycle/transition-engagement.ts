import type { ErrorCode } from '../../errors.ts'
import { confirmCall, giveBack, settleCall } from './engagement-call.ts'
import { accept, decline, post } from './engagement-expert.ts'
import type { InvitationState, QueryExpertStatus } from '../engagement-enums.ts'
import {
  engagementCommandNames,
  type EngagementCommand,
  type EngagementCommandName,
  type EngagementContext,
  type EngagementEvent,
  type EngagementFacts,
  type EngagementMoved,
  type EngagementOutcome,
  type EngagementReason,
  type EngagementRefusal,
  type EngagementTransition,
} from './engagement-context.ts'
import {
  askFollowup,
  extend,
  invite,
  missOut,
  reject,
  restore,
  setPayable,
  timeOut,
  withdraw,
  withdrawReply,
} from './engagement-staff.ts'
import { atLeast, type ActorKind } from './context.ts'
import { clockOf, pauseForQuestion, withClock, withoutClock } from '../seats/seat-clock.ts'
import type { EngagementState, EngagementStatus } from './state.ts'

const hour = 3_600_000

interface Place {
  from: readonly EngagementStatus[]
  by: readonly ActorKind[]
}
const final = ['declined', 'rejected', 'cancelled'] as const
const places: Record<EngagementCommandName, Place> = {
  invite: { from: ['none', ...final], by: ['csr', 'system'] },
  accept: { from: ['invited', 'claimed', 'answered', 'followup', 'timedout', 'missedout', 'declined'], by: ['expert'] },
  decline: {
    from: ['invited', 'claimed', 'answered', 'followup', 'declined', 'timedout', 'missedout'],
    by: ['expert'],
  },
  withdraw: { from: ['invited'], by: ['csr', 'system'] },
  missOut: { from: ['invited'], by: ['system'] },
  timeOut: { from: ['invited', 'claimed'], by: ['system'] },
  post: { from: ['invited', 'claimed', 'answered', 'followup', 'timedout', 'missedout', 'latereview'], by: ['expert'] },
  askFollowup: { from: ['answered', 'followup'], by: ['asker', 'proxy'] },
  withdrawReply: { from: ['answered'], by: ['system'] },
  reject: { from: ['answered', 'followup'], by: ['csr'] },
  restore: { from: [...final, 'timedout', 'missedout', 'latereview'], by: ['csr'] },
  setPayable: { from: ['claimed', 'answered', 'followup', 'latereview'], by: ['csr'] },
  extend: { from: ['invited', 'claimed'], by: ['csr'] },
  confirmCall: { from: ['claimed'], by: ['expert', 'csr'] },
  giveBack: { from: ['claimed'], by: ['expert', 'csr'] },
  settleCall: { from: ['claimed', 'answered', 'followup', 'missedout'], by: ['csr', 'system'] },
}

/** Statuses in which a command is allowed; used by tables and tests. */
export const engagementStartsFrom = (name: EngagementCommandName): readonly EngagementStatus[] => places[name].from

/**
 * Applies one command to an engagement: new state and events, or a refusal. A refusal may still change the state (a
 * full panel makes the invitation `missedout`); commit that before returning the error.
 */
export function transitionEngagement(
  state: EngagementState,
  command: EngagementCommand,
  context: EngagementContext,
): EngagementTransition | EngagementRefusal {
  const facts = { ...context, engagement: state }
  const early = refusedAtOnce(state.status, command.name, facts)
  const outcome: EngagementOutcome = early === null ? run(state.status, command, facts) : { refused: early }
  if (!('refused' in outcome)) {
    const { repeated } = outcome
    return { ok: true, ...nextEngagement(state, command, outcome, facts), ...(repeated && { repeated }) }
  }
  const { refused, but } = outcome
  const changed = but && nextEngagement(state, command, but, facts)
  return {
    ok: false,
    code: codeOf(command.name, refused),
    reason: refused,
    ...(changed && { changed }),
    allowed: allowedOnEngagement(changed?.state ?? state, context),
  }
}

/** Applies a rule's outcome to the engagement: new state and events. */
function nextEngagement(
  before: EngagementState,
  { name }: EngagementCommand,
  { to, steps }: Pick<EngagementMoved, 'to' | 'steps'>,
  { now, actor, limits }: EngagementFacts,
): Pick<EngagementTransition, 'state' | 'events'> {
  const events: EngagementEvent[] = []
  const entered = to !== before.status
  let state: EngagementTransition['state'] = {
    ...before,
    status: to,
    ...(entered && actor.kind === 'expert' && { decidedAt: before.decidedAt ?? now }),
    // An expert who has to answer again has not answered yet.
    ...(name === 'restore' && to === 'claimed' && { answeredAt: null }),
    // Clarification and measured time restart when a seat is taken; for a follow-up, when it is requested.
    ...(entered && to === 'claimed' && { clarifyResponseId: null, clarifiedMs: 0 }),
    ...(entered && (to === 'claimed' || to === 'followup') && { lastActiveAt: now }),
  }
  for (const step of steps) {
    switch (step.kind) {
      case 'set':
        state = { ...state, ...step.fields }
        if (step.fields.remainingMs === null) state = withoutClock(state, now)
        break
      case 'pauseForQuestion':
        if (state.status === 'claimed')
          state = withClock(state, pauseForQuestion(clockOf(state), now, limits.clarifyPauseHours * hour))
        break
      default:
        events.push(step)
    }
  }
  return { state, events }
}

/** Commands this user may send now, checked without payload. */
export function allowedOnEngagement(state: EngagementState, context: EngagementContext): EngagementCommandName[] {
  const facts = { ...context, engagement: state }
  return engagementCommandNames.filter((name) => {
    if (refusedAtOnce(state.status, name, facts) !== null) return false
    const outcome = run(state.status, exampleOf(name, facts), facts)
    return !('refused' in outcome) && outcome.repeated !== true
  })
}

function exampleOf(name: EngagementCommandName, { discussion, engagement }: EngagementFacts): EngagementCommand {
  switch (name) {
    case 'accept': {
      const meetingTime = discussion.meetingTime ?? discussion.proposedTimes.at(-1)
      return { name, termsAccepted: true, ...(meetingTime === undefined ? {} : { meetingTime }) }
    }
    case 'post':
      return { name, complete: true }
    case 'reject':
    case 'giveBack':
      return { name, reason: '-' }
    case 'confirmCall':
      return { name, meetingTime: discussion.meetingTime ?? new Date(0) }
    case 'settleCall':
      return { name, present: true }
    case 'restore':
      return { name, to: engagement.answeredAt !== null ? 'answered' : 'claimed' }
    case 'setPayable':
      return { name, payable: !engagement.payable }
    default:
      return { name }
  }
}

function refusedAtOnce(
  state: EngagementStatus,
  name: EngagementCommandName,
  { actor }: EngagementFacts,
): EngagementReason | null {
  if (actor.viewOnly === true) return 'viewOnly'
  if (!places[name].by.includes(actor.kind)) return 'actor'
  if (actor.kind === 'csr' && !atLeast(actor, 'csr')) return 'rank'
  return places[name].from.includes(state) ? null : 'status'
}

function run(state: EngagementStatus, command: EngagementCommand, facts: EngagementFacts): EngagementOutcome {
  switch (command.name) {
    case 'invite':
      return invite(state, facts)
    case 'accept':
      return accept(command, state, facts)
    case 'decline':
      return decline(state, facts)
    case 'withdraw':
      return withdraw(facts)
    case 'missOut':
      return missOut()
    case 'timeOut':
      return timeOut(state, facts)
    case 'post':
      return post(command, state, facts)
    case 'askFollowup':
      return askFollowup(state, facts)
    case 'withdrawReply':
      return withdrawReply(facts)
    case 'reject':
      return reject(command, state, facts)
    case 'restore':
      return restore(command, state, facts)
    case 'setPayable':
      return setPayable(command, state, facts)
    case 'extend':
      return extend(state, facts)
    case 'confirmCall':
      return confirmCall(command, state, facts)
    case 'giveBack':
      return giveBack(command, state, facts)
    case 'settleCall':
      return settleCall(command, state, facts)
  }
}

const codes: Partial<Record<EngagementReason, ErrorCode>> = {
  actor: 'auth.notAuthorized',
  rank: 'auth.notAuthorized',
  viewOnly: 'auth.notAuthorized',
  full: 'invitation.full',
  alreadyDecided: 'invitation.decided',
  invitationClosed: 'invitation.closed',
  onHold: 'invitation.paused',
  notPostable: 'discussion.notPostable',
  termsMissing: 'errors.invalidParameters',
  timeMissing: 'errors.invalidParameters',
  timeNotProposed: 'errors.invalidParameters',
  reasonMissing: 'errors.invalidParameters',
  notEligible: 'auth.notAuthorized',
  timeTaken: 'live.timeTaken',
  clash: 'live.clash',
  callOver: 'invitation.closed',
}

function codeOf(name: EngagementCommandName, reason: EngagementReason): ErrorCode {
  if (name === 'accept' && (reason === 'notOpen' || reason === 'status')) return 'invitation.closed'
  if (reason === 'callOver' && name !== 'accept') return 'discussion.transition'
  if (name === 'post' && reason === 'status') return 'discussion.notPostable'
  return codes[reason] ?? 'discussion.transition'
}

/** State in which the invitation page is shown to its expert. */
export function invitationState(
  state: QueryExpertStatus,
  facts: Pick<EngagementContext, 'discussion' | 'seats'>,
): InvitationState {
  const { discussion, seats } = facts
  if (state === 'declined') return 'declined'
  if (state === 'claimed' || state === 'answered' || state === 'followup') return 'accepted'
  if (
    state === 'cancelled' ||
    state === 'rejected' ||
    discussion.status === 'closed' ||
    discussion.status === 'cancelled'
  )
    return 'closed'
  if (state === 'latereview') return 'unpaid'
  const full = seats.used >= seats.panelSize || discussion.status === 'answered'
  if (full) return state === 'missedout' ? 'unpaid' : 'full'
  if (discussion.status === 'held') return 'paused'
  return state === 'timedout' ? 'timedout' : 'open'
}
