import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Server, ServerResponse } from 'node:http'
import { SettingError } from '../env.ts'
import { enforceBodyTimeout, type BodyLimits } from './body-timeout.ts'

/**
 * Slow clients are let go early; Node's own limits leave them open over 40 seconds. Bodies have a watch of their own.
 * A connection without a request stays longer than proxies keep theirs (60 s): were it closed here first, a request could
 * meet the closing, which its sender sees as a failure.
 */
const timeouts = {
  headersTimeout: 8_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  keepAliveTimeout: 65_000,
}
const BACKLOG = 4_096
const SWEEP_MS = 50
/** requests that have not been answered by then are cut off */
const FINISH_WITHIN_MS = 8_000

/** Opens the port. `limits`: how long bodies may take. @returns the server and the port it got. @throws SettingError when the port is taken or forbidden */
export async function listen(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  port: number,
  host: string,
  limits?: BodyLimits,
): Promise<{ server: Server; port: number }> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
    serverOptions: timeouts,
  }) as Server
  rememberPeers(server)
  enforceBodyTimeout(server, limits)
  return { server, port: await openPort(server, port, host) }
}

/** A socket that has closed names its peer only when it was asked before. */
export const rememberPeers = (server: Server) => server.on('connection', (socket) => void socket.remoteAddress)

/** Makes a server listen. @returns the port it got. @throws SettingError when the port is taken or forbidden, or the host is another machine's */
export const openPort = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Partial<Record<string, string>> = {
        EADDRINUSE: 'is taken by another program',
        EACCES: 'may not be opened by this user',
      }
      if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
        return reject(
          new SettingError(
            `HOST ${host} is no address of this machine. Set HOST to one of its addresses, or to 0.0.0.0.`,
          ),
        )
      reject(
        new SettingError(
          `Port ${port} ${why[error.code ?? ''] ?? `cannot be opened (${error.code})`}. Set PORT to another one.`,
        ),
      )
    })
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

/**
 * Watches a server so that it can end: no new connections, requests in flight are answered, event streams, which
 * never end by themselves, are cut at once. @returns the ending
 */
export function gracefulShutdown(server: Server): () => Promise<void> {
  const streams = new Set<ServerResponse>()
  server.on('request', (request, response: ServerResponse) => {
    if (!request.url?.startsWith('/api/user/changes')) return
    streams.add(response)
    response.once('close', () => streams.delete(response))
  })
  return () =>
    new Promise((resolve) => {
      // a connection that is kept alive becomes idle when its last answer is out
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(cut)
        resolve()
      })
      for (const stream of streams) stream.destroy()
    })
}
