import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ImportAnswer, ImportedRow } from '#model/panels/member-import.ts'
import { StatusChip, type Tone } from '../../kit/status-chip.tsx'
import { useText } from '../../kit/hooks/use-text.ts'

const tones: Record<ImportedRow['verdict'], Tone> = { add: 'good', change: 'busy', same: 'quiet', invalid: 'bad' }

/** Each row of an import with what becomes, or became, of it. */
export function ImportRows({ answer }: { answer: ImportAnswer }) {
  const text = useText()
  const translate = useTranslate()
  const { add, change, same, invalid, committed } = answer
  const why = (row: ImportedRow) =>
    Object.entries(row.problems)
      .map(([column, problem]) => `${column}${translate('list.colon')}${translate(problem)}`)
      .join(text('list.gap'))
  return (
    <>
      <Alert severity={invalid > 0 ? 'warning' : committed ? 'success' : 'info'} sx={{ mb: 2 }}>
        {text(committed ? 'panels.import.done' : 'panels.import.would', { add, change, same, invalid })}
      </Alert>
      <Box sx={{ overflowX: 'auto', position: 'relative' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right">{text('panels.import.line')}</TableCell>
              <TableCell>{text('resources.plans.fields.email')}</TableCell>
              <TableCell>{text('resources.plans.fields.displayName')}</TableCell>
              <TableCell>{text('resources.plans.fields.access')}</TableCell>
              <TableCell>{text('panels.import.result')}</TableCell>
              <TableCell>{text('panels.import.why')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {answer.rows.map((row) => (
              <TableRow key={row.line}>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {row.line}
                </TableCell>
                <TableCell>{row.email || '–'}</TableCell>
                <TableCell>{row.displayName ?? '–'}</TableCell>
                <TableCell>{row.access ? translate(`panels.access.${row.access}`) : text('panels.asPlan')}</TableCell>
                <TableCell>
                  <StatusChip tone={tones[row.verdict]} label={translate(`panels.import.verdict.${row.verdict}`)} />
                </TableCell>
                <TableCell>{why(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
