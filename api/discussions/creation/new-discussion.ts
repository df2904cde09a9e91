import type { Tx } from '#db/client.ts'
import type { queryHeader } from '#db/schema/all.ts'
import type { AgeUnit, CsrReview, ExpertSelectionMode, Gender, MediaType, QueryType } from '#model/discussions/enums.ts'
import type { Ctx } from '../../context.ts'

export type DiscussionRow = typeof queryHeader.$inferSelect

/** A finished question, from the wizard or from staff. Texts are normalised long texts, checked before. */
export interface NewDiscussion {
  askerId: string
  /** who filled it in: the asker, or staff on their behalf */
  createdBy: string
  planId: string
  diagnosisId: string
  /** the focus, null when none was given */
  contextName: string | null
  text: string
  /** clinical history or summary; '' when none was asked for */
  history: string
  language: string
  /** absent or null: opted out */
  genderId?: Gender | null
  ageMagnitude?: number | null
  ageUnits?: AgeUnit | null
  /** yyyy-MM-dd, clients only */
  dob?: string | null
  anonymous: boolean
  mediaType: MediaType
  /** live discussions: epoch seconds */
  proposedTimes?: readonly number[]
  /** what the asker chose where the plan lets them choose (user_choice); absent: plan, grant or default decide */
  expertSelectionChoice?: ExpertSelectionMode | null
  /** the pool that the asker chose (plan_select) */
  poolId?: string | null
  /** a private discussion with one expert */
  privateExpertId?: string | null
  /** absent: blinded for blinded users, else normal */
  type?: QueryType
  /** the asker's own wish for a review by staff */
  askerReview?: CsrReview | null
  /** questions of the builder; counted from the draft's survey when a draft is given */
  questionCount?: number
  /** false: what was written in the builder stays with the draft, since the asker went on without */
  withQuestions?: boolean
  /** the draft it comes from: its survey moves over, and a second submit of it answers with the same discussion */
  draftId?: string | null
}

/**
 * `createDiscussion(ctx, tx, input)` in create-discussion.ts: the discussion with its key, its funding and its first
 * step (survey, charge, review or release), all in the caller's transaction.
 */
export type CreateDiscussion = (ctx: Ctx, tx: Tx, input: NewDiscussion) => Promise<DiscussionRow>
