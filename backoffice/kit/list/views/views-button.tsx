import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useListContext, useResourceContext, type RaRecord, type SortPayload } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ViewIcon from '@mui/icons-material/BookmarkBorder'
import { loadRestOfTexts } from '../../../providers/i18n.ts'
import { useText } from '../../hooks/use-text.ts'
import type { Column } from '../columns.tsx'
import { deliveredView, sameView, useListState } from '../look.ts'
import { useActiveView, useViewTotals } from './active-view.ts'
import { lazyPart } from '../../lazy-part.ts'

const ViewsMenu = lazyPart(async () => {
  const [{ ViewsMenu: menu }] = await Promise.all([import('./views-menu.tsx'), loadRestOfTexts()])
  return { default: menu }
})
const OpenWithView = lazyPart(async () => ({ default: (await import('./open-with-view.tsx')).OpenWithView }))

interface Props<R extends RaRecord> {
  columns: readonly Column<R>[]
  sort: SortPayload
  filterDefaults: Record<string, unknown> | undefined
}

/** Lists opened since the page was loaded: the first opening shows the person's default view, later ones what was left. */
const opened = new Set<string>()

/** Names the view of a list, and opens the choice of others. */
export function ViewsButton<R extends RaRecord>({ columns, sort, filterDefaults }: Props<R>) {
  const resource = useResourceContext() ?? ''
  const text = useText()
  const { search } = useLocation()
  const { total, isFetching } = useListContext()
  const { current, apply } = useListState(columns as readonly Column[])
  const [active] = useActiveView(resource)
  const [totals, setTotals] = useViewTotals(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // filters set before the view has loaded stay
  const [first] = useState(() => !opened.has(resource) && search === '')
  useEffect(() => void opened.add(resource), [resource])
  const changed = active !== null && !sameView(active.params, current)
  useEffect(() => {
    if (active && !changed && !isFetching && total !== undefined && totals[active.id] !== total)
      setTotals({ ...totals, [active.id]: total })
  }, [active, changed, isFetching, total, totals, setTotals])
  const delivered = deliveredView(columns as readonly Column[], sort, filterDefaults)
  return (
    <>
      <Button
        variant="text"
        startIcon={<ViewIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {active ? active.name : text('admin.list.view')}
        {changed && (
          <Box component="span" sx={{ color: 'text.secondary', ml: 0.5 }}>
            ({text('admin.list.viewChanged')})
          </Box>
        )}
      </Button>
      {anchor && (
        <Suspense>
          <ViewsMenu
            anchor={anchor}
            current={current}
            delivered={delivered}
            changed={changed}
            apply={apply}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
      {first && search === '' && (
        <Suspense>
          <OpenWithView resource={resource} apply={apply} />
        </Suspense>
      )}
    </>
  )
}
