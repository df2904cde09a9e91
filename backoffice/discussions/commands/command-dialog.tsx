import { useCallback, useState } from 'react'
import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'ra-core'
import { undoable } from '#model/discussions/triage.ts'
import type { ApiError } from '#api/client/api-error.ts'
import { MomentField } from '../../kit/moment-field.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { taskVerbs } from '../../providers/verbs.ts'
import type { BarCommand } from './commands.ts'
import type { TaskRow } from '../tasks/row.ts'
import { invalidatedBy, type Discussion, type QueryRow } from '../row.ts'
import { serverNow } from '#api/client/server-clock.ts'

interface Props {
  command: BarCommand
  query: QueryRow
  view?: Discussion
  /** its review: a decision about it can be undone for a few seconds */
  review?: TaskRow | undefined
  onClose: () => void
}

/** Says what a command does, asks what it needs, gives it; a refusal stays in the dialog with its reason. */
export function CommandDialog({ command, query, view, review, onClose }: Props) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const [closes, setCloses] = useState(view ? view.closeTime : query.closeTime)
  const [time, setTime] = useState<number | null>(() => {
    const set = command.name === 'setCloseTime' && closes ? Date.parse(closes) : 0
    return set > serverNow() ? set : Math.ceil(serverNow() / 60_000) * 60_000 + 7 * 86_400_000
  })
  const [flag, setFlag] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const onRefused = useCallback(
    (error: ApiError) => {
      const { closeTime } = (error.body.current ?? {}) as { closeTime?: string | null }
      if (error.errorKey === 'conflict' && closeTime !== undefined) {
        setCloses(closeTime)
        setRefusal(translate('queries.ask.changedTo', { value: format.moment(closeTime) || '–' }))
      } else setRefusal(refusalText(error, translate))
      return false as const
    },
    [translate, format],
  )
  const later = review && undoable.find((name) => name === command.name)
  const { run, busy } = useActionMutation({
    ...(!later && { done: `queries.done.${command.name}` }),
    reload: invalidatedBy,
    onRefused,
  })
  const mayForce = useMay('discussions.forceCancel').allowed
  const offersFlag =
    command.flag !== undefined && (command.name !== 'cancel' || (mayForce && (view?.seatsUsed ?? 0) > 0))
  const confirm = async (reason: string) => {
    setRefusal(undefined)
    const entries = { reason, flag, closes, ...(command.time && time && { time: new Date(time).toISOString() }) }
    const answer = await (later
      ? run(taskVerbs.decide(review, later, reason, flag))
      : run(command.verb(query.key, entries)))
    if (answer) onClose()
  }
  return (
    <ReasonDialog
      title={`${text(`queries.command.${command.name}`)} · ${query.key}`}
      text={command.says && text(command.says)}
      ask={command.asks && text(command.asks.label)}
      required={command.asks?.required}
      confirm={text(`queries.command.${command.name}`)}
      danger={command.danger}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {command.time && <MomentField label={text(command.time)} value={time} onChange={setTime} />}
      {offersFlag && command.flag && (
        <FormControlLabel
          control={<Switch checked={flag} onChange={(event) => setFlag(event.target.checked)} />}
          label={text(command.flag)}
        />
      )}
    </ReasonDialog>
  )
}
