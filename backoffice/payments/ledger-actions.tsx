import { useState } from 'react'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import AddIcon from '@mui/icons-material/Add'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { LineDialog } from './line-dialog.tsx'
import { PayoutDialog } from './payout-dialog.tsx'

const reload = ['transactions', 'auditEvents']

/** Batches, a payout of a quarter, and a line of one's own; beside the batches the way back to the lines, and the payout. */
export function LedgerActions({ batches }: { batches?: true }) {
  const text = useText()
  const why = useDisabledReason()
  const [mayWrite, mayPay] = [useMay('ledger.write'), useMay('ledger.payout')]
  const [open, setOpen] = useState<'line' | 'payout'>()
  return (
    <>
      <Button variant="text" component={Link} to={batches ? '/transactions' : '/payouts'}>
        {text(batches ? 'admin.tools.transactions' : 'staffLedger.batches')}
      </Button>
      <GuardedButton variant={batches ? 'contained' : 'outlined'} why={why(mayPay)} onClick={() => setOpen('payout')}>
        {text('staffLedger.payout')}
      </GuardedButton>
      {!batches && (
        <GuardedButton variant="contained" startIcon={<AddIcon />} why={why(mayWrite)} onClick={() => setOpen('line')}>
          {text('staffLedger.add')}
        </GuardedButton>
      )}
      {open === 'payout' && <PayoutDialog onClose={() => setOpen(undefined)} />}
      {open === 'line' && <LineDialog reload={reload} onClose={() => setOpen(undefined)} />}
    </>
  )
}
