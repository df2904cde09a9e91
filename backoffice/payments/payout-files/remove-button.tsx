import { useState } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { PayoutPayment } from '#model/payments/payout-wire.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { ledgerVerbs } from '../verbs.ts'
import { reload } from './return-button.tsx'

/** Takes a payment that was not sent out of its batch. One that is in a file needs the word that the file was not used. */
export function RemoveButton({ payment, currency }: { payment: PayoutPayment; currency: string }) {
  const text = useText()
  const format = useFormat()
  const disabled = useDisabledReason()(useMay('ledger.payout'))
  const [asking, setAsking] = useState(false)
  const [notUsed, setNotUsed] = useState(false)
  const { run, busy } = useActionMutation({ done: 'payouts.removeDone', reload })
  if (payment.state !== 'pending') return null
  const close = () => {
    setAsking(false)
    setNotUsed(false)
  }
  return (
    <>
      <GuardedButton
        size="small"
        variant="text"
        why={disabled}
        aria-label={`${text('payouts.remove')}${text('list.colon')}${payment.displayName}`}
        onClick={() => setAsking(true)}
      >
        {text('payouts.remove')}
      </GuardedButton>
      {asking && (
        <ReasonDialog
          title={text('payouts.removeTitle')}
          text={[
            text('payouts.removeText', {
              amount: format.money(payment.amount, currency),
              name: payment.displayName,
            }),
            ...(payment.fileAt === null
              ? []
              : [text('payouts.removeFiled', { when: format.moment(payment.fileAt), name: payment.displayName })]),
          ].join(text('list.gap'))}
          ask={text('staffLedger.reason')}
          required
          confirm={text('payouts.remove')}
          busy={busy}
          ready={payment.fileAt === null || notUsed}
          onClose={close}
          onConfirm={(reason) =>
            void run(ledgerVerbs.remove(payment.transactionId, { reason, ...(notUsed && { fileNotUsed: true }) })).then(
              (done) => done && close(),
            )
          }
        >
          {payment.fileAt !== null && (
            <FormControlLabel
              control={<Checkbox checked={notUsed} onChange={(_event, checked) => setNotUsed(checked)} />}
              label={text('payouts.fileNotUsed')}
            />
          )}
        </ReasonDialog>
      )}
    </>
  )
}
