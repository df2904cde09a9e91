import { Suspense, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ChartKind } from '#model/reporting/definitions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { TextLink } from '../../kit/record-link.tsx'
import type { Point } from './charts.tsx'
import { saveTable } from './save-table.ts'

const Chart = lazyPart(async () => ({ default: (await import('./charts.tsx')).Chart }))

interface Props {
  title: string
  kind: ChartKind
  points: readonly Point[]
  /** what the points are, and what their values are */
  axis: string
  name: string
  /** what the chart shows, in a sentence */
  says: string
}

/** A chart with the sentence that says what it shows, its table and its file. */
export function ChartBlock({ title, kind, points, axis, name, says }: Props) {
  const text = useText()
  const [table, setTable] = useState(false)
  return (
    <Card component="figure" sx={{ m: 0, mb: 3, p: 2, breakInside: 'avoid' }}>
      <Box component="figcaption" sx={{ mb: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h2" component="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          <Box sx={{ '@media print': { display: 'none' } }}>
            <Button size="small" aria-pressed={table} onClick={() => setTable(!table)}>
              {text(table ? 'reporting.ui.chart' : 'reporting.ui.table')}
            </Button>
            <Button
              size="small"
              aria-label={text('reporting.ui.csvOf', { name: title })}
              onClick={() =>
                saveTable(
                  title,
                  [axis, name],
                  points.map((point) => [point.label, point.value]),
                )
              }
            >
              CSV
            </Button>
          </Box>
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '75ch' }}>
          {points.length ? says : text('reporting.ui.nothing')}
        </Typography>
      </Box>
      {!table && points.length > 0 && (
        <Box aria-hidden sx={{ minHeight: 120 }}>
          <Suspense>
            <Chart kind={kind} points={points} name={name} />
          </Suspense>
        </Box>
      )}
      {table && (
        <Box sx={{ maxHeight: 360, overflow: 'auto' }} tabIndex={0} role="region" aria-label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{axis}</TableCell>
                <TableCell align="right">{name}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {points.map((point) => (
                <TableRow key={point.label}>
                  <TableCell>{point.label}</TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {point.to ? <TextLink to={point.to}>{point.shown}</TextLink> : point.shown}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Card>
  )
}
