import { and, asc, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { country, language, state, timeZone } from '#db/schema/all.ts'
import { contains } from '#db/sql.ts'
import { specialties } from '#model/identity/enums.ts'
import { defaultLimits } from '#model/limits.ts'
import { offsetMinutes } from '#model/time.ts'
import { answer, endpoint, listOf, paging } from '../http/route.ts'
import { sortedRows, sortingBy } from '../http/sorting.ts'

const tags = ['content']
const countryRow = z.object({ id: z.int(), countryName: z.string(), code: z.string() }).meta({ id: 'Country' })
const stateRow = z.object({ id: z.int(), name: z.string(), countryId: z.int32() }).meta({ id: 'State' })

const languageRow = z.object({ id: z.string(), code: z.string(), locale: z.string().nullable(), name: z.string() })
const zoneRow = z.object({ id: z.string(), name: z.string(), offset: z.int() })
const specialtyRow = z.object({ id: z.string(), code: z.string(), name: z.string() })

const countrySorting = sortingBy({ countryName: country.name, code: country.code }, [
  asc(country.name),
  asc(country.id),
])
const stateSorting = sortingBy({ name: state.name, id: state.id }, [asc(state.name), asc(state.id)])
const languageSorting = sortedRows<z.infer<typeof languageRow>>({
  name: ({ name }) => name,
  code: ({ code }) => code,
  locale: ({ locale }) => locale,
})
const zoneSorting = sortedRows<z.infer<typeof zoneRow>>({
  id: ({ id }) => id,
  name: ({ name }) => name,
  offset: ({ offset }) => offset,
})
const specialtySorting = sortedRows<z.infer<typeof specialtyRow>>({
  code: ({ code }) => code,
  name: ({ name }) => name,
})

/** Lists that hardly change: read once by every client. */
export const staticRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/country/list',
      operationId: 'listCountries',
      who: 'public',
      tags,
      summary: 'List countries by name',
      request: {
        query: z.strictObject({
          name: z.string().max(100).optional(),
          code: z.string().max(3).optional(),
          ...paging(defaultLimits['list.staticPageSize']),
          ...countrySorting.query,
        }),
      },
      responses: { 200: answer(listOf(countryRow)) },
    },
    async (c) => {
      const { db } = c.get('ctx')
      const { name, code, page, pageSize, sort } = c.req.valid('query')
      const where = and(
        name ? contains(country.name, name) : undefined,
        code ? eq(country.code, code.toUpperCase()) : undefined,
      )
      const rows = await db
        .select()
        .from(country)
        .where(where)
        .orderBy(...countrySorting.order(sort))
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
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/country/{id}/states',
      operationId: 'listStates',
      who: 'public',
      tags,
      summary: 'List the states of a country by name',
      request: {
        params: z.object({ id: z.coerce.number().pipe(z.int32()) }),
        query: z.strictObject({ ...paging(defaultLimits['list.staticPageSize']), ...stateSorting.query }),
      },
      responses: { 200: answer(listOf(stateRow)) },
    },
    async (c) => {
      const { db } = c.get('ctx')
      const { page, pageSize, sort } = c.req.valid('query')
      const where = eq(state.countryId, c.req.valid('param').id)
      const rows = await db
        .select()
        .from(state)
        .where(where)
        .orderBy(...stateSorting.order(sort))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [all] = await db.select({ n: count() }).from(state).where(where)
      return c.json(
        { data: rows.map(({ id, name, countryId }) => ({ id, name, countryId })), total: all?.n ?? 0, page, pageSize },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/language/list',
      operationId: 'listLanguages',
      who: 'public',
      tags,
      summary: 'List preferred languages; `locale` where the interface is available in it',
      request: { query: z.strictObject({ ...paging(defaultLimits['list.staticPageSize']), ...languageSorting.query }) },
      responses: {
        200: answer(listOf(languageRow)),
      },
    },
    async (c) => {
      const { page, pageSize, sort } = c.req.valid('query')
      const rows = await c.get('ctx').db.select().from(language).orderBy(asc(language.name))
      const all = rows.map((row) => ({
        id: row.id,
        code: row.id,
        locale: row.interface ? row.id : null,
        name: row.name,
      }))
      const data = languageSorting.rows(all, sort).slice((page - 1) * pageSize, page * pageSize)
      return c.json({ data, total: all.length, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/timezone/list',
      operationId: 'listTimeZones',
      who: 'public',
      tags,
      summary: 'List time zones with their current offset in minutes',
      request: { query: z.strictObject({ ...paging(defaultLimits['list.staticPageSize']), ...zoneSorting.query }) },
      responses: { 200: answer(listOf(zoneRow)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { page, pageSize, sort } = c.req.valid('query')
      const rows = await ctx.db.select().from(timeZone).orderBy(asc(timeZone.id))
      const all = rows.map(({ id, name }) => ({ id, name, offset: offsetMinutes(ctx.now(), id) }))
      const data = zoneSorting.rows(all, sort).slice((page - 1) * pageSize, page * pageSize)
      return c.json({ data, total: all.length, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/specialty/list',
      operationId: 'listSpecialties',
      who: 'public',
      tags,
      summary: 'List the specialties of experts',
      request: {
        query: z.strictObject({ ...paging(defaultLimits['list.staticPageSize']), ...specialtySorting.query }),
      },
      responses: { 200: answer(listOf(specialtyRow)) },
    },
    (c) => {
      const { page, pageSize, sort } = c.req.valid('query')
      const all = specialties.map((code) => ({ id: code, code, name: `specialty.${code}` }))
      const data = specialtySorting.rows(all, sort).slice((page - 1) * pageSize, page * pageSize)
      return c.json({ data, total: all.length, page, pageSize }, 200)
    },
  ),
]
