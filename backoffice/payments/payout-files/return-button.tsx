import { useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { returnReasonsBy, type ReturnReason } from '#model/payments/payout-files/payout-file-wire.ts'
import type { PayoutPayment } from '#model/payments/payout-wire.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { ledgerVerbs } from '../verbs.ts'

export const reload = ['payouts', 'transactions', 'users.transactions', 'userSummary', 'auditEvents']

/** Puts a payment that came back into the ledger. */
export function ReturnButton({ payment, currency }: { payment: PayoutPayment; currency: string }) {
  const text = useText()
  const format = useFormat()
  const disabled = useDisabledReason()(useMay('ledger.payout'))
  const [asking, setAsking] = useState(false)
  const [why, setWhy] = useState<ReturnReason | ''>('')
  const { run, busy } = useActionMutation({ done: 'payouts.returnDone', reload })
  if ((payment.state !== 'pending' && payment.state !== 'paid') || (payment.held.length > 0 && payment.fileAt === null))
    return null
  const close = () => setAsking(false)
  const send = async (note: string) => {
    if (why === '') return
    const body = note === '' ? { why } : { why, note }
    if (await run(ledgerVerbs.returned(payment.transactionId, body))) close()
  }
  return (
    <>
      <GuardedButton
        size="small"
        variant="text"
        why={disabled}
        aria-label={`${text('payouts.recordReturn')}${text('list.colon')}${payment.displayName}`}
        onClick={() => setAsking(true)}
      >
        {text('payouts.recordReturn')}…
      </GuardedButton>
      {asking && (
        <ReasonDialog
          title={text('payouts.returnTitle')}
          text={text('payouts.returnText', {
            amount: format.money(payment.amount, currency),
            name: payment.displayName,
          })}
          ask={text('payouts.returnNote')}
          confirm={text('payouts.recordReturn')}
          busy={busy}
          ready={why !== ''}
          onClose={close}
          onConfirm={(note) => void send(note)}
        >
          <TextField
            select
            required
            label={text('payouts.returnWhy')}
            value={why}
            onChange={({ target }) => setWhy(target.value as ReturnReason)}
            slotProps={{ htmlInput: { required: false } }}
          >
            {returnReasonsBy[payment.channel].map((one) => (
              <MenuItem key={one} value={one}>
                {text(`payouts.why.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </ReasonDialog>
      )}
    </>
  )
}
