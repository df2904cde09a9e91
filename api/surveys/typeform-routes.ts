import { and, asc, count, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { typeformConfig, typeformResponse } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { questionTypeIds, questionTypes } from '#model/surveys/enums.ts'
import {
  builderConfigSchema,
  typeformBody,
  typeformResponseSchema,
  typeformSchema,
  updateTypeformBody,
  type BuilderConfig,
} from '#model/surveys/wire.ts'
import { record, recordChange } from '../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../context.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../http/route.ts'
import { textIn, type TextKey } from '../notifications/texts.ts'
import { sortingBy } from '../http/sorting.ts'

const tags = ['surveys']
const at = '/server/typeform/config'
const byId = { params: z.object({ id: z.string().min(1).max(64) }) }

type Row = typeof typeformConfig.$inferSelect
const show = ({ id, name, builderConfig, formId, version }: Row) => ({
  id,
  name,
  builderConfig: builderConfig as BuilderConfig['builderConfig'],
  formId,
  version,
})

const formSorting = sortingBy({ name: typeformConfig.name, createdAt: typeformConfig.createdAt }, [
  asc(typeformConfig.name),
  asc(typeformConfig.id),
])
const submittedSorting = sortingBy({ submittedAt: typeformResponse.submittedAt }, [
  desc(typeformResponse.submittedAt),
  asc(typeformResponse.id),
])

async function find(q: Queries, id: string): Promise<Row> {
  const [row] = await q.select().from(typeformConfig).where(eq(typeformConfig.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

/** The question types that the builder offers the caller; who builds chooses the end of a scale only as staff. */
async function offered(ctx: Ctx): Promise<BuilderConfig> {
  const { language } = ctx
  return {
    builderConfig: await Promise.all(
      questionTypeIds.map(async (id) => {
        const { label, kind, settings } = questionTypes[id]
        const validations = Object.fromEntries(settings.map((setting) => [setting, false]))
        return {
          id,
          text: await textIn(language, label as TextKey),
          validations,
          endUserSelects: isStaff(requireActor(ctx)) && (kind === 'rating' || kind === 'opinionScale'),
        }
      }),
    ),
  }
}

/** What the builder offers, and the forms of an external service. */
export const typeformRoutes = [
  endpoint(
    {
      method: 'get',
      path: at,
      operationId: 'getFormBuilder',
      who: 'signed-in',
      tags,
      summary: 'List the question types of the survey builder',
      responses: { 200: answer(builderConfigSchema) },
    },
    async (c) => c.json(await offered(c.get('ctx')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: at,
      operationId: 'createForm',
      who: 'csr-write',
      tags,
      summary: 'Create a survey form',
      request: { body: body(typeformBody) },
      responses: { 200: answer(typeformSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const given = c.req.valid('json')
      return c.json(
        await transaction(ctx, async (tx) => {
          const [row] = await tx
            .insert(typeformConfig)
            .values({ ...given, formId: given.formId ?? null, createdAt: ctx.now() })
            .returning()
          await record(ctx, tx, {
            event: 'create',
            refTable: 'typeform_config',
            refId: (row as Row).id,
            text: given.name,
          })
          return show(row as Row)
        }),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/list`,
      operationId: 'listForms',
      who: 'csr',
      tags,
      summary: 'List survey forms by name',
      request: { query: z.strictObject({ ...paging(), ...formSorting.query }) },
      responses: { 200: answer(listOf(typeformSchema)) },
    },
    async (c) => {
      const { db } = c.get('ctx')
      const { page, pageSize, sort } = c.req.valid('query')
      const rows = await db
        .select()
        .from(typeformConfig)
        .orderBy(...formSorting.order(sort))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db.select({ n: count() }).from(typeformConfig)
      return c.json({ data: rows.map(show), total: total?.n ?? 0, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/{id}`,
      operationId: 'getForm',
      who: 'csr',
      tags,
      summary: 'Get a survey form',
      request: byId,
      responses: { 200: answer(typeformSchema) },
    },
    async (c) => c.json(show(await find(c.get('ctx').db, c.req.valid('param').id)), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: `${at}/{id}`,
      operationId: 'updateForm',
      who: 'csr-write',
      tags,
      summary: 'Update a survey form',
      request: { ...byId, body: body(updateTypeformBody) },
      responses: { 200: answer(typeformSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { version, ...given } = c.req.valid('json')
      return c.json(
        await transaction(ctx, async (tx) => {
          const before = await find(tx, c.req.valid('param').id)
          const [row] = await tx
            .update(typeformConfig)
            .set({ ...given, formId: given.formId ?? null, version: version + 1 })
            .where(and(eq(typeformConfig.id, before.id), eq(typeformConfig.version, version)))
            .returning()
          if (!row)
            throw new AppError('conflict', 'Someone else has changed this form.', { extra: { current: show(before) } })
          await recordChange(ctx, tx, { refTable: 'typeform_config', refId: row.id }, before, row)
          return show(row)
        }),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${at}/{id}`,
      operationId: 'deleteForm',
      who: 'csr-write',
      tags,
      summary: 'Delete a survey form with its responses',
      request: byId,
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      await transaction(ctx, async (tx) => {
        const row = await find(tx, c.req.valid('param').id)
        await tx.delete(typeformConfig).where(eq(typeformConfig.id, row.id))
        await record(ctx, tx, { event: 'delete', refTable: 'typeform_config', refId: row.id, text: row.name })
      })
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/{id}/responses`,
      operationId: 'listFormResponses',
      who: 'csr',
      tags,
      summary: 'List the responses of a survey form, newest first',
      request: { ...byId, query: z.strictObject({ ...paging(), ...submittedSorting.query }) },
      responses: { 200: answer(listOf(typeformResponseSchema)) },
    },
    async (c) => {
      const { db } = c.get('ctx')
      const { page, pageSize, sort } = c.req.valid('query')
      const { id } = await find(db, c.req.valid('param').id)
      const rows = await db
        .select()
        .from(typeformResponse)
        .where(eq(typeformResponse.configId, id))
        .orderBy(...submittedSorting.order(sort))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [total] = await db.select({ n: count() }).from(typeformResponse).where(eq(typeformResponse.configId, id))
      return c.json(
        {
          data: rows.map((row) => ({ id: row.id, submittedAt: row.submittedAt.toISOString(), answers: row.answers })),
          total: total?.n ?? 0,
          page,
          pageSize,
        },
        200,
      )
    },
  ),
]
