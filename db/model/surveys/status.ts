import type { SurveyStatus } from './enums.ts'

/** What a finished survey leaves to be asked: the post survey of a discussion before its follow-up, 30 days later. */
export interface SurveysLeft {
  post: boolean
  followupDue: boolean
}

/** The survey status of a discussion: `new` while nothing is asked of anybody. */
export const surveyStatusOf = ({ post, followupDue }: SurveysLeft): SurveyStatus =>
  post ? 'post_pending' : followupDue ? 'followup_pending' : 'new'
