import { useState } from 'react'
import { useLocale, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ImportAnswer } from '#model/panels/member-import.ts'
import { FileButton } from '../../kit/buttons/file-button.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { panelVerbs } from '../../providers/panel-verbs.ts'
import { ImportRows } from './import-rows.tsx'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'
import { readTextFile } from '../../kit/read-text-file.ts'
import { useTyped } from '../../kit/hooks/use-typed.ts'

const reload = ['plans.members', 'auditEvents']

/** Members from a table: first what would happen to each row, then, when wanted, the rows that are valid. */
export function ImportMembers({ planId }: { planId: string }) {
  const text = useText()
  const why = useDisabledReason()(useMay('setup.edit'))
  const [open, setOpen] = useState(false)
  return (
    <>
      <GuardedButton why={why} onClick={() => setOpen(true)}>
        {text('panels.import.title')}
      </GuardedButton>
      {open && <ImportDialog planId={planId} onClose={() => setOpen(false)} />}
    </>
  )
}

function ImportDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const locale = useLocale()
  const [csv, setCsv] = useTyped('members', '')
  const [answer, setAnswer] = useState<ImportAnswer>()
  const { run, busy } = useActionMutation({ reload })
  const send = async (commit: boolean) => {
    const told = await run(panelVerbs.importMembers(planId, csv, commit))
    if (told) setAnswer(told)
  }
  const todo = answer ? answer.add + answer.change : 0
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby="import-title">
      <DialogTitle id="import-title">{text('panels.import.title')}</DialogTitle>
      <DialogContent>
        {answer && !answer.problem ? (
          <ImportRows answer={answer} />
        ) : (
          <>
            {answer?.problem && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {translate(answer.problem)}
              </Alert>
            )}
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {text('panels.import.hint')}
            </Typography>
            <TextField
              label={text('panels.import.table')}
              value={csv}
              onChange={(event) => setCsv(event.target.value)}
              multiline
              minRows={6}
              maxRows={16}
              fullWidth
              autoFocus
              placeholder={'email,access,messenger,video,audio\nann@example.org,read_only,yes,no,no'}
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { style: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125rem' } },
              }}
            />
            <FileButton
              label={text('panels.import.file')}
              accept=".csv,text/csv,text/plain"
              size="small"
              sx={{ mt: 1 }}
              onChoose={(file) => void (file && readTextFile(file, locale).then((read) => setCsv(read.text)))}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {answer && !answer.problem && !answer.committed && (
          <Button onClick={() => setAnswer(undefined)}>{translate('ra.action.back')}</Button>
        )}
        <Button onClick={onClose}>{translate(answer?.committed ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {(!answer || answer.problem !== null) && (
          <WorkingButton
            variant="contained"
            loading={busy}
            disabled={csv.trim() === ''}
            onClick={() => void send(false)}
          >
            {text('panels.import.preview')}
          </WorkingButton>
        )}
        {answer && !answer.problem && !answer.committed && (
          <WorkingButton variant="contained" loading={busy} disabled={todo === 0} onClick={() => void send(true)}>
            {text('panels.import.commit', { smart_count: todo })}
          </WorkingButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
