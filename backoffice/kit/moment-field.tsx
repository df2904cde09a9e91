import { useState } from 'react'
import { useLocaleState } from 'ra-core'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { clockIn, dayIn, instantsAt } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useText } from './hooks/use-text.ts'

interface Props {
  label: string
  /** epoch milliseconds */
  value: number | null
  /** null: no time is entered */
  onChange: (value: number | null) => void
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const toLocal = (at: Date) => `${dayIn(at, zone())}T${clockIn(at, zone())}`
const read = (text: string): Date[] => {
  const [day, clock] = text.split('T')
  return day && clock ? instantsAt(day, clock.slice(0, 5), zone()) : []
}

/**
 * A time to come, in the zone of the reader. A time that the clock shows twice that night is asked for; one that it leaves
 * out says which time it is.
 */
export function MomentField({ label, value, onChange }: Props) {
  const text = useText()
  const [locale] = useLocaleState()
  const [local, setLocal] = useState(() => (value === null ? '' : toLocal(new Date(value))))
  const instants = read(local)
  const withZone = (at: Date) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(at)
  const [only] = instants
  const skipped = only !== undefined && toLocal(only) !== local.slice(0, 16)
  return (
    <>
      <TextField
        type="datetime-local"
        label={label}
        value={local}
        onChange={(event) => {
          setLocal(event.target.value)
          onChange(read(event.target.value)[0]?.getTime() ?? null)
        }}
        required
        helperText={skipped && text('admin.clock.skipped', { time: withZone(only) })}
        sx={{ mt: 1 }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: toLocal(new Date(serverNow())) } }}
      />
      {instants.length > 1 && (
        <TextField
          select
          label={text('admin.clock.twice')}
          value={String(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {instants.map((at) => (
            <MenuItem key={at.getTime()} value={String(at.getTime())}>
              {withZone(at)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  )
}
