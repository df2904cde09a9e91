import { useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { defaultLimits } from '#model/limits.ts'
import { payFor } from '#model/money.ts'
import { suggestedMinutes } from '#model/payments/earning.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type ParticipantRow, type QueryRow } from '../row.ts'

const { 'money.minMinutes': from, 'money.maxMinutes': to, 'money.minutesStep': step } = defaultLimits
const statable = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

interface Props {
  query: QueryRow
  row: ParticipantRow
  onClose: () => void
}

/** Staff correct the paid time of a written answer: what was stated, what was measured, and what comes of it. */
export default function ExpertTimeDialog({ query, row, onClose }: Props) {
  const text = useText()
  const format = useFormat()
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: invalidatedBy })
  const offered = suggestedMinutes(row.measuredSeconds, defaultLimits)
  const [minutes, setMinutes] = useState(row.minutes ?? offered)
  const surge = Math.max(1, row.surgeMultiple)
  const formula = {
    minutes,
    rate: format.money(row.rate).replace(/[.,]00(?=\D*$)/, ''),
    amount: format.money(payFor(row.rate ?? 0, minutes, surge)),
    surge: format.number(surge),
  }
  return (
    <ReasonDialog
      title={text('expertTime.title', { name: row.displayName })}
      ask={text('expertTime.reason')}
      required
      confirm={text('expertTime.save')}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) =>
        void run(discussionVerbs.correctTime(query.key, { queryExpertId: row.queryExpertId, minutes, reason })).then(
          (answer) => answer && onClose(),
        )
      }
    >
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}>
        <Typography component="dt" color="text.secondary">
          {text('expertTime.stated')}
        </Typography>
        <Typography component="dd" sx={{ m: 0 }}>
          {row.minutes === null ? text('expertTime.none') : text('expertTime.minutes', { n: row.minutes })}
        </Typography>
        <Typography component="dt" color="text.secondary">
          {text('expertTime.measured')}
        </Typography>
        <Typography component="dd" sx={{ m: 0 }}>
          {text('expertTime.rounded', { n: Math.ceil(row.measuredSeconds / 60), offered })}
        </Typography>
      </dl>
      <TextField
        select
        label={text('expertTime.choose')}
        value={minutes}
        onChange={(event) => setMinutes(Number(event.target.value))}
        helperText={
          row.rate === null ? ' ' : text(surge === 1 ? 'expertTime.formula' : 'expertTime.formulaSurge', formula)
        }
      >
        {[...new Set([...statable, minutes])]
          .sort((a, b) => a - b)
          .map((n) => (
            <MenuItem key={n} value={n}>
              {text('expertTime.minutes', { n })}
            </MenuItem>
          ))}
      </TextField>
    </ReasonDialog>
  )
}
