import type { JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import { AppError } from '#model/errors.ts'
import type { IdentityProviderRow, IdTokenClaims } from '#model/identity/sign-in/single-sign-on.ts'

/** One provider that speaks OpenID Connect. Every call throws auth.oauth.failed or, within 5 seconds, auth.oauth.unavailable. */
export interface IdentityProvider {
  readonly name: string
  /** Where the popup goes. */
  authorizationUrl(request: {
    redirectUri: string
    state: string
    nonce: string
    codeChallenge: string
    /** it asks again, even someone it knows */
    fresh: boolean
  }): Promise<string>
  /** @returns the raw id token that the provider gives for the code */
  exchange(answer: {
    redirectUri: string
    code: string
    state: string
    nonce: string
    codeVerifier: string
    iss?: string | undefined
  }): Promise<string>
  /** Checks signature, issuer, audience and times of an id token. */
  verify(idToken: string, now: Date): Promise<IdTokenClaims>
}

export interface IdentityProviders {
  list(): readonly IdentityProviderRow[]
  /** @param origin our own address, which a provider of the house itself needs to know its own */
  of(key: string, origin: string): IdentityProvider | undefined
  /** answers below its own path, where the house is a provider itself */
  serve?(request: Request): Promise<Response>
}

export interface ProviderSettings extends IdentityProviderRow {
  issuer: string
  clientId: string
  clientSecret: string
}

/** No one waits longer than 5 s for a provider, network, discovery and keys together. */
const ANSWERS_WITHIN_MS = 4_500
const KNOWN_FOR_MS = 3_600_000
/** Clocks of different houses differ a little; an id token is spent within minutes. */
export const CLOCKS_DIFFER_S = 30
const FRESH_FOR_S = 600
/** Signatures that only the provider can make: neither `none` nor keys that we share with it. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

interface ProviderConfiguration {
  config: Configuration
  keys: JWTVerifyGetKey
}

/** A provider by its settings. What it says of itself is read at the first use, and again each hour. */
export function openIdProvider(settings: ProviderSettings, ask: typeof fetch = fetch): IdentityProvider {
  let known: { at: number; value: Promise<ProviderConfiguration> } | undefined
  const patient = (url: string | URL, init?: object) =>
    ask(url, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })

  async function discover(): Promise<ProviderConfiguration> {
    const [client, jose] = await Promise.all([import('openid-client'), import('jose')])
    const issuer = new URL(settings.issuer)
    const config = await client.discovery(
      issuer,
      settings.clientId,
      {},
      (as, ...rest) => {
        const post = as.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false
        return (post ? client.ClientSecretPost : client.ClientSecretBasic)(settings.clientSecret)(as, ...rest)
      },
      {
        [client.customFetch]: patient,
        // the settings take http in development only
        ...(issuer.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
      },
    )
    const { jwks_uri: keysAt } = config.serverMetadata()
    if (!keysAt) throw new Error('The provider names no keys')
    return {
      config,
      keys: jose.createRemoteJWKSet(new URL(keysAt), {
        [jose.customFetch]: patient,
        timeoutDuration: ANSWERS_WITHIN_MS,
      }),
    }
  }
  function know(): Promise<ProviderConfiguration> {
    if (!known || Date.now() - known.at > KNOWN_FOR_MS) {
      const value = discover()
      known = { at: Date.now(), value }
      value.catch(() => (known = undefined))
    }
    return known.value
  }

  return {
    name: settings.name,
    authorizationUrl: ({ redirectUri, state, nonce, codeChallenge, fresh }) =>
      timely(async () => {
        const [client, { config }] = await Promise.all([import('openid-client'), know()])
        const wanted = {
          id_token: { email: null, email_verified: null, ...(fresh && { auth_time: { essential: true } }) },
        }
        return client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
          // with an age, the token must say when it asked (OpenID Connect Core, 3.1.2.1)
          ...(fresh && { prompt: 'login', max_age: '0' }),
          ...(config.serverMetadata().claims_parameter_supported && { claims: JSON.stringify(wanted) }),
        }).href
      }),
    exchange: ({ redirectUri, code, state, nonce, codeVerifier, iss }) =>
      timely(async () => {
        const [client, { config }] = await Promise.all([import('openid-client'), know()])
        const landed = new URL(redirectUri)
        landed.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
        const tokens = await client.authorizationCodeGrant(config, landed, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return tokens.id_token ?? ''
      }),
    verify: (idToken, now) =>
      timely(async () => {
        const [{ jwtVerify }, { config, keys }] = await Promise.all([import('jose'), know()])
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms,
          issuer: config.serverMetadata().issuer,
          audience: settings.clientId,
          currentDate: now,
          clockTolerance: CLOCKS_DIFFER_S,
          maxTokenAge: FRESH_FOR_S,
          requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        })
        const { sub = '', aud, azp, nonce, email, email_verified: verified, amr, acr, auth_time: askedAt } = payload
        // made for someone else too: then it must say that it was given to us
        if (azp !== undefined ? azp !== settings.clientId : Array.isArray(aud) && aud.length > 1) throw refused()
        return {
          sub,
          nonce: String(nonce),
          emailVerified: verified === true,
          amr: Array.isArray(amr) ? amr.map(String) : [],
          ...(typeof email === 'string' && { email }),
          ...(typeof acr === 'string' && { acr }),
          ...(typeof askedAt === 'number' && { askedAt: new Date(askedAt * 1000) }),
        }
      }),
  }
}

const refused = () =>
  new AppError('auth.oauth.failed', 'The sign-in with the identity provider did not work. Please try again.')
const unavailable = () =>
  new AppError('auth.oauth.unavailable', 'The identity provider does not answer. Please try again in a moment.')

/** Whatever happens, there is an answer in time, and it says whose fault it is. */
async function timely<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), ANSWERS_WITHIN_MS)
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    throw error instanceof AppError ? error : isRefusal(error) ? refused() : unavailable()
  } finally {
    clearTimeout(timer)
  }
}

/** The provider, or what it signed, said no; everything else means that it cannot be asked now. */
function isRefusal(error: unknown): boolean {
  const { code, error: said } = error as { code?: unknown; error?: unknown }
  if (said !== undefined) return said === 'invalid_grant'
  if (
    [
      'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
      'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
      'OAUTH_INVALID_RESPONSE',
      'OAUTH_PARSE_ERROR',
    ].includes(String(code))
  )
    return true
  return /^ERR_(JWT|JWS|JWK)_|^ERR_JOSE_(ALG|NOT_SUPPORTED)|^ERR_JWKS_NO_MATCHING_KEY|^ERR_JWKS_MULTIPLE/.test(
    String(code),
  )
}

/** The providers of the settings. */
export function configuredProviders(settings: readonly ProviderSettings[]): IdentityProviders {
  const providers = new Map(settings.map((one) => [one.key, openIdProvider(one)]))
  return { list: () => settings.map(({ key, name }) => ({ key, name })), of: (key) => providers.get(key) }
}
