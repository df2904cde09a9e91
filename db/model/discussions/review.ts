import { isLive, type CsrReview, type MediaType, type QueryType } from './enums.ts'
import { findIdentifiers, type IdentifierKind } from './identifiers.ts'

/** Why a discussion with review "auto" is looked at by staff before release (life of a discussion, T5). */
export const reviewFlags = ['identifiers', 'firstDiscussion', 'type', 'noTime', 'emptyPanel'] as const
export type ReviewFlag = (typeof reviewFlags)[number]

/** Reasons in the review queue: the flags, and what forces a review without being a flag. */
export const reviewReasons = [...reviewFlags, 'setting', 'vtb', 'textInvalid', 'diagnosisDescribed'] as const
export type ReviewReason = (typeof reviewReasons)[number]
export const reviewReasonLabel = (reason: ReviewReason) => `discussion.review.${reason}` as const

const reviewedTypes: readonly QueryType[] = ['blinded', 'emo', 'vtb', 'private']

export interface ReviewFacts {
  type: QueryType
  mediaType: MediaType
  /** question and history together */
  text: string
  isFirst: boolean
  hasTime: boolean
  /** experts that the selection would find now */
  applicableExperts: number
}

/** The flags of a discussion, in the order in which staff read them. */
export function flagsOf(facts: ReviewFacts): ReviewFlag[] {
  const flags: ReviewFlag[] = []
  if (findIdentifiers(facts.text).length > 0) flags.push('identifiers')
  if (facts.isFirst) flags.push('firstDiscussion')
  if (reviewedTypes.includes(facts.type)) flags.push('type')
  if (isLive(facts.mediaType) && !facts.hasTime) flags.push('noTime')
  if (facts.applicableExperts === 0) flags.push('emptyPanel')
  return flags
}

/** The kinds of identifiers in a text, for the reviewer; never the identifiers themselves. */
export const identifierKinds = (text: string): IdentifierKind[] => [
  ...new Set(findIdentifiers(text).map((found) => found.kind)),
]

/** The asker's own `yes` wins; else the first that is set of discussion, plan, grant; else auto. */
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
  /** answers of this expert that were ever released, in any discussion */
  releasedAnswers: number
  /** when an answer of this expert was last rejected */
  lastRejectedAt: Date | null
  now: Date
  /** first answers that are reviewed, and days for which a rejection is remembered */
  limits: { firstAnswers: number; rejectedDays: number }
}

/** Whether an expert's answer waits for staff (`pendedexpert`): always, never, or for newcomers and the recently rejected. */
export function answerIsPended({ setting, releasedAnswers, lastRejectedAt, now, limits }: AnswerReviewFacts): boolean {
  if (setting !== 'auto') return setting === 'yes'
  if (releasedAnswers < limits.firstAnswers) return true
  return lastRejectedAt !== null && now.getTime() - lastRejectedAt.getTime() <= limits.rejectedDays * 86_400_000
}

/** What staff look at before they release, in this order. */
export const reviewChecks = ['noIdentifiers', 'understandable', 'diagnosisFits', 'historySuffices'] as const
export type ReviewCheck = (typeof reviewChecks)[number]
export const reviewCheckLabel = (check: ReviewCheck) => `discussion.check.${check}` as const
