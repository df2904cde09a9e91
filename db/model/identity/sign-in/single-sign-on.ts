import { z } from 'zod'

/** Single sign-on API: the popup's authorization code is exchanged for an id token, and the id token signs in. */

/** Redirect URI path on our own origin. */
export const callbackPath = '/csr/callback'

export const identityProviderRow = z.object({ key: z.string(), name: z.string() }).meta({ id: 'IdentityProvider' })
export type IdentityProviderRow = z.infer<typeof identityProviderRow>
/** PKCE code challenge: base64url of a SHA-256 (RFC 7636) */
export const startSignOnBody = z
  .strictObject({
    codeChallenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'errors.invalidValue'),
    redirectUri: z.string().min(1).max(500),
    /** the provider asks for its own sign-in again, even of someone it knows */
    fresh: z.boolean().optional(),
  })
  .meta({ id: 'StartSignOn' })
export type StartSignOnBody = z.infer<typeof startSignOnBody>
export const signOnStarted = z.object({ authorizationUrl: z.string(), state: z.string() }).meta({ id: 'SignOnStarted' })
export type SignOnStarted = z.infer<typeof signOnStarted>
/** `iss` is the issuer returned with the code (RFC 9207); required from providers that announce it. */
export const exchangeCodeBody = z
  .strictObject({
    code: z.string().min(1).max(4096),
    state: z.string().min(1).max(512),
    codeVerifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/, 'errors.invalidValue'),
    iss: z.string().max(500).optional(),
  })
  .meta({ id: 'ExchangeCode' })
export type ExchangeCodeBody = z.infer<typeof exchangeCodeBody>
export const codeExchanged = z.object({ idToken: z.string() }).meta({ id: 'CodeExchanged' })

/** Claims of a verified id token that are used. */
export interface IdTokenClaims {
  readonly sub: string
  readonly nonce: string
  readonly email?: string
  readonly emailVerified: boolean
  readonly amr: readonly string[]
  readonly acr?: string
  /** when the provider last asked for its own sign-in (`auth_time`) */
  readonly askedAt?: Date
}

/** `acr` values that mean multi-factor or phishing-resistant authentication (OpenID). */
const strongContexts = ['http://schemas.openid.net/pape/policies/2007/06/multi-factor', 'phr', 'phrh']

/** Whether the provider authenticated with several factors (RFC 8176 `mfa`); otherwise our second factor follows. */
export const provesSecondFactor = ({ amr, acr }: Pick<IdTokenClaims, 'amr' | 'acr'>): boolean =>
  amr.includes('mfa') || (acr !== undefined && strongContexts.includes(acr))
