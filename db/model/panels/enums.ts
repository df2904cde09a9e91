/** Closed lists of funding sources, plans, pools and the tags and fields attached to them. */

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

/** The modes that an asker may pick from when the mode is `user_choice`. */
export const choosableModes = ['grant_first', 'plan_first', 'all', 'plan_only', 'grant_only'] as const
export type ChoosableMode = (typeof choosableModes)[number]

export const planAccessLevels = ['full', 'reply_only', 'read_only'] as const
export type PlanAccess = (typeof planAccessLevels)[number]

/** An editable list: these are the types a fresh installation knows. */
export const planTypes = ['standard', 'employer', 'advocacy', 'academic', 'trial'] as const
export type PlanType = (typeof planTypes)[number]

export const csrReviews = ['yes', 'no', 'auto'] as const
export type CsrReview = (typeof csrReviews)[number]

/** What a plan gives free of charge: nothing, messenger, or all media. */
export const freeLevels = ['none', 'async', 'tele'] as const
export type FreeLevel = (typeof freeLevels)[number]

/** Media of a discussion; attachments are allowed per medium. */
export const attachmentMedia = ['messenger', 'video', 'audio'] as const
export type AttachmentMedium = (typeof attachmentMedia)[number]

export const diagnosisVias = ['direct', 'rollup'] as const
export type DiagnosisVia = (typeof diagnosisVias)[number]
/** The same for a place of any level: `below` means that only something in it is named. */
export const diagnosisReaches = ['direct', 'rollup', 'below'] as const
export type DiagnosisReach = (typeof diagnosisReaches)[number]

export const tagDefinitionTypes = ['string', 'int', 'float', 'enum', 'boolean', 'timestamp'] as const
export type TagDefinitionType = (typeof tagDefinitionTypes)[number]

export const tagValidators = ['email', 'phone', 'url', 'zip'] as const
export type TagValidator = (typeof tagValidators)[number]

export const tagEntityTypes = ['user', 'plan', 'pool', 'grant', 'query', 'other'] as const
export type TagEntityType = (typeof tagEntityTypes)[number]

/** `my` is the label of `user`; `cen` is visible to census users and is not offered in listings. */
export const tagScopes = ['user', 'team', 'global', 'cen'] as const
export type TagScope = (typeof tagScopes)[number]
export const listedTagScopes = ['user', 'team', 'global'] as const

export const activeFilters = ['active', 'inactive', 'all'] as const
