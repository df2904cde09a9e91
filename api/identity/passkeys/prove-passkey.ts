import { and, eq } from 'drizzle-orm'
import { passkey, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { PasskeySignInBody } from '#model/identity/sign-in/passkeys.ts'
import type { Ctx } from '../../context.ts'
import { refundTry } from '../../http/rate-limit.ts'
import { errorFacts } from '../../ports/log.ts'
import { requireSignOn } from '../sessions/begin-session.ts'
import { consumeSignInTry } from '../sessions/consume-sign-in-try.ts'
import { digest, consumeChallenge } from '../mfa/challenges.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { webAuthn } from './library.ts'
import { refundSignInOptions } from './sign-in-options.ts'

type PasskeyRow = typeof passkey.$inferSelect
const TRIES_PER_ADDRESS = 200
export const passkeyFailed = () =>
  new AppError('messages.passkeyFailed', 'Sign-in with the passkey did not work. Try again or use your password.')

/**
 * A passkey's answer to a challenge. The device has asked for a finger, a face or a PIN, so possession and person are both
 * proved. Whatever is wrong with the answer, the words are the same.
 * @returns whose passkey it is
 * @throws messages.passkeyFailed, auth.oauth.required
 */
export async function provePasskey(
  ctx: Ctx,
  origin: string,
  input: Pick<PasskeySignInBody, 'challengeId' | 'credential'>,
): Promise<UserRow> {
  const tries = `passkey:${ctx.request.network}`
  await consumeSignInTry(ctx, tries, TRIES_PER_ADDRESS)
  const challenge = await consumeChallenge(ctx, 'passkey.signIn', input.challengeId)
  if (!challenge) throw passkeyFailed()
  const [found] = await ctx.db
    .select({ key: passkey, row: user })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.credentialId, input.credential.id))
  if (!found || !belongs(found.row, challenge.data.email, input.credential.response.userHandle)) throw passkeyFailed()
  const counter = await checkSignature(ctx, origin, input, found.key, String(challenge.data.challenge))
  // of two answers that count up from the same number one is a copy's
  const [counted] = await ctx.db
    .update(passkey)
    .set({ counter, lastUsedAt: ctx.now() })
    .where(and(eq(passkey.id, found.key.id), eq(passkey.counter, found.key.counter)))
    .returning({ id: passkey.id })
  if (!counted) throw passkeyFailed()
  requireSignOn(ctx, found.row)
  await refundTry(ctx, tries)
  await refundSignInOptions(ctx)
  return found.row
}

/** The device names the account that it was made for; and where an e-mail was given, it must be that one's. */
const belongs = (row: UserRow, email: unknown, userHandle: string | undefined) =>
  (typeof email !== 'string' || email === row.email) &&
  (userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === row.id)

/** @returns the authenticator's counter. @throws messages.passkeyFailed, also when the counter has not gone up */
async function checkSignature(
  ctx: Ctx,
  origin: string,
  { credential }: Pick<PasskeySignInBody, 'credential'>,
  key: PasskeyRow,
  challenge: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (given) => digest(given) === challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    })
    if (verified) return authenticationInfo.newCounter
  } catch (error) {
    // a counter that goes back means a copied key: someone should see it
    ctx.log.warn({ requestId: ctx.request.id, passkey: key.id, ...errorFacts(error) }, 'passkey refused')
  }
  throw passkeyFailed()
}
