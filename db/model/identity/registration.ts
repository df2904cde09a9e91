import { z } from 'zod'
import { locales } from '../content/enums.ts'
import { termsWire } from '../content/wire.ts'
import { dateField, optionalPersonNameField, optionalText, refuse } from '../fields.ts'
import { defaultLimits } from '../limits.ts'
import { addressFields, personName, phoneNumberField } from './inputs.ts'
import { instaTypes, phoneKinds, regStatuses, specialties, userPrefixes, type RegStatus } from './enums.ts'
import { npiField } from './npi.ts'
import { loginEmail, loginResult } from './wire.ts'

/** Registration, by plan link or by invitation key. */

/** Accounts in these states have no verified address, so they belong to nobody yet. */
export const unprovedRegStatuses: readonly RegStatus[] = [
  'pending',
  'new',
  'verify_sent',
  'new_creg',
  'invited',
  'pre_plan_invite',
]
export const isUnproved = (status: string) => (unprovedRegStatuses as readonly string[]).includes(status)

const CENTURY = 120
/** Whether a person born on `born` is at least `years` old on `today` (both `yyyy-MM-dd`). */
export function hasAge(born: string, today: string, years: number): boolean {
  const [year = '', ...monthAndDay] = born.split('-')
  return `${String(Number(year) + years).padStart(4, '0')}-${monthAndDay.join('-')}` <= today
}
/** Text key of the error in a date of birth, or undefined. */
export function birthProblem(born: string, today: string): 'errors.dateOfBirth' | 'errors.minimumAge' | undefined {
  if (hasAge(born, today, CENTURY)) return 'errors.dateOfBirth'
  return hasAge(born, today, defaultLimits['login.minimumAge']) ? undefined : 'errors.minimumAge'
}

const accepted = z.boolean({ error: 'errors.required' }).refine((yes) => yes, 'errors.acceptTerms')
const phones = z
  .array(z.strictObject({ phoneKind: z.enum(phoneKinds), number: phoneNumberField }))
  .max(phoneKinds.length)
export const linkKeyField = z.string().min(1).max(200)
export const slugField = z.string().min(1).max(100)

const person = {
  firstName: personName(100),
  lastName: personName(100),
  countryId: z.int32({ error: 'errors.required' }),
  stateId: z.int32().nullable().optional(),
  preferredLanguage: z.enum(locales).optional(),
  phones: phones.optional(),
  timeZone: addressFields.shape.timeZone,
  /** Only presence is checked here: the password rules report every violation with their own text keys. */
  password: z.string({ error: 'errors.required' }).min(1, 'errors.required').max(1024),
  termsAccepted: accepted,
}
const practice = {
  middleName: optionalPersonNameField(100),
  prefix: z.enum(userPrefixes).nullable().optional(),
  suffix: optionalPersonNameField(100),
  city: optionalText(100),
  zip: optionalText(10),
  specialties: z.array(z.enum(specialties)).max(specialties.length).optional(),
  otherSpecialty: optionalText(200),
  institutionType: z.enum(instaTypes).nullable().optional(),
  affiliations: optionalText(2000),
  npi: npiField.optional(),
  consumerBio: optionalText(5000),
  hourlyRateAcknowledged: z.boolean().optional(),
  /** cents an hour as the form showed them; null where it showed none */
  hourlyRateShown: z.int32().nullable().optional(),
}

/**
 * Random value generated and stored by the registering browser; it proves to the mailed link that the same person typed
 * the password.
 */
export const browserKeyField = z.string().regex(/^[\w-]{43}$/, 'errors.invalidValue')

/** Registration by plan link. `extra` is the part of the link after the slug. */
export const memberForm = z.strictObject({ ...person, email: loginEmail, dateOfBirth: dateField })

/** Registration by expert invitation; the e-mail address is the invited one. */
export const expertForm = z
  .strictObject({ ...person, ...practice, specialties: z.array(z.enum(specialties)).min(1, 'errors.required') })
  .superRefine((value, ctx) =>
    refuse(ctx, value.specialties.includes('other') && !value.otherSpecialty, 'otherSpecialty', 'errors.required'),
  )

/** POST /register/user: with either `slug` or `key`. */
export const registration = z
  .strictObject({
    ...person,
    ...practice,
    key: linkKeyField.optional(),
    slug: slugField.optional(),
    extra: z.string().max(200).optional(),
    email: loginEmail.optional(),
    dateOfBirth: dateField.optional(),
    browserKey: browserKeyField.optional(),
  })
  .superRefine((value, ctx) => {
    refuse(ctx, (value.key === undefined) === (value.slug === undefined), 'key', 'errors.required')
    refuse(ctx, value.slug !== undefined && value.email === undefined, 'email', 'errors.required')
    refuse(ctx, value.slug !== undefined && value.dateOfBirth === undefined, 'dateOfBirth', 'errors.required')
    refuse(
      ctx,
      value.specialties?.includes('other') === true && !value.otherSpecialty,
      'otherSpecialty',
      'errors.required',
    )
  })
  .meta({ id: 'Registration' })
export type Registration = z.infer<typeof registration>

export const registered = z.object({ id: z.string(), regStatus: z.enum(regStatuses) }).meta({ id: 'Registered' })

export const setupQuery = z
  .strictObject({ key: linkKeyField.optional(), slug: slugField.optional(), locale: z.enum(locales).optional() })
  .superRefine((value, ctx) =>
    refuse(ctx, (value.key === undefined) === (value.slug === undefined), 'key', 'errors.required'),
  )
export const registrationSetup = z
  .object({
    userType: z.int32(),
    noeticExpert: z.boolean(),
    plan: z
      .object({
        id: z.string(),
        displayTitle: z.string(),
        registrationText: z.string().nullable(),
        theme: z.string().nullable(),
      })
      .nullable(),
    invite: z
      .object({
        email: z.string(),
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        preferredLanguage: z.enum(locales),
      })
      .nullable(),
    /** cents per hour, shown to experts for acknowledgement */
    hourlyRate: z.int().nullable(),
    terms: termsWire.nullable(),
  })
  .meta({ id: 'RegistrationSetup' })
export type RegistrationSetup = z.infer<typeof registrationSetup>

export const verifyBody = z
  .strictObject({
    id: z.string().min(1).max(64),
    token: z.string().min(1).max(200),
    browserKey: browserKeyField.optional(),
    password: z.string().min(1).max(1024).optional(),
  })
  .meta({ id: 'VerifyRegistration' })
export type VerifyBody = z.infer<typeof verifyBody>
export const verified = z
  .object({
    regStatus: z.enum(regStatuses),
    /** set when signed in: the mail was opened in the registering browser, or the password was sent along */
    login: loginResult.optional(),
    /** the address whose password is required to sign in; no code is needed then */
    asksPasswordOf: z.string().optional(),
  })
  .meta({ id: 'VerifiedRegistration' })
export type Verified = z.infer<typeof verified>
export const verifyAgainBody = z.strictObject({ email: loginEmail }).meta({ id: 'VerifyAgain' })
export const declineBody = z.strictObject({ key: linkKeyField }).meta({ id: 'DeclineRegistration' })
