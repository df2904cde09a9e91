/** A real OpenID provider on a port of its own, and a hand between it and the product that can spoil what it says. */
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type CryptoKey, type JWTPayload } from 'jose'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export interface Somebody {
  sub: string
  email?: string
  email_verified?: boolean
  amr?: string[]
  acr?: string
}

export interface TestProvider {
  issuer: string
  key: CryptoKey
  /** who signs in from now on, without being asked */
  somebody: Somebody
  /** changes the id tokens that the token endpoint gives */
  spoil: ((claims: JWTPayload) => string | Promise<string>) | undefined
  /** milliseconds by which answers are held back */
  delay: number
  /** a token like the provider's own */
  sign(claims: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>
  /** Goes through the provider's pages as a browser does. @returns where the browser lands on the product's origin */
  visit(authorizationUrl: string): Promise<URL>
  close(): Promise<void>
}

interface Client {
  clientId: string
  clientSecret: string
  redirectUri: string
}

export async function startOpenIdProvider(clients: Client[]): Promise<TestProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const landings = clients.map(({ redirectUri }) => redirectUri)
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }] },
    clients: clients.map(({ clientId, clientSecret, redirectUri }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
    })),
    cookies: { keys: ['test'] },
    claims: { openid: ['sub', 'amr', 'acr'], email: ['email', 'email_verified'], profile: [] },
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...made.somebody, sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      grant.addOIDCClaims(['email', 'email_verified', 'amr', 'acr'])
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => void handle(request, response))

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (made.delay) await new Promise((resolve) => setTimeout(resolve, made.delay))
    if (request.url?.startsWith('/interaction/'))
      return provider.interactionFinished(request, response, {
        login: {
          accountId: made.somebody.sub,
          ...(made.somebody.amr && { amr: made.somebody.amr }),
          ...(made.somebody.acr && { acr: made.somebody.acr }),
        },
      })
    if (request.url?.startsWith('/token') && made.spoil) spoilAnswer(response, made.spoil)
    return answer(request, response)
  }

  const made: TestProvider = {
    issuer,
    key: privateKey,
    somebody: { sub: 'nobody' },
    spoil: undefined,
    delay: 0,
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test', ...header }).sign(privateKey),
    async visit(authorizationUrl) {
      const cookies = new Map<string, string>()
      let at = authorizationUrl
      for (let step = 0; step < 10; step++) {
        if (landings.some((landing) => at.startsWith(landing))) return new URL(at)
        const page = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        })
        for (const cookie of page.headers.getSetCookie()) {
          const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/)
          cookies.set(name, value)
        }
        const next = page.headers.get('location')
        if (!next) throw new Error(`The provider stopped at ${at}: ${page.status} ${await page.text()}`)
        at = new URL(next, at).href
      }
      throw new Error('The provider sends in circles')
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return made
}

/** Puts another id token into the answer that is about to be sent. */
function spoilAnswer(response: ServerResponse, spoil: NonNullable<TestProvider['spoil']>) {
  const end = response.end.bind(response)
  response.end = ((text: string | Buffer) => {
    const body = JSON.parse(text.toString()) as { id_token?: string }
    void Promise.resolve(body.id_token ? spoil(decodeJwt(body.id_token)) : undefined).then((idToken) => {
      const spoilt = JSON.stringify({ ...body, ...(idToken !== undefined && { id_token: idToken }) })
      response.setHeader('content-length', Buffer.byteLength(spoilt))
      end(spoilt)
    })
    return response
  }) as typeof response.end
}
