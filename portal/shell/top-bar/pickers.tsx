import { ChevronDown, Globe, Monitor, Moon, Sun } from 'lucide-react'
import { locales, type Locale } from '#model/texts/locales.ts'
import { appearances, setAppearance, useAppearance, type Appearance } from '../appearance.ts'
import { useLanguage } from '../texts.tsx'
import styles from './pickers.module.css'

/** The language of the portal, each called by its own name. On phones only the globe is seen. */
export function LanguagePicker() {
  const { locale, setLocale, t } = useLanguage()
  const name = locales.find((each) => each.locale === locale)?.name
  return (
    <span className={styles.picker}>
      <Globe aria-hidden="true" />
      <span className={styles.value} aria-hidden="true">
        {name}
      </span>
      <ChevronDown aria-hidden="true" className={styles.arrow} />
      <select
        aria-label={t('shell.language')}
        value={locale}
        onChange={(event) => {
          const picked = event.target.value as Locale
          setLocale(picked)
          void import('../../identity/keep-language.ts').then(({ keep }) => keep(picked))
        }}
      >
        {locales.map((each) => (
          <option key={each.locale} value={each.locale} lang={each.locale}>
            {each.name}
          </option>
        ))}
      </select>
    </span>
  )
}

const icons = { system: Monitor, light: Sun, dark: Moon }

/** Light, dark, or as the device is set. */
export function AppearancePicker() {
  const { t } = useLanguage()
  const appearance = useAppearance()
  const Icon = icons[appearance]
  return (
    <span className={styles.picker}>
      <Icon aria-hidden="true" />
      <select
        aria-label={t('shell.appearance.label')}
        value={appearance}
        onChange={(event) => setAppearance(event.target.value as Appearance)}
      >
        {appearances.map((each) => (
          <option key={each} value={each}>
            {t(`shell.appearance.${each}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
