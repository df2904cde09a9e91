import type { ErrorCode } from '../../errors.ts'
import { commandNames, type Command, type CommandName } from './commands.ts'
import { beforeRelease } from './before-release.ts'
import { staffCare } from './staff-care.ts'
import { atTheEnd } from './after-close.ts'
import {
  atLeast,
  type DiscussionContext,
  type LifeFacts,
  type LifeReason,
  type Refusal,
  type Rule,
  type Rules,
  type Transition,
} from './context.ts'
import { ofTheCall } from './call-commands.ts'
import { nextState } from './next-state.ts'
import type { DiscussionState, DiscussionStatus } from './state.ts'
import { whileOpen } from './while-open.ts'

const rules: Rules<CommandName> = {
  ...beforeRelease,
  ...whileOpen,
  ...atTheEnd,
  ...staffCare,
  ...ofTheCall,
}

const ruleOf = (name: CommandName) => rules[name] as Rule

/** Statuses in which a command is allowed; used by tables and tests. */
export const startsFrom = (name: CommandName): readonly DiscussionStatus[] => ruleOf(name).from

const factsOf = (state: DiscussionState, context: DiscussionContext): LifeFacts => ({
  ...context,
  discussion: { ...state, ...context.discussion },
})

/**
 * Applies one command to a discussion: new state and events, or a refusal with its reason and the allowed commands.
 * Pure; the caller stores the state and handles the events in one transaction.
 */
export function transition(state: DiscussionState, command: Command, context: DiscussionContext): Transition | Refusal {
  const facts = factsOf(state, context)
  const { status } = state
  const reason = refusalOf(status, command.name, facts)
  if (reason !== null) return refusal(status, command.name, reason, facts)
  // The payload always matches its rule, but TypeScript cannot express this for a union of names. `submit` is the only
  // rule that starts from `none`, and it ignores the status.
  const outcome = ruleOf(command.name).run(command, facts, status === 'none' ? 'create' : status)
  if ('refused' in outcome) return refusal(status, command.name, outcome.refused, facts)
  return { ok: true, ...nextState(state, outcome, context.now) }
}

export type Permission =
  | { command: CommandName; allowed: true }
  | { command: CommandName; allowed: false; code: ErrorCode; reason: LifeReason }

/** Every command, with the refusal reason if this user may not send it now; front ends show both. */
export function allowedCommands(state: DiscussionState, context: DiscussionContext): Permission[] {
  const facts = factsOf(state, context)
  return commandNames.map((command) => {
    const reason = refusalOf(state.status, command, facts)
    return reason === null
      ? { command, allowed: true }
      : { command, allowed: false, code: codeOf(command, reason), reason }
  })
}

/** Names of the allowed commands. */
export const allowedNames = (state: DiscussionState, context: DiscussionContext): CommandName[] =>
  namesAllowed(state.status, factsOf(state, context))

const namesAllowed = (status: DiscussionStatus, facts: LifeFacts): CommandName[] =>
  commandNames.filter((command) => refusalOf(status, command, facts) === null)

function refusalOf(state: DiscussionStatus, name: CommandName, facts: LifeFacts): LifeReason | null {
  const { from, by, rank, check } = ruleOf(name)
  const { actor } = facts
  if (actor.viewOnly === true) return 'viewOnly'
  if (!by.includes(actor.kind)) return 'actor'
  if (actor.kind === 'csr' && !atLeast(actor, rank ?? 'csr')) return 'rank'
  if (!from.includes(state)) return 'status'
  return check?.(facts, state) ?? null
}

const refusal = (state: DiscussionStatus, name: CommandName, reason: LifeReason, facts: LifeFacts): Refusal => ({
  ok: false,
  code: codeOf(name, reason),
  reason,
  allowed: namesAllowed(state, facts),
})

const codes: Partial<Record<LifeReason, ErrorCode>> = {
  actor: 'auth.notAuthorized',
  rank: 'auth.notAuthorized',
  viewOnly: 'auth.notAuthorized',
  reasonMissing: 'errors.invalidParameters',
  referenceMissing: 'errors.invalidParameters',
  notFuture: 'errors.invalidParameters',
  panelRange: 'errors.invalidParameters',
}

function codeOf(name: CommandName, reason: LifeReason): ErrorCode {
  const code = codes[reason]
  if (code !== undefined) return code
  if (name === 'releaseHold' && ['textInvalid', 'diagnosisDescribed', 'noTime'].includes(reason))
    return 'discussion.releaseFailed'
  if (name === 'schedule' && reason === 'clash') return 'live.clash'
  if (name === 'answerPosted' && reason === 'status') return 'discussion.notPostable'
  return reason === 'textInvalid' || reason === 'historyMissing' || reason === 'incomplete' || reason === 'termsMissing'
    ? 'errors.invalidParameters'
    : 'discussion.transition'
}
