import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#db/schema/all.ts'
import { addressedAs } from '#model/identity/person-name.ts'
import { resourceNames, type ResourceName } from '#model/resources.ts'
import { requireActor, type Ctx } from '../context.ts'
import { answer, body, endpoint } from '../http/route.ts'
import { othersIn, othersOn, recordHeartbeat } from './presence.ts'

const others = z.object({ data: z.array(z.object({ userId: z.string(), name: z.string(), dirty: z.boolean() })) })
const at = { resource: z.enum(resourceNames as [ResourceName, ...ResourceName[]]), id: z.string().min(1).max(64) }
const signInput = z.strictObject({
  ...at,
  tab: z.string().min(8).max(64),
  dirty: z.boolean(),
  gone: z.boolean().optional(),
})

async function show(ctx: Ctx, input: z.infer<typeof signInput>) {
  const { userId, viewOnly } = requireActor(ctx)
  const record = `${input.resource}/${input.id}`
  const now = ctx.now().getTime()
  const [row] = await ctx.db
    .select({ firstName: user.firstName, lastName: user.lastName, displayName: user.displayName })
    .from(user)
    .where(eq(user.id, userId))
  recordHeartbeat(
    ctx.bus,
    { record, tab: `${userId}:${input.tab}`, now, gone: input.gone === true },
    { userId, name: row ? addressedAs(row) : '', dirty: input.dirty && !viewOnly },
  )
  return { data: othersOn(ctx.bus, record, userId, now) }
}

const looking = z.object({ data: z.array(z.object({ id: z.string(), names: z.array(z.string()) })) })

/** Who else has a record open. It is soft state: nothing is written, so those who may only look take part as well. */
export const presenceRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/presence',
      operationId: 'reportPresence',
      who: 'csr',
      tags: ['notifications'],
      summary: 'Report that a record is open; returns the other people who have it open',
      request: { body: body(signInput) },
      responses: { 200: answer(others) },
    },
    async (c) => c.json(await show(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/presence/{resource}/{id}',
      operationId: 'listPresence',
      who: 'csr',
      tags: ['notifications'],
      summary: 'List the other people who have a record open',
      request: { params: z.object(at) },
      responses: { 200: answer(others) },
    },
    (c) => {
      const ctx = c.get('ctx')
      const { resource, id } = c.req.valid('param')
      return c.json(
        { data: othersOn(ctx.bus, `${resource}/${id}`, requireActor(ctx).userId, ctx.now().getTime()) },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/presence/{resource}',
      operationId: 'listPresenceOfResource',
      who: 'csr',
      tags: ['notifications'],
      summary: 'List the records of a kind that other people have open',
      request: { params: z.object({ resource: at.resource }) },
      responses: { 200: answer(looking) },
    },
    (c) => {
      const ctx = c.get('ctx')
      const { resource } = c.req.valid('param')
      return c.json({ data: othersIn(ctx.bus, resource, requireActor(ctx).userId, ctx.now().getTime()) }, 200)
    },
  ),
]
