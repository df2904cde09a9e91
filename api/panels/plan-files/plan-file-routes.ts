import { z } from 'zod'
import { newPlanFileFields, planFile, planFileFields } from '#model/panels/file-wire.ts'
import { invalid } from '../../http/errors.ts'
import { answer, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { formBody, readForm } from '../../http/upload.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { addPlanFile, changePlanFile, listPlanFiles, openPlanFile, readPlanFile, removePlanFile } from './plan-files.ts'

const tags = ['panels']
const base = '/server/membership/plan/{planId}/files'
const id = z.string().min(1).max(64)
const ofPlan = z.object({ planId: id })
const one = ofPlan.extend({ fileId: id })
const sorts = ['name', '-name', 'size', '-size', 'createdAt', '-createdAt'] as const

function parsed<S extends z.ZodType>(schema: S, fields: unknown): z.infer<S> {
  const result = schema.safeParse(fields)
  if (!result.success) throw invalid(result.error)
  return result.data
}

/** A name as a header may carry it, with the name itself beside a plain one. */
const disposition = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** Files that belong to a plan. Downloads always come as attachments and always pass the access check. */
export const planFileRoutes = [
  endpoint(
    {
      method: 'get',
      path: base,
      operationId: 'listPlanFiles',
      who: 'csr',
      tags,
      summary: 'plan: list its files',
      request: { params: ofPlan, query: z.strictObject({ ...paging(), sort: z.enum(sorts).optional() }) },
      responses: { 200: answer(listOf(planFile)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      return c.json(
        {
          ...(await listPlanFiles(c.get('ctx'), c.req.valid('param').planId, query)),
          page: query.page,
          pageSize: query.pageSize,
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: base,
      operationId: 'addPlanFile',
      who: 'csr-write',
      tags,
      summary: 'Upload a file: picture, PDF, PowerPoint or Word, detected from its content',
      request: { params: ofPlan, body: formBody(['name', 'description'], true) },
      responses: { 201: answer(planFile, 'Created') },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { file, fields } = await readForm(c, (await ctx.limits())['upload.file'], ['name', 'description'])
      if (!file) throw refusedFields({ file: 'errors.required' })
      return c.json(await addPlanFile(ctx, c.req.valid('param').planId, file, parsed(newPlanFileFields, fields)), 201)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{fileId}`,
      operationId: 'getPlanFile',
      who: 'csr',
      tags,
      summary: 'Get a file of a plan',
      request: { params: one },
      responses: { 200: answer(planFile) },
    },
    async (c) => {
      const { planId, fileId } = c.req.valid('param')
      return c.json(await readPlanFile(c.get('ctx'), planId, fileId), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/{fileId}`,
      operationId: 'updatePlanFile',
      who: 'csr-write',
      tags,
      summary: 'Update the description or replace the file',
      request: { params: one, body: formBody(['name', 'description', 'version'], false) },
      responses: { 200: answer(planFile) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { planId, fileId } = c.req.valid('param')
      const { file, fields } = await readForm(c, (await ctx.limits())['upload.file'], [
        'name',
        'description',
        'version',
      ])
      return c.json(await changePlanFile(ctx, planId, fileId, file, parsed(planFileFields, fields)), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${base}/{fileId}`,
      operationId: 'deletePlanFile',
      who: 'csr-write',
      tags,
      summary: 'Delete a file',
      request: { params: one },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { planId, fileId } = c.req.valid('param')
      await removePlanFile(c.get('ctx'), planId, fileId)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{fileId}/download`,
      operationId: 'downloadPlanFile',
      who: 'signed-in',
      tags,
      summary: 'Download a plan file (members of the plan and staff)',
      request: { params: one },
      responses: {
        200: {
          description: 'The file',
          content: { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' as const } } },
        },
      },
    },
    async (c) => {
      const { planId, fileId } = c.req.valid('param')
      const { file, stream, size } = await openPlanFile(c.get('ctx'), planId, fileId)
      return new Response(stream, {
        headers: {
          'Content-Type': file.mime,
          'Content-Length': String(size),
          'Content-Disposition': disposition(file.name),
          'Cache-Control': 'private, no-cache',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },
  ),
]
