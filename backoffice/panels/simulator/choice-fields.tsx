import { useGetOne, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import CloseIcon from '@mui/icons-material/Close'
import type { ReactNode } from 'react'
import { byMeaning } from '../../kit/list/filters/filters.ts'
import { RecordPicker } from '../../kit/record-picker.tsx'
import { useNameOf } from '../../kit/hooks/use-name-of.ts'
import { useText } from '../../kit/hooks/use-text.ts'

interface PickProps {
  label: string
  resource: string
  name: string
  sortBy?: string
  detail?: string
  value: string
  onChange: (id: string | undefined) => void
}

/** One record: found by typing, then shown by its name until it is taken away. */
export function PickRecord({ label, resource, name, sortBy, detail, value, onChange }: PickProps) {
  const text = useText()
  const called = useNameOf()
  const { data } = useGetOne<{ id: string } & Record<string, unknown>>(
    resource,
    { id: value },
    { enabled: value !== '', retry: false },
  )
  if (value === '')
    return (
      <RecordPicker
        resource={resource}
        name={name}
        sortBy={sortBy}
        detail={detail}
        label={label}
        onPick={(record) => onChange(String(record.id))}
      />
    )
  return (
    <TextField
      label={label}
      value={called(data, name) ?? '…'}
      fullWidth
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={`${text('simulator.change')}${text('list.colon')}${label}`}
                onClick={() => onChange(undefined)}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

type Chosen = Pick<PickProps, 'value' | 'onChange'>

export const PickPlan = (chosen: Chosen) => (
  <PickRecord label={useText()('simulator.plan')} resource="plans" name="displayTitle" detail="alias" {...chosen} />
)

export const PickDiagnosis = (chosen: Chosen) => (
  <PickRecord label={useText()('simulator.diagnosis')} resource="diagnoses" {...byMeaning} detail="name" {...chosen} />
)

interface SelectProps {
  label: string
  values: readonly string[]
  prefix: string
  value: string
  empty?: string
  onChange: (value: string) => void
}

export function Select({ label, values, prefix, value, empty, onChange }: SelectProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      slotProps={{
        select: { displayEmpty: empty !== undefined },
        ...(empty !== undefined && { inputLabel: { shrink: true } }),
      }}
    >
      {empty !== undefined && <MenuItem value="">{empty}</MenuItem>}
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`${prefix}.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

export function Moment({
  label,
  value,
  onChange,
  hint,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
}) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={hint}
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

export const Fields = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
      mb: 3,
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)
