import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useUnsaved, warnBeforeClose } from '#api/client/unsaved.ts'
import { useText } from '../../hooks/use-text.ts'

/**
 * Leaving a form with changes asks: stay, or discard them. While they are being saved it is waited for what becomes of
 * them: then the page is left, or asked about. `done`: what the form holds is saved, though it is still here.
 */
export function UnsavedDialog({ done = false }: { done?: boolean }) {
  const { isDirty, isSubmitting } = useFormState()
  const text = useText()
  const unsaved = isDirty && !done
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed()
  }, [blocker, unsaved])
  useUnsaved(unsaved)
  useEffect(() => (unsaved ? warnBeforeClose() : undefined), [unsaved])
  return (
    <Dialog
      open={blocker.state === 'blocked' && unsaved && !isSubmitting}
      onClose={() => blocker.reset?.()}
      maxWidth="xs"
      aria-labelledby="unsaved-title"
    >
      <DialogTitle id="unsaved-title">{text('messages.unsavedChanges')}</DialogTitle>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()}>{text('messages.discard')}</Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          {text('messages.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
