import type { PasskeySignInBody } from '#model/identity/sign-in/passkeys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import type { Ctx } from '../../context.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Remembered } from '../sessions/known-devices.ts'
import type { Sessions } from '../sessions/session.ts'
import { provePasskey } from './prove-passkey.ts'

/**
 * Signs in with a passkey: no code follows.
 * @throws messages.passkeyFailed, messages.signIn401Error (right passkey, account closed), auth.oauth.required
 */
export async function signInWithPasskey(
  ctx: Ctx,
  sessions: Sessions,
  origin: string,
  input: PasskeySignInBody,
): Promise<Remembered<LoginResult>> {
  const row = await provePasskey(ctx, origin, input)
  return beginSession(ctx, sessions, row, { mfaValidated: true, deviceId: input.deviceId, means: 'passkey' })
}
