import type { MfaType } from '#model/identity/enums.ts'
import type { MfaState } from '#model/identity/wire.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge } from '../../ui/card.tsx'
import { DisabledReason } from '../../ui/overlays/disabled-reason.tsx'
import { formatInstant } from '../../ui/time.tsx'
import { methodNames, MethodTitle } from '../factors/method-title.tsx'
import { RemoveButton } from './remove-button.tsx'
import { useMayNot } from './use-may-not.ts'
import styles from './security.module.css'

interface Props {
  type: MfaType
  state: MfaState
  own: boolean
  onOpen: () => void
  onRemove: () => void
}

/** One second factor: whether it is set up, since when it was not used, and what can be done with it. */
export function MethodRow({ type, state, own, onOpen, onRemove }: Props) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const rule = useMayNot(own ? 'own.manageMfa' : 'users.removeMfa')
  const active = state.mfaAvail.includes(type)
  const facts = state.methods.find((method) => method.mfaType === type)
  const day = (at: string) => formatInstant(at, 'dateTime', locale)
  const told = [
    type === 'sms' && active ? state.mfaPhone : null,
    type === 'email' ? t('security.byDefault') : null,
    facts?.lastUsedAt ? t('security.lastUsed', { date: day(facts.lastUsedAt) }) : null,
  ].filter((text) => text !== null)
  const method = t(methodNames[type])
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <MethodTitle type={type} />
        </h3>
        <p className={styles.quiet}>
          <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'security.active' : 'security.notSetUp')}</Badge>{' '}
          {told.join(' · ')}
        </p>
        {facts?.lockedUntil && (
          <p className={styles.locked}>{t('security.locked', { date: day(facts.lockedUntil) })}</p>
        )}
      </div>
      <DisabledReason reason={rule}>
        <span className={styles.actions}>
          {own && (
            <Button
              small
              tone="secondary"
              disabled={rule !== undefined}
              aria-label={t(active ? 'security.testOf' : 'security.setUpOf', { method })}
              onClick={onOpen}
            >
              {t(active ? 'security.test' : 'security.setUp')}
            </Button>
          )}
          {active && type !== 'email' && (
            <RemoveButton name={method} disabled={rule !== undefined} onClick={onRemove} />
          )}
        </span>
      </DisabledReason>
    </li>
  )
}
