import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { queryViews } from '#model/discussions/query-views.ts'
import { api } from '../../providers/client.ts'
import { useFilters } from '../../kit/list/filters/use-filters.tsx'
import { useText } from '../../kit/hooks/use-text.ts'

export const views = ['all', ...queryViews] as const
type View = (typeof views)[number]

/** The view whose filter is set. */
export const currentView = (filter: Record<string, unknown>): View =>
  queryViews.find((name) => filter[name] === true) ?? 'all'

/** The filter of a view, with the other filters left as they are. */
export function withView(filter: Record<string, unknown>, id: View): Record<string, unknown> {
  const others = { ...filter }
  for (const name of queryViews) delete others[name]
  return id === 'all' ? others : { ...others, [id]: true }
}

/** The queues that staff work through, each with how many wait in it. */
export function QuickViews() {
  const { values, change } = useFilters()
  const text = useText()
  const counts = useCounts()
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative', mb: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={currentView(values)}
        aria-label={text('queries.view.title')}
        onChange={(_event, id: View | null) => change((last) => withView(last, id ?? 'all'))}
      >
        {views.map((view) => (
          <ToggleButton key={view} value={view} sx={toggle}>
            {text(`queries.view.${view}`)}
            {view !== 'all' && (
              <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', minWidth: '1ch' }}>
                {counts?.[view] ?? ''}
              </Box>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

/** How many discussions each view would list with the other filters as they are. */
function useCounts() {
  const filter = JSON.stringify(withView(useFilters().values, 'all'))
  const { data } = useQuery({
    queryKey: ['queries', 'counts', filter],
    queryFn: ({ signal }) => api.get('/server/query/statusCounts', { query: { filter }, signal }),
    retry: false,
    placeholderData: (last) => last,
  })
  return data?.views
}

/** How a quick view of a list looks. */
export const toggle = {
  textTransform: 'none',
  px: 1.5,
  py: 0.5,
  whiteSpace: 'nowrap',
  color: 'text.primary',
  '&.Mui-selected': { fontWeight: 600 },
}
