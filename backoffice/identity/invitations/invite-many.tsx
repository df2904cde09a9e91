import { useState } from 'react'
import { Form } from 'react-admin'
import { ResourceContextProvider, useLocale, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { inviteHead, readInviteTable } from '#model/identity/invite-table.ts'
import type { BulkInvited } from '#model/identity/invitations.ts'
import { FileButton } from '../../kit/buttons/file-button.tsx'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { inviteDefaults } from './invitation-create.tsx'
import { AsFields, MailFields } from './invitation-fields.tsx'
import { ManyAnswer, UnusedColumns } from './many-answer.tsx'
import { inviteVerbs } from './verbs.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'
import { readTextFile } from '../../kit/read-text-file.ts'
import { useTyped } from '../../kit/hooks/use-typed.ts'

/** Only some rows of a table, counted from 1, with its head where it has one or a row could be taken for one. */
function linesOf(csv: string, rows: readonly number[]): string {
  const { head, lines, divider } = readInviteTable(csv)
  const kept = rows.flatMap((row) => (lines[row - 1] ? [lines[row - 1] ?? []] : []))
  const cell = (text: string) =>
    /["\r\n]/.test(text) || text.includes(divider) ? `"${text.replaceAll('"', '""')}"` : text
  const first = head ?? (kept[0]?.some((text) => text.includes('@')) ? null : inviteHead)
  return [...(first ? [first] : []), ...kept].map((line) => line.map(cell).join(divider)).join('\n')
}

/** Invites several people at once; each row is answered by itself. */
export function InviteMany() {
  const text = useText()
  const why = useDisabledReason()(useMay('setup.edit'))
  const [open, setOpen] = useState(false)
  return (
    <>
      <GuardedButton why={why} onClick={() => setOpen(true)}>
        {text('invitations.many')}
      </GuardedButton>
      {open && <ManyDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ManyDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const [csv, setCsv] = useTyped('csv', '')
  const locale = useLocale()
  const [guessed, setGuessed] = useState(false)
  const [answer, setAnswer] = useState<BulkInvited>()
  const [choices, setChoices] = useState<Record<string, unknown>>(inviteDefaults)
  const { run, busy } = useActionMutation({ reload: ['invitations', 'auditEvents'] })
  const send = async (common: Record<string, unknown>) => {
    const told = await run(inviteVerbs.many({ ...common, csv }))
    if (!told) return
    setChoices(common)
    setAnswer(told)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const read = await readTextFile(file, locale)
    setCsv(read.text)
    setGuessed(read.guessed)
  }
  const correct = () => {
    setCsv(linesOf(csv, answer?.data.flatMap(({ row, done }) => (done ? [] : [row])) ?? []))
    setAnswer(undefined)
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby="many-title">
      <DialogTitle id="many-title">{text('invitations.many')}</DialogTitle>
      {answer ? (
        <>
          <DialogContent>
            <ManyAnswer answer={answer} />
          </DialogContent>
          <DialogActions>
            {answer.refused > 0 && <Button onClick={correct}>{text('invitations.correct')}</Button>}
            <Button variant="contained" onClick={onClose}>
              {translate('ra.action.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <ResourceContextProvider value="invitations">
          <Form noValidate defaultValues={choices} onSubmit={send}>
            <DialogContent>
              {guessed && csv !== '' && (
                <Alert severity="warning" sx={{ mb: 2 }}>
                  {text('invitations.guessed')}
                </Alert>
              )}
              <TextField
                label={text('invitations.csv')}
                value={csv}
                onChange={(event) => setCsv(event.target.value)}
                multiline
                minRows={5}
                maxRows={14}
                fullWidth
                sx={{ mt: 1 }}
                slotProps={{ inputLabel: { shrink: true } }}
                autoFocus
              />
              <UnusedColumns names={readInviteTable(csv).unused} />
              <FileButton
                label={text('invitations.file')}
                accept=".csv,text/csv,text/plain"
                size="small"
                sx={{ my: 1 }}
                onChoose={(file) => void choose(file)}
              />
              <AsFields />
              <MailFields />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
              <WorkingButton type="submit" variant="contained" loading={busy} disabled={csv.trim() === ''}>
                {text('invitations.inviteMany')}
              </WorkingButton>
            </DialogActions>
          </Form>
        </ResourceContextProvider>
      )}
    </Dialog>
  )
}
