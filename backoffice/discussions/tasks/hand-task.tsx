import { useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { RecordPicker } from '../../kit/record-picker.tsx'
import { staffWhoWork } from '../../kit/staff-picker.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { taskVerbs } from '../../providers/verbs.ts'
import { touchedByTask, type TaskRow } from './row.ts'

/** Gives a task to another member of staff. */
export function HandTask({ task, onClose }: { task: TaskRow; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const { run } = useActionMutation({ done: 'tasks.handed', reload: touchedByTask })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="hand-title">
      <DialogTitle id="hand-title">{text('tasks.handTo')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <RecordPicker
          autoFocus
          {...staffWhoWork}
          exclude={[task.assignedTo]}
          label={text('tasks.handToWhom')}
          onPick={(person) => void run(taskVerbs.assign(task, String(person.id))).then((answer) => answer && onClose())}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
