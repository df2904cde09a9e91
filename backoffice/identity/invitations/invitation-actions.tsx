import { useState } from 'react'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { canCancel, canReissue, type UserInvite } from '#model/identity/invitations.ts'
import { CopyText } from '../../kit/copy-text.tsx'
import { GuardedButton, useWhy } from '../../kit/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/use-permissions.ts'
import { useText } from '../../kit/use-text.ts'
import { useVerb } from '../../kit/use-verb.ts'
import { inviteVerbs } from './verbs.ts'

type Asking = 'reissue' | 'copyLink' | 'cancel'
const reload = ['invitations', 'auditEvents', 'notifications']

/** Reissue, cancel, and a link to hand over by oneself. What cannot be done says why. */
export function InvitationActions({ invite }: { invite: UserInvite }) {
  const text = useText()
  const translate = useTranslate()
  const why = useWhy()(useMay('setup.edit'))
  const [asking, setAsking] = useState<Asking>()
  const [url, setUrl] = useState<string>()
  const { run, busy } = useVerb({ reload })
  const decided = translate('invite.decided')
  const refusal: Record<Asking, string | undefined> = {
    reissue: why ?? (canReissue(invite.status) ? undefined : decided),
    copyLink: why ?? (canReissue(invite.status) ? undefined : decided),
    cancel: why ?? (canCancel(invite.status) ? undefined : decided),
  }
  const label: Record<Asking, string> = { reissue: text(invite.status === 'new' ? 'invitations.send' : 'invitations.reissue'), copyLink: text('invitations.copyLink'), cancel: text('invitations.cancel') }
  const says: Record<Asking, string> = { reissue: text('invitations.reissueText'), copyLink: text('invitations.copyText'), cancel: text('invitations.cancelText') }
  const act = async (what: Asking) => {
    const answer = await run(what === 'cancel' ? inviteVerbs.cancel(invite.id, invite.version) : inviteVerbs.reissue(invite.id, invite.version, what === 'reissue'))
    if (!answer) return
    setAsking(undefined)
    if (what === 'copyLink') setUrl(String(answer.url))
  }
  return (
    <>
      {(['reissue', 'copyLink', 'cancel'] as const).map((what) => <GuardedButton key={what} why={refusal[what]} onClick={() => setAsking(what)}>{label[what]}</GuardedButton>)}
      {asking && (
        <ReasonDialog
          title={label[asking]} text={says[asking]} confirm={asking === 'copyLink' ? text('invitations.makeLink') : label[asking]} danger={asking === 'cancel'} busy={busy}
          onClose={() => setAsking(undefined)} onConfirm={() => void act(asking)}
        />
      )}
      {url && (
        <Dialog open onClose={() => setUrl(undefined)} aria-labelledby="new-link">
          <DialogTitle id="new-link">{text('invitations.newLink')}</DialogTitle>
          <DialogContent><CopyText value={url} /></DialogContent>
          <DialogActions><Button variant="contained" onClick={() => setUrl(undefined)}>{translate('ra.action.close')}</Button></DialogActions>
        </Dialog>
      )}
    </>
  )
}
