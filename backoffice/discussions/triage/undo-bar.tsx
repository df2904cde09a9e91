import { useEffect } from 'react'
import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNow } from '../../kit/countdown.tsx'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { usePermissions } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { taskVerbs } from '../../providers/verbs.ts'
import { invalidatedBy } from '../row.ts'
import type { TaskRow } from '../tasks/row.ts'
import { isTyping } from '../../kit/is-typing.ts'

/** A decision that could not take effect once its time had passed, with the reason. */
export function DecisionRefused({ task: { decision } }: { task: TaskRow }) {
  const text = useText()
  const translate = useTranslate()
  const refused = decision?.refused
  if (!refused) return null
  return (
    <Alert severity="error">
      {text('triage.refusedWhy', {
        command: translate(`queries.command.${decision.command}`),
        why: translate(refused, { _: refused }),
      })}
    </Alert>
  )
}

/** One's own decisions that can still be taken back, the last one by `u`. */
export function UndoBar({ tasks }: { tasks: readonly TaskRow[] }) {
  const { actor } = usePermissions()
  const pending = tasks
    .filter(({ decision }) => decision?.refused === null && decision.by === actor.userId)
    .sort((a, b) => (a.decision?.until ?? '').localeCompare(b.decision?.until ?? ''))
  return pending.map((task, index) => <Pending key={task.id} task={task} byKey={index === pending.length - 1} />)
}

function Pending({ task, byKey }: { task: TaskRow; byKey: boolean }) {
  const text = useText()
  const translate = useTranslate()
  const now = useNow(500)
  const { run, busy } = useActionMutation({ done: 'triage.undone', reload: invalidatedBy })
  const left = Math.ceil((Date.parse(task.decision?.until ?? '') - now) / 1000)
  const over = left <= 0
  useEffect(() => {
    if (!byKey || over) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'u' || isTyping(event)) return
      event.preventDefault()
      void run(taskVerbs.undo(task))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [byKey, over, run, task])
  if (!task.decision || over) return null
  return (
    <Alert
      severity="success"
      variant="outlined"
      sx={{ mb: 1, py: 0.25, alignItems: 'center', '& .MuiAlert-action': { p: 0, alignItems: 'center' } }}
      action={
        <Button color="inherit" disabled={busy} onClick={() => void run(taskVerbs.undo(task))}>
          {text('triage.undo')}
          {byKey && <kbd style={{ marginInlineStart: 8 }}>u</kbd>}
        </Button>
      }
    >
      {text('triage.pending', {
        command: translate(`queries.command.${task.decision.command}`),
        name: task.key ?? '',
        seconds: left,
      })}
    </Alert>
  )
}
