import { z } from 'zod'
import {
  dateField,
  optionalDate,
  optionalPersonNameField,
  optionalText,
  personNameField,
  refuse,
  requiredText,
  userTypeField,
  versionField,
} from '../fields.ts'
import { timeZoneField } from '../zone-field.ts'
import { locales } from '../content/enums.ts'
import { csrReviews, freeLevels, planAccessLevels } from '../panels/enums.ts'
import { attachmentsShape } from '../panels/plan-inputs.ts'
import { taxFormStatuses } from '../tax/enums.ts'
import {
  instaTypes,
  phoneKinds,
  preferredContacts,
  regStatuses,
  specialties,
  staffRoles,
  userKinds,
  userPrefixes,
  userType,
  voicePitches,
} from './enums.ts'
import { npiField } from './npi.ts'
import { phonePattern } from './phone-pattern.ts'
import { loginEmail } from './wire.ts'

/** Input schemas of users: fields edited by staff, and the subset that users edit themselves. */

/** Must contain letters, no double spaces; trimmed. */
export const personName = (max: number) =>
  personNameField(max)
    .regex(/\p{L}/u, 'errors.name')
    .regex(/^(?!.*\s{2})/su, 'errors.nameSpaces')

/** Fields the user may change; staff may too. */
const ownFields = {
  firstName: personName(100),
  middleName: optionalPersonNameField(100),
  lastName: personName(100),
  displayName: optionalPersonNameField(200),
  suffix: optionalPersonNameField(100),
  prefix: z.enum(userPrefixes).nullable().optional(),
  preferredLanguage: z.enum(locales).optional(),
  dateOfBirth: optionalDate,
  institutionType: z.enum(instaTypes).nullable().optional(),
  npi: npiField.optional(),
}

const staffFields = {
  userType: userTypeField,
  userKind: z.enum(userKinds).nullable().optional(),
  csrReview: z.enum(csrReviews).optional(),
  noeticExpert: z.boolean().optional(),
  regStatus: z.enum(regStatuses).optional(),
  expertTier: z.int().min(1, 'errors.between').max(3, 'errors.between').nullable().optional(),
  /** Integer cents per hour. */
  hourlyRate: z
    .int({ error: 'errors.amount' })
    .min(0, 'errors.between')
    .max(1_000_000, 'errors.between')
    .nullable()
    .optional(),
  voicePitch: z.enum(voicePitches).optional(),
  freeLevel: z.enum(freeLevels).optional(),
  testUser: z.boolean().optional(),
  supportAccount: z.boolean().optional(),
}

export const longestFlagReason = 500
/** Reason for marking or unmarking a test user or support account; stored in the audit log. */
const flagReason = { reason: optionalText(longestFlagReason) }

export const userUpdateFields = z.strictObject({ ...ownFields, ...staffFields, ...flagReason })

/** After creation, e-mail, enabled and password are changed by their own operations. */
export const userCreateFields = z.strictObject({
  email: loginEmail,
  enabled: z.boolean().optional(),
  password: z.string().max(1024).optional(),
  ...ownFields,
  ...staffFields,
  ...flagReason,
})

/** An expert needs an hourly rate before being paid; guests and pending users cannot be created by staff. */
function userRules(value: { userType?: number; noeticExpert?: boolean }, ctx: z.RefinementCtx) {
  const mayBePaid =
    value.userType === userType.expert || value.userType === userType.network || value.userType === userType.planManager
  refuse(ctx, value.noeticExpert === true && !mayBePaid, 'noeticExpert', 'errors.expertType')
}
/** Only experts get a tier. One that an account already has stays when it is no longer an expert's. */
export const tierProblem = (
  before: { noeticExpert: boolean } | null,
  fields: { expertTier?: unknown; noeticExpert?: unknown },
): 'errors.expertTier' | undefined =>
  typeof fields.expertTier === 'number' && (fields.noeticExpert ?? before?.noeticExpert) !== true
    ? 'errors.expertTier'
    : undefined
export const userInput = userUpdateFields.superRefine(userRules).meta({ id: 'UserInput' })
export const userCreateInput = userCreateFields.superRefine(userRules).meta({ id: 'UserCreateInput' })

export const userAdminRow = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    middleName: z.string().nullable(),
    lastName: z.string(),
    displayName: z.string().nullable(),
    suffix: z.string().nullable(),
    prefix: z.enum(userPrefixes).nullable(),
    preferredLanguage: z.enum(locales),
    userType: z.int32(),
    userKind: z.enum(userKinds).nullable(),
    csrReview: z.enum(csrReviews),
    noeticExpert: z.boolean(),
    enabled: z.boolean(),
    accountStatus: z.enum(['active', 'inactive']),
    regStatus: z.enum(regStatuses),
    expertTier: z.int().nullable(),
    hourlyRate: z.int().nullable(),
    institutionType: z.enum(instaTypes).nullable(),
    npi: z.string().nullable(),
    dateOfBirth: z.string().nullable(),
    voicePitch: z.enum(voicePitches),
    testUser: z.boolean(),
    supportAccount: z.boolean(),
    allowedCSRAdmin: z.boolean(),
    allowedCSRView: z.boolean(),
    taxFormStatus: z.enum(taxFormStatuses),
    version: versionField,
  })
  .meta({ id: 'UserAdmin' })
