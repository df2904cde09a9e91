import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { visuallyHidden } from '@mui/utils'
import { clientStep } from '#model/identity/session.ts'
import { defaultLimits } from '#model/limits.ts'
import { signOut } from '../providers/auth-provider.ts'
import { nowInSeconds } from '#api/client/server-clock.ts'
import { api } from '../providers/client.ts'
import { leaveToSignIn } from '../providers/leave.ts'
import { followOtherTabs, getLogin, storeLogin, useLogin } from '../providers/login.ts'
import { useText } from '../kit/use-text.ts'

/** Watches the session: renews it for people at work, asks the others, and leaves when it is over. */
export function SessionDialog() {
  const text = useText()
  const login = useLogin()
  const left = useSessionClock()
  useEffect(followOtherTabs, [])
  useEffect(() => {
    if (!login) leaveToSignIn()
  }, [login])
  return (
    <Dialog open={left !== undefined} aria-labelledby="session-title" maxWidth="xs">
      <DialogTitle id="session-title">{text('session.title')}</DialogTitle>
      <DialogContent>
        <span aria-hidden="true">{text('admin.session.left', { smart_count: left ?? 0 })}</span>
        <span role="status" style={visuallyHidden}>
          {text('admin.session.left', { smart_count: announceAt.findLast((mark) => (left ?? 0) <= mark) ?? 0 })}
        </span>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>{text('menu.signOut')}</Button>
        <Button variant="contained" autoFocus onClick={() => void renew()}>
          {text('session.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Seconds at which screen readers are told; every second would talk over everything. */
const announceAt = [60, 30, 10]

/** seconds without a tick after which the machine must have slept */
const sleepGap = 5

/** @returns the seconds left once the person has to be asked */
function useSessionClock(): number | undefined {
  const [left, setLeft] = useState<number>()
  const seen = useRef({
    lastActive: nowInSeconds(),
    lastTick: nowInSeconds(),
    triedFor: undefined as number | undefined,
  })
  useEffect(() => {
    const onActivity = () => (seen.current.lastActive = nowInSeconds())
    const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
    for (const kind of kinds) window.addEventListener(kind, onActivity, { passive: true })
    const tick = async () => {
      const login = getLogin()
      if (!login) return
      const now = nowInSeconds()
      const { lastActive, lastTick, triedFor } = seen.current
      seen.current.lastTick = now
      const untried = triedFor !== login.exp
      // a renewal that failed is not tried again: the person is asked
      const step = clientStep(
        { exp: login.exp, now, lastActive: untried ? lastActive : 0, late: untried && now - lastTick > sleepGap },
        defaultLimits,
      )
      setLeft(step === 'warn' ? login.exp - now : undefined)
      if (step === 'loggedOut') leaveToSignIn('loggedOut')
      if (step !== 'refresh' && step !== 'tryOnce') return
      seen.current.triedFor = login.exp
      const renewed = await renew()
      if (!renewed && step === 'tryOnce') leaveToSignIn('expired')
    }
    const timer = setInterval(() => void tick(), 1000)
    return () => {
      clearInterval(timer)
      for (const kind of kinds) window.removeEventListener(kind, onActivity)
    }
  }, [])
  return left
}

async function renew(): Promise<boolean> {
  const login = getLogin()
  if (!login) return false
  try {
    storeLogin(await api.get('/user/{id}/refresh', { params: { id: login.user.id } }))
    return true
  } catch {
    return false
  }
}
