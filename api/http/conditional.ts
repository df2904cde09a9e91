import { hash } from 'node:crypto'
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
export function acceptsVersion(request: { readonly body?: unknown } | undefined): boolean {
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

/** The documented answer to a caller who has the newest already. */
export const notModified = { 304: { description: 'Not changed since the answer that `If-None-Match` names' } } as const

/**
 * A value as JSON with its `ETag`, or 304 where `If-None-Match` names it (RFC 9110, 13.1.2).
 * The tag is of the whole answer: names from other records and fields hidden from the caller count, too.
 * @param beside.version of the record, the first part of its tag: what `If-Match` takes back
 * @param beside.range of a list, told in a header
 */
export function unlessSeen(
  c: Context<AppEnv>,
  value: unknown,
  { version, range = '' }: { version?: unknown; range?: string } = {},
): Response {
  const json = JSON.stringify(value)
  const content = hash('sha1', range + json, 'base64url')
  const tag = typeof version === 'number' ? `"${version}-${content}"` : `"${content}"`
  c.header('ETag', tag)
  if (hasSeen(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  return c.body(json, 200, { 'Content-Type': 'application/json' })
}

/** Whether `If-None-Match` names a tag. */
export const hasSeen = (header: string | undefined, tag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(/,\s*/).some((one) => one.replace(/^\s*W\//, '').trim() === tag))
