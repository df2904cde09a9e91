import { useResourceContext, type SortPayload } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../hooks/use-format.ts'
import { useListCounts } from '../../hooks/use-list-counts.ts'
import { useText } from '../../hooks/use-text.ts'
import type { Column } from '../columns.tsx'
import { deliveredView, sameFilter, useListState } from '../look.ts'
import { useActiveView } from './active-view.ts'
import { useKeptView } from './use-kept-view.ts'
import { useViews } from './use-views.ts'

interface Props {
  columns: readonly Column[]
  sort: SortPayload
  filterDefaults: Record<string, unknown> | undefined
}

/** The others are in the menu of views. */
const MOST = 6

/** The views that the team shares, each with how many rows it has now. A list without shared views shows none. */
export function ViewTabs({ columns, sort, filterDefaults }: Props) {
  const resource = useResourceContext() ?? ''
  const text = useText()
  const format = useFormat()
  const views = useViews(resource)
  const { all } = views
  const { apply, current } = useListState(columns)
  const [active, setActive] = useActiveView(resource)
  useKeptView(resource, views)
  const shared = all.filter((view) => view.shared).slice(0, MOST)
  const tabs = [
    { id: '', name: text('admin.list.viewDelivered'), params: deliveredView(columns, sort, filterDefaults) },
    ...shared.map(({ id, name, params }) => ({ id, name, params })),
  ]
  const counts = useListCounts(resource, shared.length ? tabs.map(({ params }) => params.filter) : [])
  if (shared.length === 0) return null
  const shownId = active?.id ?? ''
  return (
    <Box
      component="nav"
      aria-label={text('admin.list.sharedViews')}
      sx={{ display: 'flex', overflowX: 'auto', borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
    >
      {tabs.map((view, at) => {
        // the number beside it is of these rows
        const isShown = view.id === shownId && sameFilter(view.params, current)
        return (
          <Button
            key={view.id}
            variant="text"
            aria-current={isShown ? 'true' : undefined}
            sx={{
              flex: 'none',
              gap: 0.75,
              borderRadius: 0,
              borderBottom: 2,
              borderColor: isShown ? 'primary.main' : 'transparent',
              color: isShown ? undefined : 'text.secondary',
            }}
            onClick={() => {
              setActive(view.id === '' ? null : view)
              apply(view.params)
            }}
          >
            {view.name}
            {counts?.[at] && (
              <Typography component="span" variant="caption" color="text.secondary">
                {format.number(counts[at].total)}
                {counts[at].more && '+'}
              </Typography>
            )}
          </Button>
        )
      })}
    </Box>
  )
}
