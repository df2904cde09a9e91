import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { AppError } from '#model/errors.ts'
import type { AppEnv } from './types.ts'

const refused = () =>
  new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { 'If-Match': 'errors.version' } })

/** The version that `If-Match` names (RFC 9110, 13.1.1): `"7"`, or the whole tag of a record that was read. @throws errors.invalidParameters when it names none */
export function expectedVersion(c: Context<AppEnv>): number | undefined {
  const header = c.req.header('if-match')
  if (header === undefined) return undefined
  const version = /^\s*(?:W\/)?"?(\d{1,9})(?:-[\w-]+)?"?\s*$/.exec(header)?.[1]
  if (version === undefined) throw refused()
  return Number(version)
}

/** Whether a body has a `version` that the record is compared with. */
export function takesVersion(request: { readonly body?: unknown } | undefined): boolean {
  const { content } = (request?.body ?? {}) as { content?: Record<string, { schema?: unknown }> }
  const schema = content?.['application/json']?.schema
  return schema instanceof z.ZodObject && Object.hasOwn(schema.shape, 'version')
}

/** Takes the version from `If-Match` where the body leaves it out. A call that compares no version refuses it as an unknown field. */
export const ifMatch = createMiddleware<AppEnv>(async (c, next) => {
  const version = c.req.method === 'GET' ? undefined : expectedVersion(c)
  if (version === undefined) return next()
  const body: unknown = JSON.parse((await c.req.text()) || '{}')
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    if ('version' in body && body.version !== version) throw refused()
    c.req.bodyCache.text = Promise.resolve(JSON.stringify({ ...body, version })) as never
  }
  await next()
})

/** The answer's `ETag` says the version that `If-Match` takes back. */
export function withVersion<R extends { readonly version?: unknown }>(c: Context<AppEnv>, row: R): R {
  if (typeof row.version === 'number') c.header('ETag', `"${row.version}"`)
  return row
}
