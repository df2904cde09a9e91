import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { closedQuarters } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import { api } from '../providers/client.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { PayoutTables } from './payout-tables.tsx'
import { ledgerVerbs } from './verbs.ts'
import { WorkingButton } from '../kit/buttons/working-button.tsx'
import { serverNow } from '#api/client/server-clock.ts'

/** two years */
const OFFERED = 8

/** Shows what a payout of a quarter would pay before it is made. */
export function PayoutDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const navigate = useNavigate()
  const quarters = closedQuarters(newYorkDay(new Date(serverNow())), OFFERED)
  const [quarter, setQuarter] = useState(quarters[0] ?? '')
  const { data, error, isFetching } = useQuery({
    queryKey: ['payouts', 'preview', quarter],
    queryFn: ({ signal }) => api.post('/server/payout/preview', { body: { quarter }, signal }),
    retry: false,
  })
  const { run, busy } = useActionMutation({ done: 'payouts.made', reload: ['payouts', 'transactions', 'auditEvents'] })
  const create = async () => {
    const made = await run(ledgerVerbs.payOut(quarter))
    if (made) void navigate(`/payouts/${encodeURIComponent(String(made.id))}`)
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby="payout-title">
      <DialogTitle id="payout-title">{text('staffLedger.payout')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <TextField
          select
          label={text('payouts.quarter')}
          value={quarter}
          onChange={(event) => setQuarter(event.target.value)}
          sx={{ minWidth: 180, mb: 2 }}
        >
          {quarters.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        {isFetching && <LinearProgress aria-label={text('admin.loading')} />}
        {error && <Alert severity="error">{refusalText(error, translate)}</Alert>}
        {data && (
          <>
            <Typography sx={{ mb: 1, fontWeight: 600 }}>
              {text('payouts.preview', { quarter })}
              {text('list.colon')}
              {format.money(data.total, data.currency)}
            </Typography>
            {data.lines.length === 0 && (
              <Typography color="text.secondary" sx={{ mb: 2 }}>
                {text('payouts.none')}
              </Typography>
            )}
            <PayoutTables payout={data} />
            <Typography variant="body2" color="text.secondary">
              {text('payouts.createHint')}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate('ra.action.cancel')}
        </Button>
        <WorkingButton
          variant="contained"
          loading={busy}
          disabled={!data || data.lines.length === 0 || isFetching}
          onClick={() => void create()}
        >
          {text('payouts.create')}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}
