import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { fallbackLocale, localeOfHeader } from '#model/content/enums.ts'
import type { Deps } from '../context.ts'
import type { AppEnv } from './types.ts'

/** Gives every request an id, a context and one log line. Queries are not logged: they can hold codes. */
export const requestContext = (deps: Deps) => {
  const proxies = trusted(deps.env.TRUST_PROXY)
  return createMiddleware<AppEnv>(async (c, next) => {
    const id = randomUUID()
    const started = performance.now()
    const locale = localeOfHeader(c.req.header('accept-language'))
    c.set('ctx', {
      ...deps,
      actor: null,
      now: () => deps.clock.now(),
      language: locale ?? fallbackLocale,
      request: {
        id,
        address: callerAddress(c, proxies),
        userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
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

function trusted(list: string): BlockList {
  const proxies = new BlockList()
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits) proxies.addSubnet(address, Number(bits), family)
    else proxies.addAddress(address, family)
  }
  return proxies
}

/** The peer, or the last hop before our own proxies. IPv6 counts by its /64, since one person has all of it. */
function callerAddress(c: Context, proxies: BlockList): string {
  const peer = peerOf(c)
  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  let address = peer
  if (peer && isProxy(peer)) {
    const hops = (c.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean)
    address = hops.reverse().find((hop) => !isProxy(hop)) ?? peer
  }
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? `${address.split(':').slice(0, 4).join(':')}::/64`
    : address.replace('::ffff:', '')
}

const peerOf = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // a request made in the process itself has no peer
    return ''
  }
}
