import { useState } from 'react'
import Typography from '@mui/material/Typography'
import TextField from '@mui/material/TextField'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { serverNow } from '#api/client/server-clock.ts'
import type { QueryRow } from '../row.ts'
import { useBestTimes, WhoCan } from './who-can.tsx'

const DAY_MS = 86_400_000

interface Props {
  title: string
  query: QueryRow
  /** epoch seconds */
  first: number | null
  /** undefined: the length is not asked */
  minutes?: number
  /** experts who are asked to confirm another time */
  asked?: readonly string[]
  busy: boolean
  onClose: () => void
  /** @param at epoch seconds */
  onConfirm: (at: number, minutes: number | undefined) => void
}

/** Asks for a time to come, in the zone of the staff member. */
export function TimeDialog({ title, query, first, minutes, asked = [], busy, onClose, onConfirm }: Props) {
  const text = useText()
  const [time, setTime] = useState(() => toLocal(new Date(first === null ? serverNow() + DAY_MS : first * 1000)))
  const [length, setLength] = useState(minutes)
  const at = Math.floor(new Date(time).getTime() / 1000)
  const judged = useBestTimes(query, Number.isFinite(at) && at > 0 ? at : undefined)?.find((time) => time.at === at)
  return (
    <ReasonDialog
      title={title}
      confirm={text('queryMeeting.schedule')}
      busy={busy}
      ready={Number.isFinite(at)}
      onClose={onClose}
      onConfirm={() => onConfirm(at, length)}
    >
      <TextField
        type="datetime-local"
        label={text('queryMeeting.time')}
        value={time}
        onChange={(event) => setTime(event.target.value)}
        required
        sx={{ mt: 1 }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: toLocal(new Date(serverNow())) } }}
      />
      {judged && <WhoCan time={judged} />}
      {asked.length > 0 && at !== first && (
        <Typography variant="body2" role="status">
          {text('queryMeeting.askedAgain', { smart_count: asked.length, names: asked.join(', ') })}
        </Typography>
      )}
      {length !== undefined && (
        <TextField
          type="number"
          label={text('queryMeeting.length')}
          value={length}
          onChange={(event) => setLength(Number(event.target.value))}
          slotProps={{ htmlInput: { min: 5, max: 480, step: 5 } }}
        />
      )}
    </ReasonDialog>
  )
}

/** As a datetime-local field holds it: local time without a zone. */
const toLocal = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
