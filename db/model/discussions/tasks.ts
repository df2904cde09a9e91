import { z } from 'zod'
import { instantField } from '../fields.ts'
import { afterDeskTime, deskHoursOf } from '../desk-hours.ts'
import type { ErrorCode } from '../errors.ts'
import { secondsOf, type LimitKey, type Limits } from '../limits.ts'
import { csrHandlers, queryStatuses, taskKinds, type CsrHandler, type QueryStatus, type TaskKind } from './enums.ts'
import { identifierKinds, reviewReasons } from './review.ts'
import { pendingDecision } from './triage.ts'
import type { ResponseType } from './response-enums.ts'

/** Staff tasks: review and charge queues, answers in review, changes of tax data, calls. */

/** Reasons of a task: review findings and others. */
/** Reasons of a task about a call. */
export const callTaskReasons = ['givenBack', 'unconfirmed', 'absent', 'notRestored', 'objected'] as const
export type CallTaskReason = (typeof callTaskReasons)[number]
/** Changes that may have made a tax form incorrect. */
export const taxTaskReasons = ['taxName', 'taxCountry', 'taxPhone', 'taxBank', 'taxSaid', 'taxTin'] as const
export const taskReasons = [
  ...reviewReasons,
  'held',
  'rewording',
  'noGrant',
  ...callTaskReasons,
  ...taxTaskReasons,
] as const
export type TaskReason = (typeof taskReasons)[number]

export const taskStates = ['open', 'done', 'all'] as const

