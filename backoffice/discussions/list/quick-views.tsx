import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { queryViews, type QueryView } from '#model/discussions/query-views.ts'
import type { TextKey } from '#model/texts/load.ts'
import { api } from '../../providers/client.ts'
import { useFilters } from '../../kit/list/filters/use-filters.tsx'
import { useText } from '../../kit/hooks/use-text.ts'

interface View {
  id: 'all' | QueryView
  text: TextKey
}

export const views: readonly View[] = [
  { id: 'all', text: 'queries.view.all' },
  { id: 'reviewQueue', text: 'queries.view.review' },
  { id: 'waitsForCharge', text: 'queries.view.charge' },
  { id: 'held', text: 'queries.view.held' },
  { id: 'liveToday', text: 'queries.view.live' },
  { id: 'closingSoon', text: 'queries.view.closing' },
  { id: 'emptyPanel', text: 'queries.view.emptyPanel' },
]

/** The view whose filter is set. */
export const currentView = (filter: Record<string, unknown>): View['id'] =>
  queryViews.find((name) => filter[name] === true) ?? 'all'

/** The filter of a view, with the other filters left as they are. */
export function withView(filter: Record<string, unknown>, id: View['id']): Record<string, unknown> {
  const others = Object.entries(filter).filter(([name]) => !(queryViews as readonly string[]).includes(name))
  return { ...Object.fromEntries(others), ...(id !== 'all' && { [id]: true }) }
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
        onChange={(_event, id: View['id'] | null) => change((last) => withView(last, id ?? 'all'))}
      >
        {views.map((view) => (
          <ToggleButton key={view.id} value={view.id} sx={toggle}>
            {text(view.text)}
            {view.id !== 'all' && (
              <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', minWidth: '1ch' }}>
                {counts?.[view.id] ?? ''}
              </Box>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

/** How many discussions each view would list with the other filters as they are. */
export function useCounts() {
  const filter = JSON.stringify(withView(useFilters().values, 'all'))
  const { data } = useQuery({
    queryKey: ['queries', 'counts', filter],
    queryFn: ({ signal }) => api.get('/server/query/statusCounts', { query: { filter }, signal }),
    retry: false,
    placeholderData: keepPreviousData,
  })
  return data?.views
}

const toggle = {
  textTransform: 'none',
  px: 1.5,
  py: 0.5,
  whiteSpace: 'nowrap',
  color: 'text.primary',
  '&.Mui-selected': { fontWeight: 600 },
}
