import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import { fallbackLocale, localeOfHeader } from '#model/content/enums.ts'
import type { Deps } from '../context.ts'
import { callerAddress, networkOf, trustedProxies } from './network-address.ts'
import type { AppEnv, Bindings } from './types.ts'

/** Gives every request an id, a context and one log line. Queries are not logged: they can hold codes. */
export const requestContext = (deps: Deps) => {
  const isProxy = trustedProxies(deps.env.TRUST_PROXY)
  const origins = deps.env.CORS_ORIGINS
  return createMiddleware<AppEnv>(async (c, next) => {
    const id = randomUUID()
    const started = performance.now()
    const address = callerAddress(peerOf(c.env), c.req.header('x-forwarded-for'), isProxy)
    const locale = localeOfHeader(c.req.header('accept-language'))
    c.set('ctx', {
      ...deps,
      actor: null,
      now: () => deps.clock.now(),
      language: locale ?? fallbackLocale,
      request: {
        id,
        host: pageHost(c, origins),
        address,
        network: networkOf(address),
        userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
        deviceToken: c.req.header('x-device-token'),
        background: c.req.header('x-background') === '1',
        sessionHash: null,
        locale,
      },
    })
    c.header('x-request-id', id)
    await next()
    if (c.req.path.startsWith('/api/'))
      deps.log.debug(
        {
          requestId: id,
          method: c.req.method,
          route: c.req.routePath,
          status: c.res.status,
          ms: Math.round(performance.now() - started),
        },
        'request',
      )
  })
}

/** @throws Error for a socket without a peer: a missing address would put all callers into one bucket */
function peerOf(bindings: Bindings): string {
  if ('inProcess' in bindings) return ''
  const peer = bindings.incoming.socket.remoteAddress
  if (!peer) throw new Error('The socket does not know its peer.')
  return peer
}

/** The host in the address bar: that of the page where the API has a host of its own. */
function pageHost(c: Context, origins: readonly string[]): string {
  const origin = c.req.header('origin')
  const url = origin && origins.includes(origin) ? origin : undefined
  return (url ? new URL(url).host : (c.req.header('host') ?? new URL(c.req.url).host)).toLowerCase()
}
