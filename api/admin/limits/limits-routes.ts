import { z } from 'zod'
import { versionField } from '#model/fields.ts'
import { setting } from '#db/schema/all.ts'
import { limitCatalogue, limitKeys, limitUnits, mergeLimits, isLimitKey } from '#model/limits.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import type { Ctx } from '../../context.ts'
import { changeLimit } from './change-limit.ts'

const reason = z.string().trim().max(1000, 'errors.tooLong').optional()
const name = z.string().max(100)
const limits = z.record(
  z.string(),
  z.object({
    value: z.number(),
    unit: z.enum(limitUnits),
    default: z.number(),
    min: z.number(),
    max: z.number(),
    version: z.int32(),
    changed: z.boolean(),
    updatedAt: z.string().nullable(),
  }),
)

/** Read from the table and not from what the process keeps, so that the answer of a change shows it. */
async function readAll(ctx: Ctx): Promise<z.infer<typeof limits>> {
  const rows = await ctx.db.select().from(setting)
  const merged = mergeLimits(
    Object.fromEntries(
      rows
        .filter((row) => isLimitKey(row.key) && typeof row.value === 'number')
        .map((row) => [row.key, row.value as number]),
    ),
  )
  const stored = new Map(rows.map((row) => [row.key, row]))
  return Object.fromEntries(
    limitKeys.map((key) => {
      const { unit, min, max, default: preset } = limitCatalogue[key]
      const row = stored.get(key)
      return [
        key,
        {
          value: merged[key],
          unit,
          default: preset,
          min,
          max,
          version: row?.version ?? 0,
          changed: merged[key] !== preset,
          updatedAt: row?.updatedAt.toISOString() ?? null,
        },
      ]
    }),
  )
}

/** The numbers that the product works with. Reading them is open to every client, changing them to csr_super. */
export const limitsRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/limits',
      operationId: 'listLimits',
      who: 'public',
      tags: ['administration'],
      summary: 'List all limits with their units and bounds',
      responses: { 200: answer(limits) },
    },
    async (c) => c.json(await readAll(c.get('ctx')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/limits',
      operationId: 'updateLimit',
      who: 'csr-super',
      tags: ['administration'],
      summary: 'Update a limit; `version` is 0 while it has its default',
      request: { body: body(z.strictObject({ name, value: z.number(), version: versionField, reason })) },
      responses: { 200: answer(limits) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      await changeLimit(ctx, c.req.valid('json'))
      return c.json(await readAll(ctx), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/limits/reset',
      operationId: 'resetLimit',
      who: 'csr-super',
      tags: ['administration'],
      summary: 'Reset a limit to its default',
      request: { body: body(z.strictObject({ name, version: versionField, reason })) },
      responses: { 200: answer(limits) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      await changeLimit(ctx, { ...c.req.valid('json'), value: null })
      return c.json(await readAll(ctx), 200)
    },
  ),
]
