import { useState } from 'react'
import Typography from '@mui/material/Typography'
import TextField from '@mui/material/TextField'
import { MomentField } from '../../kit/moment-field.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { serverNow } from '#api/client/server-clock.ts'
import type { QueryRow } from '../row.ts'
import { useBestTimes, WhoCan } from './who-can.tsx'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

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
  const [time, setTime] = useState<number | null>(() =>
    first === null ? nextMinute(serverNow() + DAY_MS) : first * 1000,
  )
  const [length, setLength] = useState(minutes)
  const at = time === null ? undefined : Math.floor(time / 1000)
  const judged = useBestTimes(query, at)?.find((one) => one.at === at)
  return (
    <ReasonDialog
      title={title}
      confirm={text('queryMeeting.schedule')}
      busy={busy}
      ready={at !== undefined}
      onClose={onClose}
      onConfirm={() => at !== undefined && onConfirm(at, length)}
    >
      <MomentField label={text('queryMeeting.time')} value={time} onChange={setTime} />
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

const nextMinute = (ms: number) => Math.ceil(ms / MINUTE_MS) * MINUTE_MS
