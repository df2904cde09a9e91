import { useState, type ChangeEvent } from 'react'
import { Form } from 'react-admin'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { BulkInvited } from '#model/identity/invitations.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { inviteDefaults } from './invitation-create.tsx'
import { AsFields, MailFields } from './invitation-fields.tsx'
import { ManyAnswer } from './many-answer.tsx'
import { inviteVerbs } from './verbs.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'

/** Lines that begin with an address have no head: it is put before them. */
function withHead(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1)
  if (!first.includes('@')) return text
  const divider = first.includes(';') ? ';' : first.includes('\t') ? '\t' : ','
  const lines = divider === '\t' ? text.replaceAll('\t', ',') : text
  return `${['email', 'firstname', 'lastname'].join(divider === ';' ? ';' : ',')}\n${lines.trimStart()}`
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
  const [csv, setCsv] = useState('')
  const [answer, setAnswer] = useState<BulkInvited>()
  const { run, busy } = useActionMutation({ reload: ['invitations', 'auditEvents'] })
  const read = (event: ChangeEvent<HTMLInputElement>) => void event.target.files?.[0]?.text().then(setCsv)
  const send = async (common: Record<string, unknown>) => {
    const told = await run(inviteVerbs.many({ ...common, csv: withHead(csv) }))
    if (told) setAnswer(told)
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
            <Button variant="contained" onClick={onClose}>
              {translate('ra.action.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <ResourceContextProvider value="invitations">
          <Form noValidate defaultValues={inviteDefaults} onSubmit={send}>
            <DialogContent>
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
              <Button component="label" size="small" sx={{ my: 1 }}>
                {text('invitations.file')}
                <input type="file" accept=".csv,text/csv,text/plain" hidden onChange={read} />
              </Button>
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
