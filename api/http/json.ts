import type { MiddlewareHandler } from 'hono'
import { AppError } from '#model/errors.ts'
import { defaultLimits } from '#model/limits.ts'
import { brokenOff } from './upload.ts'

const MAX_BODY = defaultLimits['request.body']
const MAX_DEPTH = 32
const MAX_KEYS = 1_000
/** What mail programs send to stop mails (RFC 8058). */
const oneClick = 'List-Unsubscribe=One-Click'

/**
 * Reads JSON bodies before anybody else: size, depth and number of keys are bounded by a scan that needs no stack,
 * since 100,000 nested arrays overflow a recursive parser.
 * No text of a request holds half a character or what is not UTF-8, and none, its address included, NUL. Uploads (multipart, raw bytes) pass.
 */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) throw notText()
  if (new URL(c.req.url).searchParams.has(hidden)) throw unknownKey(hidden, 'errors.unknownField')
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const type = c.req.header('content-type') ?? ''
  if (
    /^(multipart\/form-data|application\/octet-stream|image\/|application\/pdf)/.test(type) ||
    c.req.path.startsWith('/api/upload/')
  )
    return next()
  const announced = c.req.header('content-length')
  if (Number(announced ?? 0) > MAX_BODY) throw new AppError('request.tooLarge', 'The request is larger than 1 MB.')
  const text = await (announced === undefined ? readUpToLimit(c.req.raw) : readAnnounced(c.req.raw))
  if (text !== '') {
    if (c.req.path.startsWith('/api/unsubscribe/') && text.includes(oneClick)) {
      c.req.bodyCache.text = Promise.resolve('') as never
      return next()
    }
    if (!/^application\/(.+\+)?json/.test(type))
      throw new AppError('request.mediaType', 'Please send application/json.')
    checkShape(text)
    refuseHiddenKey(parsed(text), 'errors.unknownField')
  }
  // the validators read it from here; the type names the value where the cache holds its promise
  c.req.bodyCache.text = Promise.resolve(text) as never
  await next()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('request.malformed', 'The request is not valid JSON.')
  }
}

/** The one key that checks of shapes pass over: what it asks for would be left out, and no one told. */
const hidden = '__proto__'
const unknownKey = (path: string, problem: string) =>
  new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: Object.fromEntries([[path, problem]]) })

/** @throws errors.invalidParameters with the place of the key */
export function refuseHiddenKey(value: unknown, problem: string, at = ''): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const path = at ? `${at}.${key}` : key
    if (key === hidden) throw unknownKey(path, problem)
    refuseHiddenKey(part, problem, path)
  }
}

/** One engine cannot store it, and no person types it. */
const notText = () => new AppError('request.malformed', 'The request holds a character that is no text.')

/** The server reads no more than was announced. */
const readAnnounced = async (request: Request): Promise<string> =>
  textOf([
    await request.arrayBuffer().catch(() => {
      throw brokenOff()
    }),
  ])

/** What is not UTF-8 is refused: a letter that is lost may be the unit of a dose. */
function textOf(chunks: readonly (ArrayBuffer | Uint8Array)[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
  } catch {
    throw notText()
  }
}

async function readUpToLimit(request: Request): Promise<string> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > MAX_BODY) throw new AppError('request.tooLarge', 'The request is larger than 1 MB.')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof AppError ? error : brokenOff()
  }
  return textOf(chunks)
}

function checkShape(text: string) {
  let depth = 0
  let keys = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (inString) {
      if (c === 92) {
        if (text.startsWith('u0000', i + 1)) throw notText()
        const surrogate = /^u[dD][89a-fA-F]/.test(text.slice(i + 1, i + 4))
        if (surrogate && !/^u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F]/.test(text.slice(i + 1, i + 10))) throw notText()
        // the second half of the pair needs no look of its own
        i += surrogate ? 11 : 1
      } else if (c === 34) inString = false
      continue
    }
    if (c === 34) inString = true
    else if (c === 123 || c === 91) depth++
    else if (c === 125 || c === 93) depth--
    else if (c === 58) keys++
    if (depth > MAX_DEPTH || keys > MAX_KEYS)
      throw new AppError('request.malformed', 'The request is nested too deeply or has too many fields.')
  }
}
