import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { reportHeader } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { reportDefinitions } from '#model/reporting/definitions.ts'
import { commonReportIds, reportFormats, reportStates } from '#model/reporting/enums.ts'
import { commonReportInput, reportDefinitionRow, reportResult, reportRowWire } from '#model/reporting/report-wire.ts'
import { authorize } from '../../admin/refusals.ts'
import { serveResources } from '../../admin/serve.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { attachment } from '../../http/upload.ts'
import { cancelReport, prepareReport, regenerateReport } from './prepare-report.ts'
import { reports } from './report-resource.ts'
import { listReportRows } from './report-rows.ts'
import { reportWords } from './texts.ts'
import { fileKey } from './write-files.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const tags = ['reporting']
const begun = z.object({ id: z.string(), state: z.enum(reportStates) }).meta({ id: 'ReportBegun' })
const binary = { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' as const } } }
const mimes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const

/** @throws not.found; report.processing while it is being generated, or has failed */
async function readyReport(ctx: Ctx, id: string) {
  authorize(requireActor(ctx), 'admin.read')
  const [header] = await ctx.db.select().from(reportHeader).where(eq(reportHeader.id, id))
  if (!header) throw new AppError('not.found', 'Not Found')
  if (header.state !== 'ready' || !header.result)
    throw new AppError(
      'report.processing',
      header.state === 'failed'
        ? 'The report could not be generated. Please click Regenerate.'
        : 'The report is still being generated.',
      { extra: { state: header.state } },
    )
  return { header, result: header.result }
}

export const reportRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/report/commonExports',
      operationId: 'listCommonReports',
      who: 'csr',
      tags,
      summary: 'List the common reports with the options that each offers',
      request: { query: z.strictObject(paging()) },
      responses: { 200: answer(listOf(reportDefinitionRow)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { page, pageSize } = c.req.valid('query')
      const say = await reportWords(ctx.language)
      const rows = commonReportIds.map((reportId) => {
        const { flags, version, groupBys, charts } = reportDefinitions[reportId]
        return {
          reportId,
          name: say(`reporting.reports.${reportId}.name`),
          description: say(`reporting.reports.${reportId}.description`),
          flags,
          version,
          groupBys: [...groupBys],
          charts: [...charts],
        }
      })
      const data = rows.slice((page - 1) * pageSize, page * pageSize)
      return c.json({ data, total: rows.length, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/report/commonExports',
      operationId: 'prepareCommonReport',
      who: 'csr-write',
      tags,
      summary: 'Prepare a common report; it is generated in the background',
      request: { body: body(commonReportInput) },
      responses: { 200: answer(begun) },
    },
    async (c) => c.json(await prepareReport(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/report/header/{id}/regenerate',
      operationId: 'regenerateReport',
      who: 'csr-write',
      tags,
      summary: 'Generate a report again from the data of now',
      request: { params },
      responses: { 200: answer(begun) },
    },
    async (c) => c.json(await regenerateReport(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/report/header/{id}/cancel',
      operationId: 'cancelReport',
      who: 'csr-write',
      tags,
      summary: 'Cancel a report that is being generated',
      request: { params },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await cancelReport(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/header/{id}/result',
      operationId: 'getReportResult',
      who: 'csr',
      tags,
      summary: 'Get the figures of a generated report: totals, by group, by month',
      request: { params },
      responses: { 200: answer(reportResult) },
    },
    async (c) => c.json((await readyReport(c.get('ctx'), c.req.valid('param').id)).result, 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/header/{id}/rows',
      operationId: 'listReportRows',
      who: 'csr',
      tags,
      summary: 'List the rows behind one number of a generated report',
      request: { params, query: z.strictObject({ cell: z.string().min(1).max(200), ...paging() }) },
      responses: {
        200: answer(listOf(reportRowWire).extend({ columns: z.array(z.string()), figure: z.number().nullable() })),
      },
    },
    async (c) => {
      const { page, pageSize, cell } = c.req.valid('query')
      const { rows, total, columns, sum } = await listReportRows(c.get('ctx'), c.req.valid('param').id, {
        cell,
        page,
        pageSize,
      })
      return c.json({ data: rows, total, page, pageSize, columns, figure: sum }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/download/{id}',
      operationId: 'downloadReport',
      who: 'csr',
      tags,
      summary: 'Download a file of a generated report: the same bytes as long as it is kept',
      request: {
        params,
        query: z.strictObject({
          format: z.enum(reportFormats).optional(),
          part: z.enum(['groups', 'rows', 'report']).optional(),
        }),
      },
      responses: { 200: { description: 'The file', content: binary } },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { header } = await readyReport(ctx, c.req.valid('param').id)
      const { format, part } = c.req.valid('query')
      const file = (header.files ?? []).find(
        (one) => (!format || one.format === format) && (!part || one.part === part),
      )
      const kept = file && (await ctx.files.get(fileKey(header.storageKey ?? '', file)))
      if (!file || !kept) throw new AppError('not.found', 'Not Found')
      return new Response(kept.stream, {
        headers: { ...attachment(file.name, mimes[file.format], kept.size), 'X-Content-SHA256': file.hash },
      })
    },
  ),
  ...serveResources(reports),
]
