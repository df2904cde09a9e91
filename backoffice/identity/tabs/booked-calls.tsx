import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
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

interface Props {
  calls: readonly BookedCall[]
  /** saves the vacation; gives the seats of the calls up with it, or keeps them */
  save: (way: 'keep' | 'giveBack') => Verb
  reload: readonly string[]
  onClose: () => void
  onSaved: () => void
}

/** Time off over booked calls: the expert keeps them, or the seats are given back. */
export function BookedCalls({ calls, save, reload, onClose, onSaved }: Props) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const queries = useQueryClient()
  const act = useAct()
  const [busy, setBusy] = useState<'keep' | 'giveBack'>()
  const answer = async (way: 'keep' | 'giveBack') => {
    setBusy(way)
    try {
      await act(save(way))
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
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
          {calls.map((call) => (
            <Box
              component="li"
              key={call.queryId}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontVariantNumeric: 'tabular-nums' }}
            >
              <TextLink to={`/queries/${encodeURIComponent(call.queryId)}`}>{call.key}</TextLink>
              <span>{format.meeting(call.meetingTime)}</span>
            </Box>
          ))}
        </Box>
        <Typography>{text('users.callsText')}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <WorkingButton
          variant="outlined"
          loading={busy === 'keep'}
          disabled={busy !== undefined}
          onClick={() => void answer('keep')}
        >
          {text('users.callsKeep', { smart_count: calls.length })}
        </WorkingButton>
        <WorkingButton
          variant="contained"
          color="error"
          loading={busy === 'giveBack'}
          disabled={busy !== undefined}
          onClick={() => void answer('giveBack')}
        >
          {text('users.callsGiveBack', { smart_count: calls.length })}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}
