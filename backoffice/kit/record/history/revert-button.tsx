import { useState } from 'react'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useGetOne, useListContext, useTranslate, type RaRecord } from 'ra-core'
import type { AuditListRow, Revertible } from '#model/audit/wire.ts'
import { longestFlagReason } from '#model/identity/inputs.ts'
import { api } from '../../../providers/client.ts'
import { GuardedButton, useDisabledReason } from '../../buttons/guarded-button.tsx'
import { useTooLong } from '../../limited-field.tsx'
import { ignoreBackdropClick } from '../../ignore-backdrop-click.ts'
import { post } from '../../../providers/verb.ts'
import { useText } from '../../hooks/use-text.ts'
import { useActionMutation } from '../../hooks/use-action-mutation.ts'
import { ReasonField } from './reason-field.tsx'
import { ValueInWords } from './audit-values.tsx'
import { fieldInWords, resourceOf } from '#model/audit/words.ts'
import { WorkingButton } from '../../buttons/working-button.tsx'
import { useTyped } from '../../hooks/use-typed.ts'

/** What the server says of this line; one question for all lines of the page. */
function useRevertible(row: AuditListRow): Revertible | undefined {
  const { data: page = [] } = useListContext<AuditListRow>()
  const ids = page.some(({ id }) => id === row.id) ? page.map(({ id }) => id) : [row.id]
  const { data } = useQuery({
    queryKey: ['auditEvents', 'revertible', ids],
    queryFn: ({ signal }) =>
      api.post('/server/logging/lfc/previewRevert', { body: { ids }, signal }).then((answer) => answer.data),
    retry: false,
  })
  return data?.find(({ id }) => id === row.id)
}

/** Gives the field of a line the value back that it had. Offered where that can work; others see the rule. */
export function RevertButton({ row }: { row: AuditListRow }) {
  const text = useText()
  const why = useDisabledReason()
  const revertible = useRevertible(row)
  const [open, setOpen] = useState(false)
  if (!revertible) return null
  const { allowed, rule, needsReason } = revertible
  return (
    <>
      <GuardedButton
        size="small"
        variant="text"
        why={why({ allowed, ...(rule && { rule }) })}
        onClick={() => setOpen(true)}
      >
        {text('revert.action')}
      </GuardedButton>
      {open && (
        <RevertDialog
          row={row}
          resource={resourceOf(row.refTable) ?? ''}
          needsReason={needsReason}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface DialogProps {
  row: AuditListRow
  resource: string
  needsReason: boolean
  onClose: () => void
}

function RevertDialog({ row, resource, needsReason, onClose }: DialogProps) {
  const [reason, setReason] = useTyped(`revert.${row.id}`, '')
  const [tried, setTried] = useState(false)
  const missing = needsReason && reason.trim() === ''
  const tooLong = useTooLong(reason, longestFlagReason)
  const text = useText()
  const translate = useTranslate()
  const { data: record, isPending } = useGetOne<RaRecord>(resource, { id: row.refId }, { retry: false, staleTime: 0 })
  const { run, busy } = useActionMutation({ done: 'revert.done', reload: [resource, 'auditEvents'] })
  const field = row.refField ?? ''
  const now: unknown = record?.[field]
  const written = now === null || now === undefined ? null : typeof now === 'string' ? now : JSON.stringify(now)
  const revert = async () => {
    setTried(true)
    if (missing || tooLong) return
    const done = await run(
      post('/server/logging/lfc/{id}/revert', {
        params: { id: row.id },
        body: { version: Number(record?.version), ...(needsReason && { reason: reason.trim() }) },
      }),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : needsReason ? ignoreBackdropClick(onClose) : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="revert-title"
    >
      <DialogTitle id="revert-title">{text('revert.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{text('revert.text')}</Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
          {fieldInWords(row.refTable, field, translate)}
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 0.5,
            m: 0,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto' },
          }}
        >
          <Typography component="dt" variant="body2">
            {text('revert.now')}
          </Typography>
          <Typography component="dd" variant="body2">
            {isPending ? '…' : <ValueInWords row={row} value={written} />}
          </Typography>
          <Typography component="dt" variant="body2">
            {text('revert.becomes')}
          </Typography>
          <Typography component="dd" variant="body2">
            <ValueInWords row={row} value={row.oldVal} />
          </Typography>
        </Box>
        {record && written !== row.newVal && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {text('revert.since')}
          </Alert>
        )}
        {needsReason && (
          <ReasonField
            value={reason}
            onChange={setReason}
            error={tried && missing ? translate('errors.required') : undefined}
            autoFocus
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {translate('ra.action.cancel')}
        </Button>
        <WorkingButton variant="contained" loading={busy} disabled={!record} onClick={() => void revert()}>
          {text('revert.action')}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}
