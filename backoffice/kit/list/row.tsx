import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { DataTableBody, DataTableClasses } from 'react-admin'
import { useDataTableCallbacksContext, useDataTableConfigContext, useDataTableSelectedIdsContext, useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'ra-core'
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'

interface Props {
  children?: ReactNode
  className?: string
  sx?: object
}

/** The rows of a table. react-admin's own leave the checkbox of a row without a name. */
export const TableRows = (props: object) => <DataTableBody row={Row} {...props} />

function Row({ children, className = '', sx }: Props) {
  const record = useRecordContext<RaRecord>()
  const resource = useResourceContext() ?? ''
  const { hasBulkActions } = useDataTableConfigContext()
  const { rowClick } = useDataTableCallbacksContext()
  const navigate = useNavigate()
  if (!record) return null
  const open = () => {
    const path = typeof rowClick === 'function' ? rowClick(record.id, resource, record) : false
    if (typeof path === 'string') void navigate(path, { state: { _scrollToTop: true } })
  }
  return (
    <TableRow hover className={`${className} ${rowClick ? DataTableClasses.clickableRow : ''}`} sx={sx} onClick={open}>
      {hasBulkActions && <TableCell padding="checkbox"><Choose record={record} /></TableCell>}
      {children}
    </TableRow>
  )
}

/** Chooses the row, and with the shift key all since the last one. */
function Choose({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  const { handleToggleItem } = useDataTableCallbacksContext()
  const chosen = useDataTableSelectedIdsContext()?.includes(record.id) ?? false
  const name = nameOf(record)
  const label = translate('ra.action.select_row')
  return (
    <Checkbox
      className={`select-item ${DataTableClasses.checkbox}`} checked={chosen} slotProps={{ input: { 'aria-label': typeof name === 'string' ? `${label}: ${name}` : label } }}
      onClick={(event) => {
        handleToggleItem?.(record.id, event)
        event.stopPropagation()
      }}
    />
  )
}
