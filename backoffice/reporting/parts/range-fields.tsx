import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useText } from '../../kit/hooks/use-text.ts'

export interface Range {
  start: string
  end: string
}

/** Two days; the second is not included, and the field says so. */
export function RangeFields({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  const text = useText()
  const wrong = value.start !== '' && value.end !== '' && value.end <= value.start
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        type="date"
        fullWidth
        label={text('reporting.ui.from')}
        value={value.start}
        onChange={(event) => onChange({ ...value, start: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="date"
        fullWidth
        label={text('reports.notIncluded')}
        value={value.end}
        error={wrong}
        helperText={wrong ? text('errors.endBeforeStart') : undefined}
        onChange={(event) => onChange({ ...value, end: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  )
}
