import { useState } from 'react'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { isMatch, isMismatch, type TinResultAnswer } from '#model/payments/tin-matching.ts'
import { post } from '../../providers/verb.ts'
import { FileButton } from '../../kit/buttons/file-button.tsx'
import { useLimits } from '../../kit/hooks/use-limits.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'

const reload = ['tasks', 'taxForm', 'taxForms', 'auditEvents']

/** Takes in what the IRS answered, and says of each person what it means. */
export function TinResultDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const days = useLimits()['tax.resubmitWithin']
  const [answer, setAnswer] = useState<TinResultAnswer>()
  const { run, busy } = useActionMutation({ reload })
  const take = async (file: File | undefined) => {
    if (!file) return
    const done = await run(post('/server/tinMatching/result', { body: { text: await file.text() } }))
    if (done) setAnswer(done)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="tin-result">
      <DialogTitle id="tin-result">{text('yearEnd.tinResult')}</DialogTitle>
      <DialogContent sx={{ minHeight: 200 }}>
        {!answer && (
          <>
            <Typography sx={{ mb: 2 }}>{text('yearEnd.resultText', { smart_count: days })}</Typography>
            <FileButton
              label={text('yearEnd.chooseFile')}
              accept=".txt,text/plain"
              variant="outlined"
              disabled={busy}
              onChoose={(file) => void take(file)}
            />
          </>
        )}
        {answer && (
          <>
            <Typography role="status" sx={{ mb: 1 }}>
              {text('yearEnd.taken', { smart_count: answer.rows.length })}
              {text('list.gap')}
              {answer.unread > 0 && text('yearEnd.unread', { smart_count: answer.unread })}
            </Typography>
            <Box sx={{ overflowX: 'auto' }}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{text('payouts.expert')}</TableCell>
                    <TableCell>{text('yearEnd.result')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {answer.rows.map((row) => (
                    <TableRow key={row.userId}>
                      <TableCell>
                        <TextLink to={`/users/${encodeURIComponent(row.userId)}/tax`}>{row.displayName}</TextLink>
                      </TableCell>
                      <TableCell>
                        <StatusChip
                          tone={isMismatch(row.result) ? 'bad' : isMatch(row.result) ? 'good' : 'warn'}
                          label={text(`yearEnd.tin.${row.result}`)}
                        />{' '}
                        {row.asked && text('yearEnd.asked')}
                        {row.withdrawn && text('yearEnd.withdrawn')}
                        {row.notAsked && text(`yearEnd.notAsked.${row.notAsked}`)}
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
