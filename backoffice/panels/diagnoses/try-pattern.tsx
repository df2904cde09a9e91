import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import TextField from '@mui/material/TextField'
import { findsFact } from '#model/panels/coach/coach.ts'
import { useText } from '../../kit/hooks/use-text.ts'

/** Shows at once whether the words of the fact are found in a text, before anybody relies on them. */
export function TryPattern() {
  const text = useText()
  const [sample, setSample] = useState('')
  const pattern = useWatch<{ pattern?: string }, 'pattern'>({ name: 'pattern' }) ?? ''
  const found = sample.trim() !== '' && findsFact(pattern, sample)
  return (
    <TextField
      label={text('coach.try')}
      value={sample}
      onChange={(event) => setSample(event.target.value)}
      fullWidth
      multiline
      minRows={1}
      maxRows={4}
      helperText={sample.trim() === '' ? text('coach.tryHint') : text(found ? 'coach.found' : 'coach.notFound')}
      slotProps={{ formHelperText: { 'aria-live': 'polite', sx: found ? { color: 'success.main' } : {} } }}
    />
  )
}
