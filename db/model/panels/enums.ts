/** Enumerations of funding sources, plans and pools. */

export const expertSelectionModes = [
  'grant_first',
  'plan_first',
  'all',
  'user_choice',
  'plan_only',
  'grant_only',
  'plan_select',
] as const
export type ExpertSelectionMode = (typeof expertSelectionModes)[number]

/** Modes an asker may choose when the mode is `user_choice`. */
export const choosableModes = ['grant_first', 'plan_first', 'all', 'plan_only', 'grant_only'] as const
export type ChoosableMode = (typeof choosableModes)[number]

export const planAccessLevels = ['full', 'reply_only', 'read_only'] as const
export type PlanAccess = (typeof planAccessLevels)[number]

/** Plan types of a new installation; staff can edit the list. */
export const planTypes = ['standard', 'employer', 'advocacy', 'academic', 'trial'] as const
export type PlanType = (typeof planTypes)[number]

export const csrReviews = ['yes', 'no', 'auto'] as const
export type CsrReview = (typeof csrReviews)[number]

/** Free media of a plan: none, messenger, or all. */
export const freeLevels = ['none', 'async', 'tele'] as const
export type FreeLevel = (typeof freeLevels)[number]

/** Media of a discussion; attachments are allowed per medium. */
export const attachmentMedia = ['messenger', 'video', 'audio'] as const
export type AttachmentMedium = (typeof attachmentMedia)[number]

export const diagnosisVias = ['direct', 'rollup'] as const
export type DiagnosisVia = (typeof diagnosisVias)[number]
/** The same for any level of the hierarchy; `below`: only descendants are linked. */
export const diagnosisReaches = ['direct', 'rollup', 'below'] as const
export type DiagnosisReach = (typeof diagnosisReaches)[number]

export const activeFilters = ['active', 'inactive', 'all'] as const
