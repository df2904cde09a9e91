import type { SurveyStatus } from './enums.ts'

/** Remaining surveys of an ended discussion: post survey, then follow-up 30 days later. */
export interface RemainingSurveys {
  post: boolean
  followupDue: boolean
}

/** Survey status of a discussion; `new` when no survey is open. */
export const surveyStatusOf = ({ post, followupDue }: RemainingSurveys): SurveyStatus =>
  post ? 'post_pending' : followupDue ? 'followup_pending' : 'new'
