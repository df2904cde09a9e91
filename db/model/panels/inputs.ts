import { z } from 'zod'
import {
  aliasField,
  countryCodesField,
  nameField,
  optionalDate,
  optionalId,
  optionalText,
  refuse,
  requiredHtml,
  userTypeField,
  versionField,
} from '../fields.ts'
import { limitCatalogue, type LimitKey } from '../limits.ts'
import { specialties, userKinds } from '../identity/enums.ts'
import { csrReviews, expertSelectionModes } from './enums.ts'

/**
 * Inputs for funding sources and pools. `…Fields` are the writable fields (strict), `…Input` adds cross-field rules. An
 * update parses `…Fields.partial()` and then validates the merged record with `…Input`. See `plan-inputs.ts` for plans,
 * `diagnosis-inputs.ts` for diagnoses, the classification area for tags and custom fields.
 */

const within = (key: LimitKey) => {
  const { min, max } = limitCatalogue[key]
  return z.int({ error: 'errors.number' }).min(min, 'errors.between').max(max, 'errors.between')
}
const optionalWithin = (key: LimitKey) => within(key).nullable().optional()

/** Hours; null: not set, the next level of settings applies. */
export const settingFields = {
  maxResponseTime: optionalWithin('discussion.maxResponseTime'),
  maxQueryDuration: optionalWithin('discussion.maxDuration'),
  firstReminder: optionalWithin('discussion.firstReminder'),
  secondReminder: optionalWithin('discussion.secondReminder'),
  panelSize: optionalWithin('discussion.panelSize'),
  csrReview: z.enum(csrReviews).nullable().optional(),
}

interface SettingValues {
  maxResponseTime?: number | null
  maxQueryDuration?: number | null
  firstReminder?: number | null
  secondReminder?: number | null
}

/** Reminders must be before the deadline, the second after the first; 0 disables a reminder. */
export function settingRules(value: SettingValues, ctx: z.RefinementCtx) {
  const { maxResponseTime, maxQueryDuration } = value
  const first = value.firstReminder || undefined
  const second = value.secondReminder || undefined
  if (maxResponseTime != null) {
    refuse(ctx, first !== undefined && first >= maxResponseTime, 'firstReminder', 'errors.reminderAfterDeadline')
    refuse(ctx, second !== undefined && second >= maxResponseTime, 'secondReminder', 'errors.reminderAfterDeadline')
    refuse(
      ctx,
      maxQueryDuration != null && maxQueryDuration < maxResponseTime,
      'maxQueryDuration',
      'errors.durationTooShort',
    )
  }
  if (maxQueryDuration != null) {
    refuse(ctx, first !== undefined && first >= maxQueryDuration, 'firstReminder', 'errors.reminderAfterDeadline')
    refuse(ctx, second !== undefined && second >= maxQueryDuration, 'secondReminder', 'errors.reminderAfterDeadline')
  }
  refuse(ctx, first !== undefined && second !== undefined && second <= first, 'secondReminder', 'errors.reminderOrder')
}

interface ActiveValues {
  activeFrom?: string | null
  activeTo?: string | null
}

/** The period must not end before it starts; both dates are inclusive. */
export function activeRules(value: ActiveValues, ctx: z.RefinementCtx) {
  const { activeFrom, activeTo } = value
  refuse(ctx, !!activeFrom && !!activeTo && activeTo < activeFrom, 'activeTo', 'errors.endBeforeStart')
}

/** Front matter may be HTML or a reference to a content document, `cms:<uid>`. */
export const cmsReference = (frontMatter: string) => /^cms:\s*(\S+)\s*$/.exec(frontMatter)?.[1]

export const grantFields = z.strictObject({
  name: nameField(200),
  displayTitle: nameField(200),
  description: optionalText(4000),
  shortDescription: requiredHtml(4000),
  /** HTML, or `cms:` and the uid of a content document */
  frontMatter: requiredHtml(100_000).refine(
    (html) => !html.startsWith('cms:') || cmsReference(html) !== undefined,
    'errors.cmsReference',
  ),
  /** User type the grant is for; null: any. */
  userType: userTypeField.nullable().optional(),
  userKind: z.enum(userKinds).nullable().optional(),
  activeFrom: optionalDate,
  activeTo: optionalDate,
  /** Lower numbers are tried first. */
  priority: z.int({ error: 'errors.number' }).min(0, 'errors.between').max(9999, 'errors.between').optional(),
  ...settingFields,
  expertSelectionMode: z.enum(expertSelectionModes).optional(),
  /** Country codes in addition to those of the region; both empty: all countries. */
  countryCodes: countryCodesField,
  regionId: optionalId,
  accountingNotes: optionalText(20_000),
  enabled: z.boolean().optional(),
})
export const grantInput = grantFields
  .superRefine((value, ctx) => {
    activeRules(value, ctx)
    settingRules(value, ctx)
  })
  .meta({ id: 'GrantInput' })

/** The same settings in a stored row. */
export const settingRow = {
  maxResponseTime: z.int().nullable(),
  maxQueryDuration: z.int().nullable(),
  firstReminder: z.int().nullable(),
  secondReminder: z.int().nullable(),
  panelSize: z.int32().nullable(),
  csrReview: z.enum(csrReviews).nullable(),
}

export const grantRow = z
  .object({
    id: z.string(),
    name: z.string(),
    displayTitle: z.string(),
    description: z.string().nullable(),
    shortDescription: z.string(),
    frontMatter: z.string(),
    userType: z.int32().nullable(),
    userKind: z.enum(userKinds).nullable(),
    activeFrom: z.string().nullable(),
    activeTo: z.string().nullable(),
    priority: z.int(),
    ...settingRow,
    expertSelectionMode: z.enum(expertSelectionModes),
    countryCodes: z.string(),
    regionId: z.string().nullable(),
    accountingNotes: z.string().nullable(),
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'Grant' })
export type Grant = z.infer<typeof grantRow>

export const regionFields = z.strictObject({ name: nameField(200), countryCodes: countryCodesField })
export const regionInput = regionFields.meta({ id: 'RegionInput' })
export const regionRow = z
  .object({ id: z.string(), name: z.string(), countryCodes: z.string(), version: versionField })
  .meta({ id: 'Region' })
export type Region = z.infer<typeof regionRow>

export const poolFields = z.strictObject({
  poolName: nameField(200),
  displayName: nameField(200),
  description: optionalText(4000),
  /** Only experts of this specialty are selected from the pool; null: any. */
  specialty: z.enum(specialties).nullable().optional(),
  enabled: z.boolean().optional(),
})
export const poolInput = poolFields.meta({ id: 'PoolInput' })
export const poolRow = z
  .object({
    id: z.string(),
    poolName: z.string(),
    displayName: z.string(),
    description: z.string().nullable(),
    specialty: z.enum(specialties).nullable(),
    enabled: z.boolean(),
    version: versionField,
  })
  .meta({ id: 'Pool' })

/** Name of the copy; for plans also its alias, which must be unused. */
export const duplicateBody = z
  .strictObject({ name: nameField(200), alias: aliasField(60).optional() })
  .meta({ id: 'Duplicate' })
export type DuplicateBody = z.infer<typeof duplicateBody>
