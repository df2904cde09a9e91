import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { openIdProvider, type IdentityProvider, type IdentityProviders } from '../../ports/identity-provider.ts'
import type { People } from './people.ts'
import type { DemoServer } from './server.ts'

export const demoPath = '/api/dev/identity'
const demo = { key: 'demo', name: 'Demo Staff Directory' }
const client = { clientId: 'consilium', clientSecret: randomBytes(24).toString('base64url') }
/** A machine under development has few names; more would be someone's play with the Host header. */
const MOST_ORIGINS = 5

/** Its library is not among the packages of production: a server that runs with those alone has no demo directory. */
export function demoIsInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('oidc-provider')
    return true
  } catch {
    return false
  }
}

/**
 * The identity provider of the demo, never in production: the staff accounts sign in with their own password, in a small
 * form. Nothing of it is loaded before someone asks, and it speaks to no one outside this machine.
 */
export function demoDirectory(people: People): IdentityProviders & Required<Pick<IdentityProviders, 'serve'>> {
  const known = new Map<string, { provider: IdentityProvider; server: () => Promise<DemoServer> }>()
  const at = (origin: string) => {
    const found = known.get(origin)
    if (found || known.size >= MOST_ORIGINS) return found
    let started: Promise<DemoServer> | undefined
    const server = () =>
      (started ??= import('./server.ts').then(({ startDemoServer }) =>
        startDemoServer({ origin, path: demoPath, client, people }),
      ))
    const ask: typeof fetch = async (input, init) => (await server()).ask(new Request(input, init))
    const made = { server, provider: openIdProvider({ ...demo, ...client, issuer: origin + demoPath }, ask) }
    known.set(origin, made)
    return made
  }
  return {
    list: () => [demo],
    of: (key, origin) => (key === demo.key ? at(origin)?.provider : undefined),
    async serve(request) {
      const server = await known.get(new URL(request.url).origin)?.server()
      return server ? server.ask(request) : new Response('Please begin at the staff sign-in page.', { status: 404 })
    },
  }
}
