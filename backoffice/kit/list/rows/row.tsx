import { Children, createElement, isValidElement, memo, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { DataTableBody, DataTableClasses, useStore, type DataTableColumnProps } from 'react-admin'
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableStoreContext,
  useExpanded,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'ra-core'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import ExpandIcon from '@mui/icons-material/ChevronRight'
import { Choose } from './choose.tsx'
import { useName } from '../use-name.ts'

interface Props {
  children?: ReactNode
  className?: string
  sx?: object
}

/** The rows of a table. react-admin's own leave the checkbox of a row without a name, and cannot be walked by keyboard. */
export const TableRows = (props: object) => <DataTableBody row={OwnRow} {...props} />

// a list that grows draws only what is new
const OwnRow = memo(Row)

function Row({ children, className = '', sx }: Props) {
  const record = useRecordContext<RaRecord>()
  const resource = useResourceContext() ?? ''
  const { hasBulkActions, expand } = useDataTableConfigContext()
  const { rowClick, handleToggleItem } = useDataTableCallbacksContext()
  const [expanded, toggle] = useExpanded(resource, record?.id ?? '')
  const navigate = useNavigate()
  const nameOf = useName()
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext()
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns)
  if (!record) return null
  const open = () => {
    const path = typeof rowClick === 'function' ? rowClick(record.id, resource, record) : false
    if (typeof path === 'string') void navigate(path, { state: { _scrollToTop: true } })
  }
  const detail = `${resource}-${record.id}-expand`
  return (
    <>
      <TableRow
        hover
        data-list-row
        data-record={record.id}
        tabIndex={-1}
        className={`${className} ${rowClick ? DataTableClasses.clickableRow : ''}`}
        sx={{ ...rowInFocus, ...sx }}
        onClick={open}
      >
        {expand && (
          <TableCell padding="none" sx={{ width: 36 }}>
            <IconButton
              size="small"
              data-expand
              aria-expanded={expanded}
              aria-controls={expanded ? detail : undefined}
              aria-label={nameOf(expanded ? 'ra.action.close' : 'ra.action.expand', record)}
              sx={{ ml: 0.5 }}
              onClick={(event) => {
                toggle()
                event.stopPropagation()
              }}
            >
              <ExpandIcon
                fontSize="small"
                sx={{ transform: expanded ? 'rotate(90deg)' : undefined, transition: 'transform 120ms' }}
              />
            </IconButton>
          </TableCell>
        )}
        {hasBulkActions && (
          <TableCell padding="checkbox">
            {/* with the shift key all rows since the last one */}
            <Choose record={record} onToggle={(event) => handleToggleItem?.(record.id, event)} />
          </TableCell>
        )}
        {Children.map(children, (column) =>
          isValidElement<DataTableColumnProps>(column) && !hidden.includes(column.props.source ?? '') ? (
            <td className={classOf(column.props)}>{column.props.render?.(record)}</td>
          ) : null,
        )}
      </TableRow>
      {expand && expanded && (
        <TableRow id={detail}>
          <TableCell
            colSpan={Children.count(children) + (hasBulkActions ? 2 : 1)}
            sx={{ bgcolor: 'background.default' }}
          >
            {isValidElement(expand) ? expand : createElement(expand as ComponentType)}
          </TableCell>
        </TableRow>
      )}
    </>
  )
}

/** A page has thousands of cells: react-admin's and MUI's component for each takes longer than what they show. `table.tsx` has their look. */
const classOf = ({ align, source, cellClassName = '' }: DataTableColumnProps) =>
  `MuiTableCell-root MuiTableCell-body MuiTableCell-align${align === 'right' ? 'Right' : 'Left'} ${DataTableClasses.rowCell} column-${source} ${cellClassName}`

export const rowInFocus = { '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' } }
