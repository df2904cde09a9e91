import { z } from 'zod'
import { transaction } from '#db/schema/all.ts'
import { formulaText, type FormulaParts } from '#model/payments/earning.ts'
import { transactionRow } from '#model/payments/inputs.ts'
import { ledgerSources, ledgerStatuses, ledgerTransactionTypes, type Currency } from '#model/payments/enums.ts'
import { adminResource } from '../admin/declare.ts'
import { anyOf, sinceDay, untilDay } from '../admin/filters.ts'
import { serveResources } from '../admin/serve.ts'

const t = transaction

/** The ledger. Lines are never edited: corrections are new lines, by calls of their own. */
export const transactions = adminResource('transactions', {
  table: t,
  columns: {
    id: t.id, userId: t.userId, queryId: t.queryId, description: t.description, amount: t.amount, currency: t.currency, transactionType: t.transactionType,
    source: t.source, status: t.status, effectiveDate: t.effectiveDate, formula: t.formula, reversalOf: t.reversalOf, payoutId: t.payoutId, createdAt: t.createdAt,
  },
  row: transactionRow,
  toRow: raw => ({ ...raw, currency: raw.currency as Currency, formula: raw.formula ? formulaText(raw.formula as FormulaParts) : null, createdAt: raw.createdAt.toISOString() }),
  filters: {
    userId: anyOf(t.userId), queryId: anyOf(t.queryId), transactionType: anyOf(t.transactionType, z.enum(ledgerTransactionTypes)),
    source: anyOf(t.source, z.enum(ledgerSources)), status: anyOf(t.status, z.enum(ledgerStatuses)), payoutId: anyOf(t.payoutId),
    reversalOf: anyOf(t.reversalOf), from: sinceDay(t.effectiveDate), to: untilDay(t.effectiveDate),
  },
  sorts: ['effectiveDate', 'amount', 'transactionType', 'source', 'status', 'createdAt'],
  defaultSort: ['effectiveDate', 'DESC'],
  catalogue: { filters: ['userId', 'queryId', 'transactionType', 'source', 'status', 'from', 'to'] },
})

export const transactionResources = serveResources(transactions)
