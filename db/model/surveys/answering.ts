import type { QueryExpertStatus } from '../discussions/engagement-enums.ts'
import type { QueryStatus } from '../discussions/enums.ts'
import { answerProblem } from './builder.ts'
import type { QuestionTiming, QuestionTypeId } from './enums.ts'
import type { AnswerValue, QuestionConfig } from './wire.ts'

export interface Respondent {
  kind: 'asker' | 'expert'
  /** engagement of the expert */
  engagement: QueryExpertStatus | null
}
export interface SurveyMoment {
  status: QueryStatus
  /** the follow-up survey is due */
  followupDue: boolean
}

const mayAnswerPanel: readonly (QueryExpertStatus | null)[] = [
  'claimed',
  'answered',
  'followup',
  'timedout',
  'missedout',
  'latereview',
]
export const tookPart: readonly QueryExpertStatus[] = ['answered', 'followup']

/**
 * Surveys a user may answer now: the asker before release, after closing and at follow-up; anyone who may answer the
 * discussion also its own questions, while answers are accepted; the panel the one after closing.
 */
export function openTimings({ kind, engagement }: Respondent, { status, followupDue }: SurveyMoment): QuestionTiming[] {
  if (kind === 'asker') {
    if (status === 'pending_survey') return ['pre']
    if (status !== 'closed') return []
    return followupDue ? ['post', 'followup'] : ['post']
  }
  if (status === 'open' || status === 'answered') return mayAnswerPanel.includes(engagement) ? ['question'] : []
  return status === 'closed' && engagement && tookPart.includes(engagement) ? ['post'] : []
}

/**
 * Whether a survey is addressed to this role: `question` to the panel, `post` to panel and asker, the rest to the
 * asker.
 */
export const isAskedOf = (kind: Respondent['kind'], when: QuestionTiming): boolean =>
  kind === 'asker' ? when !== 'question' : when === 'question' || when === 'post'

export interface BuilderContext {
  isCsr: boolean
  /** status of the discussion; null for a draft or plan */
  status: QueryStatus | null
  when: QuestionTiming
  of: 'draft' | 'discussion' | 'plan'
}

const beforeRelease: readonly QueryStatus[] = ['create', 'pending_survey', 'pending_charge', 'charged', 'csrhold']

/**
 * Text key of why questions cannot be edited here, or null. Askers edit panel questions until release; staff edit all
 * timings until cancellation; a plan has no panel questions.
 */
export function buildingRefused({
  isCsr,
  status,
  when,
  of,
}: BuilderContext): 'builder.why.timing' | 'builder.why.released' | 'builder.why.ended' | null {
  if (of === 'draft') return when === 'question' ? null : 'builder.why.timing'
  if (of === 'plan') return when === 'question' ? 'builder.why.timing' : null
  if (status === 'cancelled') return 'builder.why.ended'
  if (isCsr) return null
  if (when !== 'question') return 'builder.why.timing'
  return status !== null && beforeRelease.includes(status) ? null : 'builder.why.released'
}

export interface TypedQuestion {
  questionTypeId: QuestionTypeId
  config: QuestionConfig
}

/** An answer to an earlier wording that the question of now does not take: what it chose is gone, or something was added. */
export function isOutdated(value: AnswerValue, seen: TypedQuestion, now: TypedQuestion): boolean {
  if (seen.questionTypeId !== now.questionTypeId || answerProblem(now.questionTypeId, now.config, value) !== null)
    return true
  if (now.questionTypeId !== 1) return false
  // a choice that was taken away is no text of "other"
  const has = ({ config }: TypedQuestion, id: unknown) => config.choices?.some((choice) => choice.id === id) === true
  return [value].flat().some((one) => has(seen, one) && !has(now, one))
}
