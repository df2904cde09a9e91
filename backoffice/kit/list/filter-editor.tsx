import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import TextField from '@mui/material/TextField'
import { useText } from '../use-text.ts'
import { RecordPicker } from '../record-picker.tsx'
import { dayToInstant, type Filter } from './filters.ts'

interface Props {
  filter: Filter
  value: unknown
  onChange: (value: unknown) => void
}

/** What a filter is set with, in its popover. */
export function FilterEditor({ filter, value, onChange }: Props) {
  const translate = useTranslate()
  const text = useText()
  if (filter.kind === 'choice') {
    return (
      <MenuList autoFocusItem aria-label={translate(filter.label)}>
        {filter.choices.map((choice) => (
          <MenuItem key={choice.id} dense selected={choice.id === value} onClick={() => onChange(choice.id)}>
            {translate(choice.name, { _: choice.name })}
          </MenuItem>
        ))}
        {value !== undefined && (
          <MenuItem dense onClick={() => onChange(undefined)}>
            {text('admin.list.all')}
          </MenuItem>
        )}
      </MenuList>
    )
  }
  if (filter.kind === 'reference') {
    return (
      <Box sx={{ p: 1.5, width: 320 }}>
        <RecordPicker
          resource={filter.resource}
          name={filter.name}
          sortBy={filter.sortBy}
          label={translate(filter.label)}
          onPick={(record) => onChange(record.id)}
          autoFocus
        />
      </Box>
    )
  }
  return <TypedEditor filter={filter} value={value} onChange={onChange} />
}

function TypedEditor({ filter, value, onChange }: Props) {
  const translate = useTranslate()
  const text = useText()
  const date = filter.kind === 'date' || filter.kind === 'day'
  const [typed, setTyped] = useState(date ? String(value ?? '').slice(0, 10) : String(value ?? ''))
  return (
    <Box
      component="form"
      sx={{ p: 1.5, display: 'flex', gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onChange(typed === '' ? undefined : filter.kind === 'date' ? dayToInstant(typed, filter.end === true) : typed)
      }}
    >
      <TextField
        autoFocus
        type={date ? 'date' : 'text'}
        label={translate(filter.label)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="contained">
        {text('admin.list.apply')}
      </Button>
    </Box>
  )
}
