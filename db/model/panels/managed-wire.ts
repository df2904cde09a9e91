import { z } from 'zod'
import { longestDescription } from '../long-text.ts'
import { optionalDate, requiredText, versionField } from '../fields.ts'
import { displayStatuses, mediaTypes } from '../discussions/enums.ts'
import { loginEmail } from '../identity/wire.ts'
import { planAccessLevels } from './enums.ts'
import { attachmentsShape } from './plan-inputs.ts'

/** Plans as seen by their managers. Other plans are reported as not found (404). */

const count = z.int().nonnegative()

/** GET /user/managedPlans. */
export const managedPlan = z
  .object({
    planId: z.string(),
    displayTitle: z.string(),
    memberCount: count,
    open: count,
    closed: count,
    effectiveDate: z.string().nullable(),
  })
  .meta({ id: 'ManagedPlan' })
export type ManagedPlan = z.infer<typeof managedPlan>

/** GET /user/managedPlans/{planId}/members. */
export const managedMember = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    email: z.string(),
    /** member override; null: as in the plan */
    access: z.enum(planAccessLevels).nullable(),
    attachments: attachmentsShape.nullable(),
    joinedAt: z.string(),
    /** null when the plan does not share discussions: together with the diagnoses it could identify people */
    discussions: count.nullable(),
    version: versionField,
  })
  .meta({ id: 'ManagedMember' })
export type ManagedMember = z.infer<typeof managedMember>

/**
 * POST /user/managedPlans/{planId}/members: adds an existing account. Errors at `email`: errors.noAccount,
 * errors.alreadyMember.
 */
export const addMemberBody = z
  .strictObject({ email: loginEmail, access: z.enum(planAccessLevels).nullable().optional() })
  .meta({ id: 'AddManagedMember' })
export type AddMemberBody = z.infer<typeof addMemberBody>
/** PUT /user/managedPlans/{planId}/members/{userId}. */
export const memberAccessBody = z
  .strictObject({
    access: z.enum(planAccessLevels).nullable().optional(),
    attachments: attachmentsShape.nullable().optional(),
    version: versionField,
  })
  .meta({ id: 'ManagedMemberAccess' })
export type MemberAccessBody = z.infer<typeof memberAccessBody>

/** GET /user/managedPlans/{planId}/links. */
export const managedLink = z
  .object({
    linkId: z.string(),
    slug: z.string(),
    description: z.string(),
    effectiveDate: z.string().nullable(),
    url: z.string(),
    /** everyone who registered by it, former members too */
    registered: count,
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'ManagedLink' })
export type ManagedLink = z.infer<typeof managedLink>
const slug = requiredText(100).regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'errors.alias')
/** POST /user/managedPlans/{planId}/links; a slug in use gets 409 record.duplicate at `slug`. */
export const addLinkBody = z
  .strictObject({ slug, description: requiredText(longestDescription), effectiveDate: optionalDate })
  .meta({ id: 'AddManagedLink' })
export type AddLinkBody = z.infer<typeof addLinkBody>
/** PUT /user/managedPlans/{planId}/links/{linkId}; `enabled: false` disables it. */
export const changeLinkBody = z
  .strictObject({
    description: requiredText(longestDescription).optional(),
    effectiveDate: optionalDate,
    enabled: z.boolean().optional(),
    version: versionField,
  })
  .meta({ id: 'ChangeManagedLink' })
export type ChangeLinkBody = z.infer<typeof changeLinkBody>

/**
 * GET /user/managedPlans/{planId}/usage: discussions created from `from` until the day before `to`, without test users.
 */
export const planUsage = z
  .object({
    queries: count,
    /** by the status that is shown; they add up to `queries` */
    unreleased: count,
    open: count,
    closed: count,
    cancelled: count,
    members: count,
    byMonth: z.array(z.object({ month: z.string(), queries: count })),
    byMedium: z.array(z.object({ mediaType: z.enum(mediaTypes), queries: count })),
    /** when the plan does not share discussions, diagnoses with fewer than five people are merged into "Other" */
    byDiagnosis: z.array(z.object({ diagnosis: z.string(), queries: count })),
    /** minutes from release to the first answer; null: no answers */
    medianFirstAnswer: z.int().nullable(),
  })
  .meta({ id: 'PlanUsage' })
export type PlanUsage = z.infer<typeof planUsage>

/**
 * GET /user/managedPlans/{planId}/discussions: never contains the asker; `text` only when the plan shares discussions.
 */
export const managedDiscussion = z
  .object({
    key: z.string(),
    /** "Other" when fewer than five people of the plan asked about it and the plan does not share discussions */
    diagnosis: z.string(),
    mediaType: z.enum(mediaTypes),
    displayStatus: z.enum(displayStatuses),
    createdAt: z.string(),
    text: z.string().nullable(),
  })
  .meta({ id: 'ManagedDiscussion' })
export type ManagedDiscussion = z.infer<typeof managedDiscussion>
