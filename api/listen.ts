import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import { SettingError } from './env.ts'

/** Slow clients are let go early; Node's own limits leave them open over 40 seconds. */
const timeouts = { headersTimeout: 8_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384, keepAliveTimeout: 5_000 }
const BACKLOG = 4_096

/** Opens the port. @returns the server and the port it got. @throws SettingError when the port is taken or forbidden */
export async function listen(fetch: (request: Request) => Response | Promise<Response>, port: number, host: string): Promise<{ server: Server; port: number }> {
  const server = createAdaptorServer({ fetch, serverOptions: timeouts }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Partial<Record<string, string>> = { EADDRINUSE: 'is taken by another program', EACCES: 'may not be opened by this user' }
      reject(new SettingError(`Port ${port} ${why[error.code ?? ''] ?? `cannot be opened (${error.code})`}. Set PORT to another one.`))
    })
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : port })
    })
  })
}