export type UserAdmin = z.infer<typeof userAdminRow>

/** UserAdmin fields that the user concerned must not see. */
export const staffOnlyUserFields = [
  'csrReview',
  'regStatus',
  'expertTier',
  'testUser',
  'supportAccount',
  'accountStatus',
] as const satisfies readonly (keyof UserAdmin)[]

export const profileFields = z.strictObject({
  ...ownFields,
  affiliations: optionalText(2000),
  location: optionalText(200),
})
export const profileInput = profileFields.meta({ id: 'ProfileInput' })

export const addressFields = z.strictObject({
  address: optionalText(255),
  address2: optionalText(255),
  city: optionalText(100),
  stateId: z.int32().nullable().optional(),
  countryId: z.int32().nullable().optional(),
  zip: optionalText(10),
  timeZone: timeZoneField.optional(),
})
export const addressInput = addressFields.meta({ id: 'AddressInput' })

export const phoneNumberField = z
  .string({ error: 'errors.required' })
  .trim()
  .min(1, 'errors.required')
  .max(50, 'errors.tooLong')
  .regex(phonePattern, 'errors.telephonePattern')
export const phoneRow = z
  .object({ phoneKind: z.enum(phoneKinds), number: z.string(), formatted: z.string(), version: versionField })
  .meta({ id: 'Phone' })

export const bioFields = z.strictObject({
  professionalBio: optionalText(20_000),
  consumerBio: optionalText(5000),
  affiliations: optionalText(2000),
  disclosures: optionalText(5000),
})

export const specialtyFields = z.strictObject({
  specialties: z.array(z.enum(specialties)).max(specialties.length),
  otherSpecialty: optionalText(200),
})
export function specialtyRules(
  value: { specialties: readonly string[]; otherSpecialty?: string | null | undefined },
  ctx: z.RefinementCtx,
) {
  refuse(ctx, value.specialties.includes('other') && !value.otherSpecialty, 'otherSpecialty', 'errors.required')
}
export const specialtyInput = specialtyFields.superRefine(specialtyRules).meta({ id: 'SpecialtyInput' })

/** Both dates are inclusive. */
export const timeoffFields = z.strictObject({ start: dateField, end: dateField })
export function timeoffRules(value: { start: string; end: string }, ctx: z.RefinementCtx) {
  refuse(ctx, value.end < value.start, 'end', 'errors.endBeforeStart')
}
export const timeoffInput = timeoffFields.superRefine(timeoffRules).meta({ id: 'TimeoffInput' })

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.time')
  .nullable()
  .optional()
export const notificationPreferenceFields = z.strictObject({
  preferredContact: z.enum(preferredContacts),
  sms: z.boolean(),
  email: z.boolean(),
  app: z.boolean(),
  /** HH:mm in the user's time zone; the window may cross midnight. Both or neither. */
  doNotDisturbStart: clock,
  doNotDisturbEnd: clock,
  timeZone: addressFields.shape.timeZone,
})
/** At least one channel is enabled and the preferred one is among them; a quiet window needs two different ends. */
export function notificationPreferenceRules(value: z.infer<typeof notificationPreferenceFields>, ctx: z.RefinementCtx) {
  const { doNotDisturbStart: start, doNotDisturbEnd: end } = value
  refuse(ctx, !start !== !end, start ? 'doNotDisturbEnd' : 'doNotDisturbStart', 'errors.required')
  refuse(ctx, !!start && start === end, 'doNotDisturbEnd', 'errors.emptyWindow')
  const on = { email: value.email, mobile: value.sms, app: value.app }
  const none = !on.email && !on.mobile && !on.app
  refuse(ctx, none, 'email', 'errors.oneChannel')
  refuse(ctx, !none && !on[value.preferredContact], 'preferredContact', 'errors.preferredOff')
}
export const notificationPreferenceInput = notificationPreferenceFields
  .superRefine(notificationPreferenceRules)
  .meta({ id: 'NotificationPreferenceInput' })

/** Per-user override of plan permissions; null: the plans decide. */
export const userAccessInput = z
  .strictObject({ access: z.enum(planAccessLevels).nullable(), attachments: attachmentsShape.nullable() })
  .meta({ id: 'UserAccessInput' })
export const roleInput = z
  .strictObject({ roles: z.array(z.enum(staffRoles)).max(staffRoles.length), allowedCSRView: z.boolean().optional() })
  .meta({ id: 'RoleInput' })
export const changeEmailInput = z.strictObject({ email: loginEmail }).meta({ id: 'ChangeEmailInput' })
export const reasonInput = z.strictObject({ reason: requiredText(1000) }).meta({ id: 'ReasonInput' })
