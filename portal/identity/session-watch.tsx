import { lazy, Suspense, useEffect, useState } from 'react'
import { watchSession } from '#api/client/session-timer.ts'
import { endSession } from '#api/client/session.ts'
// a sign-out in another tab takes the drafts of this one along
import '#api/client/sign-out-traces.ts'
import { api } from '../client.ts'
import { saveRouteOfPage } from './saved-route.ts'

const SessionDialog = lazy(() => import('./session-dialog.tsx'))

const activity = ['pointerdown', 'keydown', 'touchstart']

/** Keeps the session of someone at work alive, and asks everyone else in its last minute. */
export function SessionWatch() {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const onEnd = (reason: 'expired' | 'loggedOut') => {
      saveRouteOfPage()
      endSession(reason)
    }
    return watchSession(api, { activity, onEnd, onLeft: setLeft })
  }, [])
  return (
    left !== undefined && (
      <Suspense>
        <SessionDialog left={left} />
      </Suspense>
    )
  )
}
