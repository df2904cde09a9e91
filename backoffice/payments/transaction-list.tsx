import { ledgerSources, ledgerStatuses, ledgerTransactionTypes } from '#model/payments/enums.ts'
import type { Transaction } from '#model/payments/inputs.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { Named } from '../kit/list/common.tsx'
import { personFilter, type Filter } from '../kit/list/filters.ts'
import { PersonLink, RecordLink } from '../kit/record-link.tsx'
import { useFormat } from '../kit/use-format.ts'
import { Day, When } from '../kit/when.tsx'

const columns: readonly Column<Transaction>[] = [
  { source: 'effectiveDate', render: (row) => <Day value={row.effectiveDate} />, firstOrder: 'DESC' },
  { source: 'userId', render: (row) => <PersonLink id={row.userId} />, sortable: false },
  { source: 'transactionType', render: (row) => <Named prefix="ledger.type" value={row.transactionType.toLowerCase()} />, sortable: false },
  { source: 'source', words: 'ledger.source', sortable: false },
  { source: 'status', words: 'ledger.status', sortable: false },
  { source: 'queryId', render: (row) => <RecordLink resource="queries" id={row.queryId} name="key" path="/queries" />, sortable: false },
  { source: 'description', sortable: false },
  { source: 'formula', sortable: false },
  { source: 'amount', number: true, render: (row) => <Amount row={row} />, sortable: false },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, hidden: true, firstOrder: 'DESC' },
]

const field = (name: string) => `resources.transactions.fields.${name}`
const filters: readonly Filter[] = [
  personFilter('userId', field('userId')),
  { kind: 'choice', source: 'transactionType', label: field('transactionType'), choices: ledgerTransactionTypes.map((id) => ({ id, name: `ledger.type.${id.toLowerCase()}` })) },
  { kind: 'choice', source: 'source', label: field('source'), choices: ledgerSources.map((id) => ({ id, name: `ledger.source.${id}` })) },
  { kind: 'choice', source: 'status', label: field('status'), choices: ledgerStatuses.map((id) => ({ id, name: `ledger.status.${id}` })) },
  { kind: 'day', source: 'from', label: 'admin.history.from' },
  { kind: 'day', source: 'to', label: 'admin.history.until' },
]

function Amount({ row }: { row: Transaction }) {
  return <>{useFormat().money(row.amount, row.currency)}</>
}

/** The ledger: what experts have earned and were paid. Lines never change. */
export function TransactionList() {
  return <AdminList<Transaction> resource="transactions" columns={columns} filters={filters} search={false} sort={{ field: 'effectiveDate', order: 'DESC' }} />
}
