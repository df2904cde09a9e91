import { UserCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLogin } from '../identity/session.ts'
import { returnToAccount } from '../identity/sign-out.ts'
import { clock, useSecondsUntil } from '../identity/use-seconds.ts'
import { Button } from '../ui/button.tsx'
import { onActionFailed } from './action-failed.ts'
import { useT } from './texts.tsx'
import styles from './acting-banner.module.css'

/** Only while somebody acts for another person: who for whom, how long still, and the way back. */
export function ActingBanner() {
  const t = useT()
  const navigate = useNavigate()
  const login = useLogin()
  // The session of somebody who acts ends with the acting, whatever happens in between.
  const left = useSecondsUntil(login?.authUser && login.exp * 1000)
  if (!login?.authUser) return null
  const { user, authUser } = login
  return (
    <aside className={styles.banner} aria-label={t('shell.acting')}>
      <UserCheck aria-hidden="true" />
      <span className={styles.text}>
        {t('acting.banner', { actor: authUser.resolvedDisplayName, user: user.resolvedDisplayName })}
        <span className="numbers"> · {t('shell.actingTime', { time: clock(left) })}</span>
      </span>
      <Button small tone="secondary" onClick={() => void returnToAccount(navigate).catch(onActionFailed)}>
        {t('menu.returnToAccount')}
      </Button>
    </aside>
  )
}
