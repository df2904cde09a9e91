import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { GuardedItem } from '../../kit/buttons/guarded-item.tsx'
import { useMay, usePermissions } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { MenuButton } from '../../layout/menu-button.tsx'
import { taskVerbs } from '../../providers/verbs.ts'
import { taskPath, touchedByTask, type TaskRow } from './row.ts'

const HandTask = lazyPart(async () => ({ default: (await import('./hand-task.tsx')).HandTask }))

const nameOf = (task: TaskRow) => task.key ?? task.personName ?? ''

/** Take a task, and behind the menu: hand it on, give it back, settle what nothing else settles. */
export function TaskActions({ task }: { task: TaskRow }) {
  const text = useText()
  const why = useDisabledReason()(useMay('discussions.manage'))
  const { actor } = usePermissions()
  const [handing, setHanding] = useState(false)
  const take = useActionMutation({ done: 'tasks.yours', reload: touchedByTask })
  const giveBack = useActionMutation({ done: 'tasks.back', reload: touchedByTask })
  const settle = useActionMutation({ done: 'tasks.settled', reload: touchedByTask })
  if (task.done) return null
  const name = nameOf(task)
  return (
    // a click on what can be done is no click on the row
    <Box
      component="span"
      role="presentation"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
      onClick={(event) => event.stopPropagation()}
    >
      <TakeButton
        task={task}
        actorId={actor.userId}
        why={why}
        busy={take.busy}
        onTake={() => void take.run(taskVerbs.assign(task, actor.userId))}
      />
      <MenuButton label={text('tasks.actionsOf', { name })} icon={<MoreIcon fontSize="small" />}>
        {(close) => {
          const closing = (act: () => void) => () => {
            close()
            act()
          }
          return [
            <MenuItem key="open" dense component={Link} to={taskPath(task)} onClick={close}>
              {text('tasks.open')}
            </MenuItem>,
            <GuardedItem key="hand" label={text('tasks.handTo')} why={why} onClick={closing(() => setHanding(true))} />,
            task.assignedTo !== null && (
              <GuardedItem
                key="back"
                label={text('tasks.giveBack')}
                why={why}
                onClick={closing(() => void giveBack.run(taskVerbs.giveBack(task)))}
              />
            ),
            (task.kind === 'tax' || task.kind === 'call' || task.kind === 'clarify') && (
              <GuardedItem
                key="done"
                label={text('tasks.done')}
                why={why}
                onClick={closing(() => void settle.run(taskVerbs.settle(task)))}
              />
            ),
          ]
        }}
      </MenuButton>
      {handing && (
        <Suspense>
          <HandTask task={task} onClose={() => setHanding(false)} />
        </Suspense>
      )}
    </Box>
  )
}

interface TakeProps {
  task: TaskRow
  actorId: string
  why: string | undefined
  busy: boolean
  onTake: () => void
}

/** Takes what is no one's, or someone else's. One's own is one's own already. */
export function TakeButton({ task, actorId, why, busy, onTake }: TakeProps) {
  const text = useText()
  if (task.done || task.assignedTo === actorId) return null
  const takes = task.assignedName ? text('tasks.takenBy', { name: task.assignedName }) : text('tasks.take')
  return (
    <GuardedButton
      size="small"
      variant="outlined"
      why={why}
      loading={busy}
      data-take=""
      title={takes}
      aria-label={`${takes}${text('list.colon')}${nameOf(task)}`}
      onClick={onTake}
    >
      {text('tasks.take')}
    </GuardedButton>
  )
}
