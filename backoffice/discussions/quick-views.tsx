import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { TextKey } from '#model/texts/load.ts'
import type { ConsiliumProvider } from '../providers/data-provider.ts'
import { useText } from '../kit/use-text.ts'

interface View {
  id: string
  text: TextKey
  /** the filter that makes the view */
  filter: Record<string, unknown>
}

export const views: readonly View[] = [
  { id: 'all', text: 'queries.view.all', filter: {} },
  { id: 'review', text: 'queries.view.review', filter: { status: 'csrhold' } },
  { id: 'charge', text: 'queries.view.charge', filter: { status: 'pending_charge' } },
  { id: 'held', text: 'queries.view.held', filter: { status: 'held' } },
  { id: 'closing', text: 'queries.view.closing', filter: { closingSoon: true } },
  { id: 'emptyPanel', text: 'queries.view.emptyPanel', filter: { emptyPanel: true } },
]
const viewFields = [...new Set(views.flatMap((view) => Object.keys(view.filter)))]

/** The view whose filter is set, if any. */
export function currentView(filter: Record<string, unknown>): string | undefined {
  const set = Object.fromEntries(viewFields.filter((name) => filter[name] !== undefined).map((name) => [name, filter[name]]))
  return views.find((view) => JSON.stringify(view.filter) === JSON.stringify(set))?.id
}

/** The filter of a view, with the other filters left as they are. */
export function withView(filter: Record<string, unknown>, view: View): Record<string, unknown> {
  const others = Object.entries(filter).filter(([name]) => !viewFields.includes(name))
  return { ...Object.fromEntries(others), ...view.filter }
}

/** The queues that staff work through, each with how many wait in it. */
export function QuickViews() {
  const { filterValues, setFilters } = useListContext()
  const text = useText()
  const filter = filterValues as Record<string, unknown>
  return (
    <Box sx={{ overflowX: 'auto', mb: 1.5 }}>
      <ToggleButtonGroup
        exclusive size="small" value={currentView(filter) ?? null} aria-label={text('admin.list.saved')}
        onChange={(_event, id: string | null) => {
          const view = views.find((one) => one.id === (id ?? 'all'))
          if (view) setFilters(withView(filter, view), undefined, false)
        }}
      >
        {views.map((view) => (
          <ToggleButton key={view.id} value={view.id} sx={toggle}>
            {text(view.text)}
            {view.id !== 'all' && <Count filter={view.filter} />}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

function Count({ filter }: { filter: Record<string, unknown> }) {
  const provider = useDataProvider<ConsiliumProvider>()
  const { data } = useQuery({
    queryKey: ['queries', 'count', filter],
    queryFn: async () => (await provider.getList('queries', { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } })).total,
    retry: false,
  })
  return <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontVariantNumeric: 'tabular-nums', minWidth: '1ch' }}>{data ?? ''}</Box>
}

const toggle = { textTransform: 'none', px: 1.5, py: 0.5, whiteSpace: 'nowrap', color: 'text.primary', '&.Mui-selected': { fontWeight: 600 } }
