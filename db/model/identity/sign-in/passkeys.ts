import { z } from 'zod'
import { nameField, versionField } from '../../fields.ts'
import { loginEmail } from '../wire.ts'

/** Passkey API shapes. Credentials use the JSON form of browsers (WebAuthn Level 3). */

export const PASSKEY_NAME_MAX = 100
/** More than anyone needs; limits the credential list sent to browsers. */
export const PASSKEYS_MAX = 20

const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, 'errors.invalidValue')

/** Common members of every credential; unknown ones are removed. */
const credential = <S extends z.ZodType>(response: S) =>
  z.object({
    id: bytes(1400),
    rawId: bytes(1400),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.object({}).default({}),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  })
export const signInCredential = credential(
  z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: bytes(100).optional(),
  }),
)
export const newCredential = credential(
  z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(60_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
)

export const challengeIdField = z.string().min(1).max(64)
const deviceFields = { deviceId: z.string().max(200).optional(), deviceToken: z.string().max(4096).optional() }

/**
 * The e-mail limits the sign-in to that account; the response is the same for unknown addresses (no user enumeration).
 */
export const passkeyOptionsBody = z.strictObject({ email: loginEmail.optional() }).meta({ id: 'PasskeyOptionsBody' })
export const passkeySignInBody = z
  .strictObject({ challengeId: challengeIdField, credential: signInCredential, ...deviceFields })
  .meta({ id: 'PasskeySignIn' })
export type PasskeySignInBody = z.infer<typeof passkeySignInBody>
export const passkeyName = nameField(PASSKEY_NAME_MAX)
export const newPasskeyBody = z
  .strictObject({ challengeId: challengeIdField, credential: newCredential, name: passkeyName })
  .meta({ id: 'NewPasskey' })
export type NewPasskeyBody = z.infer<typeof newPasskeyBody>
export const renamePasskeyBody = z
  .strictObject({ name: passkeyName, version: versionField })
  .meta({ id: 'RenamePasskey' })
export type RenamePasskeyBody = z.infer<typeof renamePasskeyBody>

/** `publicKey` is passed to the browser unchanged. */
export const passkeyOptions = z
  .object({ challengeId: z.string(), publicKey: z.record(z.string(), z.unknown()) })
  .meta({ id: 'PasskeyOptions' })
export type PasskeyOptions = z.infer<typeof passkeyOptions>
export const passkeyRow = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkeyRow>
