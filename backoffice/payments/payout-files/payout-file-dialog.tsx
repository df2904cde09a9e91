import { useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { nachaPayer, painPayer, type WrongAccount } from '#model/payments/payout-files/payout-file-wire.ts'
import type { PayoutFormat } from '#model/payments/payout-files/rails.ts'
import { payoutFileName, type PayoutDetail } from '#model/payments/payout-wire.ts'
import { newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText } from '../../kit/hooks/use-action-mutation.ts'
import { saveFileFor } from '../../kit/list/save-file.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { TextLink } from '../../kit/record-link.tsx'

/** What the payer enters for each format, in the order of the form. */
const payers = {
  pain001: { schema: painPayer, fields: ['name', 'account', 'swiftCode', 'executionDate'] },
  nacha: { schema: nachaPayer, fields: ['name', 'ein', 'bankName', 'routing', 'executionDate'] },
} as const
type PayerField = (typeof payers)['pain001' | 'nacha']['fields'][number]
const endings: Record<PayoutFormat, string> = { pain001: 'xml', nacha: 'ach', paypal: 'csv', checks: 'csv' }

interface Props {
  payout: PayoutDetail
  format: PayoutFormat
  onClose: () => void
}

/** Asks who pays and why the numbers are needed, then saves the file. */
export function PayoutFileDialog({ payout, format, onClose }: Props) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const asked = format === 'pain001' || format === 'nacha' ? payers[format] : undefined
  const [payer, setPayer] = useState<Partial<Record<PayerField, string>>>({
    executionDate: newYorkDay(new Date(serverNow())),
  })
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<readonly WrongAccount[]>([])
  const issues = asked?.schema.safeParse(payer).error?.issues ?? []
  const problem = (field: PayerField) =>
    payer[field] ? issues.find(({ path }) => path[0] === field)?.message : undefined
  const save = async (reason: string) => {
    setBusy(true)
    setWrong([])
    try {
      const path = `/server/payout/${encodeURIComponent(payout.id)}/file`
      await saveFileFor(path, payoutFileName(format, payout.name, endings[format]), {
        format,
        reason,
        ...(asked && { payer }),
      })
      notify('payouts.downloaded', { type: 'success' })
      onClose()
    } catch (failed) {
      const refused = (failed as { body?: { wrong?: WrongAccount[] } }).body?.wrong
      if (refused) setWrong(refused)
      else notify(refusalText(failed, translate), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <ReasonDialog
      title={text(`payouts.fileName.${format}`)}
      text={text(`payouts.fileText.${format}`)}
      ask={text('queries.ask.reason')}
      required
      confirm={text('payouts.download')}
      busy={busy}
      ready={issues.length === 0}
      onClose={onClose}
      onConfirm={(reason) => void save(reason)}
    >
      {wrong.length > 0 && (
        <Alert severity="error">
          {text('payouts.wrong')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {wrong.map((one) => (
              <li key={one.userId}>
                <TextLink inText to={`/users/${encodeURIComponent(one.userId)}/bankTransactions`}>
                  {one.displayName}
                </TextLink>
                : {text(`payouts.wrongProblem.${one.problem}`)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {asked?.fields.map((field) => (
        <TextField
          key={field}
          label={text(`payouts.payer.${field}`)}
          value={payer[field] ?? ''}
          type={field === 'executionDate' ? 'date' : 'text'}
          required
          size="small"
          autoComplete="off"
          error={problem(field) !== undefined}
          helperText={problem(field) ? translate(problem(field) ?? '', { _: problem(field) }) : undefined}
          onChange={({ target }) => setPayer((before) => ({ ...before, [field]: target.value }))}
          slotProps={{
            htmlInput: { required: false },
            ...(field === 'executionDate' && { inputLabel: { shrink: true } }),
          }}
        />
      ))}
    </ReasonDialog>
  )
}
