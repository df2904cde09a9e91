import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { payoutFormats, type PayoutFormat } from '#model/payments/payout-files/rails.ts'
import type { PayoutDetail, PayoutPayment } from '#model/payments/payout-wire.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { PayoutFileDialog } from './payout-file-dialog.tsx'

/** Payments that no new file carries today. */
export const heldIn = (payout: PayoutDetail) => payout.lines.filter(({ held }) => held.length > 0)
export const namesOf = (lines: readonly PayoutPayment[]) => lines.map(({ displayName }) => displayName).join(', ')

/** The files that carry the pending payments of a batch, one per payment rail. */
export function PayoutFiles({ payout }: { payout: PayoutDetail }) {
  const text = useText()
  const format = useFormat()
  const why = useDisabledReason()(useMay('secrets.reveal'))
  const [open, setOpen] = useState<PayoutFormat>()
  const pending = payout.lines.filter(({ state, held }) => state === 'pending' && held.length === 0)
  const held = heldIn(payout).filter(({ fileAt }) => fileAt === null)
  const heldInFile = heldIn(payout).filter(({ fileAt }) => fileAt !== null)
  const rails = payoutFormats
    .map((rail) => ({ rail, lines: pending.filter((line) => line.rail === rail) }))
    .filter(({ lines }) => lines.length > 0)
  if (pending.length + held.length + heldInFile.length === 0) return null
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h2" component="h2" sx={{ mb: 0.5 }}>
        {text('payouts.files')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text('payouts.filesHint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rails.map(({ rail, lines }) => (
          <Box
            key={rail}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, py: 1 }}
          >
            <Box sx={{ flex: '1 1 260px' }}>
              <Typography>{text(`payouts.fileName.${rail}`)}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {text('payouts.fileCount', {
                  smart_count: lines.length,
                  total: format.money(
                    lines.reduce((sum, { amount }) => sum + amount, 0),
                    payout.currency,
                  ),
                })}
              </Typography>
            </Box>
            <GuardedButton
              variant="outlined"
              why={why}
              aria-label={`${text('payouts.download')}${text('list.colon')}${text(`payouts.fileName.${rail}`)}`}
              onClick={() => setOpen(rail)}
            >
              {text('payouts.download')}
            </GuardedButton>
          </Box>
        ))}
      </Box>
      {held.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('payouts.held', { names: namesOf(held) })}
        </Alert>
      )}
      {heldInFile.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('payouts.heldInFile', { names: namesOf(heldInFile) })}
        </Alert>
      )}
      {open && <PayoutFileDialog payout={payout} format={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}
