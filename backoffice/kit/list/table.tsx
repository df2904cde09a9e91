import { useMemo, type ReactElement } from 'react'
import { DataTable } from 'react-admin'
import { useListContext, useResourceContext, type RaRecord } from 'ra-core'
import { visuallyHidden } from '@mui/utils'
import useMediaQuery from '@mui/material/useMediaQuery'
import { cell, type Column } from './columns.tsx'
import { Cards } from './cards.tsx'
import { TableRows } from './row.tsx'

interface Props<R extends RaRecord> {
  columns: readonly Column<R>[]
  rowPath?: (record: R) => string | false
  rowSx?: (record: R) => object
  /** what can be done with chosen rows; rows can be chosen where there is something */
  bulk?: ReactElement
}

/** The rows of a list: a table, and cards where the screen is narrow. */
export function Rows<R extends RaRecord>({ columns, rowPath, rowSx, bulk }: Props<R>) {
  const narrow = useMediaQuery('(max-width: 599.98px)', { noSsr: true })
  const { isPending } = useListContext()
  if (narrow && !isPending) return <Cards columns={columns} />
  return <Table columns={columns} rowPath={rowPath} rowSx={rowSx} bulk={bulk} />
}

function Table<R extends RaRecord>({ columns, rowPath, rowSx, bulk }: Props<R>) {
  const resource = useResourceContext()
  const hidden = useMemo(() => columns.filter((column) => column.hidden).map((column) => column.source), [columns])
  return (
    <DataTable
      bulkActionButtons={bulk ?? false}
      body={TableRows}
      empty={<></>}
      hiddenColumns={hidden}
      rowClick={rowPath ? (_id, _resource, record) => rowPath(record as R) : false}
      rowSx={rowSx as (record: RaRecord) => object}
      sx={tableSx}
    >
      {columns.map((column) => (
        <DataTable.Col<R>
          key={column.source}
          source={column.source}
          label={column.label ?? `resources.${resource}.fields.${column.source}`}
          align={column.number ? 'right' : 'left'}
          disableSort={column.sortable === false}
          sortByOrder={column.firstOrder}
          render={(record) => (record ? cell(column, record) : null)}
        />
      ))}
    </DataTable>
  )
}

const tableSx = {
  // a head that says "Actions" to those who do not see the column
  '& th[class*="column-_"] > *': visuallyHidden,
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-row': { height: 44 },
  '& td.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:last-child td': { borderBottom: 0 },
}
