import { useTranslation } from '../shell/texts.tsx'
import styles from './tax.module.css'

const names = ['choose', 'form', 'review'] as const

/** Where in the form the person is: choose, fill in, review and certify. */
export function Steps({ at }: { at: 1 | 2 | 3 }) {
  const t = useTranslation()
  return (
    <ol className={styles.steps} aria-label={t('tax.steps.label')}>
      {names.map((name, place) => (
        <li key={name} aria-current={place + 1 === at ? 'step' : undefined}>
          <span aria-hidden="true" className={styles.number}>
            {place + 1}
          </span>
          {t(`tax.steps.${name}`)}
        </li>
      ))}
    </ol>
  )
}
