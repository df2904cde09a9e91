import { AppError } from '#model/errors.ts'
import type { ExchangeCodeBody, IdTokenClaims } from '#model/identity/sign-in/single-sign-on.ts'
import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'
import { consumeRateLimit, refundTry } from '../../http/rate-limit.ts'
import { CLOCKS_DIFFER_S } from '../../ports/identity-provider.ts'
import { digest, issueChallenge, consumeChallenge } from '../mfa/challenges.ts'
import { nonceOf, providerOf, startKey } from './start-sign-on.ts'

const PER_ADDRESS = 200
/** Whether the provider let someone in by a sign-in from before ours began. One that never says when it asked is believed. */
const isRemembered = ({ askedAt }: IdTokenClaims, from: number): boolean =>
  askedAt !== undefined && askedAt.getTime() < from - CLOCKS_DIFFER_S * 1000

const failed = () =>
  new AppError('auth.oauth.failed', 'The sign-in with the identity provider did not work. Please try again.')

/**
 * Turns the code that the popup brought back into an id token, with our client's secret and the browser's code verifier.
 * The token is checked here and again when it signs in; only one that came this way can.
 * @throws auth.oauth.failed for a state that is used, too old, of another provider or another browser, and for a token
 *   that does not hold; auth.oauth.notFresh where a fresh proof was asked for and the provider used an earlier one;
 *   auth.oauth.unavailable
 */
export async function exchangeCode(
  ctx: Ctx,
  origin: string,
  key: string,
  { code, state, codeVerifier, iss }: ExchangeCodeBody,
): Promise<{ idToken: string }> {
  const tries = `sign-on:${ctx.request.network}`
  await consumeRateLimit(ctx, tries, PER_ADDRESS, secondsOf(await ctx.limits(), 'login.window'))
  const provider = providerOf(ctx, key, origin)
  const begun = await consumeChallenge(ctx, 'signOn.state', digest(state))
  if (!begun || begun.data.key !== key || begun.data.codeChallenge !== digest(codeVerifier)) throw failed()
  const nonce = nonceOf(state)
  const idToken = await provider.exchange({
    redirectUri: String(begun.data.redirectUri),
    code,
    state,
    nonce,
    codeVerifier,
    iss,
  })
  const claims = await provider.verify(idToken, ctx.now())
  if (claims.nonce !== nonce) throw failed()
  const { askedFrom } = begun.data
  if (typeof askedFrom === 'number' && isRemembered(claims, askedFrom))
    throw new AppError(
      'auth.oauth.notFresh',
      'Someone has signed out on this device, and the identity provider used an earlier sign-in instead of asking again. Sign out at the identity provider, then try again.',
    )
  await refundTry(ctx, tries)
  await refundTry(ctx, startKey(ctx))
  await issueChallenge(ctx, { id: digest(nonce), purpose: 'signOn.token', data: { key, token: digest(idToken) } })
  return { idToken }
}
