import type { QueryExpertStatus } from '../discussions/engagement-enums.ts'
import type { QueryStatus } from '../discussions/enums.ts'
import type { QuestionTiming } from './enums.ts'

export interface Respondent {
  kind: 'asker' | 'expert'
  /** an expert's own part */
  engagement: QueryExpertStatus | null
}
export interface SurveyMoment {
  status: QueryStatus
  /** the time of the follow-up survey has come */
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
const tookPart: readonly (QueryExpertStatus | null)[] = ['answered', 'followup']

/**
 * Which surveys one person may answer now: the asker before release, after the end and some weeks later; anyone who may
 * answer the question its own questions, while answers are taken; the panel the one after the end.
 */
export function openTimings({ kind, engagement }: Respondent, { status, followupDue }: SurveyMoment): QuestionTiming[] {
  if (kind === 'asker') {
    if (status === 'pending_survey') return ['pre']
    if (status !== 'closed') return []
    return followupDue ? ['post', 'followup'] : ['post']
  }
  if (status === 'open' || status === 'answered') return mayAnswerPanel.includes(engagement) ? ['question'] : []
  return status === 'closed' && tookPart.includes(engagement) ? ['post'] : []
}

/** Whose questions these are: the panel's before all else, the asker's own for the rest; the one after the end is both's. */
export const isAskedOf = (kind: Respondent['kind'], when: QuestionTiming): boolean =>
  kind === 'asker' ? when !== 'question' : when === 'question' || when === 'post'

export interface Building {
  isCsr: boolean
  /** the discussion's status; null for a draft or a plan, which have none yet */
  status: QueryStatus | null
  when: QuestionTiming
  of: 'draft' | 'discussion' | 'plan'
}

const beforeRelease: readonly QueryStatus[] = ['create', 'pending_survey', 'pending_charge', 'charged', 'csrhold']

/**
 * Why someone may not write a question here, as a text key; null when they may. Askers write the questions of the panel
 * until the discussion is released; staff those of every time, until it is cancelled; a plan has none for the panel.
 */
export function buildingRefused({
  isCsr,
  status,
  when,
  of,
}: Building): 'builder.why.timing' | 'builder.why.released' | 'builder.why.ended' | null {
  if (of === 'draft') return when === 'question' ? null : 'builder.why.timing'
  if (of === 'plan') return when === 'question' ? 'builder.why.timing' : null
  if (status === 'cancelled') return 'builder.why.ended'
  if (isCsr) return null
  if (when !== 'question') return 'builder.why.timing'
  return status !== null && beforeRelease.includes(status) ? null : 'builder.why.released'
}
