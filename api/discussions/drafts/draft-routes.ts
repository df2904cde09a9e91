import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { membershipPlan, pool, queryHeaderInput, user } from '#db/schema/all.ts'
import {
  createDraftBody,
  draftSchema,
  draftStatsSchema,
  updateDraftBody,
  type Draft,
  type WizardData,
} from '#model/discussions/wizard/wizard-wire.ts'
import { AppError } from '#model/errors.ts'
import { defaultLimits } from '#model/limits.ts'
import { isStaff } from '#model/permissions.ts'
import { toSeconds } from '#model/time.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { sortingBy } from '../../http/sorting.ts'
import { countDrafts, createDraft, saveDraft, openElsewhere, type DraftRow } from './save-draft.ts'

const tags = ['discussions']
const draftSorting = sortingBy({ updated: queryHeaderInput.updatedAt, created: queryHeaderInput.createdAt }, [
  desc(queryHeaderInput.updatedAt),
  desc(queryHeaderInput.id),
])
const byId = { params: z.object({ id: z.string() }) }

const mayFor = (ctx: Ctx, userId: string) => {
  if (requireActor(ctx).userId !== userId && !isStaff(requireActor(ctx))) throw new AppError('not.found', 'Not Found')
}

/** A living draft that the caller may see. @throws not.found, also for other people's */
async function draftFor(ctx: Ctx, id: string): Promise<DraftRow> {
  const [row] = await ctx.db
    .select()
    .from(queryHeaderInput)
    .where(and(eq(queryHeaderInput.id, id), isNull(queryHeaderInput.queryId)))
  if (!row) throw new AppError('not.found', 'Not Found')
  mayFor(ctx, row.userId)
  return row
}

async function wire(q: Queries, rows: DraftRow[]): Promise<Draft[]> {
  const of = (pick: (data: WizardData, row: DraftRow) => string | undefined) => [
    ...new Set(rows.map((row) => pick(row.clientData, row)).filter((id) => id !== undefined)),
  ]
  const people = rows.length
    ? await q
        .select()
        .from(user)
        .where(
          inArray(
            user.id,
            of((_, row) => row.updatedBy),
          ),
        )
    : []
  const planIds = of((data) => data.planId)
  const plans = planIds.length ? await q.select().from(membershipPlan).where(inArray(membershipPlan.id, planIds)) : []
  const poolIds = of((data) => data.poolId)
  const pools = poolIds.length ? await q.select().from(pool).where(inArray(pool.id, poolIds)) : []
  return rows.map((row) => {
    const data: WizardData = { ...row.clientData, queryDraftId: row.id }
    const author = people.find((one) => one.id === row.updatedBy)
    const plan = plans.find((one) => one.id === data.planId)
    const chosen = pools.find((one) => one.id === data.poolId)
    return {
      id: row.id,
      created: toSeconds(row.createdAt),
      updated: toSeconds(row.updatedAt),
      updatedBy: row.updatedBy,
      userUpdated: { firstName: author?.firstName ?? '', lastName: author?.lastName ?? '' },
      mediaType: data.medium ?? null,
      diagnosis: data.diagnosisId ? { id: data.diagnosisId, name: data.diagnosis ?? '' } : null,
      plan: plan ? { name: plan.name, displayTitle: plan.displayTitle, selectable: plan.selectable } : null,
      pool: chosen ? { name: chosen.poolName, displayName: chosen.displayName } : null,
      expertSelectionMode: data.expertSelectionChoice ?? data.expertSelectionMode ?? null,
      text: data.question ?? null,
      history: data.history ?? null,
      clientData: data,
      version: row.version,
    }
  })
}
const one = async (q: Queries, row: DraftRow): Promise<Draft> => (await wire(q, [row]))[0] as Draft

export const draftRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/query/headerInput/list',
      operationId: 'listDrafts',
      who: 'self-or-csr',
      tags,
      summary: "List a person's drafts, newest first",
      request: {
        query: z.strictObject({
          userId: z.string(),
          draftInclude: z.string().optional(),
          activeInclude: z.string().optional(),
          ...paging(defaultLimits['discussion.draftPageSize']),
          ...draftSorting.query,
        }),
      },
      responses: { 200: answer(listOf(draftSchema)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { userId, page, pageSize, sort } = c.req.valid('query')
      mayFor(ctx, userId)
      const rows = await ctx.db
        .select()
        .from(queryHeaderInput)
        .where(and(eq(queryHeaderInput.userId, userId), isNull(queryHeaderInput.queryId)))
        .orderBy(...draftSorting.order(sort))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return c.json({ data: await wire(ctx.db, rows), total: await countDrafts(ctx.db, userId), page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/headerInput/stats/{userId}',
      operationId: 'countDrafts',
      who: 'self-or-csr',
      tags,
      summary: 'Count drafts, with the maximum',
      request: { params: z.object({ userId: z.string() }) },
      responses: { 200: answer(draftStatsSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { userId } = c.req.valid('param')
      mayFor(ctx, userId)
      return c.json(
        { draftCount: await countDrafts(ctx.db, userId), maxDrafts: (await ctx.limits())['discussion.maxDrafts'] },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/query/headerInput',
      operationId: 'createDraft',
      who: 'self-or-csr',
      tags,
      summary: 'Create a draft',
      request: { body: body(createDraftBody) },
      responses: { 200: answer(draftSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { userId, clientData } = c.req.valid('json')
      mayFor(ctx, userId)
      return c.json(await one(ctx.db, await transaction(ctx, (tx) => createDraft(ctx, tx, userId, clientData))), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/headerInput/{id}',
      operationId: 'getDraft',
      who: 'self-or-csr',
      tags,
      summary: 'Get a draft',
      request: byId,
      responses: { 200: answer(draftSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      return c.json(await one(ctx.db, await draftFor(ctx, c.req.valid('param').id)), 200)
    },
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/query/headerInput/{id}',
      operationId: 'updateDraft',
      who: 'self-or-csr',
      tags,
      summary: 'Save a draft',
      request: { ...byId, body: body(updateDraftBody) },
      responses: { 200: answer(draftSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const before = await draftFor(ctx, c.req.valid('param').id)
      const { clientData, version } = c.req.valid('json')
      if (version !== before.version) throw openElsewhere(await one(ctx.db, before))
      const kept = await transaction(ctx, (tx) =>
        saveDraft(ctx, tx, before.userId, { ...clientData, queryDraftId: before.id }, undefined),
      )
      return c.json(await one(ctx.db, kept), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/server/query/headerInput/{id}',
      operationId: 'deleteDraft',
      who: 'self-or-csr',
      tags,
      summary: 'Delete a draft',
      request: byId,
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const row = await draftFor(ctx, c.req.valid('param').id)
      await ctx.db
        .delete(queryHeaderInput)
        .where(and(eq(queryHeaderInput.id, row.id), isNull(queryHeaderInput.queryId)))
      return c.json({}, 200)
    },
  ),
]
