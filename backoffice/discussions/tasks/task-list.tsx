import { csrHandlers, taskKinds } from '#model/discussions/enums.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { AdminList } from '../../kit/list/admin-list.tsx'
import { personFilter, type Filter } from '../../kit/list/filters/filters.ts'
import { taskPath, type TaskRow } from './row.ts'
import { taskColumns } from './task-columns.tsx'
import { isUnassigned, AssignmentViews } from './assignment-views.tsx'

const DiscussionPeek = lazyPart(async () => ({ default: (await import('../peek.tsx')).DiscussionPeek }))
const field = (name: string) => `resources.tasks.fields.${name}`
export const taskFilters: readonly Filter[] = [
  {
    kind: 'choice',
    threeWay: true,
    source: 'state',
    label: field('state'),
    choices: [
      { id: 'open', name: 'tasks.state.open' },
      { id: 'done', name: 'tasks.state.done' },
    ],
  },
  {
    kind: 'choice',
    source: 'kind',
    label: field('kind'),
    choices: taskKinds.map((id) => ({ id, name: `tasks.kind.${id}` })),
  },
  {
    kind: 'choice',
    source: 'csrHandler',
    label: field('csrHandler'),
    choices: csrHandlers.map((id) => ({ id, name: `queries.handler.${id}` })),
    saidAbove: isUnassigned,
  },
  personFilter('assignedTo', field('assignedTo')),
  { kind: 'reference', source: 'planId', label: field('planId'), resource: 'plans', name: 'displayTitle' },
  { kind: 'reference', source: 'queryId', label: field('key'), resource: 'queries', name: 'key', sortBy: 'createdAt' },
]

/** What waits for staff, the most urgent first. */
export function TaskList() {
  return (
    <AdminList<TaskRow>
      resource="tasks"
      columns={taskColumns}
      filters={taskFilters}
      search={false}
      sort={{ field: 'dueAt', order: 'ASC' }}
      rowPath={taskPath}
      filterDefaults={{ state: 'open' }}
      above={<AssignmentViews />}
      peek={{ idOf: ({ queryId }) => queryId, panel: DiscussionPeek }}
    />
  )
}
