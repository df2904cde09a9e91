import { useGetList, useResourceContext, type SortPayload } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ViewParams } from '#model/admin/saved-view.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useText } from '../../hooks/use-text.ts'
import type { Column } from '../columns.tsx'
import { deliveredView, useListState } from '../look.ts'
import { useActiveView } from './active-view.ts'
import { useViews } from './use-views.ts'

interface Props {
  columns: readonly Column[]
  sort: SortPayload
  filterDefaults: Record<string, unknown> | undefined
}

/** More stay in the menu of views: each counts its rows. */
const MOST = 6
const COUNTED_FOR_MS = 30_000

/** The views that the team shares, each with how many rows it has now. A list without shared views shows none. */
export function ViewTabs({ columns, sort, filterDefaults }: Props) {
  const resource = useResourceContext() ?? ''
  const text = useText()
  const { all } = useViews(resource)
  const { apply } = useListState(columns)
  const [active, setActive] = useActiveView(resource)
  const shared = all.filter((view) => view.shared).slice(0, MOST)
  if (shared.length === 0) return null
  const tabs = [
    { id: '', name: text('admin.list.viewDelivered'), params: deliveredView(columns, sort, filterDefaults) },
    ...shared.map(({ id, name, params }) => ({ id, name, params })),
  ]
  const current = active?.id ?? ''
  return (
    <Box
      component="nav"
      aria-label={text('admin.list.sharedViews')}
      sx={{ display: 'flex', overflowX: 'auto', borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
    >
      {tabs.map((view) => (
        <Button
          key={view.id}
          variant="text"
          aria-current={view.id === current ? 'true' : undefined}
          sx={{
            flex: 'none',
            gap: 0.75,
            borderRadius: 0,
            borderBottom: 2,
            borderColor: view.id === current ? 'primary.main' : 'transparent',
            color: view.id === current ? undefined : 'text.secondary',
          }}
          onClick={() => {
            setActive(view.id === '' ? null : view)
            apply(view.params)
          }}
        >
          {view.name} <Count resource={resource} params={view.params} />
        </Button>
      ))}
    </Box>
  )
}

/** Rows of a view, from the list itself; a view that cannot be counted any more shows none. */
function Count({ resource, params: { filter, sort } }: { resource: string; params: ViewParams }) {
  const format = useFormat()
  const { total, meta } = useGetList(
    resource,
    { filter, sort, pagination: { page: 1, perPage: 1 } },
    { staleTime: COUNTED_FOR_MS, onError: () => undefined, retry: false },
  )
  if (total === undefined) return null
  const more = (meta as { more?: boolean } | undefined)?.more
  return (
    <Typography component="span" variant="caption" color="text.secondary">
      {format.number(total)}
      {more && '+'}
    </Typography>
  )
}
