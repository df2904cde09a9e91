import { z } from 'zod'
import { defaultLimits } from '../limits.ts'
import { themeNames } from '../content/enums.ts'
import { mfaTypes } from './enums.ts'
import { waitingReasons } from './sign-in/mfa.ts'
import { taxFormStatuses } from '../tax/enums.ts'

/** Sign-in API shapes and the browser's sign-in record. */

export const userWire = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    resolvedDisplayName: z.string(),
    avatar: z.string().nullable(),
    userType: z.int32(),
    noeticExpert: z.boolean(),
    taxFormStatus: z.enum(taxFormStatuses),
    allowedCSRAdmin: z.boolean(),
    allowedCSRView: z.boolean(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof userWire>

/**
 * Response of every operation that signs in, renews the session or switches the effective user. `exp` in epoch seconds.
 */
export const loginResult = z
  .object({
    user: userWire,
    token: z.string(),
    exp: z.int(),
    authUser: userWire.optional(),
    /** when acting for `user` ends, however often the session is renewed; epoch seconds */
    actingUntil: z.int().optional(),
    canPost: z.boolean(),
    mfaAvail: z.array(z.enum(mfaTypes)),
    mfaPhone: z.string().nullable(),
    mfaUsed: z.enum(mfaTypes).nullable(),
    mfaValidated: z.boolean(),
    theme: z.enum(themeNames),
    /** methods on the second-factor page; absent: all */
    mfaOffered: z.array(z.enum(mfaTypes)).optional(),
    /** methods not usable now, and why; `until` in epoch seconds. Absent: none */
    mfaWaiting: z
      .array(z.object({ mfaType: z.enum(mfaTypes), reason: z.enum(waitingReasons), until: z.int().optional() }))
      .optional(),
    /** only changing the password is allowed */
    mustChangePassword: z.boolean().optional(),
  })
  .meta({ id: 'LoginResult' })
export type LoginResult = z.infer<typeof loginResult>

/** Sign-in record in browser storage of both front ends; invalid after `exp` (epoch seconds). */
export type StoredLogin = LoginResult & {
  /** last code sent during sign-in, so that a page reload does not send another one */
  mfaSent?: z.infer<typeof codeSent>
}

/** E-mail address as typed: only its form is checked; `email.ts` normalizes it. */
export const loginEmail = z
  .string({ error: 'errors.required' })
  .regex(/^[^\p{Cc},]*$/u, 'errors.email')
  .trim()
  .min(1, 'errors.required')
  .max(defaultLimits['login.emailMax'], 'errors.tooLong')
  .pipe(z.email('errors.email'))

export const signInBody = z
  .strictObject({
    email: loginEmail.optional(),
    password: z.string().min(1, 'errors.required').max(1024).optional(),
    providerKey: z.string().max(64).optional(),
    idToken: z.string().max(16_384).optional(),
    deviceId: z.string().max(200).optional(),
    deviceToken: z.string().max(4096).optional(),
  })
  .refine(
    (body) =>
      (body.email !== undefined && body.password !== undefined) ||
      (body.providerKey !== undefined && body.idToken !== undefined),
    { path: ['email'], message: 'errors.required' },
  )
  .meta({ id: 'SignIn' })
export type SignInBody = z.infer<typeof signInBody>

export const requestCodeQuery = z.strictObject({ mfaType: z.enum(mfaTypes) }).meta({ id: 'RequestCodeQuery' })
export const smsInitQuery = z.strictObject({ phone: z.string().min(1).max(50) }).meta({ id: 'SmsInitQuery' })
/**
 * The use case checks the code, so that a malformed one counts as a failed attempt and gets the same response as a
 * wrong one.
 */
export const verifyCodeQuery = z
  .strictObject({ authCode: z.string().max(64), mfaType: z.enum(mfaTypes) })
  .meta({ id: 'VerifyCodeQuery' })
export type VerifyCodeQuery = z.infer<typeof verifyCodeQuery>
export const availableMfaBody = z.strictObject({ mfaVal: z.array(z.enum(mfaTypes)) }).meta({ id: 'AvailableMfa' })

/** `validFor`, `resendIn`: seconds from `sentAt` */
const sentCode = { sentAt: z.string(), validFor: z.int(), resendIn: z.int() }
export const codeSent = z
  .object({ mfaType: z.enum(mfaTypes), target: z.string(), ...sentCode })
  .meta({ id: 'CodeSent' })
export const smsCodeSent = z.object({ phone: z.string(), ...sentCode }).meta({ id: 'SmsCodeSent' })
/** Clients compare `result` case-insensitively with `success`. */
export const codeVerified = z
  .object({
    result: z.string(),
    mfaAvail: z.array(z.enum(mfaTypes)),
    mfaUsed: z.enum(mfaTypes).nullable(),
    mfaValidated: z.boolean(),
  })
  .meta({ id: 'CodeVerified' })

export const forgotPasswordBody = z.strictObject({ email: loginEmail }).meta({ id: 'ForgotPassword' })
/** The password rules check the length, so that every rule reports its own text. */
export const newPasswordBody = z.strictObject({ password: z.string().max(1024) }).meta({ id: 'NewPassword' })
export const resetState = z.object({ valid: z.boolean(), newAccount: z.boolean() }).meta({ id: 'ResetState' })
export const changePasswordBody = z
  .strictObject({ currentPassword: z.string().min(1, 'errors.required').max(1024), password: z.string().max(1024) })
  .meta({ id: 'ChangePassword' })
export const passwordToJudge = z
  .strictObject({
    password: z.string().max(1024),
    email: z.string().max(254).optional(),
    firstName: z.string().max(100).optional(),
    lastName: z.string().max(100).optional(),
  })
  .meta({ id: 'PasswordToJudge' })
export const passwordVerdict = z.object({ valid: z.boolean(), description: z.string() }).meta({ id: 'PasswordVerdict' })
/** `number` in E.164; `sms`: can receive text messages. */
export const phoneVerdict = z
  .object({
    valid: z.boolean(),
    formatted: z.string(),
    number: z.string(),
    country: z.string().nullable(),
    sms: z.boolean(),
  })
  .meta({ id: 'PhoneVerdict' })

export const mfaState = z
  .object({
    mfaAvail: z.array(z.enum(mfaTypes)),
    mfaPhone: z.string().nullable(),
    /** end of the latest lockout, or null */
    lockedUntil: z.string().nullable(),
    mfaOffered: z.array(z.enum(mfaTypes)),
    methods: z.array(
      z.object({
        mfaType: z.enum(mfaTypes),
        enrolledAt: z.string().nullable(),
        lastUsedAt: z.string().nullable(),
        lockedUntil: z.string().nullable(),
      }),
    ),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
    ),
  })
  .meta({ id: 'MfaState' })
export type MfaState = z.infer<typeof mfaState>
export const mfaRemoval = z
  .strictObject({ email: z.string().max(254), reason: z.string().trim().min(1, 'errors.required').max(1000) })
  .meta({ id: 'MfaRemoval' })
export const numberConfirmed = z.object({ confirmed: z.boolean(), number: z.string() }).meta({ id: 'NumberConfirmed' })

/** One of the user's own sessions; `acting`: staff acting for the user. */
export const ownSession = z
  .object({
    id: z.string(),
    current: z.boolean(),
    acting: z.boolean(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    userAgent: z.string(),
    address: z.string(),
    mfaUsed: z.enum(mfaTypes).nullable(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.infer<typeof ownSession>

export const loginAsBody = z.strictObject({ reason: z.string().trim().max(500).optional() }).meta({ id: 'LoginAs' })
export const registerDeviceBody = z
  .strictObject({
    deviceId: z.string().min(1).max(200),
    deviceToken: z.string().max(4096),
    platform: z.string().max(40),
  })
  .meta({ id: 'RegisterDevice' })
