import { useState } from 'react'
import { useGetList, type RaRecord } from 'ra-core'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { useText } from './hooks/use-text.ts'
import { useNameOf } from './hooks/use-name-of.ts'
import { useDebounced } from './hooks/use-debounced.ts'

interface Props {
  resource: string
  /** field that names a record */
  name: string
  /** sorted by this field, where not by name */
  sortBy?: string
  /** a second line: an address, a code */
  detail?: string
  label: string
  filter?: Record<string, unknown>
  exclude?: readonly unknown[]
  autoFocus?: boolean
  onPick: (record: RaRecord) => void
}

/** Finds a record by typing. */
export function RecordPicker({
  resource,
  name,
  sortBy = name,
  detail,
  label,
  filter,
  exclude = [],
  autoFocus,
  onPick,
}: Props) {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  // what fitted before is not offered for what is typed now: it would be chosen by the next press
  const settled = q === typed.trim()
  const text = useText()
  const { data = [], isFetching } = useGetList(resource, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: sortBy, order: 'ASC' },
    filter: { ...filter, ...(q && { q }) },
  })
  const called = useNameOf()
  const nameOf = (record: RaRecord) => String(called(record, name) ?? record.id)
  return (
    <Autocomplete<RaRecord>
      options={settled ? data.filter((record) => !exclude.includes(record.id)) : []}
      getOptionLabel={nameOf}
      getOptionKey={(record) => String(record.id)}
      filterOptions={(options) => options}
      loading={isFetching || !settled}
      loadingText={text('admin.loading')}
      noOptionsText={text('admin.list.nothing')}
      openOnFocus
      inputValue={typed}
      value={null}
      onInputChange={(_event, value, why) => why !== 'reset' && setTyped(value)}
      onChange={(_event, record) => record && onPick(record)}
      renderOption={({ key, ...props }, record) => (
        <Box component="li" key={key} {...props}>
          <Box>
            <Typography variant="body2">{nameOf(record)}</Typography>
            {detail && (
              <Typography variant="caption" color="text.secondary">
                {called(record, detail) ?? ''}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} autoFocus={autoFocus} />}
    />
  )
}
