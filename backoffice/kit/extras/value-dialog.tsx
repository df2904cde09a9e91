import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { readValue, type ValueRule } from '#model/classification/field-value.ts'
import { useText } from '../hooks/use-text.ts'
import { ValueInput } from './value-input.tsx'
import { WorkingButton } from '../buttons/working-button.tsx'
import { useTyped } from '../hooks/use-typed.ts'

interface Props {
  title: string
  description?: string | null
  rule: ValueRule
  value: string | null
  busy: boolean
  onSave: (value: string) => void
  /** absent: nothing to clear */
  onClear?: () => void
  onClose: () => void
}

/** Asks for one value; it is sent once it is what the definition asks for. */
export function ValueDialog({ title, description, rule, value, busy, onSave, onClear, onClose }: Props) {
  const [typed, setTyped] = useTyped(title, value ?? '')
  const [tried, setTried] = useState(false)
  const text = useText()
  const translate = useTranslate()
  const read = readValue(rule, typed)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="value-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          setTried(true)
          if (read.ok) onSave(read.value)
        }}
      >
        <DialogTitle id="value-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {description && (
            <Typography variant="body2" color="text.secondary">
              {description}
            </Typography>
          )}
          <ValueInput
            rule={rule}
            label={text('resources.customFieldValues.fields.value')}
            value={typed}
            onChange={setTyped}
            autoFocus
            error={tried && !read.ok ? translate(read.problem) : undefined}
          />
        </DialogContent>
        <DialogActions>
          {onClear && (
            <Button sx={{ mr: 'auto' }} color="error" disabled={busy} onClick={onClear}>
              {text('customFields.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <WorkingButton type="submit" variant="contained" loading={busy}>
            {translate('ra.action.save')}
          </WorkingButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
