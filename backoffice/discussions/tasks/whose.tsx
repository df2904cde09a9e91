import { useQueries } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { api } from '../../providers/client.ts'
import { useFilters, type Values } from '../../kit/list/filters/use-filters.tsx'
import { useText } from '../../kit/hooks/use-text.ts'

/** What each view asks the list for. */
const views = {
  all: {},
  mine: { mine: true },
  nobody: { csrHandler: ['unassigned', 'deactivated'] },
  overdue: { overdue: true },
} as const satisfies Record<string, Values>
type View = keyof typeof views
const names = Object.keys(views) as View[]
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The view whose filter is set. */
export const currentWhose = (filter: Values): View =>
  names.find(
    (name) => name !== 'all' && Object.entries(views[name]).every(([source, value]) => same(filter[source], value)),
  ) ?? 'all'

/** The filter of a view, with the other filters left as they are. */
export function withWhose(filter: Values, view: View): Values {
  const { mine: _mine, csrHandler: _handler, overdue: _overdue, ...others } = filter
  return { ...others, ...views[view] }
}

/** Everyone's tasks, mine, those that no one has, those that are late; each with how many are open. */
export function Whose() {
  const { values, change } = useFilters()
  const text = useText()
  const counts = useQueries({
    queries: names.map((view) => ({
      queryKey: ['tasks', 'counts', view],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get('/csradmin/task/list', { query: { ...views[view], pageSize: 1 }, signal }),
      retry: false,
    })),
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5, overflowX: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={currentWhose(values)}
        aria-label={text('tasks.whose.title')}
        onChange={(_event, view: View | null) => change((last) => withWhose(last, view ?? 'all'))}
      >
        {names.map((view, at) => (
          <ToggleButton key={view} value={view} sx={toggle}>
            {text(`tasks.whose.${view}`)}
            <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', minWidth: '1ch' }}>
              {counts[at]?.data?.total ?? ''}
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

const toggle = {
  textTransform: 'none',
  px: 1.5,
  py: 0.5,
  whiteSpace: 'nowrap',
  color: 'text.primary',
  '&.Mui-selected': { fontWeight: 600 },
}