export const taskRow = z
  .object({
    id: z.string(),
    kind: z.enum(taskKinds),
    queryId: z.string().nullable(),
    key: z.string().nullable(),
    title: z.string().nullable(),
    status: z.enum(queryStatuses).nullable(),
    /** the asker; for changes of tax data, the owner of the form */
    personId: z.string().nullable(),
    personName: z.string().nullable(),
    responseId: z.string().nullable(),
    reasons: z.array(z.string()),
    dueAt: z.string().nullable(),
    /** the desk is closed, and time passes again from then; null: it is open */
    deskOpensAt: z.string().nullable(),
    csrHandler: z.enum(csrHandlers),
    assignedTo: z.string().nullable(),
    assignedName: z.string().nullable(),
    /** a claim from the queue returns then */
    claimedUntil: z.string().nullable(),
    snoozedUntil: z.string().nullable(),
    decision: pendingDecision.nullable(),
    done: z.boolean(),
    doneAt: z.string().nullable(),
    createdAt: z.string(),
    version: z.int32(),
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof taskRow>

export const taskFields = z.strictObject({
  csrHandler: z.enum(csrHandlers),
  assignedTo: z.string().min(1).max(64).nullable(),
  snoozedUntil: instantField.nullable(),
  done: z.boolean(),
})
export type TaskFields = z.infer<typeof taskFields>

const within: Record<TaskKind, LimitKey> = {
  review: 'task.review',
  answer: 'task.answer',
  charge: 'task.charge',
  tax: 'tax.resubmitWithin',
  attendance: 'task.attendance',
  call: 'task.call',
  clarify: 'task.clarify',
}

/**
 * Due time of a task: its standard time by the hours of the desk, or earlier when the discussion closes or a proposed meeting time comes before.
 * Never in the past.
 */
export function taskDue(kind: TaskKind, now: Date, limits: Limits, ends: readonly (Date | null)[] = []): Date {
  const own = afterDeskTime(now, secondsOf(limits, within[kind]) * 1000, deskHoursOf(limits)).getTime()
  const ahead = ends.flatMap((end) => (end && end.getTime() > now.getTime() ? [end.getTime()] : []))
  return new Date(Math.min(own, ...ahead))
}

export interface WaitingFacts {
  status: QueryStatus | null
  /** type of the answer in review */
  responseType: ResponseType | null
  suppressed: boolean
}

/**
 * Whether the subject of the task is still open. Tasks about tax data, unanswered questions and calls stay open until
 * staff close them.
 */
export function stillWaits(kind: TaskKind, { status, responseType, suppressed }: WaitingFacts): boolean {
  if (kind === 'review') return status === 'csrhold' || status === 'held'
  if (kind === 'charge') return status === 'pending_charge'
  // The call is over; only entering attendance completes the task.
  if (kind === 'attendance') return status === 'open' || status === 'answered' || status === 'held'
  return kind === 'answer' && responseType === 'pendedexpert' && !suppressed && status !== 'cancelled'
}

export interface ReasonFacts {
  status: QueryStatus | null
  reviewReasons: readonly string[]
  rewordingWaits: boolean
  hasGrant: boolean
  answer: string | null
  /** of call tasks only */
  detail: Record<string, unknown> | null
}

/** Reasons of the task, in display order. */
export function reasonsOf(kind: TaskKind, facts: ReasonFacts): string[] {
  if (kind === 'charge') return facts.hasGrant ? [] : ['noGrant' satisfies TaskReason]
  if (kind === 'answer')
    return ['setting', ...(facts.answer !== null && identifierKinds(facts.answer).length > 0 ? ['identifiers'] : [])]
  if (kind === 'call') return callReasons(facts.detail)
  if (kind === 'tax') return taxReasons(facts.detail)
  if (kind !== 'review') return []
  return facts.status === 'held' ? ['held'] : [...(facts.rewordingWaits ? ['rewording'] : []), ...facts.reviewReasons]
}

const taxReasons = (detail: Record<string, unknown> | null): string[] => {
  const found: unknown[] = Array.isArray(detail?.circumstances) ? detail.circumstances : []
  return taxTaskReasons.filter((why) => found.includes(why.slice('tax'.length).toLowerCase()))
}

export const callReasons = (detail: Record<string, unknown> | null): CallTaskReason[] => {
  const items = Array.isArray(detail?.items) ? (detail.items as { why?: unknown }[]) : []
  return callTaskReasons.filter((why) => items.some((item) => item.why === why))
}

export type TaskChange = {
  csrHandler?: CsrHandler
  assignedTo?: string | null
  done?: boolean
  snoozedUntil?: string | null
}
export type TaskRefusal = { code: ErrorCode; field?: keyof TaskFields; text: string }

/**
 * Validates a task update: owner and assignment must agree, and an open subject cannot be marked done.
 * @param actorId becomes the owner when assigned without a name
 */
export function changeTask(
  task: Pick<Task, 'kind' | 'done' | 'assignedTo' | 'csrHandler'>,
  asked: TaskChange,
  facts: WaitingFacts,
  actorId: string,
): { ok: true; change: TaskChange } | { ok: false; refusal: TaskRefusal } {
  const refuse = (code: ErrorCode, text: string, field?: keyof TaskFields) => ({
    ok: false as const,
    refusal: { code, text, ...(field && { field }) },
  })
  const waits = stillWaits(task.kind, facts)
  if (asked.done === true && waits)
    return refuse('task.waits', 'This still waits: settle it where it belongs, and the task ends by itself.')
  if (asked.done === false && !['tax', 'clarify', 'call'].includes(task.kind))
    return refuse('task.over', 'What this task was about has been settled.')
  const handed = asked.assignedTo !== undefined || asked.csrHandler !== undefined
  if (handed && task.done && asked.done !== false)
    return refuse('task.over', 'What this task was about has been settled.')
  if (!handed) return { ok: true, change: asked }
  const { csrHandler } = asked
  // `deactivated` is derived from the account and cannot be set.
  if (csrHandler === 'deactivated') return refuse('errors.invalidParameters', 'Invalid Parameters', 'csrHandler')
  if (csrHandler === 'assigned') {
    if (asked.assignedTo === null) return refuse('errors.invalidParameters', 'Invalid Parameters', 'assignedTo')
    return {
      ok: true,
      change: {
        ...asked,
        assignedTo: asked.assignedTo ?? (task.csrHandler === 'assigned' ? task.assignedTo : null) ?? actorId,
      },
    }
  }
  if (csrHandler !== undefined) {
    return asked.assignedTo
      ? refuse('errors.invalidParameters', 'Invalid Parameters', 'assignedTo')
      : { ok: true, change: { ...asked, assignedTo: null } }
  }
  return { ok: true, change: { ...asked, csrHandler: asked.assignedTo === null ? 'unassigned' : 'assigned' } }
}
