import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useText } from '../../kit/hooks/use-text.ts'
import { TextLink } from '../../kit/record-link.tsx'

export interface FigureColumn<R> {
  id: string
  head: string
  show: (row: R) => string
  /** null: nothing is behind it */
  to: (row: R) => string | null | undefined
}

interface Props<R> {
  label: string
  first: string
  rows: readonly R[]
  all: R
  keyOf: (row: R) => string
  nameOf: (row: R) => string
  columns: readonly FigureColumn<R>[]
}

const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const firstCell = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  minWidth: { xs: 140, sm: 200 },
  maxWidth: 260,
} as const

/** A line for each group, one for all; each number opens its rows. */
export function FigureTable<R>({ label, first, rows, all, keyOf, nameOf, columns }: Props<R>) {
  const text = useText()
  const cells = (row: R) =>
    columns.map((column) => {
      const to = column.to(row)
      const shown = column.show(row)
      return (
        <TableCell key={column.id} align="right" sx={number}>
          {to ? <TextLink to={to}>{shown}</TextLink> : shown}
        </TableCell>
      )
    })
  return (
    <Card sx={{ overflowX: 'auto', mb: 3 }} tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={firstCell}>{first}</TableCell>
            {columns.map((column) => (
              <TableCell
                key={column.id}
                align="right"
                sx={{ verticalAlign: 'bottom', minWidth: 84, maxWidth: 120, whiteSpace: 'normal' }}
              >
                {column.head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} hover>
              <TableCell component="th" scope="row" sx={{ ...firstCell, fontWeight: 450 }}>
                {nameOf(row)}
              </TableCell>
              {cells(row)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& > *': { fontWeight: 600, color: 'text.primary', fontSize: '0.8125rem' } }}>
            <TableCell component="th" scope="row" sx={firstCell}>
              {text('reporting.total')}
            </TableCell>
            {cells(all)}
          </TableRow>
        </TableFooter>
      </Table>
    </Card>
  )
}
