import { z } from 'zod'
import { longestDescription } from '../long-text.ts'
import { optionalDate, requiredText, versionField } from '../fields.ts'
import { displayStatuses, mediaTypes } from '../discussions/enums.ts'
import { loginEmail } from '../identity/wire.ts'
import { planAccessLevels } from './enums.ts'
import { attachmentsShape } from './plan-inputs.ts'

/** Plans as their managers see and run them. Another's plan is not there (404). */

const count = z.int().nonnegative()

/** GET /user/managedPlans */
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

/** GET /user/managedPlans/{planId}/members */
export const managedMember = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    email: z.string(),
    /** the override; null: as the plan says */
    access: z.enum(planAccessLevels).nullable(),
    attachments: attachmentsShape.nullable(),
    joinedAt: z.string(),
    /** null where the plan does not share its discussions: beside the diagnoses it would say who has which */
    discussions: count.nullable(),
    version: versionField,
  })
  .meta({ id: 'ManagedMember' })
export type ManagedMember = z.infer<typeof managedMember>

/** POST /user/managedPlans/{planId}/members: someone who has an account. Refusals at `email`: errors.noAccount, errors.alreadyMember. */
export const addMemberBody = z
  .strictObject({ email: loginEmail, access: z.enum(planAccessLevels).nullable().optional() })
  .meta({ id: 'AddManagedMember' })
export type AddMemberBody = z.infer<typeof addMemberBody>
/** PUT /user/managedPlans/{planId}/members/{userId} */
export const memberAccessBody = z
  .strictObject({
    access: z.enum(planAccessLevels).nullable().optional(),
    attachments: attachmentsShape.nullable().optional(),
    version: versionField,
  })
  .meta({ id: 'ManagedMemberAccess' })
export type MemberAccessBody = z.infer<typeof memberAccessBody>

/** GET /user/managedPlans/{planId}/links */
export const managedLink = z
  .object({
    linkId: z.string(),
    slug: z.string(),
    description: z.string(),
    effectiveDate: z.string().nullable(),
    url: z.string(),
    registered: count,
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'ManagedLink' })
export type ManagedLink = z.infer<typeof managedLink>
const slug = requiredText(100).regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'errors.alias')
/** POST /user/managedPlans/{planId}/links; a slug that is taken is 409 record.duplicate at `slug` */
export const addLinkBody = z
  .strictObject({ slug, description: requiredText(longestDescription), effectiveDate: optionalDate })
  .meta({ id: 'AddManagedLink' })
export type AddLinkBody = z.infer<typeof addLinkBody>
/** PUT /user/managedPlans/{planId}/links/{linkId}: `enabled: false` disables it */
export const changeLinkBody = z
  .strictObject({
    description: requiredText(longestDescription).optional(),
    effectiveDate: optionalDate,
    enabled: z.boolean().optional(),
    version: versionField,
  })
  .meta({ id: 'ChangeManagedLink' })
export type ChangeLinkBody = z.infer<typeof changeLinkBody>

/** GET /user/managedPlans/{planId}/usage: discussions made from `from` to the day before `to`, test users never counted */
export const planUsage = z
  .object({
    queries: count,
    open: count,
    closed: count,
    members: count,
    byMonth: z.array(z.object({ month: z.string(), queries: count })),
    byMedium: z.array(z.object({ mediaType: z.enum(mediaTypes), queries: count })),
    /** where the plan does not share its discussions, diagnoses of fewer than five people stand together as "Other" */
    byDiagnosis: z.array(z.object({ diagnosis: z.string(), queries: count })),
    /** minutes from release to the first answer; null: no answer yet */
    medianFirstAnswer: z.int().nullable(),
  })
  .meta({ id: 'PlanUsage' })
export type PlanUsage = z.infer<typeof planUsage>

/** GET /user/managedPlans/{planId}/discussions: who asked is never told; `text` only where the plan shares discussions */
export const managedDiscussion = z
  .object({
    key: z.string(),
    /** "Other" where fewer than five people of the plan asked about it and the plan does not share */
    diagnosis: z.string(),
    mediaType: z.enum(mediaTypes),
    displayStatus: z.enum(displayStatuses),
    createdAt: z.string(),
    text: z.string().nullable(),
  })
  .meta({ id: 'ManagedDiscussion' })
export type ManagedDiscussion = z.infer<typeof managedDiscussion>
