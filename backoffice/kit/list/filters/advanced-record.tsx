import { useState } from 'react'
import { useGetOne, useTranslate } from 'ra-core'
import TextField from '@mui/material/TextField'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import CloseIcon from '@mui/icons-material/Close'
import { RecordPicker } from '../../record-picker.tsx'
import { useNameOf } from '../../hooks/use-name-of.ts'
import { useText } from '../../hooks/use-text.ts'
import type { ReferenceFilter } from './filters.ts'

/** A record in the form of Advanced search: found by typing, kept under the filter's name. */
export function AdvancedRecord({ filter, start }: { filter: ReferenceFilter; start: string }) {
  const [id, setId] = useState(start)
  const translate = useTranslate()
  const text = useText()
  const label = translate(filter.label)
  const called = useNameOf()
  const { data } = useGetOne(filter.resource, { id }, { enabled: id !== '' })
  if (id === '')
    return (
      <RecordPicker
        resource={filter.resource}
        name={filter.name}
        sortBy={filter.sortBy}
        label={label}
        onPick={(record) => setId(String(record.id))}
      />
    )
  const clear = (
    <InputAdornment position="end">
      <IconButton size="small" aria-label={text('admin.list.removeFilter', { name: label })} onClick={() => setId('')}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
  return (
    <>
      <input type="hidden" name={filter.source} value={id} />
      <TextField
        label={label}
        value={called(data, filter.name) ?? '…'}
        slotProps={{ input: { readOnly: true, endAdornment: clear }, inputLabel: { shrink: true } }}
      />
    </>
  )
}
