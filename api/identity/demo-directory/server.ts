import { exportJWK, generateKeyPair } from 'jose'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { callbackPath } from '#model/identity/sign-in/single-sign-on.ts'
import { loginForm } from './login-form.ts'
import { claimsOf, findStaff, type People } from './people.ts'
import { memoryAdapter } from './memory-adapter.ts'

export interface DemoServer {
  /** Answers a request to the public address of the directory. */
  ask(request: Request): Promise<Response>
}

const MOST_BYTES = 10_000
/** Belong to one connection, not to the message. */
const ofConnection = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']

/**
 * An OpenID provider on a port of this machine that only this process knows; what is asked of it comes through the
 * product's own address. It lives as long as the process and holds it up not a moment.
 */
export async function startDemoServer({
  origin,
  path,
  client,
  people,
}: {
  origin: string
  path: string
  client: { clientId: string; clientSecret: string }
  people: People
}): Promise<DemoServer> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const provider = new Provider(origin + path, {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [origin + callbackPath],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${path}/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => claimsOf(people, id) }),
    // our own portal is no third party: no one is asked what it may know
    async loadExistingGrant({ oidc }) {
      const {
        session,
        client: asking,
        provider: { Grant },
      } = oidc
      if (!session?.accountId || !asking) return undefined
      const grant = new Grant({ accountId: session.accountId, clientId: asking.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    // who has closed the window wants to choose again
    ttl: { Session: 60, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 60, AuthorizationCode: 60 },
  })
  provider.proxy = true
  const answer = provider.callback()

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { uid, params } = await provider.interactionDetails(request, response)
    const given = request.method === 'POST' ? new URLSearchParams(await textOf(request)) : undefined
    if (given?.has('cancel')) return provider.interactionFinished(request, response, { error: 'access_denied' })
    const accountId = given && (await findStaff(people, given.get('email') ?? '', given.get('password') ?? ''))
    if (accountId) return provider.interactionFinished(request, response, { login: { accountId, remember: false } })
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(
      loginForm({
        action: `${path}/interaction/${uid}`,
        email: given?.get('email') ?? String(params.login_hint ?? ''),
        failed: given !== undefined,
      }),
    )
  }

  const server = createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    const asked = request.url ?? '/'
    if (asked.startsWith(`${path}/interaction/`)) {
      interact(request, response).catch(() => {
        response.statusCode = 400
        response.end('This sign-in has expired. Please close the window and start again.')
      })
      return
    }
    request.originalUrl = asked
    request.url = asked.slice(path.length) || '/'
    void answer(request, response)
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    async ask(request) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ofConnection) headers.delete(name)
      const { protocol, host } = new URL(origin)
      headers.set('x-forwarded-proto', protocol.slice(0, -1))
      headers.set('x-forwarded-host', host)
      const body =
        request.method === 'GET' || request.method === 'HEAD' ? undefined : (await request.text()).slice(0, MOST_BYTES)
      const reply = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
        signal: request.signal,
      })
      const kept = new Headers(reply.headers)
      for (const name of ofConnection) kept.delete(name)
      // a provider elsewhere would not share its window with us, nor run our scripts
      kept.set('Cross-Origin-Opener-Policy', 'unsafe-none')
      kept.set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      return new Response(reply.body, { status: reply.status, headers: kept })
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
