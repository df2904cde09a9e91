import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { provesSecondFactor } from '#model/identity/sign-in/single-sign-on.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import type { Ctx } from '../../context.ts'
import { refundTry } from '../../http/rate-limit.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { consumeSignInTry } from '../sessions/consume-sign-in-try.ts'
import type { Remembered } from '../sessions/known-devices.ts'
import { digest, consumeChallenge } from '../mfa/challenges.ts'
import { maySignIn, type Sessions } from '../sessions/session.ts'
import { linkedAccount } from './linked-account.ts'

const TRIES_PER_ADDRESS = 200

/**
 * Signs staff in by an id token that a provider of the settings has signed for us, in answer to our own question, once.
 * When the provider says that it asked for several factors, no code follows; otherwise ours does.
 * @throws auth.oauth.failed for a token that does not hold, messages.signIn401Error for people who are no enabled staff,
 *   auth.oauth.unavailable
 */
export async function signInByProvider(
  ctx: Ctx,
  sessions: Sessions,
  origin: string,
  input: { providerKey: string; idToken: string; deviceId?: string | undefined },
): Promise<Remembered<LoginResult>> {
  const { providerKey, idToken } = input
  const tries = `sign-on-token:${ctx.request.network}`
  await consumeSignInTry(ctx, tries, TRIES_PER_ADDRESS)
  const failed = new AppError(
    'auth.oauth.failed',
    'The sign-in with the identity provider did not work. Please try again.',
  )
  const provider = ctx.identityProviders.of(providerKey, origin)
  if (!provider) throw failed
  const claims = await provider.verify(idToken, ctx.now())
  const exchanged = await consumeChallenge(ctx, 'signOn.token', digest(claims.nonce))
  if (!exchanged || exchanged.data.key !== providerKey || exchanged.data.token !== digest(idToken)) throw failed

  const row = await linkedAccount(ctx, { key: providerKey, name: provider.name }, claims)
  if (!row || row.userType !== userType.csr || !maySignIn(row))
    throw new AppError('messages.signIn401Error', 'Unauthorized Login')
  await refundTry(ctx, tries)
  return beginSession(ctx, sessions, row, {
    mfaValidated: provesSecondFactor(claims),
    deviceId: input.deviceId,
    means: providerKey,
  })
}
