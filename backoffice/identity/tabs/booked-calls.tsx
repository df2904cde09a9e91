import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { ignoreBackdropClick } from '../../kit/ignore-backdrop-click.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { useAct } from '../../kit/hooks/use-act.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText } from '../../kit/hooks/use-action-mutation.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'
import { refusalOf } from '../../providers/client.ts'
import type { Verb } from '../../providers/verb.ts'

export interface BookedCall {
  queryExpertId: string
  queryId: string
  key: string
  meetingTime: number
}

/** The calls that are booked in the days of a vacation, where the server asks about them. */
export function bookedCallsOf(error: unknown): BookedCall[] | undefined {
  const { errorKey, calls } = refusalOf(error) as { errorKey?: string; calls?: BookedCall[] }
  return errorKey === 'timeoff.callsBooked' ? calls : undefined
}

type CallHandling = 'keep' | 'giveBack'

interface Props {
  calls: readonly BookedCall[]
  /** saves the vacation; gives the seats of these calls up with it, the others are kept */
  save: (givenUp: string[]) => Verb
  reload: readonly string[]
  onClose: () => void
  onSaved: () => void
}

/** Time off over booked calls: each is kept, or its seat is given back. */
export function BookedCalls({ calls, save, reload, onClose, onSaved }: Props) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const queries = useQueryClient()
  const act = useAct()
  const [busy, setBusy] = useState(false)
  const [chosen, choose] = useState<Readonly<Record<string, CallHandling>>>({})
  const givenUp = calls.flatMap(({ queryId }) => (chosen[queryId] === 'giveBack' ? [queryId] : []))
  const answer = async () => {
    setBusy(true)
    try {
      await act(save(givenUp))
      notify('admin.record.saved', { type: 'success' })
      onSaved()
    } catch (error) {
      // asked again, the server names the calls that are left
      notify(refusalText(error, translate), { type: 'error', multiLine: true })
      onClose()
    } finally {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => reload.includes(String(queryKey[0])) })
    }
  }
  return (
    <Dialog
      open
      onClose={ignoreBackdropClick(onClose)}
      fullWidth
      maxWidth="xs"
      aria-labelledby="calls-title"
      slotProps={{ paper: { sx: { maxWidth: 500 } } }}
    >
      <DialogTitle id="calls-title">{text('users.callsTitle', { smart_count: calls.length })}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography>{text('users.callsText', { smart_count: calls.length })}</Typography>
        {calls.map((call) => {
          const id = `call-${call.queryId}`
          return (
            <FormControl key={call.queryId}>
              <FormLabel
                id={id}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontVariantNumeric: 'tabular-nums' }}
              >
                <TextLink to={`/queries/${encodeURIComponent(call.queryId)}`}>{call.key}</TextLink>
                <span>{format.meeting(call.meetingTime)}</span>
              </FormLabel>
              <RadioGroup
                row
                aria-labelledby={id}
                value={chosen[call.queryId] ?? 'keep'}
                onChange={(_, way) => choose((before) => ({ ...before, [call.queryId]: way as CallHandling }))}
              >
                <FormControlLabel value="keep" control={<Radio size="small" />} label={text('users.callsKeep')} />
                <FormControlLabel
                  value="giveBack"
                  control={<Radio size="small" />}
                  label={text('users.callsGiveBack')}
                />
              </RadioGroup>
            </FormControl>
          )
        })}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <WorkingButton
          variant="contained"
          color={givenUp.length > 0 ? 'error' : 'primary'}
          loading={busy}
          onClick={() => void answer()}
        >
          {givenUp.length > 0
            ? translate('account.vacations.callsSave', { smart_count: givenUp.length })
            : translate('ra.action.save')}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}
