import { isLive, type FreeLevel, type MediaType, type QueryStatus } from '../enums.ts'
import type { Step } from './steps.ts'
import type { LifeFacts } from './context.ts'
import { releaseSteps } from './release.ts'
import type { ReviewReason } from '../review.ts'

/**
 * Whether a payment is required: a grant covers everything; free level async covers the messenger, tele every medium
 * (T3).
 */
export function chargeNeeded({
  hasGrant,
  freeLevel,
  mediaType,
}: {
  hasGrant: boolean
  freeLevel: FreeLevel
  mediaType: MediaType
}): boolean {
  if (hasGrant || freeLevel === 'tele') return false
  return !(freeLevel === 'async' && !isLive(mediaType))
}

/** A live discussion can only be released with a future meeting or proposed time. */
export function hasTimeAhead({
  discussion,
  now,
}: {
  now: Date
  discussion: Pick<LifeFacts['discussion'], 'meetingTime' | 'proposedTimes'>
}): boolean {
  const ahead = (time: Date) => time.getTime() > now.getTime()
  return (discussion.meetingTime !== null && ahead(discussion.meetingTime)) || discussion.proposedTimes.some(ahead)
}

/** Why a discussion needs staff review before release; empty: it can be released at once. */
export function reviewReasonsOf(facts: LifeFacts): ReviewReason[] {
  const { setting, flags } = facts.review
  const reasons: ReviewReason[] = []
  if (setting === 'yes') reasons.push('setting')
  // Live boards are always reviewed, and whatever would block a release goes to review as well.
  if (facts.discussion.type === 'vtb') reasons.push('vtb')
  if (facts.discussion.textProblem !== null) reasons.push('textInvalid')
  if (facts.discussion.diagnosisDescribed) reasons.push('diagnosisDescribed')
  if (isLive(facts.discussion.mediaType) && !hasTimeAhead(facts)) reasons.push('noTime')
  if (setting !== 'no' || reasons.length > 0) reasons.push(...flags.filter((flag) => !reasons.includes(flag)))
  return reasons
}

export interface Route {
  to: Extract<QueryStatus, 'pending_survey' | 'pending_charge' | 'csrhold' | 'open'>
  reasons: ReviewReason[]
  steps: Step[]
}

/** Next stage of a created discussion: survey, charge, review or release (T2, T3, T5, T6). */
export function routeAfterCreate(facts: LifeFacts): Route {
  if (facts.survey.preUnfinished) {
    return {
      to: 'pending_survey',
      reasons: [],
      steps: [
        { kind: 'set', fields: { surveyStatus: 'new' } },
        { kind: 'notify', to: 'asker', purpose: 'surveyPending' },
        { kind: 'remindOfSurvey', hours: facts.limits.surveyReminderHours },
      ],
    }
  }
  if (facts.charge.needed) {
    return {
      to: 'pending_charge',
      reasons: [],
      steps: [
        { kind: 'openTask', task: 'charge' },
        { kind: 'notify', to: 'asker', purpose: 'chargePending' },
      ],
    }
  }
  const reasons = reviewReasonsOf(facts)
  if (reasons.length > 0) {
    return {
      to: 'csrhold',
      reasons,
      steps: [
        { kind: 'set', fields: { reviewReasons: reasons } },
        { kind: 'openTask', task: 'review' },
      ],
    }
  }
  return { to: 'open', reasons, steps: releaseSteps(facts, 'create', facts.discussion.preventInvites) }
}
