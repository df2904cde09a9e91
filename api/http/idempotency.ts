import { and, eq, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createHash } from 'node:crypto'
import { idempotencyKey } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import { withVersion } from './conditional.ts'
import type { AppEnv } from './types.ts'
import { MULTIPART_OVERHEAD, readAtMost } from './upload.ts'

const WAIT_MS = 10_000
const POLL_MS = 20
/** a first request that has not answered by then has died with its process */
const LOCK_TTL_MS = 60_000
const RETENTION_MS = 24 * 3_600_000
const KEPT = (status: number) => status < 400 || [404, 409, 422].includes(status)

/**
 * What a repeated key does where the answer holds a secret, which is not kept: `once` refuses it, since the work is done;
 * `again` takes no key, since each call is an act of its own.
 */
export type Secret = 'once' | 'again'

/** The same Idempotency-Key, caller, address and body give the first answer again; twenty at once do the work once. */
export const idempotency = (secret?: Secret) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const ctx = c.get('ctx')
    const key = c.req.header('idempotency-key')
    if (c.req.method !== 'POST' || !key || !ctx.actor || secret === 'again') return next()
    if (key.length > 200)
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { 'Idempotency-Key': 'errors.tooLong' },
      })
    const caller = ctx.actor.userId
    const type = c.req.header('content-type') ?? ''
    const content = type.startsWith('multipart/') ? await formDigest(c, type) : await c.req.text()
    const request = createHash('sha256')
      .update(`${c.req.path}${new URL(c.req.url).search}\n${content}`)
      .digest('hex')
    const mine = and(eq(idempotencyKey.key, key), eq(idempotencyKey.caller, caller))
    const deadline = Date.now() + WAIT_MS

    for (;;) {
      const [claimed] = await ctx.db
        .insert(idempotencyKey)
        .values({ key, caller, request, status: 0, createdAt: ctx.now() })
        .onConflictDoNothing()
        .returning()
      if (claimed) break
      const [first] = await ctx.db.select().from(idempotencyKey).where(mine)
      if (first && first.request !== request)
        throw new AppError('idempotency.otherBody', 'This Idempotency-Key was used for another request.')
      if (first && first.status > 0) {
        if (first.body === null)
          throw new AppError('idempotency.notKept', 'This has been done already. Its answer was not kept.')
        const body = first.body as { version?: unknown }
        return c.json(c.req.path.startsWith('/api/rest/') ? withVersion(c, body) : body, first.status as 200)
      }
      if (first && ctx.now().getTime() - first.createdAt.getTime() > LOCK_TTL_MS)
        await ctx.db.delete(idempotencyKey).where(mine)
      if (Date.now() > deadline) throw new AppError('service.busy', 'The first request with this key is still at work.')
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    await next()
    const isJson = c.res.headers.get('content-type')?.includes('json')
    if (KEPT(c.res.status) && isJson) {
      await ctx.db
        .update(idempotencyKey)
        .set({
          status: c.res.status,
          body: secret && c.res.status < 400 ? null : ((await c.res.clone().json()) as unknown),
        })
        .where(mine)
    } else {
      await ctx.db.delete(idempotencyKey).where(mine)
    }
  })

/** Deletes answers that were kept for a day. @returns how many */
export async function deleteOldAnswers(ctx: Ctx): Promise<number> {
  const old = lte(idempotencyKey.createdAt, new Date(ctx.now().getTime() - RETENTION_MS))
  const [any] = await ctx.db.select({ key: idempotencyKey.key }).from(idempotencyKey).where(old).limit(1)
  return any ? (await ctx.db.delete(idempotencyKey).where(old).returning({ key: idempotencyKey.key })).length : 0
}

/** What a form holds, whatever the frame around it: that is made up for each sending. The route still finds the body. */
async function formDigest(c: Context<AppEnv>, type: string): Promise<string> {
  const limits = await c.get('ctx').limits()
  const most = Math.max(limits['upload.file'], limits['upload.attachment'], limits['upload.picture'])
  const bytes = await readAtMost(c.req.raw, most + MULTIPART_OVERHEAD)
  const { url, method, headers, signal } = c.req.raw
  c.req.raw = new Request(url, { method, headers, signal, body: bytes })
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => undefined)
  // the route refuses it
  if (!form) return createHash('sha256').update(bytes).digest('hex')
  const digest = createHash('sha256')
  for (const [name, value] of form.entries()) {
    const part = typeof value === 'string' ? Buffer.from(value) : Buffer.from(await value.arrayBuffer())
    const file = typeof value === 'string' ? null : [value.name, value.type]
    digest.update(JSON.stringify([name, file, part.length])).update(part)
  }
  return digest.digest('hex')
}
