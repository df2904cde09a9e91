import { isLive, type CsrReview, type MediaType, type QueryType } from './enums.ts'
import { findIdentifiers, type IdentifierKind } from './identifiers.ts'

/** Why a discussion with review "auto" needs staff review before release (discussion lifecycle, T5). */
export const reviewFlags = ['identifiers', 'firstDiscussion', 'type', 'noTime', 'emptyPanel'] as const
export type ReviewFlag = (typeof reviewFlags)[number]

/** Reasons in the review queue: the flags, plus conditions that force a review. */
export const reviewReasons = [...reviewFlags, 'setting', 'vtb', 'textInvalid', 'diagnosisDescribed'] as const
export type ReviewReason = (typeof reviewReasons)[number]
export const reviewReasonLabel = (reason: ReviewReason) => `discussion.review.${reason}` as const

const reviewedTypes: readonly QueryType[] = ['blinded', 'emo', 'vtb', 'private']

export interface ReviewFacts {
  type: QueryType
  mediaType: MediaType
  /** question and history concatenated */
  text: string
  isFirst: boolean
  hasTime: boolean
  /** number of experts the selection would find now */
  applicableExperts: number
}

/** Review flags of a discussion, in display order. */
export function flagsOf(facts: ReviewFacts): ReviewFlag[] {
  const flags: ReviewFlag[] = []
  if (findIdentifiers(facts.text).length > 0) flags.push('identifiers')
  if (facts.isFirst) flags.push('firstDiscussion')
  if (reviewedTypes.includes(facts.type)) flags.push('type')
  if (isLive(facts.mediaType) && !facts.hasTime) flags.push('noTime')
  if (facts.applicableExperts === 0) flags.push('emptyPanel')
  return flags
}

/** Kinds of identifiers in a text, for the reviewer; never the values themselves. */
export const identifierKinds = (text: string): IdentifierKind[] => [
  ...new Set(findIdentifiers(text).map((found) => found.kind)),
]

/**
 * Effective review setting: `yes` of the asker wins; otherwise the first set of discussion, plan, grant; otherwise
 * auto.
 */
export function reviewSetting(sources: {
  asker?: CsrReview | null
  query?: CsrReview | null
  plan?: CsrReview | null
  grant?: CsrReview | null
}): CsrReview {
  if (sources.asker === 'yes') return 'yes'
  return sources.query ?? sources.plan ?? sources.grant ?? 'auto'
}

export interface AnswerReviewFacts {
  setting: CsrReview
  /** number of released answers of this expert in all discussions */
  releasedAnswers: number
  /** time of the expert's last rejected answer */
  lastRejectedAt: Date | null
  now: Date
  /** number of first answers to review, and days after a rejection in which answers are reviewed */
  limits: { firstAnswers: number; rejectedDays: number }
}

/**
 * Whether an expert's answer needs staff review (`pendedexpert`): always, never, or for new experts and after a recent
 * rejection.
 */
export function answerIsPended({ setting, releasedAnswers, lastRejectedAt, now, limits }: AnswerReviewFacts): boolean {
  if (setting !== 'auto') return setting === 'yes'
  if (releasedAnswers < limits.firstAnswers) return true
  return lastRejectedAt !== null && now.getTime() - lastRejectedAt.getTime() <= limits.rejectedDays * 86_400_000
}

/** Checklist of staff before a release, in display order. */
export const reviewChecks = ['noIdentifiers', 'understandable', 'diagnosisFits', 'historySuffices'] as const
export type ReviewCheck = (typeof reviewChecks)[number]
export const reviewCheckLabel = (check: ReviewCheck) => `discussion.check.${check}` as const
