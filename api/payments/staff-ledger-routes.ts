import { sum } from 'drizzle-orm'
import { z } from 'zod'
import { transaction } from '#db/schema/all.ts'
import { removeInput, reverseInput, transactionInput } from '#model/payments/inputs.ts'
import { payoutFileBody, returnedBody } from '#model/payments/payout-files/payout-file-wire.ts'
import {
  ledgerTotals,
  type LedgerTotal,
  payoutDetail,
  payoutInput,
  payoutPreview,
  payoutQuarter,
  transactionAdminRow,
  type TransactionAdmin,
} from '#model/payments/payout-wire.ts'
import { join, joinsFor } from '../admin/joined.ts'
import { restQuery, restWhere } from '../admin/list-request.ts'
import { exportLocales } from '../admin/export/export-texts.ts'
import { readRecord } from '../admin/read-records.ts'
import type { Ctx } from '../context.ts'
import { answer, body, endpoint } from '../http/route.ts'
import { transactions } from './admin.ts'
import { createPayout } from './create-payout.ts'
import { markPayoutPaid, settleLine } from './mark-paid.ts'
import { ledgerTotal } from './paid-lines.ts'
import { previewPayout } from './payout-preview.ts'
import { writePayoutFile } from './payout-files/write-file.ts'
import { payoutFile, readPayout } from './read-payouts.ts'
import { removeFromPayout } from './remove-from-payout.ts'
import { returnPayment } from './return-payment.ts'
import { reverseLine, writeLine } from './write-line.ts'

