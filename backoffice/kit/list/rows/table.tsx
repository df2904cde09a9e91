import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState, type ReactElement } from 'react'
import { DataTable, DataTableClasses } from 'react-admin'
import {
  ListContextProvider,
  useListContext,
  useResourceContext,
  type ListControllerResult,
  type RaRecord,
} from 'ra-core'
import type { Theme } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { Loading } from '../../loading.tsx'
import { useNarrow } from '../../hooks/use-narrow.ts'
import { cell, type Column } from '../columns.tsx'
import { Cards } from './cards.tsx'
import { chooseSx } from './choose.tsx'
import { TableHeads } from './head.tsx'
import { ListNow } from './list-now.tsx'
import { useDensity } from '../look.ts'
import { TableRows } from './row.tsx'

interface Props<R extends RaRecord> {
  columns: readonly Column<R>[]
  rowPath?: (record: R) => string | false
  rowSx?: (record: R) => object
  /** rows can be chosen: there is something to do with several */
  choosable?: boolean
  /** what opens below a row; it reads the row's record from its context */
  expand?: ReactElement
}

/** The rows of a list: a table, and cards where the screen is narrow. */
export function Rows<R extends RaRecord>(props: Props<R>) {
  const narrow = useNarrow()
  const list = useListContext()
  // many rows take longer than a frame: drawn from a deferred list they leave room for the next click
  const drawn = useGrowing(useDeferredValue(list))
  // react-admin's stand-in for rows has heads without a name
  if (drawn.isPending) return <Loading />
  return (
    <ListNow value={list}>
      <ListContextProvider value={drawn}>
        {narrow ? (
          <DrawnCards columns={props.columns} choosable={props.choosable} expand={props.expand} />
        ) : (
          <DrawnTable {...props} />
        )}
      </ListContextProvider>
    </ListNow>
  )
}

/** rows that are drawn in one frame */
const STEP = 10

/**
 * A list of which the first rows come at once, and some more with each frame: hundreds in one would be a stop of a third of a second.
 * What is there from the start is drawn at once, so that a page that is gone back to can be scrolled to where it was.
 */
function useGrowing(list: ListControllerResult): ListControllerResult {
  const { data } = list
  const [last, setLast] = useState(data)
  const [count, setCount] = useState(data?.length ?? STEP)
  if (data !== last) {
    const known = new Set(last?.map(({ id }) => id))
    setLast(data)
    // rows that come or go among others leave them as they are
    if (!data?.some(({ id }) => known.has(id))) setCount(STEP)
  }
  const whole = count >= (data?.length ?? 0)
  useEffect(() => {
    if (whole) return
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + STEP)))
    return () => cancelAnimationFrame(frame)
  }, [whole, count])
  return useMemo(
    () => (whole ? list : ({ ...list, data: data?.slice(0, count) } as ListControllerResult)),
    [whole, list, data, count],
  )
}

// memo loses the type of the rows
const DrawnTable = memo(Table) as typeof Table
const DrawnCards = memo(Cards) as typeof Cards

const height = { compact: 32, normal: 44, relaxed: 58 } as const
const padding = { compact: '2px 8px', normal: '7px 8px', relaxed: '12px 10px' } as const

function Table<R extends RaRecord>({ columns, rowPath, rowSx, choosable, expand }: Props<R>) {
  const resource = useResourceContext() ?? ''
  const hidden = useMemo(() => columns.filter((column) => column.hidden).map((column) => column.source), [columns])
  const [density] = useDensity(resource)
  return (
    <DataTable
      bulkActionButtons={choosable ? <></> : false}
      bulkActionsToolbar={<></>}
      head={TableHeads}
      body={TableRows}
      empty={<></>}
      expand={expand}
      hiddenColumns={hidden}
      rowClick={rowPath ? (_id, _resource, record) => rowPath(record as R) : false}
      rowSx={rowSx as (record: RaRecord) => object}
      sx={{
        ...tableSx,
        '& .RaDataTable-row': { height: height[density] },
        '& tbody td:not(.MuiTableCell-paddingNone, .MuiTableCell-paddingCheckbox)': { p: padding[density] },
      }}
    >
      {columns.map((column) => (
        <DataTable.Col<R>
          key={column.source}
          source={column.source}
          label={column.label ?? `resources.${resource}.fields.${column.source}`}
          align={column.number ? 'right' : 'left'}
          disableSort={column.sortable === false}
          sortByOrder={column.firstOrder}
          cellClassName={column.short ? shortCell : column.free ? freeCell : undefined}
          render={(record) => (record ? cell(column, record) : null)}
        />
      ))}
    </DataTable>
  )
}

const freeCell = 'List-freeCell'
const shortCell = 'List-shortCell'

const tableSx = {
  ...chooseSx,
  // as MUI draws its cells
  [`& td.${DataTableClasses.rowCell}`]: ({ typography }: Theme) => ({
    ...typography.body2,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'text.primary',
    textAlign: 'left',
    borderBottom: '1px solid',
    borderColor: 'divider',
  }),
  [`& td.${DataTableClasses.rowCell}.MuiTableCell-alignRight`]: { textAlign: 'right' },
  // a head that says "Actions" to those who do not see the column
  '& th[class*="column-_"] > *': visuallyHidden,
  // what can be done with a row stays in reach while the rest is scrolled
  '& th[class*="column-_"], & td[class*="column-_"]': { position: 'sticky', right: 0, bgcolor: 'background.paper' },
  '& tbody tr:hover td[class*="column-_"]': {
    backgroundImage: ({ palette }: Theme) => `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
  // what is only said and not shown stays inside, or the page would grow by it
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', position: 'relative' },
  // a word of two or three Chinese characters stays whole; what is too wide is scrolled
  '& th, & td': { wordBreak: 'keep-all', overflowWrap: 'break-word' },
  '& td.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:last-child td': { borderBottom: 0 },
  // words stay readable where many columns share little room: the table scrolls instead
  '& tbody td:not(.MuiTableCell-alignRight, .MuiTableCell-paddingCheckbox, .MuiTableCell-paddingNone)': {
    minWidth: 76,
  },
  // the name, wherever it comes: first, behind the box that chooses the row, or behind what opens it
  '& tbody td:first-of-type:not(.MuiTableCell-paddingCheckbox, .MuiTableCell-paddingNone), & tbody td.MuiTableCell-paddingCheckbox + td:not(.MuiTableCell-alignRight), & tbody td.MuiTableCell-paddingNone + td:not(.MuiTableCell-alignRight, .MuiTableCell-paddingCheckbox)':
    { minWidth: 140 },
  // no cell is wider than its column asks for, so that the text is cut and not the table; three times, to be stronger than the widths above
  [`& tbody td.${freeCell}.${freeCell}.${freeCell}`]: { width: '100%', minWidth: 165, maxWidth: 0 },
  [`& tbody td.${shortCell}.${shortCell}.${shortCell}`]: { minWidth: 0 },
  '& thead th': { px: 1 },
  '& .MuiTableCell-paddingNone': { p: 0, width: 40 },
  '& thead .MuiTableCell-paddingCheckbox, & tbody .MuiTableCell-paddingCheckbox': { p: '0 0 0 4px', width: 40 },
}
