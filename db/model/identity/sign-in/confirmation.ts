import { z } from 'zod'
import { mfaTypes } from '../enums.ts'
import { challengeIdField, signInCredential } from './passkeys.ts'

/** So long after a sign-in, or after a code, password or passkey, the owner counts as present. */
export const CONFIRMED_MINUTES = 10

/** How a person confirms who they are; a code of a second factor confirms through the calls for codes. */
export const confirmationWays = ['password', 'passkey', ...mfaTypes] as const
export type ConfirmationWay = (typeof confirmationWays)[number]

export const confirmBody = z
  .union([
    z.strictObject({ password: z.string().min(1).max(1024) }),
    z.strictObject({ challengeId: challengeIdField, credential: signInCredential }),
  ])
  .meta({ id: 'Confirmation' })
export type ConfirmBody = z.infer<typeof confirmBody>
