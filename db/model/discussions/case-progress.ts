import { z } from 'zod'
import type { QueryStatus } from './enums.ts'

export const caseStages = ['submitted', 'reviewed', 'invited', 'accepted', 'answered', 'closed'] as const
export type CaseStage = (typeof caseStages)[number]

/** Why the next step has not happened yet, and who acts. */
export const waitingFor = [
  'yourSurvey',
  'yourChange',
  'yourDecision',
  'yourReply',
  'payment',
  'review',
  'held',
  'invitations',
  'experts',
  'answer',
  'time',
  'call',
  'callExpert',
  'attendance',
] as const
export type WaitingFor = (typeof waitingFor)[number]

export const callStates = ['ahead', 'over', 'settled'] as const
/** Ahead or running; over; over with its attendance decided. */
export type CallState = (typeof callStates)[number]

/** Whether a call is still to come or under way. One without a time is to come. */
export const isCallAhead = (state: CallState | null | undefined): boolean => (state ?? 'ahead') === 'ahead'

export interface CaseFacts {
  status: QueryStatus
  askerAction: string | null
  released: boolean
  live: boolean
  /** the call that has a time; null without one */
  call: CallState | null
  panelSize: number
  /** experts who were invited at any time */
  invited: number
  /** experts who can still accept */
  asked: number
  /** seats taken now */
  accepted: number
  /** experts whose answer the asker reads */
  answered: number
  /** seats of experts who withdrew their answer: taken, but no one is writing for them */
  withdrawn: number
  /** deadlines of the seats without a shown answer: an answer that staff still check is no news for the asker */
  deadlines: readonly Date[]
}

export interface CaseProgress {
  stage: CaseStage
  invited: number
  accepted: number
  answered: number
  panelSize: number
  firstAnswerBy: Date | null
  waitsFor: WaitingFor | null
}

/** Where a case is, for the person who asked. */
export function caseProgress(facts: CaseFacts): CaseProgress {
  const { invited, accepted, answered, panelSize } = facts
  const [first] = [...facts.deadlines].sort((a, b) => a.getTime() - b.getTime())
  return {
    stage: stageOf(facts),
    invited,
    accepted: Math.min(accepted, panelSize),
    answered,
    panelSize,
    firstAnswerBy: facts.status === 'open' && answered === 0 && !facts.live ? (first ?? null) : null,
    waitsFor: waitsFor(facts),
  }
}

function stageOf({ status, released, invited, accepted, answered }: CaseFacts): CaseStage {
  if (status === 'closed' || status === 'cancelled') return 'closed'
  if (!released) return 'submitted'
  if (answered > 0) return 'answered'
  if (accepted > 0) return 'accepted'
  return invited > 0 ? 'invited' : 'reviewed'
}

function waitsFor(facts: CaseFacts): WaitingFor | null {
  const { status, askerAction } = facts
  switch (status) {
    case 'closed':
    case 'cancelled':
      return null
    case 'pending_survey':
      return 'yourSurvey'
    case 'pending_charge':
      return 'payment'
    case 'held':
      return 'held'
    case 'create':
      return askerAction === 'returned' ? 'yourChange' : 'review'
    case 'charged':
      return 'review'
    case 'csrhold':
      return askerAction === 'csrupdate' ? 'yourDecision' : 'review'
    case 'open':
    case 'answered':
      if (askerAction === 'clarify') return 'yourReply'
      if (status === 'answered') return null
      if (facts.live && facts.call === 'ahead')
        return facts.accepted > 0 ? 'call' : facts.asked > 0 ? 'experts' : 'callExpert'
      if (facts.live && facts.call === 'over') return 'attendance'
      // no one is invited to a call of the past
      if (facts.live && facts.call === 'settled') return null
      // accepting books a time, so these seats had one that was taken back
      if (facts.live && facts.call === null && facts.accepted > facts.answered + facts.withdrawn) return 'time'
      if (facts.accepted > facts.answered + facts.withdrawn) return 'answer'
      if (facts.answered + facts.withdrawn >= facts.panelSize) return null
      return facts.invited > 0 ? 'experts' : 'invitations'
  }
}

export const caseProgressSchema = z
  .object({
    stage: z.enum(caseStages),
    invited: z.int(),
    accepted: z.int(),
    answered: z.int(),
    panelSize: z.int32(),
    /** deadline of the seat that ends first, while nothing is answered and its clock runs */
    firstAnswerBy: z.string().nullable(),
    /** why the next step has not happened yet; null: nothing is awaited */
    waitsFor: z.enum(waitingFor).nullable(),
  })
  .meta({ id: 'CaseProgress' })
