import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { contentDocument } from '#db/schema/all.ts'
import { fallbackLocale, locales, termsByUserType, themeNames, type Locale } from '#model/content/enums.ts'
import { contentRow, termsWire, themeWire, type ContentDocument, type Theme } from '#model/content/wire.ts'
import { AppError } from '#model/errors.ts'
import { answer, area, listOf, paging, route } from '../http/route.ts'

const tags = ['content']
type Row = typeof contentDocument.$inferSelect
const locale = z.enum(locales).default(fallbackLocale)
const userTypeQuery = z.coerce.number().int().min(0).max(99).optional()

const wire = (row: Row): ContentDocument => ({
  id: row.id,
  type: row.type,
  uid: row.uid,
  userType: row.userType === '' ? null : Number(row.userType),
  locale: row.locale as Locale,
  enabled: row.enabled,
  fields: row.fields,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
})

interface Wanted {
  type: string
  uid?: string | undefined
  userType?: number | undefined
  locale: Locale
}

/** The enabled documents of a type: of the language, else English; for the user type, else for everybody. One per uid. */
export async function findDocuments(db: Queries, wanted: Wanted): Promise<ContentDocument[]> {
  const types = ['', ...(wanted.userType === undefined ? [] : [String(wanted.userType)])]
  const rows = await db
    .select()
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.type, wanted.type),
        wanted.uid ? eq(contentDocument.uid, wanted.uid) : undefined,
        inArray(contentDocument.userType, types),
        inArray(contentDocument.locale, [wanted.locale, fallbackLocale]),
        eq(contentDocument.enabled, true),
      ),
    )
  const score = (row: Row) => (row.userType === '' ? 0 : 2) + (row.locale === wanted.locale ? 1 : 0)
  const best = new Map<string, Row>()
  for (const row of rows) {
    const other = best.get(row.uid)
    if (!other || score(row) > score(other)) best.set(row.uid, row)
  }
  return [...best.values()]
    .sort((a, b) => Number(a.fields.order ?? 0) - Number(b.fields.order ?? 0) || a.uid.localeCompare(b.uid))
    .map(wire)
}

/** The content store as readers see it: help, tiles, terms, themes. */
export const contentRoutes = area()
  .openapi(
    route({
      method: 'get',
      path: '/content/document',
      who: 'public',
      tags,
      summary: 'One document in the language, else in English',
      request: {
        query: z.strictObject({
          type: z.string().max(60),
          uid: z.string().max(100).optional(),
          userType: userTypeQuery,
          locale,
        }),
      },
      responses: { 200: answer(contentRow) },
    }),
    async (c) => {
      const [found] = await findDocuments(c.get('ctx').db, c.req.valid('query'))
      if (!found) throw new AppError('not.found', 'Missing CMS Document')
      return c.json(found, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/content/document/list',
      who: 'public',
      tags,
      summary: 'The enabled documents of a type',
      request: { query: z.strictObject({ type: z.string().max(60), userType: userTypeQuery, locale, ...paging() }) },
      responses: { 200: answer(listOf(contentRow)) },
    }),
    async (c) => {
      const { page, pageSize, ...wanted } = c.req.valid('query')
      const all = await findDocuments(c.get('ctx').db, wanted)
      return c.json({ data: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/content/terms',
      who: 'public',
      tags,
      summary: 'Terms of service of a user type; {} where there are none',
      request: { query: z.strictObject({ userType: z.coerce.number().int(), locale }) },
      responses: { 200: answer(z.union([termsWire, z.strictObject({})])) },
    }),
    async (c) => {
      const { userType, locale: wanted } = c.req.valid('query')
      const uid = termsByUserType[userType as keyof typeof termsByUserType] as string | null | undefined
      const [found] =
        uid && uid !== 'none' ? await findDocuments(c.get('ctx').db, { type: 'terms', uid, locale: wanted }) : []
      return c.json(found ? { id: found.id, locale: found.locale, html: String(found.fields.html ?? '') } : {}, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/content/theme',
      who: 'public',
      tags,
      summary: 'Theme by host before sign-in',
      request: {
        query: z.strictObject({
          host: z.string().max(255).optional(),
          userType: userTypeQuery,
          name: z.enum(themeNames).optional(),
        }),
      },
      responses: { 200: answer(themeWire) },
    }),
    async (c) => {
      const { host, userType, name } = c.req.valid('query')
      const themes = await findDocuments(c.get('ctx').db, { type: 'theme', locale: fallbackLocale })
      const chosen =
        themes.find((theme) => theme.uid === name) ??
        themes.find((theme) => host && host.endsWith(String(theme.fields.domain))) ??
        themes.find((theme) => theme.userType !== null && theme.userType === userType) ??
        themes.find((theme) => theme.uid === themeNames[0])
      if (!chosen) throw new AppError('not.found', 'Missing CMS Document')
      return c.json({ name: chosen.uid, ...chosen.fields } as unknown as Theme, 200)
    },
  )
