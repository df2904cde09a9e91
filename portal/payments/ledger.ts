import type { Page } from '../client.ts'

/** One line of the ledger as its owner reads it; amounts in cents. */
export interface LedgerLine {
  id: string
  queryId: string | null
  key: string | null
  description: string
  amount: number
  currency: string
  transactionType: string
  source: string
  status: string
  /** `yyyy-MM-dd` */
  effectiveDate: string
  formula: string | null
  reversalOf: string | null
}

export interface PendingEarning {
  queryId: string
  key: string
  title: string
  minutes: number
  amount: number
  currency: string
  formula: string
}

/** When what is owed for one quarter should come; days are `yyyy-MM-dd`. */
export interface PayWindow {
  /** 2026-Q1 */
  quarter: string
  amount: number
  from: string
  until: string
}

export interface Ledger extends Page<LedgerLine> {
  /** what is owed now */
  balance: number
  paidThisYear: number
  expectedPay: PayWindow[]
  pending: PendingEarning[]
}
