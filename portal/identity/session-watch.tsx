import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { clientStep } from '#model/identity/session.ts'
import { defaultLimits } from '#model/limits.ts'
import { refreshSession } from './refresh.ts'
import { saveRouteOfPage } from './saved-route.ts'
import { nowInSeconds } from '#api/client/server-clock.ts'
import { endSession, getLogin } from './session.ts'

const SessionDialog = lazy(() => import('./session-dialog.tsx'))

const second = 1000
/** A tick that comes this much later than it should means that the machine slept. */
const lateAfter = 5
const activity = ['pointerdown', 'keydown', 'touchstart'] as const

/** Looks at the session once a second: refreshes it silently, opens the countdown, or ends it. */
export function SessionWatch() {
  const [left, setLeft] = useState<number>()
  const lastActive = useRef(nowInSeconds())
  const lastTick = useRef(nowInSeconds())
  /** the expiry for which a silent refresh was tried already */
  const triedFor = useRef(0)

  useEffect(() => {
    const noteActivity = () => {
      lastActive.current = nowInSeconds()
    }
    for (const name of activity) window.addEventListener(name, noteActivity, { passive: true })
    const tick = () => {
      const login = getLogin()
      if (!login) return
      const now = nowInSeconds()
      const late = now - lastTick.current > lateAfter
      lastTick.current = now
      const step = clientStep({ exp: login.exp, now, lastActive: lastActive.current, late }, defaultLimits)
      // acting for someone cannot be prolonged: its banner counts down
      const warns = !login.authUser && login.exp - now <= defaultLimits['session.warning']
      switch (step) {
        case 'loggedOut':
          leave('loggedOut')
          return
        case 'tryOnce':
          void refreshSession().then((done) => {
            if (!done && getLogin()) leave('expired')
          })
          return
        case 'refresh':
          if (triedFor.current !== login.exp) {
            triedFor.current = login.exp
            void refreshSession()
          }
          break
        case 'warn':
        case 'wait':
      }
      setLeft(warns ? login.exp - now : undefined)
    }
    const timer = setInterval(tick, second)
    return () => {
      clearInterval(timer)
      for (const name of activity) window.removeEventListener(name, noteActivity)
    }
  }, [])

  return (
    left !== undefined && (
      <Suspense>
        <SessionDialog left={left} />
      </Suspense>
    )
  )
}

function leave(reason: 'loggedOut' | 'expired') {
  saveRouteOfPage()
  endSession(reason)
}
