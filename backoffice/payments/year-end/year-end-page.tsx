import { useState } from 'react'
import { useLocale, useNotify, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { YearEndRow } from '#model/payments/year-end.ts'
import { newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText } from '../../kit/hooks/use-action-mutation.ts'
import { saveFile } from '../../kit/list/save-file.ts'
import { Loading } from '../../kit/loading.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { NecDialog, TinFileDialog } from './file-dialogs.tsx'
import { TinResultDialog } from './tin-result-dialog.tsx'

/** the running year, and those that may still be corrected */
const OFFERED = 5
const tones = {
  report: 'busy',
  below: 'quiet',
  paypal: 'quiet',
  corporation: 'quiet',
  foreign: 'quiet',
  noForm: 'warn',
  noNumber: 'warn',
} as const

/** What experts were paid in a year, who gets a Form 1099-NEC, and the files for accountant and IRS. */
export function YearEndPage() {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const format = useFormat()
  const locale = useLocale()
  const why = useDisabledReason()
  const [mayReveal, mayTake] = [useMay('secrets.reveal'), useMay('tax.invalidate')]
  const now = Number(newYorkDay(new Date(serverNow())).slice(0, 4))
  const [year, setYear] = useState(now)
  const [open, setOpen] = useState<'iris' | 'copies' | 'tin' | 'result'>()
  const { data, error, refetch } = usePart('taxYear', '/server/taxYear/{year}', { params: { year } })
  const whyNoFile = why(mayReveal) ?? (data?.reported === 0 ? text('yearEnd.nothingDue', { year }) : undefined)
  const save = (kind: 'csv' | 'xlsx') =>
    saveFile(`/server/taxYear/${year}/download`, `payments-${year}.${kind}`, { format: kind, locale }).catch(
      (failed: unknown) => notify(refusalText(failed, translate), { type: 'error' }),
    )
  return (
    <>
      <PageHead
        title={text('yearEnd.title')}
        back={{ to: '/payouts', label: text('staffLedger.batches') }}
        actions={
          <>
            <Button onClick={() => void save('csv')}>{text('yearEnd.csv')}</Button>
            <Button onClick={() => void save('xlsx')}>{text('yearEnd.xlsx')}</Button>
            <GuardedButton why={why(mayReveal)} onClick={() => setOpen('tin')}>
              {text('yearEnd.tinFile')}
            </GuardedButton>
            <GuardedButton why={why(mayTake)} onClick={() => setOpen('result')}>
              {text('yearEnd.tinResult')}
            </GuardedButton>
            <GuardedButton why={whyNoFile} onClick={() => setOpen('copies')}>
              {text('yearEnd.copies')}
            </GuardedButton>
            <GuardedButton variant="contained" why={whyNoFile} onClick={() => setOpen('iris')}>
              {text('yearEnd.iris')}
            </GuardedButton>
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mb: 2 }}>
        <TextField
          select
          label={text('yearEnd.year')}
          value={year}
          onChange={(event) => setYear(Number(event.target.value))}
          sx={{ minWidth: 120 }}
        >
          {Array.from({ length: OFFERED }, (_, n) => now - n).map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        {data && (
          <>
            <Sum label={text('yearEnd.paid')} value={format.money(data.paid)} />
            <Sum label={text('yearEnd.reported')} value={String(data.reported)} />
            <Sum label={text('yearEnd.threshold')} value={format.money(data.threshold)} />
          </>
        )}
      </Box>
      <Alert severity="info" sx={{ mb: 2 }}>
        {text('yearEnd.note')}
      </Alert>
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Rows rows={data.rows} year={year} />}
      {(open === 'iris' || open === 'copies') && (
        <NecDialog year={year} kind={open} onClose={() => setOpen(undefined)} />
      )}
      {open === 'tin' && <TinFileDialog year={year} onClose={() => setOpen(undefined)} />}
      {open === 'result' && <TinResultDialog onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Rows({ rows, year }: { rows: readonly YearEndRow[]; year: number }) {
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
            <TableRow key={row.userId}>
              <TableCell>
                <TextLink to={`/users/${encodeURIComponent(row.userId)}/tax`}>{row.displayName}</TextLink>
              </TableCell>
              <TableCell>{row.formType ?? <span aria-hidden>–</span>}</TableCell>
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
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <Typography variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
    </Box>
  )
}
