import { useEffect, useRef } from 'react'
import { UserCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLogin } from '#api/client/session.ts'
import { returnToAccount } from '../../identity/sign-out.ts'
import { clock, useSecondsUntil } from '../../identity/use-seconds.ts'
import { Button } from '../../ui/button.tsx'
import { onActionFailed } from '../action-failed.ts'
import { useTranslation } from '../texts.tsx'
import styles from './acting-banner.module.css'
import { onDevice } from '#api/client/server-clock.ts'

/** Seconds at which screen readers are told; more would talk over everything. */
const announceAt = [300, 60, 10]
/** From here on the time stands out. */
const soon = 60
/** Seconds before the end at which the way back is taken by itself: afterwards only a new sign-in leads there. */
const lastMoment = 2

/** Only while someone acts for another person: who for whom, how long still, and the way back. */
export default function ActingBanner() {
  const t = useTranslation()
  const navigate = useNavigate()
  const login = useLogin()
  // the session may end earlier, and is renewed as any other
  const left = useSecondsUntil(login?.authUser && onDevice((login.actingUntil ?? login.exp) * 1000))
  const acts = login?.authUser !== undefined
  const goesBack = useRef(false)
  useEffect(() => {
    if (!acts || left === 0 || left > lastMoment || goesBack.current) return
    goesBack.current = true
    // when it is too late for that, the session ends as any other does
    void returnToAccount(navigate, { timeIsUp: true }).catch(() => undefined)
  }, [acts, left, navigate])
  if (!login?.authUser) return null
  const { user, authUser } = login
  const mark = announceAt.findLast((seconds) => left <= seconds)
  return (
    <aside className={styles.banner} aria-label={t('shell.acting')} data-soon={left <= soon || undefined}>
      <UserCheck aria-hidden="true" />
      <span className={styles.text}>
        {t('acting.banner', { actor: authUser.resolvedDisplayName, user: user.resolvedDisplayName })}
        <span className={styles.time}>{t('shell.actingTime', { time: clock(left) })}</span>
      </span>
      <span className="visually-hidden" role="status">
        {mark === undefined ? '' : t('shell.actingTime', { time: clock(mark) })}
      </span>
      <Button small tone="secondary" onClick={() => void returnToAccount(navigate).catch(onActionFailed)}>
        {t('menu.returnToAccount')}
      </Button>
    </aside>
  )
}
