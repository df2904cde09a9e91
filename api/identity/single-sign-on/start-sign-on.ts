import { randomBytes } from 'node:crypto'
import { AppError } from '#model/errors.ts'
import { callbackPath, type SignOnStarted, type StartSignOnBody } from '#model/identity/sign-in/single-sign-on.ts'
import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import type { IdentityProvider } from '../../ports/identity-provider.ts'
import { digest, issueChallenge } from '../mfa/challenges.ts'

const PER_ADDRESS = 200
const SECRET_BYTES = 32

/** A sign-in that is completed is taken back from this count. */
export const startKey = (ctx: Ctx) => `sign-on-start:${ctx.request.network}`

/** @throws not.found for a key that no provider has */
export function providerOf(ctx: Ctx, key: string, origin: string): IdentityProvider {
  const provider = ctx.identityProviders.of(key, origin)
  if (!provider) throw new AppError('not.found', 'Not Found')
  return provider
}

/** One text of the start binds browser, provider and token; the nonce follows from the state, so it need not be kept. */
export const nonceOf = (state: string): string => digest(`nonce ${state}`)

/**
 * Begins a sign-in at a provider. The browser keeps the code verifier (PKCE) and the state; nothing else finishes what
 * begins here, once, within five minutes.
 * @throws not.found, errors.invalidParameters for a redirect to anywhere but our own page, auth.oauth.unavailable
 */
export async function startSignOn(
  ctx: Ctx,
  origin: string,
  key: string,
  { codeChallenge, redirectUri, fresh = false }: StartSignOnBody,
): Promise<SignOnStarted> {
  await consumeRateLimit(ctx, startKey(ctx), PER_ADDRESS, secondsOf(await ctx.limits(), 'login.window'))
  const provider = providerOf(ctx, key, origin)
  if (redirectUri !== `${origin}${callbackPath}`)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { redirectUri: 'errors.invalidValue' },
    })
  const state = randomBytes(SECRET_BYTES).toString('base64url')
  const authorizationUrl = await provider.authorizationUrl({
    redirectUri,
    state,
    nonce: nonceOf(state),
    codeChallenge,
    fresh,
  })
  await issueChallenge(ctx, {
    id: digest(state),
    purpose: 'signOn.state',
    data: { key, codeChallenge, redirectUri, ...(fresh && { askedFrom: ctx.now().getTime() }) },
  })
  return { authorizationUrl, state }
}
