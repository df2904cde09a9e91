import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { invitePreviewBody, type InvitePreview, type UserInvite } from '#model/identity/invitations.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { inviteVerbs } from './verbs.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'

type PreviewInput = Partial<UserInvite>
const names = Object.keys(invitePreviewBody.shape) as (keyof PreviewInput)[]
const nothing: readonly string[] = []

/** The mail as it goes out to the person, from what is in the form now. */
export function FormPreview() {
  const { getValues } = useFormContext()
  return <PreviewButton asked={() => getValues() as PreviewInput} />
}

/** The same of an invitation that can only be read. */
export const InvitationPreview = ({ invite }: { invite: UserInvite }) => <PreviewButton asked={() => invite} />

function PreviewButton({ asked }: { asked: () => PreviewInput }) {
  const text = useText()
  const translate = useTranslate()
  const [mail, setMail] = useState<InvitePreview>()
  const { run, busy } = useActionMutation({ reload: nothing })
  const show = async () => {
    const values = asked()
    const body = Object.fromEntries(
      names.filter((name) => values[name] !== undefined && values[name] !== null).map((name) => [name, values[name]]),
    )
    const answer = await run(inviteVerbs.preview(body))
    if (answer) setMail(invitePreview(answer))
  }
  return (
    <>
      <WorkingButton variant="text" loading={busy} onClick={() => void show()}>
        {text('invitations.previewMail')}
      </WorkingButton>
      {mail && (
        <Dialog open fullWidth maxWidth="sm" onClose={() => setMail(undefined)} aria-labelledby="invitation-preview">
          <DialogTitle id="invitation-preview">{mail.subject}</DialogTitle>
          <DialogContent>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {mail.text}
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" autoFocus onClick={() => setMail(undefined)}>
              {translate('ra.action.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

const invitePreview = (answer: Record<string, unknown>): InvitePreview => ({
  subject: String(answer.subject),
  text: String(answer.text),
})
