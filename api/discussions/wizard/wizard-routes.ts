import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { diagnosis, diagnosisDomain, diagnosisGroup } from '#db/schema/all.ts'
import { matches } from '#db/sql.ts'
import { wizardRequestSchema, wizardResponseSchema } from '#model/discussions/wizard-wire.ts'
import { AppError } from '#model/errors.ts'
import { nameIn } from '#model/panels/named.ts'
import { me } from '../../context.ts'
import { answer, area, body, listOf, paging, route } from '../../http/route.ts'
import { postRights } from '../../identity/post-rights.ts'
import { exchange, mayUseProxy } from './exchange.ts'
import { askableIn } from './load-facts.ts'

const tags = ['asking']
const found = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  groupName: z.string(),
  domainName: z.string(),
})

export const wizardRoutes = area()
  .openapi(
    route({
      method: 'post',
      path: '/user/newQuery',
      who: 'signed-in',
      tags,
      summary: 'One exchange of the wizard for oneself',
      request: { body: body(wizardRequestSchema) },
      responses: { 200: answer(wizardResponseSchema) },
    }),
    async (c) => {
      const ctx = c.get('ctx')
      return c.json(await exchange(ctx, me(ctx).userId, c.req.valid('json')), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/user/newQuery/{userId}',
      who: 'self-or-csr',
      tags,
      summary: 'One exchange of the wizard on behalf of somebody (staff), or for a blinded user',
      request: { params: z.object({ userId: z.string() }), body: body(wizardRequestSchema) },
      responses: { 200: answer(wizardResponseSchema) },
    }),
    async (c) => {
      const ctx = c.get('ctx')
      const { userId } = c.req.valid('param')
      if (!mayUseProxy(ctx, userId)) throw new AppError('not.found', 'Not Found')
      return c.json(await exchange(ctx, userId, c.req.valid('json')), 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/user/diagnosis/search',
      who: 'signed-in',
      tags,
      summary: 'Diagnoses that may be asked about, by name or code',
      request: {
        query: z.strictObject({
          name: z.string().max(200),
          planId: z.string().optional(),
          userId: z.string().optional(),
          ...paging(),
        }),
      },
      responses: { 200: answer(listOf(found)) },
    }),
    async (c) => {
      const ctx = c.get('ctx')
      const { name, planId, page, pageSize } = c.req.valid('query')
      const row = c.get('session')?.row
      const rights = row ? await postRights(ctx.db, row, ctx.now()) : undefined
      // staff search on behalf of somebody, under that person's plan
      const planIds =
        me(ctx).rank !== null
          ? planId
            ? [planId]
            : []
          : rights?.allowed
            ? rights.planIds.filter((id) => !planId || id === planId)
            : []
      const tests = await Promise.all(planIds.map((id) => askableIn(ctx.db, id)))
      const where = and(
        eq(diagnosis.enabled, true),
        eq(diagnosisGroup.enabled, true),
        eq(diagnosisDomain.enabled, true),
        matches(diagnosis.searchText, name),
      )
      const rows = await ctx.db
        .select({ one: diagnosis, group: diagnosisGroup, domain: diagnosisDomain })
        .from(diagnosis)
        .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
        .innerJoin(diagnosisDomain, eq(diagnosisGroup.domainId, diagnosisDomain.id))
        .where(where)
        .orderBy(asc(diagnosis.code), asc(diagnosis.name))
      const askable = rows.filter(({ one }) => tests.some((test) => test(one.id)))
      const data = askable.slice((page - 1) * pageSize, page * pageSize).map(({ one, group, domain }) => ({
        id: one.id,
        name: nameIn(one, ctx.language),
        code: one.code,
        groupName: nameIn(group, ctx.language),
        domainName: nameIn(domain, ctx.language),
      }))
      return c.json({ data, total: askable.length, page, pageSize }, 200)
    },
  )
