import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useGetList } from 'ra-core'
import { useNameOf } from '../../kit/hooks/use-name-of.ts'
import { useText } from '../../kit/hooks/use-text.ts'

interface Props {
  label: string
  value: string
  choices: readonly { id: string; name: string }[]
  /** absent: one of them is always chosen */
  none?: string
  help?: string | undefined
  error?: string | undefined
  /** takes its share of the line */
  fill?: boolean
  onChange: (value: string) => void
}

/** One of a few. */
export function Choice({ label, value, choices, none, help, error, fill = false, onChange }: Props) {
  return (
    <TextField
      select
      size="small"
      label={label}
      helperText={error ?? help}
      error={error !== undefined}
      value={choices.some(({ id }) => id === value) ? value : ''}
      {...(none !== undefined && { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
      sx={{ minWidth: 150, ...(fill ? { flex: '1 1 0' } : { flexGrow: { xs: 1, sm: 0 } }) }}
      onChange={(event) => onChange(event.target.value)}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** A plan, a funding source or a diagnosis group, by name. */
export function RecordChoice({
  resource,
  name,
  label,
  value,
  none,
  fill = false,
  onChange,
}: {
  resource: 'plans' | 'grants' | 'diagnoses'
  name: string
  label: string
  value: string
  /** what stands there when nothing is chosen; absent: all of them */
  none?: string
  fill?: boolean
  onChange: (value: string) => void
}) {
  const text = useText()
  const called = useNameOf()
  const { data = [] } = useGetList(resource, {
    pagination: { page: 1, perPage: 200 },
    sort: { field: name, order: 'ASC' },
    filter: {},
  })
  const choices = data.map((record) => ({ id: String(record.id), name: called(record, name) ?? String(record.id) }))
  return <Choice {...{ label, value, choices, fill, onChange }} none={none ?? text('reporting.ui.all')} />
}
