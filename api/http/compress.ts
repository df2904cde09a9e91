import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'

const WORTH_IT_BYTES = 1_024
/** up to here it takes less than handing it to a thread */
const AT_ONCE_BYTES = 65_536
/** two thirds of the best, in a quarter of its time */
const level = 4
const inThread = promisify(gzip)
/** `gzip`, but not `gzip;q=0` */
const gzipIn = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i
export const acceptsGzip = (c: Context): boolean => gzipIn.test(c.req.header('accept-encoding') ?? '')
/** These answer with tokens, keys or whole numbers. */
const secret = /^\/api\/(auth|register|invitee)\/|\/(mfa|passkeys?|reveal|refresh|upload-url|token)(\/|$)/i

/**
 * Compresses JSON of more than a kilobyte. Answers with tokens or whole numbers travel as they are: their length must not tell
 * what else is in them (BREACH).
 */
export const compressJson = createMiddleware(async (c, next) => {
  await next()
  if (!acceptsGzip(c)) return
  const { headers, status } = c.res
  if (!headers.get('content-type')?.startsWith('application/json') || headers.has('content-encoding')) return
  headers.append('Vary', 'Accept-Encoding')
  if (secret.test(c.req.path) || c.req.method === 'HEAD') return
  const bytes = new Uint8Array(await c.res.arrayBuffer())
  if (bytes.length < WORTH_IT_BYTES) {
    c.res = new Response(bytes, { status, headers })
    return
  }
  const packed = bytes.length > AT_ONCE_BYTES ? await inThread(bytes, { level }) : gzipSync(bytes, { level })
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  c.res = new Response(new Uint8Array(packed), { status, headers })
})
