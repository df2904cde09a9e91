import { useState } from 'react'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useGetOne, useTranslate, type RaRecord } from 'ra-core'
import { maskedValue, type AuditListRow } from '#model/audit/wire.ts'
import { administered, type AdminName } from '#model/resources.ts'
import { GuardedButton, useWhy } from '../guarded-button.tsx'
import { useFormat } from '../use-format.ts'
import { useMay } from '../use-permissions.ts'
import { useText } from '../use-text.ts'
import { useVerb } from '../use-verb.ts'
import { fieldInWords, resourceOf, valueInWords } from './audit-words.ts'
import { WorkingButton } from '../working-button.tsx'

/** Records that commands move and nobody edits. */
const movedOnly = new Set(['query_expert', 'query_response'])

/** Whether a line says what a field of an administered record was before. */
export const isRevertible = ({ event, refField, refTable, oldVal, newVal }: AuditListRow): boolean => {
  const resource = resourceOf(refTable)
  // tags and values of custom fields are put back where they are put on; a status by a command
  if (refField === 'tags' || refField === 'customFields' || refField === 'status' || movedOnly.has(refTable))
    return false
  return (
    resource !== undefined &&
    administered(resource as AdminName).write !== null &&
    refField !== null &&
    (event === 'field_change' || event === 'entity_enable_disable') &&
    oldVal !== maskedValue &&
    newVal !== maskedValue
  )
}

/** Gives the field of a line the value back that it had. */
export function RevertButton({ row }: { row: AuditListRow }) {
  const text = useText()
  const why = useWhy()
  const act = administered((resourceOf(row.refTable) ?? 'plans') as AdminName).write
  const verdict = useMay(act ?? 'setup.edit')
  const [open, setOpen] = useState(false)
  if (!isRevertible(row)) return null
  return (
    <>
      <GuardedButton size="small" variant="text" why={why(verdict)} onClick={() => setOpen(true)}>
        {text('revert.action')}
      </GuardedButton>
      {open && <RevertDialog row={row} resource={resourceOf(row.refTable) ?? ''} onClose={() => setOpen(false)} />}
    </>
  )
}

function RevertDialog({ row, resource, onClose }: { row: AuditListRow; resource: string; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const { data: record, isPending } = useGetOne<RaRecord>(resource, { id: row.refId }, { retry: false, staleTime: 0 })
  const { run, busy } = useVerb({ done: 'revert.done', reload: [resource, 'auditEvents'] })
  const field = row.refField ?? ''
  const now: unknown = record?.[field]
  const written = now === null || now === undefined ? null : typeof now === 'string' ? now : JSON.stringify(now)
  const inWords = (value: string | null) =>
    value === null || value === '' ? '–' : valueInWords(row.refTable, field, value, translate, format.moment)
  const revert = async () => {
    const done = await run({
      method: 'POST',
      path: `/server/logging/lfc/${encodeURIComponent(row.id)}/revert`,
      body: { version: Number(record?.version) },
    })
    if (done) onClose()
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="revert-title">
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
            {isPending ? '…' : inWords(written)}
          </Typography>
          <Typography component="dt" variant="body2">
            {text('revert.becomes')}
          </Typography>
          <Typography component="dd" variant="body2">
            {inWords(row.oldVal)}
          </Typography>
        </Box>
        {record && written !== row.newVal && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {text('revert.since')}
          </Alert>
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
