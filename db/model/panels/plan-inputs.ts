import { z } from 'zod'
import {
  aliasField,
  countryCodesField,
  dateField,
  idField,
  nameField,
  optionalDate,
  optionalId,
  optionalNameField,
  optionalText,
  refuse,
  requiredText,
  versionField,
} from '../fields.ts'
import { limitCatalogue } from '../limits.ts'
import { themeNames } from '../content/enums.ts'
import { userKinds } from '../identity/enums.ts'
import { invitableField } from '../identity/invitations.ts'
import { attachmentMedia, csrReviews, expertSelectionModes, freeLevels, planAccessLevels } from './enums.ts'
import { activeRules, settingFields, settingRow, settingRules } from './inputs.ts'

/** Inputs for plans, registration links, surge payments and members. */

/** Media in which a user may attach files. */
export const attachmentsShape = z
  .strictObject({ messenger: z.boolean(), video: z.boolean(), audio: z.boolean() })
  .meta({ id: 'Attachments' })
export type Attachments = z.infer<typeof attachmentsShape>

export const planFields = z.strictObject({
  type: requiredText(60),
  name: nameField(200),
  /** Unique among plans. */
  alias: aliasField(60),
  sponsorName: optionalNameField(200),
  displayTitle: nameField(200),
  dashboardMessage: optionalText(20_000),
  registrationText: optionalText(100_000),
  theme: z.enum(themeNames).nullable().optional(),
  noNewQueries: z.boolean().optional(),
  readOnlyDiscussions: z.boolean().optional(),
  access: z.enum(planAccessLevels).nullable().optional(),
  attachments: attachmentsShape.nullable().optional(),
  matchByRegion: z.boolean().optional(),
  countryCodes: countryCodesField,
  sharedQueries: z.boolean().optional(),
  selectable: z.boolean().optional(),
  ...settingFields,
  expertSelectionMode: z.enum(expertSelectionModes).nullable().optional(),
  /** Selection weight of local experts: 1 is equal to others, 0 is last resort. */
  localPoolWeight: z.number({ error: 'errors.number' }).min(0, 'errors.between').max(100, 'errors.between').optional(),
  /** Media that members may choose. */
  media: z.array(z.enum(attachmentMedia)).min(1, 'errors.required').max(attachmentMedia.length).optional(),
  independentFirst: z.boolean().optional(),
  keepCallChat: z.boolean().optional(),
  surveyBuilder: z.boolean().optional(),
  anonymousAllowed: z.boolean().optional(),
  genderOptOut: z.boolean().optional(),
  freeLevel: z.enum(freeLevels).nullable().optional(),
  customerId: optionalId,
  effectiveDate: optionalDate,
  activeFrom: optionalDate,
  activeTo: optionalDate,
  accountingNotes: optionalText(20_000),
  enabled: z.boolean().optional(),
})
export const planInput = planFields
  .superRefine((value, ctx) => {
    activeRules(value, ctx)
    settingRules(value, ctx)
    refuse(ctx, value.matchByRegion === true && !value.countryCodes, 'countryCodes', 'errors.required')
  })
  .meta({ id: 'PlanInput' })

export const planRow = z
  .object({
    id: z.string(),
    type: z.string(),
    name: z.string(),
    alias: z.string(),
    sponsorName: z.string().nullable(),
    displayTitle: z.string(),
    dashboardMessage: z.string().nullable(),
    registrationText: z.string().nullable(),
    theme: z.enum(themeNames).nullable(),
    noNewQueries: z.boolean(),
    readOnlyDiscussions: z.boolean(),
    access: z.enum(planAccessLevels).nullable(),
    attachments: attachmentsShape.nullable(),
    matchByRegion: z.boolean(),
    countryCodes: z.string(),
    sharedQueries: z.boolean(),
    selectable: z.boolean(),
    ...settingRow,
    expertSelectionMode: z.enum(expertSelectionModes).nullable(),
    localPoolWeight: z.number(),
    media: z.array(z.enum(attachmentMedia)),
    independentFirst: z.boolean(),
    keepCallChat: z.boolean(),
    surveyBuilder: z.boolean(),
    anonymousAllowed: z.boolean(),
    genderOptOut: z.boolean(),
    csrReview: z.enum(csrReviews).nullable(),
    freeLevel: z.enum(freeLevels).nullable(),
    customerId: z.string().nullable(),
    effectiveDate: z.string().nullable(),
    activeFrom: z.string().nullable(),
    activeTo: z.string().nullable(),
    accountingNotes: z.string().nullable(),
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'Plan' })

export const planLinkFields = z.strictObject({
  slug: aliasField(100),
  description: requiredText(1000),
  userType: invitableField.nullable().optional(),
  userKind: z.enum(userKinds).nullable().optional(),
  effectiveDate: optionalDate,
})
export const planLinkInput = planLinkFields.meta({ id: 'PlanLinkInput' })
export const planLinkRow = z
  .object({
    linkId: z.string(),
    planId: z.string(),
    slug: z.string(),
    description: z.string(),
    userType: z.int32().nullable(),
    userKind: z.enum(userKinds).nullable(),
    effectiveDate: z.string().nullable(),
    url: z.string(),
    version: versionField,
  })
  .meta({ id: 'PlanLink' })

export const surgeFields = z.strictObject({
  description: requiredText(1000),
  start: dateField,
  end: dateField,
  multiple: z
    .number({ error: 'errors.number' })
    .min(1, 'errors.between')
    .max(limitCatalogue['money.maxSurge'].max, 'errors.between'),
})
export const surgeInput = surgeFields
  .superRefine((value, ctx) => refuse(ctx, value.end < value.start, 'end', 'errors.endBeforeStart'))
  .meta({ id: 'SurgeInput' })
export const surgeRow = z
  .object({
    surgeId: z.string(),
    planId: z.string(),
    description: z.string(),
    start: z.string(),
    end: z.string(),
    multiple: z.number(),
    version: versionField,
  })
  .meta({ id: 'Surge' })

/** null or absent: no override, the plan applies. */
export const planMemberFields = z.strictObject({
  access: z.enum(planAccessLevels).nullable().optional(),
  attachments: attachmentsShape.nullable().optional(),
})
export const planMemberInput = planMemberFields.meta({ id: 'PlanMemberInput' })
export const planMemberRow = z
  .object({
    userId: idField,
    displayName: z.string(),
    email: z.string(),
    access: z.enum(planAccessLevels).nullable(),
    attachments: attachmentsShape.nullable(),
    joinedAt: z.string(),
    version: versionField,
  })
  .meta({ id: 'PlanMember' })
