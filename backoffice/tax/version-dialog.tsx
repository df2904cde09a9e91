import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { TaxVersion, TaxVersionRecord } from '#model/tax/wire.ts'
import { formName } from '#model/tax/form-name.ts'
import { Loading } from '../kit/loading.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { usePart } from '../kit/record/use-part.ts'
import { PageError } from '../layout/page-error.tsx'

/** One certified form: its entries beside those of the form before it, and who signed it how. */
export function VersionDialog({
  userId,
  version,
  onClose,
}: {
  userId: string
  version: TaxVersion
  onClose: () => void
}) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = usePart('taxForm', '/server/user/{id}/taxinformation/version/{formId}', {
    params: { id: userId, formId: version.id },
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="version-title">
      <DialogTitle id="version-title">
        {text(formName(version.formType))} · {format.day(version.certificationDate ?? '')}
      </DialogTitle>
      <DialogContent sx={{ minHeight: 320 }}>
        {error && <PageError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <Entries record={data} />
            <Signature record={data} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Entries({ record: { entries, before } }: { record: TaxVersionRecord }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const changed = entries.filter((entry) => entry.changed)
  const [onlyChanged, setOnlyChanged] = useState(false)
  const date = format.day(before?.certificationDate ?? '')
  const shown = (field: string, value: string | boolean | null) => {
    if (value === null) return <span aria-hidden>–</span>
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
    return field === 'entityType' || field === 'taxClarification' ? translate(`tax.entity.${value}`) : value
  }
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {!before && text('staffTax.first')}
        {before && changed.length === 0 && text('staffTax.noChanges', { date })}
        {before && changed.length > 0 && text('staffTax.changes', { smart_count: changed.length, date })}
      </Typography>
      {changed.length > 0 && (
        <FormControlLabel
          sx={{ mb: 1 }}
          control={<Switch size="small" checked={onlyChanged} onChange={(_, on) => setOnlyChanged(on)} />}
          label={text('staffTax.onlyChanges')}
        />
      )}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={text('staffTax.entries')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('staffTax.field')}</TableCell>
              <TableCell>{text('staffTax.value')}</TableCell>
              {before && <TableCell>{text('staffTax.earlier')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {(onlyChanged ? changed : entries).map((entry) => (
              <TableRow key={entry.field} sx={entry.changed ? { bgcolor: 'action.selected' } : undefined}>
                <TableCell component="th" scope="row">
                  {translate(`staffTax.short.${entry.field}`, { _: translate(`tax.field.${entry.field}`) })}
                </TableCell>
                <TableCell sx={{ fontWeight: entry.changed ? 600 : undefined, overflowWrap: 'anywhere' }}>
                  {shown(entry.field, entry.value)}
                  {entry.changed && entry.value === entry.before && (
                    <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                      {text('staffTax.changedNumber')}
                    </Typography>
                  )}
                </TableCell>
                {before && (
                  <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {shown(entry.field, entry.before)}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}

function Signature({ record: { evidence, version } }: { record: TaxVersionRecord }) {
  const text = useText()
  const format = useFormat()
  if (!evidence) return null
  const lines = [
    [text('staffTax.nameTyped'), evidence.nameTyped],
    [text('staffTax.signedAt'), `${format.exact(evidence.certifiedAt)} · ${evidence.localDate} (${evidence.timeZone})`],
    [text('staffTax.factor'), evidence.mfaMethod ? text(`users.mfa.${evidence.mfaMethod}` as 'users.mfa.sms') : '–'],
    [text('staffTax.address'), evidence.address],
    [text('staffTax.browser'), evidence.userAgent],
    [text('staffTax.revision'), evidence.revision],
    [text('staffTax.number'), String(version.sequence ?? '')],
    [text('staffTax.fingerprint'), version.hash ?? ''],
  ] as const
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        {text('staffTax.evidence')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, columnGap: 2, rowGap: 0.75 }}
      >
        {lines.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
