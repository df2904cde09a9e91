import { useEffect, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { deepmerge } from '@mui/utils'
import { useTranslate } from 'ra-core'
import type { Verdict } from '#model/permissions.ts'
import { GuardedButton, useDisabledReason } from '../buttons/guarded-button.tsx'

/** The inputs of a form; where they cannot be saved, it says why above them, and they are for reading only. */
export function Inputs({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const why = useDisabledReason()(verdict)
  if (!why) return <>{children}</>
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {why}
      </Alert>
      <ThemeProvider theme={forReading}>{children}</ThemeProvider>
    </>
  )
}

const readOnly = { defaultProps: { readOnly: true } }
const disabled = { defaultProps: { disabled: true } }
const forReading = (theme: Theme): Theme =>
  deepmerge(theme, {
    components: {
      MuiInputBase: readOnly,
      MuiSelect: readOnly,
      MuiAutocomplete: readOnly,
      MuiCheckbox: disabled,
      MuiRadio: disabled,
      MuiSwitch: disabled,
    },
  })

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
  // what is on its way cannot be held back
  const sending = isSubmitting ? translate('builder.saving') : undefined
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
      <GuardedButton
        why={onCancel ? undefined : (sending ?? unchanged)}
        onClick={() => (onCancel ? onCancel() : reset())}
      >
        {translate('ra.action.cancel')}
      </GuardedButton>
      <Typography role="status" variant="body2" color="error">
        {wrong ? translate('errors.form') : ''}
      </Typography>
    </Box>
  )
}
