import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Transaction } from '#model/payments/inputs.ts'
import { api, type Page } from '../client.ts'
import { keys } from '../query-keys.ts'

export type LedgerLine = Transaction & { key: string | null }

/** Work that is not closed yet: what it would earn as it stands. */
export interface PendingEarning {
  queryId: string
  key: string
  title: string
  minutes: number
  amount: number
  currency: string
  formula: string
}

export interface Ledger extends Page<LedgerLine> {
  balance: number
  paidThisYear: number
  currency: string
  pending: PendingEarning[]
}

export const ledgerPageSize = 25

export function useLedger(userId: string, page: number) {
  return useQuery({
    queryKey: [...keys.earnings.of(userId), page],
    queryFn: ({ signal }) => api.get<Ledger>(`/server/user/${encodeURIComponent(userId)}/transaction/list`, { query: { page, pageSize: ledgerPageSize }, signal }),
    placeholderData: keepPreviousData,
  })
}
