import Box from '@mui/material/Box'
import { ledgerSources, ledgerStatuses, ledgerTransactionTypes } from '#model/payments/enums.ts'
import type { TransactionAdmin } from '#model/payments/payout-wire.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import { Cut } from '../kit/cut.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { Named } from '../kit/list/common.tsx'
import { personFilter, type Filter } from '../kit/list/filters/filters.ts'
import { PersonLink, RecordLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Day, When } from '../kit/when.tsx'
import { LedgerActions } from './ledger-actions.tsx'
import { LedgerTotals } from './ledger-totals.tsx'
import { PayBlocks } from './pay-blocks.tsx'
import { LineActions } from './line-actions.tsx'
import { Source } from './source.tsx'
import { useLineName } from './use-line-name.ts'

const columns: readonly Column<TransactionAdmin>[] = [
  { source: 'effectiveDate', short: true, render: (row) => <Day value={row.effectiveDate} />, firstOrder: 'DESC' },
  {
    source: 'userId',
    idOf: 'users',
    render: (row) => (
      <Cut width={135}>
        <PersonLink id={row.userId} />
      </Cut>
    ),
    sortable: false,
  },
  { source: 'amount', number: true, money: true, render: (row) => <Amount row={row} />, firstOrder: 'DESC' },
  { source: 'transactionType', render: (row) => <Type row={row} />, sortable: false },
  { source: 'source', render: (row) => <Source row={row} />, sortable: false },
  { source: 'status', words: 'ledger.status', sortable: false },
  {
    source: 'queryId',
    idOf: 'queries',
    render: (row) => <RecordLink resource="queries" id={row.queryId} name="key" path="/queries" />,
    sortable: false,
  },
  {
    source: 'description',
    sortable: false,
    render: (row) => row.description && <Cut width={110}>{row.description}</Cut>,
  },
  { source: 'formula', sortable: false, hidden: true },
  { source: 'reason', sortable: false, hidden: true },
  { source: 'payable', render: (row) => <Payable row={row} />, sortable: false },
  { source: 'accountingStatus', words: 'queries.accounting', hidden: true, sortable: false },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, hidden: true, firstOrder: 'DESC' },
  {
    source: '_actions',
    label: 'admin.list.actions',
    sortable: false,
    number: true,
    render: (row) => <LineActions row={row} />,
  },
]

const field = (name: string) => `resources.transactions.fields.${name}`
const filters: readonly Filter[] = [
  {
    kind: 'choice',
    source: 'payable',
    label: 'staffLedger.payable',
    threeWay: true,
    choices: [
      { id: 'yes', name: 'staffLedger.payableYes' },
      { id: 'no', name: 'staffLedger.payableNo' },
    ],
  },
  personFilter('userId', field('userId')),
  {
    kind: 'choice',
    source: 'transactionType',
    label: field('transactionType'),
    choices: ledgerTransactionTypes.map((id) => ({ id, name: `ledger.type.${id.toLowerCase()}` })),
  },
  {
    kind: 'choice',
    source: 'source',
    label: field('source'),
    choices: ledgerSources.map((id) => ({ id, name: `ledger.stored.${id}` })),
  },
  {
    kind: 'choice',
    source: 'status',
    label: field('status'),
    choices: ledgerStatuses.map((id) => ({ id, name: `ledger.status.${id}` })),
  },
  { kind: 'day', source: 'from', label: 'admin.history.from' },
  { kind: 'day', source: 'to', label: 'admin.history.until' },
]

function Amount({ row }: { row: TransactionAdmin }) {
  const format = useFormat()
  return (
    <Box component="span" title={row.formula ?? undefined}>
      {format.money(row.amount, row.currency)}
    </Box>
  )
}

function Type({ row }: { row: TransactionAdmin }) {
  const text = useText()
  return (
    <>
      <Named prefix="ledger.type" value={row.transactionType.toLowerCase()} />
      {row.reversalKind && (
        <Box component="span" sx={{ color: 'text.secondary', display: 'block', fontSize: '0.75rem' }}>
          {text(`staffLedger.reversalKind.${row.reversalKind}`)}
        </Box>
      )}
    </>
  )
}

/** Whether the person can be paid now, and what keeps them from it; nothing for what is no money of theirs to come. */
function Payable({ row }: { row: TransactionAdmin }) {
  const text = useText()
  if (row.payable === null) return <span aria-hidden>–</span>
  if (row.payable) return <StatusChip tone="good" label={text('staffLedger.payableYes')} />
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        minWidth: 120,
        fontSize: '0.75rem',
        lineHeight: 1.35,
        color: 'text.secondary',
      }}
    >
      <PayBlocks reasons={row.payBlocks} userId={row.userId} name={row.displayName} taxForm={row.taxForm} />
    </Box>
  )
}

/** The ledger: what experts have earned and were paid. Lines never change. */
export function TransactionList() {
  const called = useLineName()
  return (
    <AdminList<TransactionAdmin>
      resource="transactions"
      columns={columns}
      filters={filters}
      search={false}
      called={called}
      sort={{ field: 'effectiveDate', order: 'DESC' }}
      above={<LedgerTotals />}
      create={<LedgerActions />}
    />
  )
}
