import { useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { TaxRowStatus } from '#model/tax/enums.ts'
import { formFileName, formName } from '#model/tax/form-name.ts'
import type { TaxVersion } from '#model/tax/wire.ts'
import { newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { Block } from '../kit/block.tsx'
import { refusalText } from '../kit/hooks/use-action-mutation.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { saveFile } from '../kit/list/save-file.ts'
import { StatusChip, type Tone } from '../kit/status-chip.tsx'
import { Day, When } from '../kit/when.tsx'
import { taxPath } from './verbs.ts'
import { VersionDialog } from './version-dialog.tsx'

const tones: Record<TaxRowStatus | 'expired', Tone> = {
  draft: 'busy',
  certified: 'good',
  replaced: 'quiet',
  invalid: 'bad',
  expired: 'bad',
}

/** Every form that was certified, newest first. */
export function Versions({ userId, versions }: { userId: string; versions: readonly TaxVersion[] }) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const format = useFormat()
  const [open, setOpen] = useState<TaxVersion>()
  const today = newYorkDay(new Date(serverNow()))
  const stateOf = ({ status, expiresAt }: TaxVersion) =>
    status === 'certified' && expiresAt !== null && expiresAt < today ? 'expired' : status
  const save = ({ id, formType, certificationDate }: TaxVersion) =>
    saveFile(`${taxPath(userId)}/pdf`, formFileName(formType, certificationDate), { formId: id }).catch(
      (failed: unknown) => notify(refusalText(failed, translate), { type: 'error' }),
    )
  return (
    <Block title={text('staffTax.versions')}>
      <TableContainer component={Card} tabIndex={0} role="region" aria-label={text('staffTax.versions')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('staffTax.form')}</TableCell>
              <TableCell>{text('staffTax.state')}</TableCell>
              <TableCell>{text('staffTax.certified')}</TableCell>
              <TableCell>{text('staffTax.expires')}</TableCell>
              <TableCell align="right">{text('staffTax.number')}</TableCell>
              <TableCell align="right">{text('admin.list.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {versions.map((version) => (
              <TableRow key={version.id}>
                <TableCell>{text(formName(version.formType))}</TableCell>
                <TableCell>
                  <StatusChip tone={tones[stateOf(version)]} label={text(`tax.rowStatus.${stateOf(version)}`)} />
                </TableCell>
                <TableCell>
                  <When value={version.certifyDate} />
                </TableCell>
                <TableCell>
                  {version.expiresAt ? <Day value={version.expiresAt} /> : text('staffTax.noExpiry')}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {version.sequence}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Button
                    size="small"
                    aria-label={text('staffTax.viewOf', {
                      form: text(formName(version.formType)),
                      date: format.day(version.certificationDate ?? ''),
                    })}
                    onClick={() => setOpen(version)}
                  >
                    {text('staffTax.view')}
                  </Button>{' '}
                  <Button size="small" onClick={() => void save(version)}>
                    {text('staffTax.pdf')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {open && <VersionDialog userId={userId} version={open} onClose={() => setOpen(undefined)} />}
    </Block>
  )
}
