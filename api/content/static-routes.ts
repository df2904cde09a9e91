import { and, asc, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { country, language, state, timeZone } from '#db/schema/all.ts'
import { contains } from '#db/sql.ts'
import { specialties } from '#model/identity/enums.ts'
import { defaultLimits } from '#model/limits.ts'
import { offsetMinutes } from '#model/time.ts'
import { answer, area, listOf, paging, route } from '../http/route.ts'

const tags = ['static lists']
const countryRow = z.object({ id: z.int(), countryName: z.string(), code: z.string() }).meta({ id: 'Country' })
const stateRow = z.object({ id: z.int(), name: z.string(), countryId: z.int() }).meta({ id: 'State' })

/** Lists that hardly change: read once by every client. */
export const staticRoutes = area()
  .openapi(
    route({
      method: 'get',
      path: '/server/country/list',
      who: 'public',
      tags,
      summary: 'Countries by name',
      request: {
        query: z.strictObject({
          name: z.string().max(100).optional(),
          code: z.string().max(3).optional(),
          ...paging(defaultLimits['list.staticPageSize']),
        }),
      },
      responses: { 200: answer(listOf(countryRow)) },
    }),
    async (c) => {
      const { db } = c.get('ctx')
      const { name, code, page, pageSize } = c.req.valid('query')
      const where = and(
        name ? contains(country.name, name) : undefined,
        code ? eq(country.code, code.toUpperCase()) : undefined,
      )
      const rows = await db
        .select()
        .from(country)
        .where(where)
        .orderBy(asc(country.name))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [all] = await db.select({ n: count() }).from(country).where(where)
      return c.json(
        {
          data: rows.map((row) => ({ id: row.id, countryName: row.name, code: row.code })),
          total: all?.n ?? 0,
          page,
          pageSize,
        },
        200,
      )
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/server/country/{id}/states',
      who: 'public',
      tags,
      summary: 'States of a country by name',
      request: {
        params: z.object({ id: z.coerce.number().int() }),
        query: z.strictObject(paging(defaultLimits['list.staticPageSize'])),
      },
      responses: { 200: answer(listOf(stateRow)) },
    }),
    async (c) => {
      const { db } = c.get('ctx')
      const { page, pageSize } = c.req.valid('query')
      const where = eq(state.countryId, c.req.valid('param').id)
      const rows = await db
        .select()
        .from(state)
        .where(where)
        .orderBy(asc(state.name))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [all] = await db.select({ n: count() }).from(state).where(where)
      return c.json(
        { data: rows.map(({ id, name, countryId }) => ({ id, name, countryId })), total: all?.n ?? 0, page, pageSize },
        200,
      )
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/server/language/list',
      who: 'public',
      tags,
      summary: 'Preferred languages; `locale` where the interface speaks them',
      request: { query: z.strictObject(paging(defaultLimits['list.staticPageSize'])) },
      responses: {
        200: answer(
          listOf(z.object({ id: z.string(), code: z.string(), locale: z.string().nullable(), name: z.string() })),
        ),
      },
    }),
    async (c) => {
      const { page, pageSize } = c.req.valid('query')
      const rows = await c.get('ctx').db.select().from(language).orderBy(asc(language.name))
      const data = rows
        .slice((page - 1) * pageSize, page * pageSize)
        .map((row) => ({ id: row.id, code: row.id, locale: row.interface ? row.id : null, name: row.name }))
      return c.json({ data, total: rows.length, page, pageSize }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/server/timezone/list',
      who: 'public',
      tags,
      summary: 'Time zones with their offset now, in minutes',
      request: { query: z.strictObject(paging(defaultLimits['list.staticPageSize'])) },
      responses: { 200: answer(listOf(z.object({ id: z.string(), name: z.string(), offset: z.int() }))) },
    }),
    async (c) => {
      const ctx = c.get('ctx')
      const { page, pageSize } = c.req.valid('query')
      const rows = await ctx.db.select().from(timeZone).orderBy(asc(timeZone.id))
      const data = rows
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ id, name }) => ({ id, name, offset: offsetMinutes(ctx.now(), id) }))
      return c.json({ data, total: rows.length, page, pageSize }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/server/specialty/list',
      who: 'public',
      tags,
      summary: 'Specialties of experts',
      request: { query: z.strictObject(paging(defaultLimits['list.staticPageSize'])) },
      responses: { 200: answer(listOf(z.object({ id: z.string(), code: z.string(), name: z.string() }))) },
    }),
    (c) => {
      const { page, pageSize } = c.req.valid('query')
      const data = specialties
        .slice((page - 1) * pageSize, page * pageSize)
        .map((code) => ({ id: code, code, name: `specialty.${code}` }))
      return c.json({ data, total: specialties.length, page, pageSize }, 200)
    },
  )
