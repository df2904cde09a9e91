import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { countedTasks } from '#model/discussions/counted-tasks.ts'
import { useFilters, type Values } from '../../kit/list/filters/use-filters.tsx'
import { useListCounts } from '../../kit/hooks/use-list-counts.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { toggle } from '../list/quick-views.tsx'

/** What each view asks the list for. */
const views = {
  all: {},
  mine: { mine: true },
  unassigned: { csrHandler: countedTasks.unassigned.csrHandler },
  overdue: { overdue: true },
} as const satisfies Record<string, Values>
type View = keyof typeof views
const names = Object.keys(views) as View[]
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The view whose filter is set. */
export const currentAssignment = (filter: Values): View =>
  names.find(
    (name) => name !== 'all' && Object.entries(views[name]).every(([source, value]) => same(filter[source], value)),
  ) ?? 'all'

/** The view that is shown above the list says so; only another choice of assignment has a chip. */
export const isUnassigned = (handlers: unknown): boolean => same(handlers, views.unassigned.csrHandler)

/** The filter of a view, with the other filters left as they are. */
export function withAssignment(filter: Values, view: View): Values {
  const { mine: _mine, csrHandler: _handler, overdue: _overdue, ...others } = filter
  return { ...others, ...views[view] }
}

/** Everyone's tasks, mine, those that no one has, those that are late; each with how many the list has then. */
export function AssignmentViews() {
  const { values, change } = useFilters()
  const text = useText()
  const counts = useListCounts(
    'tasks',
    names.map((view) => withAssignment(values, view)),
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5, overflowX: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={currentAssignment(values)}
        aria-label={text('tasks.assignment.title')}
        onChange={(_event, view: View | null) => change((last) => withAssignment(last, view ?? 'all'))}
      >
        {names.map((view, at) => (
          <ToggleButton key={view} value={view} sx={toggle}>
            {text(`tasks.assignment.${view}`)}
            <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', minWidth: '1ch' }}>
              {counts?.[at]?.total ?? ''}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="caption" color="text.secondary">
        {text('tasks.hint')}
      </Typography>
    </Box>
  )
}
