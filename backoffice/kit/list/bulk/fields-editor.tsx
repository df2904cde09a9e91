import { useState } from 'react'
import { useGetOne, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ClearIcon from '@mui/icons-material/Clear'
import { settableFields, type SettableField } from '#model/admin/bulk-fields.ts'
import type { ResourceName } from '#model/resources.ts'
import { RecordPicker } from '../../record-picker.tsx'
import { useText } from '../../hooks/use-text.ts'

type Values = Record<string, unknown>

/** Fields and the values that they get, one below the other. */
export function FieldsEditor({
  resource,
  values,
  onChange,
}: {
  resource: ResourceName
  values: Values
  onChange: (values: Values) => void
}) {
  const text = useText()
  const translate = useTranslate()
  const known = settableFields[resource] ?? {}
  const [shown, setShown] = useState<string[]>(() => (Object.keys(values).length > 0 ? Object.keys(values) : ['']))
  const nameOf = (field: string) => translate(`resources.${resource}.fields.${field}`)
  const without = (field: string) => Object.fromEntries(Object.entries(values).filter(([name]) => name !== field))
  const choose = (at: number, field: string) => {
    onChange(without(shown[at] ?? ''))
    setShown(shown.map((one, place) => (place === at ? field : one)))
  }
  return (
    <>
      {shown.map((field, at) => {
        const kind = known[field]
        return (
          <Box
            key={field || at}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(180px, 40%) 1fr auto' },
              gap: 1,
              alignItems: 'start',
            }}
          >
            <TextField
              select
              label={text('bulk.field')}
              value={field}
              onChange={(event) => choose(at, event.target.value)}
              autoFocus={at === shown.length - 1 && field === ''}
            >
              {Object.keys(known)
                .filter((name) => name === field || !shown.includes(name))
                .map((name) => (
                  <MenuItem key={name} value={name}>
                    {nameOf(name)}
                  </MenuItem>
                ))}
            </TextField>
            <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / 3', sm: 2 } }}>
              {kind && (
                <Value
                  kind={kind}
                  label={text('bulk.value')}
                  value={values[field]}
                  onChange={(value) =>
                    onChange(value === undefined ? without(field) : { ...without(field), [field]: value })
                  }
                />
              )}
            </Box>
            {shown.length > 1 && (
              <IconButton
                size="small"
                aria-label={`${translate('ra.action.remove')}${translate('list.colon')}${field ? nameOf(field) : ''}`}
                onClick={() => {
                  onChange(without(field))
                  setShown(shown.filter((_, place) => place !== at))
                }}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        )
      })}
      {!shown.includes('') && shown.length < Object.keys(known).length && (
        <Button variant="text" sx={{ alignSelf: 'flex-start' }} onClick={() => setShown([...shown, ''])}>
          {text('bulk.addField')}
        </Button>
      )}
    </>
  )
}

interface ValueProps<K extends SettableField = SettableField> {
  kind: K
  label: string
  value: unknown
  onChange: (value: unknown) => void
}

const EMPTY = ' '

/** The new value of one field; null empties it, undefined is no answer yet. */
function Value({ kind, label, value, onChange }: ValueProps) {
  const translate = useTranslate()
  const text = useText()
  if (kind.kind === 'reference') return <Reference kind={kind} label={label} value={value} onChange={onChange} />
  if (kind.kind === 'choice' || kind.kind === 'flag') {
    const [choices, words]: [readonly (string | number | boolean)[], string] =
      kind.kind === 'choice' ? [kind.choices, kind.words] : [[true, false], 'ra.boolean']
    const shown = (one: string | number | boolean) => translate(`${words}.${String(one)}`, { _: String(one) })
    return (
      <TextField
        select
        fullWidth
        label={label}
        value={value === undefined ? '' : value === null ? EMPTY : String(value as string)}
        onChange={({ target }) =>
          onChange(target.value === EMPTY ? null : choices.find((one) => String(one) === target.value))
        }
      >
        {kind.clears && (
          <MenuItem value={EMPTY}>
            <em>{text('bulk.empty')}</em>
          </MenuItem>
        )}
        {choices.map((one) => (
          <MenuItem key={String(one)} value={String(one)}>
            {shown(one)}
          </MenuItem>
        ))}
      </TextField>
    )
  }
  const typed = (entered: string) => (kind.kind === 'number' ? Number(entered) : entered)
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        fullWidth
        label={label}
        type={kind.kind === 'number' ? 'number' : 'date'}
        value={value === undefined || value === null ? '' : String(value as string)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : typed(target.value))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {kind.clears && (
        <Button
          aria-pressed={value === null}
          variant={value === null ? 'contained' : 'outlined'}
          onClick={() => onChange(value === null ? undefined : null)}
        >
          {text('bulk.empty')}
        </Button>
      )}
    </Box>
  )
}

function Reference({ kind, label, value, onChange }: ValueProps<Extract<SettableField, { kind: 'reference' }>>) {
  const text = useText()
  const { data } = useGetOne(kind.resource, { id: String(value) }, { enabled: typeof value === 'string' })
  if (value !== undefined)
    return (
      <Button variant="outlined" endIcon={<ClearIcon />} onClick={() => onChange(undefined)}>
        {value === null ? text('bulk.empty') : ((data?.[kind.name] as string | undefined) ?? '…')}
      </Button>
    )
  return (
    <Box sx={{ display: 'flex', gap: 1, '& > :first-of-type': { flexGrow: 1 } }}>
      <RecordPicker resource={kind.resource} name={kind.name} label={label} onPick={(record) => onChange(record.id)} />
      {kind.clears && <Button onClick={() => onChange(null)}>{text('bulk.empty')}</Button>}
    </Box>
  )
}
