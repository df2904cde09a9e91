import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Menu from '@mui/material/Menu'
import type { Undoable } from '#model/discussions/triage.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay, usePermissions } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { taskVerbs } from '../../providers/verbs.ts'
import { useRefusal } from '../commands/use-refusal.ts'
import { invalidatedBy } from '../row.ts'
import type { TaskRow } from '../tasks/row.ts'
import { useStaffView } from '../use-staff-view.ts'
import { isTyping } from '../../kit/is-typing.ts'
import { useMacros } from './use-macros.ts'

const MacrosDialog = lazyPart(() => import('./macros-dialog.tsx'))

interface Props {
  tasks: readonly TaskRow[]
  task: TaskRow | undefined
  busy: boolean
  onNext: () => Promise<void>
  onOpen: (id: string | undefined) => void
}

interface Act {
  key: string
  label: string
  leads?: boolean
  /** the text that a macro would give */
  says?: string | undefined
  why: string | undefined
  act: () => void
}

/** What can be done with the task that is open, each under one key. */
export function TriageActions({ tasks, task, busy, onNext, onOpen }: Props) {
  const text = useText()
  const translate = useTranslate()
  const [asking, setAsking] = useState<'hold' | 'returnToAsker'>()
  const [snoozing, setSnoozing] = useState(false)
  const [managing, setManaging] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const claim = useActionMutation({ reload: invalidatedBy })
  const decide = useActionMutation({ reload: invalidatedBy })
  const working = busy || claim.busy || decide.busy
  const why = useWhyNot(task)
  const macros = useMacros(task)
  const act = async (verb: ReturnType<typeof taskVerbs.decide>) => {
    const answer = await decide.run(verb)
    if (!answer) return
    setAsking(undefined)
    await onNext()
  }
  const command = (key: string, name: Undoable, onPressed: () => void): Act => {
    const reason = why.command(name)
    return {
      key,
      label: text(`queries.command.${name}`),
      leads: name === 'releaseHold' && !reason,
      why: reason,
      act: onPressed,
    }
  }
  const acts: readonly Act[] = [
    { key: 'n', label: text('triage.do.next'), leads: true, why: why.always, act: () => void onNext() },
    {
      key: 'c',
      label: text('triage.do.claim'),
      why: why.claim,
      act: () => task && void claim.run(taskVerbs.claim(task)),
    },
    command('r', 'releaseHold', () => task && void act(taskVerbs.decide(task, 'releaseHold', ''))),
    command('h', 'hold', () => setAsking('hold')),
    command('b', 'returnToAsker', () => setAsking('returnToAsker')),
    { key: 's', label: text('triage.do.snooze'), why: why.task, act: () => setSnoozing(true) },
    ...macros.map(({ macro, says }) => ({
      key: macro.key,
      label: macro.name,
      says,
      why: why.command(macro.command),
      act: () => task && void act(taskVerbs.macro(task, macro.id)),
    })),
  ]
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const by = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by !== undefined) {
        const at = tasks.findIndex(({ id }) => id === task?.id)
        const to = tasks[at === -1 ? 0 : at + by]
        if (to) {
          // a button lets the focus go, which then moves with the task
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          onOpen(to.id)
        }
        return event.preventDefault()
      }
      const pressed = acts.find(({ key }) => key === event.key)
      if (!pressed || event.repeat) return
      event.preventDefault()
      if (!working && pressed.why === undefined) pressed.act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <Box ref={bar} role="toolbar" aria-label={text('triage.actions')} sx={toolbar}>
      {acts.map(({ key, label, leads, says, why: reason, act: onClick }) => (
        <GuardedButton
          key={key}
          size="small"
          variant={leads ? 'contained' : 'outlined'}
          why={reason}
          {...(says && { title: says })}
          onClick={() => !working && onClick()}
          aria-keyshortcuts={key}
        >
          {label}
          <Box component="kbd" aria-hidden sx={{ ml: 1, opacity: 0.75, fontFamily: 'monospace' }}>
            {key}
          </Box>
        </GuardedButton>
      ))}
      <Button size="small" onClick={() => setManaging(true)}>
        {text('triage.macros.manage')}
      </Button>
      {managing && (
        <Suspense>
          <MacrosDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
      {snoozing && task && (
        <SnoozeMenu
          task={task}
          anchor={() => bar.current}
          onClose={() => setSnoozing(false)}
          onDone={() => {
            setSnoozing(false)
            void onNext()
          }}
        />
      )}
      {asking && task && (
        <ReasonDialog
          title={`${text(`queries.command.${asking}`)} · ${task.key ?? ''}`}
          text={text(`queries.ask.${asking}`)}
          ask={translate(asking === 'hold' ? 'queries.ask.reason' : 'queries.ask.reasonForAsker')}
          required
          confirm={text(`queries.command.${asking}`)}
          busy={decide.busy}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => void act(taskVerbs.decide(task, asking, reason))}
        />
      )}
    </Box>
  )
}

/** Why something cannot be done now, in words; undefined: it can. */
function useWhyNot(task: TaskRow | undefined) {
  const text = useText()
  const refusal = useRefusal()
  const { actor } = usePermissions()
  const always = useDisabledReason()(useMay('discussions.manage'))
  const { data: view } = useStaffView(task?.key ?? '', task?.key != null)
  const none = always ?? (task ? undefined : text('triage.noTask'))
  const deciding = task?.decision?.refused === null ? text('triage.deciding') : undefined
  return {
    always,
    task: none ?? deciding,
    claim:
      none ??
      (task?.assignedTo === actor.userId
        ? text('triage.yours')
        : task?.assignedName
          ? text('triage.with', { name: task.assignedName })
          : undefined),
    command: (name: Undoable) =>
      none ?? deciding ?? (task?.key == null ? text('triage.noDiscussion') : refusal(name, view)),
  }
}

const HOUR = 3_600_000

interface SnoozeProps {
  task: TaskRow
  anchor: () => HTMLElement | null
  onClose: () => void
  onDone: () => void
}

/** Until when a task leaves the queue. */
function SnoozeMenu({ task, anchor, onClose, onDone }: SnoozeProps) {
  const text = useText()
  const format = useFormat()
  const { run, busy } = useActionMutation({ done: 'triage.snoozed', reload: invalidatedBy })
  const now = serverNow()
  const morning = (days: number) => {
    const date = new Date(now)
    date.setDate(date.getDate() + days)
    date.setHours(9, 0, 0, 0)
    return date.getTime()
  }
  const choices = [
    { name: 'hour', at: now + HOUR },
    { name: 'hours', at: now + 4 * HOUR },
    { name: 'tomorrow', at: morning(1) },
    { name: 'week', at: morning(7) },
  ] as const
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {choices.map(({ name, at }) => (
        <MenuItem
          key={name}
          dense
          disabled={busy}
          onClick={() =>
            void run(taskVerbs.snooze(task, new Date(at).toISOString())).then((answer) => answer && onDone())
          }
        >
          {text(`triage.until.${name}`)}
          <Box component="span" sx={{ ml: 2, color: 'text.secondary' }}>
            {format.moment(new Date(at).toISOString())}
          </Box>
        </MenuItem>
      ))}
    </Menu>
  )
}

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  py: 1,
  mb: 1,
  position: 'sticky',
  top: 48,
  zIndex: 5,
  bgcolor: 'background.default',
}
