import { useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { payFor } from '#model/money.ts'
import { statableMinutes, suggestedMinutes, withStated } from '#model/payments/earning.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useLimits } from '../../kit/hooks/use-limits.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type ParticipantRow, type QueryRow } from '../row.ts'

interface Props {
  query: QueryRow
  row: ParticipantRow
  onClose: () => void
}

/** Staff correct the paid time of a written answer: what was stated, what was measured, and what comes of it. */
export default function ExpertTimeDialog({ query, row, onClose }: Props) {
  const text = useText()
  const format = useFormat()
  const limits = useLimits()
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: invalidatedBy })
  const offered = suggestedMinutes(row.measuredSeconds, limits)
  const [chosen, setChosen] = useState<number>()
  const minutes = chosen ?? row.minutes ?? offered
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
        onChange={(event) => setChosen(Number(event.target.value))}
        helperText={
          row.rate === null ? ' ' : text(surge === 1 ? 'expertTime.formula' : 'expertTime.formulaSurge', formula)
        }
      >
        {withStated(statableMinutes(limits), row.minutes).map((n) => (
          <MenuItem key={n} value={n}>
            {text('expertTime.minutes', { n })}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  )
}
