import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from './types.ts'

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

const hasSeen = (header: string | undefined, tag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(/,\s*/).some((one) => one.replace(/^\s*W\//, '').trim() === tag))
