import { useTranslate } from 'ra-core'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { limitConflict, limitProblem, type Limits } from '#model/limits.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { limitVerbs } from '../providers/content-verbs.ts'
import { limitInWords, type LimitAct, type LimitRow } from './limit-row.ts'
import { useTyped } from '../kit/hooks/use-typed.ts'

const touched = ['limits', 'auditEvents']

interface Props {
  row: LimitRow
  /** every limit, because some must not contradict each other */
  all: readonly LimitRow[]
  act: LimitAct
  onClose: () => void
}

/** Asks for the new number and the reason; back to the default only for the reason. */
export function LimitDialog({ row, all, act, onClose }: Props) {
  const { key, name, min, max, unit, version } = row
  const [typed, setTyped] = useTyped(`limit.${key}`, String(row.value))
  const text = useText()
  const translate = useTranslate()
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: touched })
  const value = typed.trim() === '' ? NaN : Number(typed)
  const problem = act === 'edit' ? limitProblem(key, value) : undefined
  const limits = Object.fromEntries(all.map((one) => [one.key, one.value])) as Limits
  const conflict = problem ? undefined : limitConflict(limits, key, act === 'edit' ? value : row.default)
  const other = all.find((one) => one.key === conflict?.other)
  const contradicts =
    conflict &&
    other &&
    text(`limitsPage.mustBe.${conflict.mustBe}`, { name: other.name, value: limitInWords(other, other.value, text) })
  const confirm = (reason: string) =>
    void run(
      act === 'edit' ? limitVerbs.change(key, value, version, reason) : limitVerbs.reset(key, version, reason),
    ).then((answer) => answer && onClose())
  const range = text('limitsPage.range', { min: limitInWords(row, min, text), max: limitInWords(row, max, text) })
  return (
    <ReasonDialog
      title={text(act === 'edit' ? 'limitsPage.edit' : 'limitsPage.resetOf', { name })}
      ask={text('limitsPage.reason')}
      required
      busy={busy}
      confirm={act === 'edit' ? translate('ra.action.save') : text('limitsPage.reset')}
      ready={!contradicts && (act === 'reset' || (!problem && value !== row.value))}
      onClose={onClose}
      onConfirm={confirm}
      text={
        act === 'reset'
          ? [text('limitsPage.resetText', { value: limitInWords(row, row.default, text) }), contradicts]
              .filter(Boolean)
              .join(text('list.gap'))
          : undefined
      }
    >
      {act === 'edit' &&
        (unit === 'switch' ? (
          <TextField
            select
            label={text('limitsPage.value')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            sx={{ mt: 1 }}
          >
            <MenuItem dense value="1">
              {text('limitsPage.on')}
            </MenuItem>
            <MenuItem dense value="0">
              {text('limitsPage.off')}
            </MenuItem>
          </TextField>
        ) : (
          <TextField
            autoFocus
            label={text('limitsPage.value')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={problem !== undefined || conflict !== undefined}
            sx={{ mt: 1 }}
            helperText={problem ? `${translate(problem)} ${range}` : (contradicts ?? range)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
    </ReasonDialog>
  )
}
