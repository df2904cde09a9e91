import { z } from 'zod'
import { userTypeQuery } from '#model/fields.ts'
import { fallbackLocale, locales, themeNames } from '#model/content/enums.ts'
import { contentRow, environmentWire, termsWire, themeWire, type ContentDocument } from '#model/content/wire.ts'
import { environmentOfHost } from '#model/env-host.ts'
import { AppError } from '#model/errors.ts'
import { brandOfHost } from '#model/identity/theme.ts'
import { answer, endpoint, listOf, paging } from '../http/route.ts'
import { sortedRows } from '../http/sorting.ts'
import { findDocuments, findThemes, termsFor, themeOf, themeOfReader } from '../served-content.ts'

const tags = ['content']
const locale = z.enum(locales).default(fallbackLocale)
const documentSorting = sortedRows<ContentDocument>({
  uid: ({ uid }) => uid,
  userType: ({ userType }) => userType,
  locale: (document) => document.locale,
  updatedAt: ({ updatedAt }) => updatedAt,
})

/** The content store as readers see it: help, tiles, terms, themes. */
export const contentRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/content/document',
      operationId: 'getPublishedDocument',
      who: 'public',
      tags,
      summary: "Get a document in the caller's language, or else in English",
      request: {
        query: z.strictObject({
          type: z.string().max(60),
          uid: z.string().max(100).optional(),
          userType: userTypeQuery.optional(),
          locale,
        }),
      },
      responses: { 200: answer(contentRow) },
    },
    async (c) => {
      const [found] = await findDocuments(c.get('ctx'), c.get('ctx').db, c.req.valid('query'))
      if (!found) throw new AppError('not.found', 'Missing CMS Document')
      return c.json(found, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/content/document/list',
      operationId: 'listPublishedDocuments',
      who: 'public',
      tags,
      summary: 'List the enabled documents of a type',
      request: {
        query: z.strictObject({
          type: z.string().max(60),
          userType: userTypeQuery.optional(),
          locale,
          ...paging(),
          ...documentSorting.query,
        }),
      },
      responses: { 200: answer(listOf(contentRow)) },
    },
    async (c) => {
      const { page, pageSize, sort, ...wanted } = c.req.valid('query')
      const all = documentSorting.rows(await findDocuments(c.get('ctx'), c.get('ctx').db, wanted), sort)
      return c.json({ data: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/content/terms',
      operationId: 'getTerms',
      who: 'public',
      tags,
      summary: 'Get the terms of service for a user type; {} if there are none',
      request: { query: z.strictObject({ userType: userTypeQuery, locale }) },
      responses: { 200: answer(z.union([termsWire, z.strictObject({})])) },
    },
    async (c) => {
      const { userType, locale: wanted } = c.req.valid('query')
      const ctx = c.get('ctx')
      return c.json((await termsFor(ctx, ctx.db, { userType, locale: wanted })) ?? {}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/content/theme',
      operationId: 'getTheme',
      who: 'public',
      tags,
      summary: 'Get the theme for a host before sign-in',
      request: {
        query: z.strictObject({
          host: z.string().max(255).optional(),
          userType: userTypeQuery.optional(),
          name: z.enum(themeNames).optional(),
        }),
      },
      responses: { 200: answer(themeWire) },
    },
    async (c) => {
      const { host, userType, name } = c.req.valid('query')
      const ctx = c.get('ctx')
      const themes = await findThemes(ctx.db, ctx.language)
      const branded = brandOfHost(
        host ?? '',
        Object.fromEntries(themes.map((theme) => [theme.uid, String(theme.fields.domain ?? '')])),
      )
      const chosen =
        themes.find((theme) => theme.uid === name) ??
        themes.find((theme) => theme.uid === branded) ??
        themes.find((theme) => theme.userType !== null && theme.userType === userType) ??
        themes.find((theme) => theme.uid === themeNames[0])
      if (!chosen) throw new AppError('not.found', 'Missing CMS Document')
      return c.json(themeOf(chosen), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/static/environment',
      operationId: 'getEnvironment',
      who: 'public',
      tags,
      summary: 'Get the environment, the brand and the server time',
      description:
        '`environment` is `APP_ENV`; where that is not set, it follows from the prefix of the host name of the request: app. and my. production, staging. staging, dev. and feature- development, any other local. `brand` is that of the account, before sign-in that of the host. `now` is in milliseconds.',
      responses: { 200: answer(environmentWire) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const name = await themeOfReader(ctx, ctx.db)
      const theme = (await findThemes(ctx.db, ctx.language)).find(({ uid }) => uid === name)
      if (!theme) throw new AppError('not.found', 'Missing CMS Document')
      return c.json(
        {
          environment: ctx.env.named ?? environmentOfHost(ctx.request.host, 'local'),
          brand: themeOf(theme),
          now: ctx.now().getTime(),
        },
        200,
        { 'Cache-Control': 'no-store' },
      )
    },
  ),
]
