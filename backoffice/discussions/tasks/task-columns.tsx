import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import type { Column } from '../../kit/list/columns.tsx'
import { Cut } from '../../kit/cut.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { When } from '../../kit/when.tsx'
import { Reasons, Status } from '../list/query-columns.tsx'
import { Due } from './due.tsx'
import { taskPath, type TaskRow } from './row.ts'
import { TaskActions } from './task-actions.tsx'

export const taskColumns: readonly Column<TaskRow>[] = [
  {
    source: 'key',
    short: true,
    exported: ['key', 'queryId'],
    render: (row) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <TextLink to={taskPath(row)}>{row.key ?? row.personName}</TextLink>
      </Box>
    ),
  },
  { source: 'title', sortable: false, free: true, render: (row) => row.title && <Cut>{row.title}</Cut> },
  {
    source: 'kind',
    words: 'tasks.kind',
    render: (row) => <Kind kind={row.kind} />,
  },
  {
    source: 'reasons',
    words: 'discussion.review',
    sortable: false,
    render: (row) =>
      row.reasons.length > 0 && (
        <Cut width={130}>
          <Reasons reasons={row.reasons} />
        </Cut>
      ),
  },
  { source: 'dueAt', render: (row) => <Due task={row} /> },
  {
    source: 'assignedTo',
    exported: ['assignedName', 'assignedTo'],
    sortable: false,
    render: (row) => <With task={row} />,
  },
  {
    source: 'personId',
    exported: ['personName', 'personId'],
    sortable: false,
    hidden: true,
    render: (row) =>
      row.personId && (
        <Cut width={120} title={row.personName ?? ''}>
          <TextLink to={`/users/${encodeURIComponent(row.personId)}`}>{row.personName}</TextLink>
        </Cut>
      ),
  },
  { source: 'status', render: (row) => row.status && <Status of={row.status} />, sortable: false, hidden: true },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, hidden: true },
  { source: 'doneAt', render: (row) => row.doneAt && <When value={row.doneAt} />, hidden: true, firstOrder: 'DESC' },
  {
    source: '_actions',
    label: 'admin.list.actions',
    sortable: false,
    number: true,
    render: (row) => <TaskActions task={row} />,
  },
]

function Kind({ kind }: Pick<TaskRow, 'kind'>) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ whiteSpace: { sm: 'nowrap' } }}>
      {translate(`tasks.kind.${kind}`)}
    </Box>
  )
}

export function With({ task: { csrHandler, assignedName } }: { task: Pick<TaskRow, 'csrHandler' | 'assignedName'> }) {
  const translate = useTranslate()
  if (assignedName === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('tasks.unassigned')}
      </Box>
    )
  return (
    <Box component="span" sx={{ display: 'inline-flex', whiteSpace: 'nowrap', gap: 0.75, alignItems: 'center' }}>
      {assignedName}
      {csrHandler === 'deactivated' && <StatusChip tone="warn" label={translate('queries.handler.deactivated')} />}
    </Box>
  )
}
