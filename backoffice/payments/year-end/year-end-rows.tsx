import { useTranslate } from 'ra-core'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { YearEndRow } from '#model/payments/year-end.ts'
import type { YearFileChange } from '#model/payments/year-files.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'

const tones = {
  report: 'busy',
  below: 'quiet',
  paypal: 'quiet',
  corporation: 'quiet',
  foreign: 'quiet',
  noForm: 'warn',
  noNumber: 'warn',
} as const

/** What was paid to each taxpayer; where the form is another one by now, that is said. */
export function YearEndRows({
  rows,
  year,
  changes = [],
}: {
  rows: readonly YearEndRow[]
  year: number
  /** since the newest file for the IRS */
  changes?: readonly YearFileChange[]
}) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  if (rows.length === 0)
    return (
      <Card sx={{ p: 4, textAlign: 'center' }}>
        <Typography color="text.secondary">{text('yearEnd.none', { year })}</Typography>
      </Card>
    )
  const numbers = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
  return (
    <TableContainer component={Card} tabIndex={0} role="region" aria-label={text('yearEnd.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('payouts.expert')}</TableCell>
            <TableCell>{text('yearEnd.form')}</TableCell>
            <TableCell>{text('yearEnd.entity')}</TableCell>
            <TableCell>{text('yearEnd.number')}</TableCell>
            <TableCell>{text('yearEnd.work')}</TableCell>
            <TableCell align="right">{text('yearEnd.paypal')}</TableCell>
            <TableCell align="right">{text('yearEnd.other')}</TableCell>
            <TableCell align="right">{text('yearEnd.paid')}</TableCell>
            <TableCell>1099-NEC</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.userId} ${row.formId}`}>
              <TableCell>
                <TextLink to={`/users/${encodeURIComponent(row.userId)}/tax`}>{row.displayName}</TextLink>
              </TableCell>
              <TableCell>
                {row.formType ?? <span aria-hidden>–</span>}
                {row.formNow && (
                  <Typography variant="body2" color="warning.main">
                    {text('yearEnd.formOf', {
                      form: row.formNow.formType,
                      date: format.day(row.formNow.certifiedOn),
                    })}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                {row.entityType ? translate(`tax.entity.${row.entityType}`) : <span aria-hidden>–</span>}
              </TableCell>
              <TableCell sx={numbers}>{row.taxNumber ?? <span aria-hidden>–</span>}</TableCell>
              <TableCell>{text(`yearEnd.place.${row.work}`)}</TableCell>
              <TableCell align="right" sx={numbers}>
                {format.money(row.paidPaypal)}
              </TableCell>
              <TableCell align="right" sx={numbers}>
                {format.money(row.paidOther)}
              </TableCell>
              <TableCell align="right" sx={numbers}>
                {format.money(row.paid)}
              </TableCell>
              <TableCell>
                <StatusChip tone={tones[row.reason]} label={text(`yearEnd.reason.${row.reason}`)} />
                {changes
                  .filter(({ taxpayerId }) => taxpayerId === row.taxpayerId)
                  .flatMap(({ kinds }) => kinds)
                  .map((kind) => (
                    <Typography key={kind} variant="body2" color="warning.main">
                      {text(`yearEnd.change.${kind}`)}
                    </Typography>
                  ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
