import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { user, userStore } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, transaction } from '../context.ts'
import { answer, body, endpoint } from '../http/route.ts'

const tags = ['identity']
const MOST_CHARACTERS = 20_000
const MOST_KEYS = 500
const params = z.object({
  key: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\w.:-]+$/, 'errors.name'),
})
const kept = z.object({ key: z.string(), value: z.unknown() })

/** Saved views, columns and the like: they follow a person from one browser to the next. No one reads another's. */
export const userStoreRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/user/store',
      operationId: 'listStoredValues',
      who: 'signed-in',
      tags,
      summary: 'List everything the caller has stored',
      responses: { 200: answer(z.object({ data: z.array(kept) })) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const rows = await ctx.db
        .select({ key: userStore.key, value: userStore.value })
        .from(userStore)
        .where(eq(userStore.userId, requireActor(ctx).userId))
        .orderBy(userStore.key)
      return c.json({ data: rows }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/user/store/{key}',
      operationId: 'getStoredValue',
      who: 'signed-in',
      tags,
      summary: 'Get a stored value of the caller; null if there is none',
      request: { params },
      responses: { 200: answer(kept) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { key } = c.req.valid('param')
      const [row] = await ctx.db
        .select({ value: userStore.value })
        .from(userStore)
        .where(and(eq(userStore.userId, requireActor(ctx).userId), eq(userStore.key, key)))
      return c.json({ key, value: row?.value ?? null }, 200)
    },
  ),
  endpoint(
    {
      method: 'put',
      path: '/user/store/{key}',
      operationId: 'setStoredValue',
      who: 'signed-in',
      tags,
      summary: 'Store a value for the caller; null deletes it',
      request: { params, body: body(z.strictObject({ value: z.unknown() })) },
      responses: { 200: answer(kept) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const actor = requireActor(ctx)
      const { key } = c.req.valid('param')
      const { value = null } = c.req.valid('json')
      const mine = and(eq(userStore.userId, actor.userId), eq(userStore.key, key))
      if (JSON.stringify(value).length > MOST_CHARACTERS)
        throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { value: 'errors.tooLong' } })
      await transaction(ctx, async (tx) => {
        await lockRow(tx, user, actor.userId)
        await tx.delete(userStore).where(mine)
        if (value === null) return
        if ((await tx.$count(userStore, eq(userStore.userId, actor.userId))) >= MOST_KEYS)
          throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { key: 'errors.tooMany' } })
        await tx.insert(userStore).values({ userId: actor.userId, key, value })
      })
      return c.json({ key, value }, 200)
    },
  ),
]
