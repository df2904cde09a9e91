import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { localeOf, type Locale as ContentLocale } from '#model/content/enums.ts'
import { languageKey } from '#model/identity/storage-keys.ts'
import { loadTexts, type TextKey, type Texts } from '#model/texts/load.ts'
import { chooseLocale, isLocale, type Locale } from '#model/texts/locales.ts'
import { fill, lookUp, type Values } from './phrase.ts'

export interface Translate {
  /** The text of a key in the chosen language. */
  (key: TextKey, values?: Values): string
  /** For keys that come from the server: undefined when the catalogue does not know it. */
  maybe(key: string, values?: Values): string | undefined
}

interface Language {
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
  readonly t: Translate
}

const english = loadTexts('en') as Texts
const Context = createContext<Language>({ locale: 'en', setLocale: () => undefined, t: translator(english) })

function translator(texts: Texts): Translate {
  const t = (key: string, values?: Values) => fill(lookUp(texts, key) ?? lookUp(english, key) ?? key, values)
  const maybe = (key: string, values?: Values) => {
    const phrase = lookUp(texts, key) ?? lookUp(english, key)
    return phrase === undefined ? undefined : fill(phrase, values)
  }
  return Object.assign(t, { maybe })
}

/** The remembered language, else the first of the browser's that the product speaks. */
export function startLocale(): Locale {
  try {
    const stored = localStorage.getItem(languageKey)
    if (isLocale(stored)) return stored
  } catch {
    // storage is switched off
  }
  return chooseLocale(navigator.languages)
}

export function TextsProvider({ initial, children }: { initial: { locale: Locale; texts: Texts }; children: ReactNode }) {
  const [shown, setShown] = useState(initial)

  const setLocale = useCallback((locale: Locale) => {
    try {
      localStorage.setItem(languageKey, locale)
    } catch {
      // remembered until the page is left
    }
    void Promise.resolve(loadTexts(locale)).then(texts => setShown({ locale, texts }))
  }, [])

  useEffect(() => {
    document.documentElement.lang = localeOf[shown.locale] === 'zh-cn' ? 'zh-CN' : 'en-US'
  }, [shown.locale])

  const value = useMemo(() => ({ locale: shown.locale, setLocale, t: translator(shown.texts) }), [shown, setLocale])
  return <Context value={value}>{children}</Context>
}

/** `const t = useT(); t('menu.signOut')` */
export const useT = () => use(Context).t
export const useLanguage = () => use(Context)

/** The language as dates, numbers and the content store name it, e.g. `en-us`. */
export const useContentLocale = (): ContentLocale => localeOf[use(Context).locale]
/** BCP 47 tag for `Intl`. */
export const useIntlLocale = () => (use(Context).locale === 'zh' ? 'zh-CN' : 'en-US')
