import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import AddIcon from '@mui/icons-material/Add'
import type { AccountingStatus } from '#model/discussions/enums.ts'
import { ledgerSources, ledgerTransactionTypes } from '#model/payments/enums.ts'
import type { TaxFormStatus } from '#model/tax/enums.ts'
import { bankBody, bankSecrets } from '#model/payments/bank-wire.ts'
import type { Transaction } from '#model/payments/inputs.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { Cut } from '../../kit/cut.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { Named } from '../../kit/list/common.tsx'
import type { Filter } from '../../kit/list/filters/filters.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { Association } from '../../kit/record/association.tsx'
import { PartForm } from '../../kit/record/part-form.tsx'
import { Section, Wide } from '../../kit/record/section.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { userVerbs } from '../../providers/user-verbs.ts'
import { RevealNumber } from '../../kit/reveal-number.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { Day } from '../../kit/when.tsx'
import { LineActions } from '../../payments/line-actions.tsx'
import { LineDialog } from '../../payments/line-dialog.tsx'
import { AccountFields } from '../../payments/account-fields.tsx'
import { Source } from '../../payments/source.tsx'
import { useUser } from '../use-user.ts'
import { Part } from './part.tsx'

type Line = Transaction & { key: string | null; accountingStatus?: AccountingStatus }
const reload = ['users.transactions', 'transactions', 'userSummary', 'auditEvents']
const field = (name: string) => `resources.transactions.fields.${name}`
const columns: readonly Column<Line>[] = [
  { source: 'effectiveDate', label: field('effectiveDate'), render: (row) => <Day value={row.effectiveDate} /> },
  { source: 'amount', label: field('amount'), number: true, render: (row) => <Amount cents={row.amount} /> },
  {
    source: 'transactionType',
    label: field('transactionType'),
    render: (row) => <Named prefix="ledger.type" value={row.transactionType.toLowerCase()} />,
  },
  { source: 'source', label: field('source'), render: (row) => <Source row={row} /> },
  { source: 'status', label: field('status'), render: (row) => <Named prefix="ledger.status" value={row.status} /> },
  {
    source: 'queryId',
    label: field('queryId'),
    render: (row) =>
      row.queryId && row.key && <TextLink to={`/queries/${encodeURIComponent(row.queryId)}`}>{row.key}</TextLink>,
  },
  {
    source: 'description',
    label: field('description'),
    render: (row) => row.description && <Cut width={190}>{row.description}</Cut>,
  },
  { source: 'formula', label: field('formula'), render: (row) => row.formula && <Cut width={270}>{row.formula}</Cut> },
  {
    source: 'accountingStatus',
    label: 'resources.queries.fields.accountingStatus',
    render: (row) => row.accountingStatus && <Named prefix="queries.accounting" value={row.accountingStatus} />,
  },
  { source: '_actions', label: 'admin.list.actions', number: true, render: (row) => <LineActions row={row} /> },
]
const filters: readonly Filter[] = [
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
  { kind: 'day', source: 'from', label: 'admin.history.from' },
  { kind: 'day', source: 'to', label: 'admin.history.until' },
]

const kept = Object.keys(bankSecrets) as (keyof typeof bankSecrets)[]

function Amount({ cents }: { cents: number }) {
  return <>{useFormat().money(cents)}</>
}

/** What is owed and was paid, line by line, and where the pay goes. Numbers show their last characters only. */
export function BankTab() {
  const { user, target, ask } = useUser()
  const text = useText()
  const translate = useTranslate()
  const [adding, setAdding] = useState(false)
  const why = useDisabledReason()(useMay('ledger.write'))
  const readiness = usePart('payReadiness', '/server/user/{id}/payReadiness', ask, user.noeticExpert)
  const { data: sums } = usePart('users.transactions', '/server/user/{id}/transaction/list', {
    ...ask,
    query: { pageSize: 1 },
  })
  return (
    <>
      <Card sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Sum label={text('users.balance')} cents={sums?.balance} />
        <Sum label={text('users.paidThisYear')} cents={sums?.paidThisYear} />
        {user.noeticExpert && <TaxState status={user.taxFormStatus} />}
      </Card>
      <Association<Line>
        list="users.transactions"
        columns={columns}
        empty="users.noLines"
        filters={filters}
        actions={
          <GuardedButton variant="contained" startIcon={<AddIcon />} why={why} onClick={() => setAdding(true)}>
            {text('staffLedger.add')}
          </GuardedButton>
        }
      />
      {adding && <LineDialog userId={user.id} reload={reload} onClose={() => setAdding(false)} />}
      <Box sx={{ height: 24 }} />
      <Part>
        <PartForm
          name="userBank"
          path="/server/user/{id}/bank"
          ask={ask}
          schema={bankBody}
          act="users.edit"
          target={target}
          secrets={kept}
          asks={{ title: 'users.bankChange', text: 'users.bankChangeText' }}
        >
          {(bank) => (
            <>
              <Section title="users.bank" hint="users.bankHint">
                <AccountFields stored={bank} address={readiness.data?.mailingAddress} />
              </Section>
              {Object.entries(bank.warnings).map(([name, warning]) => (
                <Wide key={name}>
                  <Alert severity="warning" sx={{ mb: 1 }}>
                    {translate(`resources.userBank.fields.${name}`)}
                    {translate('list.colon')}
                    {translate(warning)}
                  </Alert>
                </Wide>
              ))}
              <RevealNumber
                verb={(field, reason) => userVerbs.revealBank(user.id, { field, reason })}
                numbers={kept
                  .filter((name) => bank[name])
                  .map((name) => ({
                    field: name,
                    label: translate(`resources.userBank.fields.${name}`),
                  }))}
              />
            </>
          )}
        </PartForm>
      </Part>
    </>
  )
}

const taxTones = { not_started: 'warn', in_progress: 'busy', completed: 'good' } as const

/** How far the person's tax form is; without one nothing can be paid. */
function TaxState({ status }: { status: TaxFormStatus }) {
  const translate = useTranslate()
  return (
    <Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {translate('resources.users.fields.taxFormStatus')}
      </Typography>
      <StatusChip tone={taxTones[status]} label={translate(`user.tax.${status}`)} />
      {status !== 'completed' && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
          {translate('users.taxMissing')}
        </Typography>
      )}
    </Box>
  )
}

function Sum({ label, cents }: { label: string; cents: number | undefined }) {
  const format = useFormat()
  return (
    <Box>
      <Typography variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {cents === undefined ? '…' : format.money(cents)}
      </Typography>
    </Box>
  )
}
