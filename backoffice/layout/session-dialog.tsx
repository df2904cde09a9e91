import { useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { visuallyHidden } from '@mui/utils'
import { announcedSeconds, renewSession, watchSession } from '#api/client/session-timer.ts'
import { signOut } from '../providers/auth-provider.ts'
import { api } from '../providers/client.ts'
import { leaveToSignIn } from '../providers/leave.ts'
import { followOtherTabs, useLogin } from '#api/client/session.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useTypedNote } from './use-typed-note.ts'

/** Watches the session: renews it for people at work, asks the others, and leaves when it is over. */
export function SessionDialog() {
  const text = useText()
  const login = useLogin()
  const [left, setLeft] = useState<number>()
  useEffect(() => watchSession(api, { activity, onEnd: leaveToSignIn, onLeft: setLeft }), [])
  useEffect(followOtherTabs, [])
  useTypedNote()
  const staffId = (login?.authUser ?? login?.user)?.id
  const [firstId] = useState(staffId)
  useEffect(() => {
    if (!login) leaveToSignIn()
    // someone else has signed in in another tab: what is typed here is not theirs to see
    else if (staffId !== firstId) window.location.reload()
  }, [login, staffId, firstId])
  const asking = left !== undefined
  useEffect(() => {
    // the browser's own dialogs would cover it
    if (asking) document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  }, [asking])
  return (
    <Dialog open={asking} aria-labelledby="session-title" maxWidth="xs">
      <DialogTitle id="session-title">{text('session.title')}</DialogTitle>
      <DialogContent>
        <span aria-hidden="true">{text('admin.session.left', { smart_count: left ?? 0 })}</span>
        <span role="status" style={visuallyHidden}>
          {text('admin.session.left', { smart_count: announcedSeconds(left ?? 0) })}
        </span>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>{text('menu.signOut')}</Button>
        <Button variant="contained" autoFocus onClick={() => void renewSession(api)}>
          {text('session.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const activity = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']