const tags = ['payments']
const params = z.object({ id: z.string().min(1).max(64) })
const line = async (ctx: Ctx, id: string) => (await readRecord(ctx, transactions, ctx.db, id)) as TransactionAdmin
/** What staff do with the ledger: lines of their own, reversals, and the batches in which experts are paid. */
export const staffLedgerRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/ledger/totals',
      operationId: 'getLedgerTotals',
      who: 'csr',
      tags,
      summary: 'Get the amounts due and paid for the entries that the list shows with the same filter',
      request: { query: restQuery.pick({ filter: true }) },
      responses: { 200: answer(ledgerTotals) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { where } = await restWhere(transactions, ctx, c.req.valid('query').filter)
      const query = ctx.db
        .select({ total: ledgerTotal.as('total'), amount: transaction.amount })
        .from(transaction)
        .$dynamic()
      join(query, joinsFor(transactions, [where]))
      const lines = query.where(where).as('lines')
      const rows = await ctx.db
        .select({ total: lines.total, cents: sum(lines.amount) })
        .from(lines)
        .groupBy(lines.total)
      const of = (total: LedgerTotal) => Number(rows.find((row) => row.total === total)?.cents ?? 0)
      const [earned, adjusted, returned] = [of('earned'), of('adjusted'), of('returned')]
      const [paid, pending] = [0 - of('paid'), 0 - of('pending')]
      const owed = earned + adjusted - paid - pending + returned
      return c.json({ owed, earned, adjusted, paid, pending, returned, currency: 'USD' as const }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/transaction',
      operationId: 'createTransaction',
      who: 'csr-admin',
      tags,
      summary: 'Create an adjustment or a payment',
      request: { body: body(transactionInput) },
      responses: { 201: answer(transactionAdminRow, 'Created') },
    },
    async (c) => c.json(await line(c.get('ctx'), await writeLine(c.get('ctx'), c.req.valid('json'))), 201),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/transaction/{id}/reverse',
      operationId: 'reverseTransaction',
      who: 'csr-admin',
      tags,
      summary: 'Reverse a ledger entry by a new entry',
      request: { params, body: body(reverseInput) },
      responses: { 201: answer(transactionAdminRow, 'Created') },
    },
    async (c) =>
      c.json(
        await line(c.get('ctx'), await reverseLine(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').reason)),
        201,
      ),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/transaction/{id}/settle',
      operationId: 'settleTransaction',
      who: 'csr-admin',
      tags,
      summary: 'Mark a payment as paid today: debit-pending becomes debit, once',
      request: { params },
      responses: { 200: answer(transactionAdminRow) },
    },
    async (c) => {
      const { id } = c.req.valid('param')
      await settleLine(c.get('ctx'), id)
      return c.json(await line(c.get('ctx'), id), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/payout/preview',
      operationId: 'previewPayout',
      who: 'csr',
      tags,
      summary: 'Preview the payout of a quarter: who is paid, who is not, and why',
      request: { body: body(payoutQuarter) },
      responses: { 200: answer(payoutPreview) },
    },
    async (c) => c.json(await previewPayout(c.get('ctx'), c.get('ctx').db, c.req.valid('json').quarter), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/payout',
      operationId: 'createPayout',
      who: 'csr-admin',
      tags,
      summary: 'Create the payout batch of a finished quarter',
      request: { body: body(payoutInput) },
      responses: { 201: answer(payoutDetail, 'Created') },
    },
    async (c) => c.json(await createPayout(c.get('ctx'), c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/payout/{id}',
      operationId: 'getPayoutDetails',
      who: 'csr',
      tags,
      summary: 'Get a payout batch with its lines and the people not yet paid',
      request: { params },
      responses: { 200: answer(payoutDetail) },
    },
    async (c) => c.json(await readPayout(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/payout/{id}/paid',
      operationId: 'markPayoutPaid',
      who: 'csr-admin',
      tags,
      summary:
        'Mark the payments of a batch as paid today, but for those that are held and that the last file does not carry',
      request: { params },
      responses: { 200: answer(payoutDetail) },
    },
    async (c) => {
      const { id } = c.req.valid('param')
      await markPayoutPaid(c.get('ctx'), id)
      return c.json(await readPayout(c.get('ctx'), id), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/payout/{id}/download',
      operationId: 'downloadPayout',
      who: 'csr-admin',
      tags,
      summary: 'Export all payments of a payout batch as CSV, each with its status',
      request: { params, query: z.strictObject({ locale: exportLocales }) },
      responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } } },
    },
    async (c) => {
      const file = await payoutFile(c.get('ctx'), c.req.valid('param').id, c.req.valid('query').locale)
      return c.body(file.content, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Cache-Control': 'no-store',
      })
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/payout/{id}/file',
      operationId: 'downloadPayoutFile',
      who: 'csr-admin',
      tags,
      summary:
        'Download the payments of a batch as pain.001, NACHA or PayPal file or as a list of checks, with full numbers and a reason that is logged',
      request: { params, body: body(payoutFileBody) },
      responses: {
        200: {
          description: 'File',
          content: {
            'application/xml': { schema: z.string() },
            'text/plain': { schema: z.string() },
            'text/csv': { schema: z.string() },
          },
        },
      },
    },
    async (c) => {
      const file = await writePayoutFile(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))
      return c.body(file.content, 200, {
        'Content-Type': `${file.type}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Cache-Control': 'no-store',
      }) as never
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/transaction/{id}/returned',
      operationId: 'returnPayment',
      who: 'csr-admin',
      tags,
      summary: 'Record that the bank or PayPal returned a payment: a new entry makes the amount due again',
      request: { params, body: body(returnedBody) },
      responses: { 201: answer(transactionAdminRow, 'Created') },
    },
    async (c) =>
      c.json(
        await line(c.get('ctx'), await returnPayment(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))),
        201,
      ),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/transaction/{id}/removed',
      operationId: 'removeFromPayout',
      who: 'csr-admin',
      tags,
      summary:
        'Remove a payment that was not made from its batch: a new entry makes the amount due again. One that is in a file needs the word that the file was not used',
      request: { params, body: body(removeInput) },
      responses: { 201: answer(transactionAdminRow, 'Created') },
    },
    async (c) =>
      c.json(
        await line(c.get('ctx'), await removeFromPayout(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))),
        201,
      ),
  ),
]
