import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { DataTableClasses, type DataTableColumnProps } from 'react-admin'
import {
  useDataTableConfigContext,
  useDataTableSortContext,
  useExpandAll,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'ra-core'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import ExpandIcon from '@mui/icons-material/ChevronRight'
import { ChoosePage } from './choose.tsx'
import { WithListNow } from './list-now.tsx'

/** The heads of a table. react-admin's own hide the button that opens all rows from screen readers and the keyboard, which leaves a head without a name, and do not say by which column the rows are sorted. */
export function TableHeads({ children }: { children?: ReactNode }) {
  const { expand, hasBulkActions } = useDataTableConfigContext()
  const sort = useDataTableSortContext()
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
              <ChoosePage />
            </WithListNow>
          </TableCell>
        )}
        <ThemeProvider theme={withTipsAsDescriptions}>
          {Children.map(children, (column) =>
            isValidElement<DataTableColumnProps>(column) && sort && isSortedBy(column.props, sort.field)
              ? cloneElement(column, { sortDirection: sort.order === 'DESC' ? 'desc' : 'asc' })
              : column,
          )}
        </ThemeProvider>
      </TableRow>
    </TableHead>
  )
}

const isSortedBy = ({ source, disableSort }: DataTableColumnProps, field: string) => !disableSort && source === field

/** A head is called by the words of its column; how a press sorts is its description. */
const withTipsAsDescriptions = (theme: Theme): Theme => {
  const { MuiTooltip, ...components } = theme.components ?? {}
  const defaultProps = { ...MuiTooltip?.defaultProps, describeChild: true }
  return { ...theme, components: { ...components, MuiTooltip: { ...MuiTooltip, defaultProps } } }
}

function ExpandAll() {
  const translate = useTranslate()
  const ids = (useListContext().data ?? []).map(({ id }) => id)
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
