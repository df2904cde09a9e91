import type { MfaState } from '#model/identity/wire.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { DisabledReason } from '../../ui/overlays/disabled-reason.tsx'
import { formatInstant } from '../../ui/time.tsx'
import { RemoveButton } from './remove-button.tsx'
import { useMayNot } from './use-may-not.ts'
import styles from './security.module.css'

/** A passkey of someone else, as staff see it: since when it is there, when it was used, and its removal. */
export function PasskeyRow({ passkey, onRemove }: { passkey: MfaState['passkeys'][number]; onRemove: () => void }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const rule = useMayNot('users.removeMfa')
  const day = (at: string) => formatInstant(at, 'dateTime', locale)
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <h3 className={styles.name}>{`${t('security.passkey')} · ${name}`}</h3>
        <p className={styles.quiet}>
          {t('passkey.created', { date: day(createdAt) })} ·{' '}
          {lastUsedAt ? t('passkey.lastUsed', { date: day(lastUsedAt) }) : t('passkey.neverUsed')}
        </p>
      </div>
      <DisabledReason reason={rule}>
        <span className={styles.actions}>
          <RemoveButton name={name} disabled={rule !== undefined} onClick={onRemove} />
        </span>
      </DisabledReason>
    </li>
  )
}
