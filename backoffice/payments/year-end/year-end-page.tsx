import { useState } from 'react'
import { useLocale, useNotify, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { yearToFile } from '#model/payments/year-end.ts'
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
import { PageError } from '../../layout/page-error.tsx'
import { NecDialog, TinFileDialog } from './file-dialogs.tsx'
import { TinResultDialog } from './tin-result-dialog.tsx'
import { YearEndRows } from './year-end-rows.tsx'
import { YearFiles } from './year-files.tsx'

/** the running year, and those that may still be corrected */
const OFFERED = 5

/** What experts were paid in a year, who gets a Form 1099-NEC, and the files for accountant and IRS. */
export function YearEndPage() {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const format = useFormat()
  const locale = useLocale()
  const why = useDisabledReason()
  const [mayReveal, mayTake] = [useMay('secrets.reveal'), useMay('tax.invalidate')]
  const today = newYorkDay(new Date(serverNow()))
  const now = Number(today.slice(0, 4))
  const [year, setYear] = useState(yearToFile(today))
  const [open, setOpen] = useState<'iris' | 'copies' | 'tin' | 'result'>()
  const { data, error, refetch } = usePart('taxYear', '/server/taxYear/{year}', { params: { year } })
  const whyNoFile =
    why(mayReveal) ??
    (data?.reported === 0 && data.files.length === 0 ? text('yearEnd.nothingDue', { year }) : undefined)
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
      {data && (
        <YearEndRows rows={data.rows} year={year} changes={data.files.find(({ kind }) => kind === 'iris')?.changes} />
      )}
      {data && <YearFiles files={data.files} />}
      {(open === 'iris' || open === 'copies') && (
        <NecDialog
          year={year}
          kind={open}
          again={data?.files.some(({ kind }) => kind === open) ?? false}
          onDone={() => void refetch()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'tin' && <TinFileDialog year={year} onClose={() => setOpen(undefined)} />}
      {open === 'result' && <TinResultDialog onClose={() => setOpen(undefined)} />}
    </>
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
