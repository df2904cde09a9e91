import { useState } from 'react'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import AddIcon from '@mui/icons-material/Add'
import { ledgerSources } from '#model/payments/enums.ts'
import { transactionInput } from '#model/payments/inputs.ts'
import { newYorkDay } from '#model/time.ts'
import { GuardedButton, useWhy } from '../kit/guarded-button.tsx'
import { ChoiceInput, DayInput, LongText, MoneyInput, RecordInput, Words } from '../kit/record/inputs.tsx'
import { RowDialog } from '../kit/record/row-dialog.tsx'
import { useMay } from '../kit/use-permissions.ts'
import { useText } from '../kit/use-text.ts'
import { PayoutDialog } from './payout-dialog.tsx'
import { ledgerVerbs } from './verbs.ts'

/** Batches, a payout of a quarter, and a line of one's own. */
export function LedgerActions() {
  const text = useText()
  const why = useWhy()
  const [mayWrite, mayPay] = [useMay('ledger.write'), useMay('ledger.payout')]
  const [open, setOpen] = useState<'line' | 'payout'>()
  return (
    <>
      <Button variant="text" component={Link} to="/payouts">{text('staffLedger.batches')}</Button>
      <GuardedButton why={why(mayPay)} onClick={() => setOpen('payout')}>{text('staffLedger.payout')}</GuardedButton>
      <GuardedButton variant="contained" startIcon={<AddIcon />} why={why(mayWrite)} onClick={() => setOpen('line')}>{text('staffLedger.add')}</GuardedButton>
      {open === 'payout' && <PayoutDialog onClose={() => setOpen(undefined)} />}
      {open === 'line' && (
        <RowDialog
          title={text('staffLedger.addTitle')} schema={transactionInput} resource="transactions" reload={['transactions', 'auditEvents']} onClose={() => setOpen(undefined)} verb={ledgerVerbs.add}
          row={{ transactionType: 'Adjustment', source: 'manual', effectiveDate: newYorkDay(new Date()), queryId: null }}
        >
          <RecordInput source="userId" resource="users" name="resolvedDisplayName" sortBy="lastName" required />
          <ChoiceInput source="transactionType" values={['Adjustment', 'Paid']} prefix="ledger.typeName" required />
          <ChoiceInput source="source" values={ledgerSources} prefix="ledger.source" required />
          <MoneyInput source="amount" helperText="staffLedger.amountHint" required />
          <DayInput source="effectiveDate" />
          <RecordInput source="queryId" resource="queries" name="key" sortBy="createdAt" />
          <Words source="description" required />
          <LongText source="reason" required />
        </RowDialog>
      )}
    </>
  )
}
