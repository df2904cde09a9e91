import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { Verdict } from '#model/permissions.ts'
import { GuardedButton, useDisabledReason } from '../buttons/guarded-button.tsx'

/** Stands above a form whose entries cannot be saved, and says why before anything is typed. */
export function NotSavable({ verdict }: { verdict: Verdict }) {
  const why = useDisabledReason()(verdict)
  return why ? (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      {why}
    </Alert>
  ) : null
}

/** Save and Cancel; Save waits for a change and for valid entries, and says what is missing. `done`: what follows is on its way, there is nothing more to save. */
export function FormToolbar({
  verdict,
  create,
  done,
  onCancel,
}: {
  verdict: Verdict
  create?: boolean
  done?: boolean
  onCancel?: () => void
}) {
  const { isDirty, isValid, isSubmitting, submitCount, errors } = useFormState()
  const { reset } = useFormContext()
  const translate = useTranslate()
  const forbidden = useDisabledReason()(verdict)
  const unchanged = !isDirty && !create ? translate('admin.record.unchanged') : undefined
  const wrong = !isValid && submitCount > 0 && Object.keys(errors).length > 0
  useEffect(() => {
    // what the server refuses is far from the button in a long form
    if (submitCount > 0 && !isSubmitting && wrong)
      document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting, wrong])
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 1, alignItems: 'center' }}>
      <GuardedButton type="submit" variant="contained" why={forbidden ?? unchanged} loading={isSubmitting || done}>
        {translate(create ? 'ra.action.create' : 'ra.action.save')}
      </GuardedButton>
      <GuardedButton why={onCancel ? undefined : unchanged} onClick={() => (onCancel ? onCancel() : reset())}>
        {translate('ra.action.cancel')}
      </GuardedButton>
      <Typography role="status" variant="body2" color="error">
        {wrong ? translate('errors.form') : ''}
      </Typography>
    </Box>
  )
}
