import { and, count, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import { payout, queryHeader, transaction } from '#db/schema/all.ts'
import { formulaText, isForPayout, type FormulaParts } from '#model/payments/earning.ts'
import { batchState, lineText, payoutName, payoutRow, transactionAdminRow } from '#model/payments/payout-wire.ts'
import { sourceKey } from '#model/payments/channel.ts'
import { ledgerSources, ledgerStatuses, ledgerTransactionTypes, type Currency } from '#model/payments/enums.ts'
import { adminResource } from '../admin/declare.ts'
import { inOneCell } from '../admin/export/say.ts'
import { newYorkDay } from '#model/time.ts'
import { anyOf, choice, flag, sinceDay, untilDay } from '../admin/filters.ts'
import { serveResources } from '../admin/serve.ts'
import { channelsOf } from './payout-files/channels.ts'
import { batchNumber } from './batch-number.ts'
import { forPayout, paymentState, reversedAs, reversedQuarter, reversedText } from './paid-lines.ts'
import { blocksOf, ownerCanBePaid } from './pay-facts.ts'

const t = transaction

/** The ledger. Lines are never edited: corrections are new lines, by calls of their own. */
export const transactions = adminResource('transactions', {
  table: t,
  joins: [
    { table: queryHeader, on: eq(t.queryId, queryHeader.id) },
    { table: payout, on: eq(t.payoutId, payout.id) },
  ],
  columns: {
    id: t.id,
    userId: t.userId,
    queryId: t.queryId,
    description: t.description,
    amount: t.amount,
    currency: t.currency,
    transactionType: t.transactionType,
    source: t.source,
    status: t.status,
    effectiveDate: t.effectiveDate,
    formula: t.formula,
    reversalOf: t.reversalOf,
    reversalKind: t.reversalKind,
    reversedAs,
    reversedText,
    reversedQuarter,
    payoutId: t.payoutId,
    quarter: payout.quarter,
    reason: t.reason,
    createdAt: t.createdAt,
    accountingStatus: queryHeader.accountingStatus,
  },
  row: transactionAdminRow,
  toRow: ({ quarter, reversedText: text, reversedQuarter: of, ...raw }, ctx) => ({
    ...raw,
    description: lineText({ ...raw, quarter, reversedText: text, reversedQuarter: of }, ctx.language),
    currency: raw.currency as Currency,
    reversed: raw.reversedAs !== null,
    formula: raw.formula ? formulaText(raw.formula as FormulaParts, ctx.language) : null,
    createdAt: raw.createdAt.toISOString(),
    channel: null,
    displayName: '',
    payable: null,
    payBlocks: [],
    taxForm: null,
  }),
  inFiles: {
    source: (row, { words }) => words(sourceKey(row)),
    transactionType: (row, { words }) =>
      inOneCell([
        words(`ledger.type.${row.transactionType.toLowerCase()}`),
        ...(row.reversalKind ? [words(`staffLedger.reversalKind.${row.reversalKind}`)] : []),
      ]),
    status: (row, { words }) =>
      inOneCell([
        words(`ledger.status.${row.status}`),
        ...(row.reversedAs ? [words(`staffLedger.reversedAs.${row.reversedAs}`)] : []),
      ]),
    payable: ({ payable, payBlocks, taxForm }, { words }) => {
      if (payable === null) return null
      const said = taxForm && ['expired', 'invalid', 'started'].includes(taxForm.standing)
      const reason = (key: string) =>
        said && key.startsWith('payout.taxForm')
          ? words(`payout.form.${taxForm.standing}`, key, { form: taxForm.formType ?? '', since: taxForm.since ?? '' })
          : words(key)
      return payable ? words('staffLedger.payableYes') : inOneCell(payBlocks.map(reason))
    },
  },
  complete: async (ctx, q, rows) => {
    const blocks = await blocksOf(q, [...new Set(rows.map((row) => row.userId))], newYorkDay(ctx.now()))
    const channels = await channelsOf(q, rows)
    for (const row of rows) {
      row.channel = channels.get(row.id) ?? null
      row.displayName = blocks.get(row.userId)?.displayName ?? ''
      row.payBlocks = blocks.get(row.userId)?.reasons ?? []
      row.taxForm = blocks.get(row.userId)?.taxForm ?? null
      row.payable = isForPayout(row) ? row.payBlocks.length === 0 : null
    }
  },
  filters: {
    userId: anyOf(t.userId),
    queryId: anyOf(t.queryId),
    transactionType: anyOf(t.transactionType, z.enum(ledgerTransactionTypes)),
    source: anyOf(t.source, z.enum(ledgerSources)),
    status: anyOf(t.status, z.enum(ledgerStatuses)),
    payoutId: anyOf(t.payoutId),
    reversalOf: anyOf(t.reversalOf),
    payable: choice(['yes', 'no'], (chosen, ctx) => {
      const can = ownerCanBePaid(newYorkDay(ctx.now()))
      return and(forPayout, chosen === 'yes' ? can : not(can))
    }),
    from: sinceDay(t.effectiveDate),
    to: untilDay(t.effectiveDate),
  },
  sorts: ['effectiveDate', 'amount', 'transactionType', 'source', 'status', 'createdAt'],
  defaultSort: ['effectiveDate', 'DESC'],
  catalogue: { filters: ['userId', 'queryId', 'transactionType', 'source', 'status', 'from', 'to'] },
})

/** Batches of payments. They are made and marked by calls of their own. */
export const payouts = adminResource('payouts', {
  table: payout,
  columns: {
    id: payout.id,
    quarter: payout.quarter,
    number: batchNumber,
    total: payout.total,
    currency: payout.currency,
    createdBy: payout.createdBy,
    createdAt: payout.createdAt,
    paidAt: payout.paidAt,
    version: payout.version,
  },
  row: payoutRow,
  toRow: ({ number, ...raw }) => ({
    ...raw,
    name: payoutName(raw.quarter, Number(number)),
    currency: raw.currency as Currency,
    lines: 0,
    pending: 0,
    paid: 0,
    returned: 0,
    reversed: 0,
    removed: 0,
    createdAt: raw.createdAt.toISOString(),
    paidAt: raw.paidAt?.toISOString() ?? null,
  }),
  inFiles: {
    quarter: ({ name }) => name,
    paidAt: (row, { words }) => words(`payouts.batchState.${batchState(row)}`),
  },
  complete: async (_ctx, q, rows) => {
    if (!rows.length) return
    const ids = rows.map((row) => row.id)
    const lines = q.select({ id: t.payoutId, amount: t.amount, state: paymentState.as('state') }).from(t)
    const of = lines.where(inArray(t.payoutId, ids)).as('of')
    const sums = await q
      .select({ id: of.id, state: of.state, n: count(), sum: sql<number>`-sum(${of.amount})` })
      .from(of)
      .groupBy(of.id, of.state)
    for (const row of rows)
      for (const { state: is, n, sum } of sums.filter(({ id }) => id === row.id)) {
        row.lines += n
        row[is] = Number(sum)
      }
  },
  filters: {
    quarter: anyOf(payout.quarter),
    paid: flag((on) => (on ? isNotNull(payout.paidAt) : isNull(payout.paidAt))),
  },
  sorts: ['quarter', 'total', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  catalogue: { filters: ['quarter'], except: ['read'] },
})

export const transactionResources = serveResources(transactions, payouts)
