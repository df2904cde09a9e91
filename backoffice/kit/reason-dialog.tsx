import { Children, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { longestReason } from '#model/long-text.ts'
import { ignoreBackdropClick } from './ignore-backdrop-click.ts'
import { useTyped } from './hooks/use-typed.ts'
import { LimitedField, useTooLong } from './limited-field.tsx'
import { WorkingButton } from './buttons/working-button.tsx'

interface Props {
  title: string
  text?: string
  /** label of the field; absent: nothing is asked */
  ask?: string
  required?: boolean
  confirm: string
  danger?: boolean
  busy: boolean
  /** false while the further inputs are not filled in */
  ready?: boolean
  /** further inputs above the reason */
  children?: ReactNode
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks before something happens, and for the reason where one is kept. */
export function ReasonDialog({
  title,
  text,
  ask,
  required,
  confirm,
  danger,
  busy,
  ready = true,
  children,
  onClose,
  onConfirm,
}: Props) {
  const [reason, setReason] = useTyped(title, '')
  const [tried, setTried] = useState(false)
  const translate = useTranslate()
  // inputs that are left out count for nothing
  const further = Children.toArray(children).length > 0
  const missing = required === true && reason.trim() === ''
  const tooLong = useTooLong(reason, longestReason)
  return (
    <Dialog
      open
      onClose={ask || further ? ignoreBackdropClick(onClose) : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="reason-title"
      slotProps={{ paper: { sx: { maxWidth: 500 } } }}
    >
      {/* the inputs scroll; the buttons stay in reach */}
      <form
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          setTried(true)
          if (!missing && !tooLong) onConfirm(reason.trim())
        }}
      >
        <DialogTitle id="reason-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {text && <Typography>{text}</Typography>}
          {children}
          {ask && (
            <LimitedField
              label={ask}
              limit={longestReason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              multiline
              minRows={2}
              maxRows={8}
              autoFocus={!further}
              required={required}
              sx={{ mt: 1 }}
              error={tried && missing}
              helperText={tried && missing ? translate('errors.required') : ' '}
              slotProps={{ htmlInput: { required: false, 'aria-required': required } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <WorkingButton
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={busy}
            disabled={!ready}
            autoFocus={!ask && !further}
          >
            {confirm}
          </WorkingButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
