import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
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
import type { AuditListRow } from '#model/audit/wire.ts'
import { longestFlagReason } from '#model/identity/inputs.ts'
import { api } from '../../../providers/client.ts'
import { post } from '../../../providers/verb.ts'
import { GuardedButton, useDisabledReason } from '../../buttons/guarded-button.tsx'
import { WorkingButton } from '../../buttons/working-button.tsx'
import { useActionMutation } from '../../hooks/use-action-mutation.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useText } from '../../hooks/use-text.ts'
import { ignoreBackdropClick } from '../../ignore-backdrop-click.ts'
import { useTooLong } from '../../limited-field.tsx'
import { Loading } from '../../loading.tsx'
import { ReasonField } from './reason-field.tsx'
import { useAct } from './use-act.ts'
import { ValueInWords } from './audit-values.tsx'
import { fieldInWords, resourceOf } from '#model/audit/words.ts'
import { useTyped } from '../../hooks/use-typed.ts'

/** Shows the record as it was after this act, and brings it back. The newest act is how it is now. */
export function RestoreButton({ row }: { row: AuditListRow }) {
  const text = useText()
  const format = useFormat()
  const { first, newest } = useAct(row)
  const [open, setOpen] = useState(false)
  if (!first || newest || !resourceOf(row.refTable)) return null
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={text('restore.versionOf', { when: format.moment(row.createdAt) })}
        onClick={() => setOpen(true)}
      >
        {text('restore.version')}
      </Button>
      {open && <RestoreDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}

function RestoreDialog({ row, onClose }: { row: AuditListRow; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const why = useDisabledReason()
  const [reason, setReason] = useTyped(`restore.${row.id}`, '')
  const tooLong = useTooLong(reason, longestFlagReason)
  const { data, isPending, error } = useQuery({
    queryKey: ['auditEvents', 'version', row.id],
    queryFn: ({ signal }) => api.get('/server/logging/lfc/{id}/version', { params: { id: row.id }, signal }),
    retry: false,
    staleTime: 0,
  })
  const { run, busy } = useActionMutation({
    done: 'restore.done',
    reload: [resourceOf(row.refTable) ?? '', 'auditEvents'],
  })
  const some = data?.fields.some(({ restorable }) => restorable) ?? false
  const missing = data?.needsReason === true && !reason.trim()
  const restore = async () => {
    const done = await run(
      post('/server/logging/lfc/{id}/restore', {
        params: { id: row.id },
        body: { version: data?.version ?? 0, ...(data?.needsReason && { reason: reason.trim() }) },
      }),
    )
    if (done) onClose()
  }
  const held = (field: string) => ({ refTable: row.refTable, refField: field })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={busy ? undefined : ignoreBackdropClick(onClose)}
      aria-labelledby="restore-title"
    >
      <DialogTitle id="restore-title">{text('restore.title', { when: format.moment(row.createdAt) })}</DialogTitle>
      <DialogContent>
        {isPending && <Loading />}
        {error && <Alert severity="error">{translate('audit.notRevertible')}</Alert>}
        {data && (
          <>
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {text(data.fields.length ? 'restore.text' : 'restore.same')}
            </Typography>
            {data.fields.length > 0 && (
              <Box sx={{ overflowX: 'auto' }}>
                <Table size="small">
                  <TableHead>
                    <TableRow>
                      <TableCell>{text('restore.field')}</TableCell>
                      <TableCell>{text('revert.now')}</TableCell>
                      <TableCell>{text('restore.then')}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {data.fields.map(({ field, now, then, restorable }) => (
                      <TableRow key={field}>
                        <TableCell component="th" scope="row">
                          {fieldInWords(row.refTable, field, translate)}
                          {!restorable && (
                            <Typography variant="caption" component="div" color="text.secondary">
                              {text('restore.stays')}
                            </Typography>
                          )}
                        </TableCell>
                        <TableCell sx={value}>
                          <ValueInWords row={held(field)} value={now} />
                        </TableCell>
                        <TableCell sx={value}>
                          <ValueInWords row={held(field)} value={then} />
                        </TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </Box>
            )}
            {data.needsReason && <ReasonField value={reason} onChange={setReason} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate('ra.action.cancel')}
        </Button>
        {some &&
          (data?.rule ? (
            <GuardedButton variant="contained" why={why({ allowed: false, rule: data.rule })}>
              {text('restore.action')}
            </GuardedButton>
          ) : (
            <WorkingButton
              variant="contained"
              loading={busy}
              disabled={missing || Boolean(tooLong) || data?.allowed === false}
              onClick={() => void restore()}
            >
              {text('restore.action')}
            </WorkingButton>
          ))}
      </DialogActions>
    </Dialog>
  )
}

const value = { overflowWrap: 'anywhere', maxWidth: 320, verticalAlign: 'top' } as const
