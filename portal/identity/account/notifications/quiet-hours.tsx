import { zoneName } from '#model/zone-name.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { Checkbox } from '../../../ui/fields/choices.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../account.module.css'
import matrixStyles from './notification-matrix.module.css'

interface Props {
  /** HH:mm; null: none */
  start: string | null
  end: string | null
  zone: string
  error: string | undefined
  onChange: (start: string | null, end: string | null) => void
  onLeave: () => void
}

/** The hours in which text messages and notifications wait; they may cross midnight. */
export function QuietHours({ start, end, zone, error, onChange, onLeave }: Props) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const on = start !== null || end !== null
  return (
    <div className={matrixStyles.matrixWithTexts}>
      <h3>{t('account.notify.quiet')}</h3>
      <p className={styles.quiet}>{t('account.notify.quietText')}</p>
      <Checkbox
        label={t('account.notify.quietOn')}
        checked={on}
        onChange={(event) => (event.target.checked ? onChange('22:00', '07:00') : onChange(null, null))}
      />
      {on && (
        <>
          <div className={matrixStyles.times}>
            <TextField
              type="time"
              label={t('account.notify.quietFrom')}
              value={start ?? ''}
              onChange={(event) => onChange(event.target.value, end)}
              onBlur={onLeave}
            />
            <TextField
              type="time"
              label={t('account.notify.quietUntil')}
              value={end ?? ''}
              error={error}
              onChange={(event) => onChange(start, event.target.value)}
              onBlur={onLeave}
            />
          </div>
          <p className={styles.quiet}>
            {t('account.notify.quietZone', { zone: zoneName(zone, locale) })}
            {start && end && start > end ? ` ${t('account.notify.overnight', { time: end })}` : ''}
          </p>
        </>
      )}
    </div>
  )
}
