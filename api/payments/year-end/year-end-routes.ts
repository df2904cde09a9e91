import { z } from 'zod'
import { tinMatchBody, yearEnd, yearEndFileBody, yearField } from '#model/payments/year-end.ts'
import { tinResultAnswer, tinResultBody } from '#model/payments/tin-matching.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { exportTypes, streamOf } from '../../admin/export/export-records.ts'
import { exportLocales } from '../../admin/export/export-texts.ts'
import { irisFile, tinFile, totalsFile } from './files.ts'
import { recipientCopies } from './recipient-copies.ts'
import { storeTinResults } from './read-tin-results.ts'
import { yearTotals } from './year-totals.ts'

const tags = ['payments']
const params = z.object({ year: yearField })
const csv = { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } } }
const text = { 200: { description: 'Text', content: { 'text/plain': { schema: z.string() } } } }
const headers = (name: string, type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
})

/** The end of a tax year: totals, the files for accountant and IRS, and what the IRS says of numbers. */
export const yearEndRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/taxYear/{year}',
      operationId: 'getTaxYear',
      who: 'csr',
      tags,
      summary:
        'Get what each expert was paid in a year by New York pay date, who gets a Form 1099-NEC, and what is different since each downloaded file',
      request: { params },
      responses: { 200: answer(yearEnd) },
    },
    async (c) => c.json(await yearTotals(c.get('ctx'), c.req.valid('param').year), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/taxYear/{year}/download',
      operationId: 'downloadTaxYear',
      who: 'csr',
      tags,
      summary: 'Download the totals of a year with masked numbers, as CSV or as a workbook',
      request: {
        params,
        query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('csv'), locale: exportLocales }),
      },
      responses: {
        200: {
          description: 'File',
          content: {
            'text/csv': { schema: z.string() },
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: z.string() },
          },
        },
      },
    },
    async (c) => {
      const { year } = c.req.valid('param')
      const { format, locale } = c.req.valid('query')
      return new Response(streamOf(await totalsFile(c.get('ctx'), year, format, locale)), {
        headers: {
          'Content-Type': exportTypes[format],
          'Content-Disposition': `attachment; filename="payments-${year}.${format}"`,
          'Cache-Control': 'no-store',
        },
      }) as never
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/taxYear/{year}/iris',
      operationId: 'downloadIrisFile',
      who: 'csr-admin',
      tags,
      summary:
        'Download Form 1099-NEC of a year in the CSV layout of the IRS, with full numbers and a reason that is logged',
      request: { params, body: body(yearEndFileBody) },
      responses: csv,
    },
    async (c) => {
      const { year } = c.req.valid('param')
      const asked = c.req.valid('json')
      const name = `1099-NEC-${year}${asked.scope === 'whole' ? '' : `-${asked.scope}`}.csv`
      return c.body(await irisFile(c.get('ctx'), year, asked), 200, headers(name, 'text/csv'))
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/taxYear/{year}/recipientCopies',
      operationId: 'downloadRecipientCopies',
      who: 'csr-admin',
      tags,
      summary:
        'Download Copy B of Form 1099-NEC for each recipient of a year as PDFs in one ZIP file, with a reason that is logged',
      request: { params, body: body(yearEndFileBody) },
      responses: { 200: { description: 'ZIP file', content: { 'application/zip': { schema: z.string() } } } },
    },
    async (c) => {
      const { year } = c.req.valid('param')
      return new Response(streamOf(await recipientCopies(c.get('ctx'), year, c.req.valid('json'))), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="1099-NEC-${year}-recipients.zip"`,
          'Cache-Control': 'no-store',
        },
      }) as never
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/taxYear/{year}/tinMatching',
      operationId: 'downloadTinMatchingFile',
      who: 'csr-admin',
      tags,
      summary: 'Download the numbers of a year for the TIN matching of the IRS, with a reason that is logged',
      request: { params, body: body(tinMatchBody) },
      responses: text,
    },
    async (c) => {
      const { year } = c.req.valid('param')
      const file = await tinFile(c.get('ctx'), year, c.req.valid('json').reason)
      return c.text(file, 200, headers(`tin-matching-${year}.txt`, 'text/plain'))
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/tinMatching/result',
      operationId: 'importTinMatchingResult',
      who: 'csr-admin',
      tags,
      summary: 'Take in the result file of the IRS; a mismatch makes a task and a message',
      request: { body: body(tinResultBody) },
      responses: { 200: answer(tinResultAnswer) },
    },
    async (c) => c.json(await storeTinResults(c.get('ctx'), c.req.valid('json').text), 200),
  ),
]
