import { useState } from 'react'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { UserInvite } from '#model/identity/invitations.ts'
import { CopyText } from '../../kit/buttons/copy-text.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { inviteVerbs } from './verbs.ts'

export const inviteActions = ['reissue', 'copyLink', 'cancel'] as const
export type InviteAction = (typeof inviteActions)[number]

const labels = {
  reissue: 'invitations.reissue',
  copyLink: 'invitations.copyLink',
  cancel: 'invitations.cancel',
} as const
const says = {
  reissue: 'invitations.reissueText',
  copyLink: 'invitations.copyText',
  cancel: 'invitations.cancelText',
} as const
const done = { reissue: 'invitations.sent', copyLink: undefined, cancel: 'invitations.cancelled' } as const
const reload = ['invitations', 'auditEvents', 'notifications']

/** What each action is called; one that was never sent is sent, not reissued. */
export function useInviteLabel(invite: UserInvite) {
  const text = useText()
  return (action: InviteAction) =>
    text(action === 'reissue' && invite.status === 'new' ? 'invitations.send' : labels[action])
}

/** Asks, does it, and shows a link that was asked for: it is kept nowhere else. */
export function InvitationDialog({
  invite,
  action,
  onClose,
}: {
  invite: UserInvite
  action: InviteAction
  onClose: () => void
}) {
  const text = useText()
  const translate = useTranslate()
  const label = useInviteLabel(invite)
  const [url, setUrl] = useState<string>()
  const { run, busy } = useActionMutation({ done: done[action], reload })
  const act = async () => {
    const answer = await run(
      action === 'cancel'
        ? inviteVerbs.cancel(invite.id, invite.version)
        : inviteVerbs.reissue(invite.id, invite.version, action === 'reissue'),
    )
    if (!answer) return
    if (action === 'copyLink') setUrl(String(answer.url))
    else onClose()
  }
  if (url === undefined) {
    return (
      <ReasonDialog
        title={label(action)}
        text={text(says[action])}
        confirm={action === 'copyLink' ? text('invitations.makeLink') : label(action)}
        danger={action === 'cancel'}
        busy={busy}
        onClose={onClose}
        onConfirm={() => void act()}
      />
    )
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="new-link">
      <DialogTitle id="new-link">{text('invitations.newLink')}</DialogTitle>
      <DialogContent>
        <CopyText value={url} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
