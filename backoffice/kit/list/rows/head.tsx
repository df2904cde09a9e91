import type { ReactNode } from 'react'
import { DataTableClasses, SelectPageCheckbox } from 'react-admin'
import {
  useDataTableConfigContext,
  useDataTableDataContext,
  useExpandAll,
  useResourceContext,
  useTranslate,
} from 'ra-core'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import ExpandIcon from '@mui/icons-material/ChevronRight'
import { WithListNow } from './list-now.tsx'

/** The heads of a table. react-admin's own hide the button that opens all rows from screen readers and the keyboard, which leaves a head without a name. */
export function TableHeads({ children }: { children?: ReactNode }) {
  const { expand, hasBulkActions } = useDataTableConfigContext()
  return (
    <TableHead className={DataTableClasses.thead}>
      <TableRow className={`${DataTableClasses.row} ${DataTableClasses.headerRow}`}>
        {expand && (
          <TableCell padding="none" variant="head" className={DataTableClasses.headerCell}>
            <WithListNow>
              <ExpandAll />
            </WithListNow>
          </TableCell>
        )}
        {hasBulkActions && (
          <TableCell padding="checkbox" variant="head" className={DataTableClasses.headerCell}>
            <WithListNow>
              <SelectPageCheckbox />
            </WithListNow>
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  )
}

function ExpandAll() {
  const translate = useTranslate()
  const ids = (useDataTableDataContext() ?? []).map(({ id }) => id)
  const [expanded, toggle] = useExpandAll(useResourceContext() ?? '', ids)
  return (
    <IconButton
      size="small"
      aria-expanded={expanded}
      aria-label={translate(expanded ? 'ra.action.close' : 'ra.action.expand')}
      sx={{ ml: 0.5 }}
      onClick={toggle}
    >
      <ExpandIcon
        fontSize="small"
        sx={{ transform: expanded ? 'rotate(90deg)' : undefined, transition: 'transform 120ms' }}
      />
    </IconButton>
  )
}
