import { clientStep } from '#model/identity/sign-in/client-step.ts'
import type { Client } from './http.ts'
import { nowInSeconds } from './server-clock.ts'
import { getLogin, storeLogin, updateLogin } from './session.ts'

let running: Promise<boolean> | undefined

/** Asks for more time; one call however many ask. False when the server could not be reached or refused. */
export function renewSession(client: Client): Promise<boolean> {
  const login = getLogin()
  if (!login) return Promise.resolve(false)
  running ??= client
    .get('/user/{id}/refresh', { params: { id: login.user.id }, background: false })
    .then((answer) => {
      storeLogin(answer)
      return true
    })
    .catch(() => false)
    .finally(() => {
      running = undefined
    })
  return running
}

/** Takes over what others changed at the account. Does not extend the session. */
export function refreshAccount(client: Client): void {
  const login = getLogin()
  if (!login) return
  const { id } = login.user
  client
    .get('/user/{id}/refresh', { params: { id }, background: true })
    .then(({ user, authUser, actingUntil, theme, canPost, mfaAvail, mfaPhone }) => {
      if (getLogin()?.user.id === id) updateLogin({ user, authUser, actingUntil, theme, canPost, mfaAvail, mfaPhone })
    })
    // the next call says what is wrong
    .catch(() => undefined)
}

interface SessionWatch {
  /** window events that show that the person is there */
  activity: readonly string[]
  onEnd: (reason: 'expired' | 'loggedOut') => void
  /** seconds left once the person has to be asked; undefined while there is nothing to ask */
  onLeft: (left: number | undefined) => void
}

const tickMs = 1000
/** A tick that comes this many seconds late means that the machine slept. */
const sleepGap = 5

/** Checks the session once a second: renews it while the person is active, counts its last minute down, or ends it. Returns the way to stop. */
export function watchSession(client: Client, { activity, onEnd, onLeft }: SessionWatch): () => void {
  let lastActive = nowInSeconds()
  let lastTick = lastActive
  /** the expiry for which a renewal was tried */
  let triedFor = 0
  const noteActivity = () => {
    lastActive = nowInSeconds()
  }
  for (const name of activity) window.addEventListener(name, noteActivity, { passive: true })
  const timer = setInterval(() => {
    const login = getLogin()
    if (!login) return
    const { exp } = login
    const now = nowInSeconds()
    // a renewal that failed is not tried again: the person is asked
    const untried = triedFor !== exp
    const late = untried && now - lastTick > sleepGap
    lastTick = now
    const step = clientStep({ exp, now, lastActive: untried ? lastActive : 0, late })
    // the end of acting for someone cannot be prolonged: its banner counts down
    const last = login.authUser && exp >= (login.actingUntil ?? exp)
    onLeft(step === 'warn' && !last ? exp - now : undefined)
    // a renewal on its way may still bring more time
    if (step === 'loggedOut' && !running) onEnd('loggedOut')
    if (step !== 'refresh' && step !== 'tryOnce') return
    triedFor = exp
    void renewSession(client).then((renewed) => {
      if (!renewed && step === 'tryOnce' && getLogin()) onEnd('expired')
    })
  }, tickMs)
  return () => {
    clearInterval(timer)
    for (const name of activity) window.removeEventListener(name, noteActivity)
  }
}

/** Seconds at which screen readers announce the countdown; more would talk over everything. */
const announceAt = [60, 30, 10]
export const announcedSeconds = (left: number) => announceAt.findLast((mark) => left <= mark) ?? left
