import { useEffect, useRef } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { usePermissions } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { Due } from '../tasks/due.tsx'
import type { TaskRow } from '../tasks/row.ts'

interface Props {
  tasks: readonly TaskRow[]
  current: string | undefined
  lookers: ReadonlyMap<string, readonly string[]>
  onOpen: (id: string) => void
}

/** The tasks in three lines each: what, when and why, with whom. */
export function TriageQueue({ tasks, current, lookers, onOpen }: Props) {
  const text = useText()
  return (
    <Card component="nav" aria-label={text('triage.queue')} sx={queue}>
      {tasks.map((task) => (
        <Entry
          key={task.id}
          task={task}
          current={task.id === current}
          lookers={(task.queryId !== null && lookers.get(task.queryId)) || []}
          onOpen={() => onOpen(task.id)}
        />
      ))}
    </Card>
  )
}

interface EntryProps {
  task: TaskRow
  current: boolean
  lookers: readonly string[]
  onOpen: () => void
}

function Entry({ task, current, lookers, onOpen }: EntryProps) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = usePermissions()
  const at = useRef<HTMLButtonElement>(null)
  const was = useRef(current)
  useEffect(() => {
    if (current) at.current?.scrollIntoView({ block: 'nearest' })
    // the focus goes along, so that the task is read out and Tab goes on from it
    if (current && !was.current && isFree(at.current?.parentElement)) at.current?.focus({ preventScroll: true })
    was.current = current
  }, [current])
  const holder =
    task.assignedTo === actor.userId ? text('triage.yours') : (task.assignedName ?? text('tasks.unassigned'))
  return (
    <ButtonBase ref={at} aria-current={current} onClick={onOpen} sx={entry}>
      <Box sx={{ display: 'flex', gap: 1, width: '100%', alignItems: 'center' }}>
        <Typography variant="body2" sx={title} title={task.title ?? ''}>
          {task.title || task.personName || task.key}
        </Typography>
        {task.decision?.refused === null && <StatusChip tone="busy" label={text('triage.deciding')} />}
        {task.decision?.refused != null && <StatusChip tone="bad" label={text('triage.refused')} />}
      </Box>
      <Box sx={line}>
        <span>{translate(`tasks.kind.${task.kind}`)}</span>
        {task.key && <span>{task.key}</span>}
        <Due task={task} />
      </Box>
      <Box sx={line}>
        <span>{holder}</span>
        {lookers.length > 0 && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {text('triage.looks', { names: format.list(lookers) })}
          </Box>
        )}
      </Box>
    </ButtonBase>
  )
}

/** Nothing that someone works with has the focus, or another task of the queue has it. */
const isFree = (tasks: Element | null | undefined) => {
  const active = document.activeElement
  return active === null || active.matches('body, main, h1') || tasks?.contains(active) === true
}

const queue = {
  maxHeight: { xs: 260, md: 'calc(100dvh - 260px)' },
  minHeight: { md: 320 },
  overflowY: 'auto',
  position: { md: 'sticky' },
  top: { md: 116 },
}
const entry = {
  display: 'block',
  width: '100%',
  textAlign: 'left',
  px: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current="true"]': { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 0 currentColor' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
}
const title = {
  flexGrow: 1,
  minWidth: 0,
  fontWeight: 600,
  // two lines tell one case from another; more would hide the next task
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 0.25,
  fontSize: '0.75rem',
  color: 'text.secondary',
}
