import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
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
import type { UserRow } from '../../identity/sessions/lucia.ts'
import { composerFor } from '../wizard/exchange.ts'
import { findChoices } from '../wizard/load-facts.ts'
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

/** Of the plan and the pool that a draft names, those that its owner may choose: others are as if they were not there. */
async function chosenIn(ctx: Ctx, { clientData, userId }: DraftRow, asker: UserRow | undefined) {
  const { planId, poolId } = clientData
  if (!asker || (!planId && !poolId)) return { planId: undefined, poolId: undefined }
  const viewerIsCsr = requireActor(ctx).userId !== userId
  const { planIds, found } = await findChoices(ctx, ctx.db, { asker, viewerIsCsr }, clientData)
  return {
    planId: planIds.find((id) => id === planId),
    poolId: found?.sides.plan.find((offered) => offered.poolId === poolId)?.poolId,
  }
}

const distinct = (ids: (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))]

async function wire(ctx: Ctx, rows: DraftRow[]): Promise<Draft[]> {
  const q = ctx.db
  const personIds = distinct(rows.flatMap((row) => [row.updatedBy, row.userId]))
  const people = personIds.length ? await q.select().from(user).where(inArray(user.id, personIds)) : []
  const drafts = []
  for (const row of rows) {
    const owner = people.find((person) => person.id === row.userId)
    drafts.push({ row, chosen: await chosenIn(ctx, row, owner) })
  }
  const planIds = distinct(drafts.map(({ chosen }) => chosen.planId))
  const plans = planIds.length ? await q.select().from(membershipPlan).where(inArray(membershipPlan.id, planIds)) : []
  const poolIds = distinct(drafts.map(({ chosen }) => chosen.poolId))
  const pools = poolIds.length ? await q.select().from(pool).where(inArray(pool.id, poolIds)) : []
  return drafts.map(({ row, chosen }) => {
    const data: WizardData = { ...row.clientData, queryDraftId: row.id }
    const author = people.find((person) => person.id === row.updatedBy)
    const plan = plans.find(({ id }) => id === chosen.planId)
    const ofPool = pools.find(({ id }) => id === chosen.poolId)
    return {
      id: row.id,
      created: toSeconds(row.createdAt),
      updated: toSeconds(row.updatedAt),
      updatedBy: row.updatedBy,
      userUpdated: { firstName: author?.firstName ?? '', lastName: author?.lastName ?? '' },
      mediaType: data.medium ?? null,
      diagnosis: data.diagnosisId ? { id: data.diagnosisId, name: data.diagnosis ?? '' } : null,
      plan: plan ? { name: plan.name, displayTitle: plan.displayTitle, selectable: plan.selectable } : null,
      pool: ofPool ? { name: ofPool.poolName, displayName: ofPool.displayName } : null,
      expertSelectionMode: data.expertSelectionChoice ?? data.expertSelectionMode ?? null,
      text: data.question ?? null,
      history: data.history ?? null,
      clientData: data,
      version: row.version,
    }
  })
}
const one = async (ctx: Ctx, row: DraftRow): Promise<Draft> => (await wire(ctx, [row]))[0] as Draft

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
      return c.json({ data: await wire(ctx, rows), total: await countDrafts(ctx.db, userId), page, pageSize }, 200)
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
      await composerFor(ctx, userId)
      return c.json(await one(ctx, await transaction(ctx, (tx) => createDraft(ctx, tx, userId, clientData))), 200)
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
      return c.json(await one(ctx, await draftFor(ctx, c.req.valid('param').id)), 200)
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
      await composerFor(ctx, before.userId)
      const { clientData, version } = c.req.valid('json')
      if (version !== before.version) throw openElsewhere(await one(ctx, before))
      const kept = await transaction(ctx, (tx) =>
        saveDraft(ctx, tx, before.userId, { ...clientData, queryDraftId: before.id }, undefined),
      )
      return c.json(await one(ctx, kept), 200)
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
