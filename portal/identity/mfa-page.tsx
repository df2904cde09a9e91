import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MfaType } from '#model/identity/enums.ts'
import { usableMethods, type BlockedMethod } from '#model/identity/sign-in/mfa.ts'
import type { StoredLogin } from '#model/identity/wire.ts'
import { api } from '../client.ts'
import { onDevice } from '#api/client/server-clock.ts'
import { openOverlay } from '../shell/layout/overlays.ts'
import { Page } from '../shell/layout/page.tsx'
import { useTranslation } from '../shell/texts.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/fields/field.tsx'
import { MethodTitle } from './factors/method-title.tsx'
import { methods } from './factors/methods.ts'
import { nowInSeconds } from '#api/client/server-clock.ts'
import { endSession, useLogin } from '#api/client/session.ts'
import { markSignedOut } from '#api/client/sign-out-traces.ts'
import { clock, useSecondsUntil } from './use-seconds.ts'
import styles from './mfa.module.css'

/** The second step of signing in. */
export default function MfaPage() {
  const login = useLogin()
  return login ? <SecondStep login={login} /> : null
}

function SecondStep({ login }: { login: StoredLogin }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const all = login.mfaOffered ?? (['auth_app', 'email'] as const)
  const waiting = login.mfaWaiting ?? []
  // as the page opens: what is locked meanwhile sends nothing by another way
  const [usable] = useState(() =>
    usableMethods({ offered: all, enrolled: login.mfaAvail, waiting: login.mfaWaiting ?? [] }, nowInSeconds()),
  )
  // what leads in at once comes before what would have to be set up or waits; among them the app comes first
  const offered = [...usable, ...all.filter((type) => !usable.includes(type))]
  const single = offered.length === 1

  const leave = () => {
    void api.post('/auth/logout').catch(() => undefined)
    markSignedOut()
    endSession('signedOut')
    void navigate('/login')
  }

  const help = <LinkButton onClick={() => openOverlay({ kind: 'contact' })}>{t('menu.contactUs')}</LinkButton>

  return (
    <Page title={single ? t('mfa.sorry') : t('mfa.title')} lead={single ? undefined : t('mfa.choose')} narrow="form">
      {single && (
        <p>
          {t('mfa.sorryText')}
          {t('list.gap')}
          {help}
        </p>
      )}
      <div className={styles.cards}>
        {offered.map((type) => (
          <MethodCard
            key={type}
            type={type}
            waiting={waiting.find(({ mfaType }) => mfaType === type)}
            sendsAtOnce={usable.length === 1 && usable[0] === type}
          />
        ))}
      </div>
      {!single && (
        <p>
          {t('mfa.noneWorks')}
          {t('list.gap')}
          {help}
        </p>
      )}
      <div>
        <LinkButton onClick={leave}>{t('mfa.returnToLogin')}</LinkButton>
      </div>
    </Page>
  )
}

interface MethodCardProps {
  type: MfaType
  waiting: BlockedMethod | undefined
  sendsAtOnce: boolean
}

/** One way in; what cannot be used now says why instead. */
function MethodCard({ type, waiting, sendsAtOnce }: MethodCardProps) {
  const t = useTranslation()
  const Method = methods[type]
  const locked = useSecondsUntil(waiting?.until === undefined ? undefined : onDevice(waiting.until * 1000))
  return (
    <Card title={<MethodTitle type={type} />}>
      {waiting?.reason === 'locked' && locked > 0 ? (
        <FieldError>
          <span role="alert" className="visually-hidden">
            {t('mfa.locked', { smart_count: Math.ceil(locked / 60) })}
          </span>
          <span aria-hidden="true">{t('mfa.lockedFor', { time: clock(locked) })}</span>
        </FieldError>
      ) : waiting && waiting.reason !== 'locked' ? (
        <p className={styles.waiting}>{t(`mfa.${waiting.reason}`)}</p>
      ) : (
        <Method sendsAtOnce={sendsAtOnce} />
      )}
    </Card>
  )
}
