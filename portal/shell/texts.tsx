import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { localeOf, type Locale as ContentLocale } from '#model/content/enums.ts'
import { languageKey } from '#model/identity/storage-keys.ts'
import type { PortalTextKey } from '#model/texts/load-portal.ts'
import { chooseLocale, type Locale } from '#model/texts/locales.ts'
import { phraseOf, loadTexts } from './catalogue.ts'
import { fill, type Values } from './phrase.ts'

export interface Translate {
  /** The text of a key in the chosen language. */
  (key: PortalTextKey, values?: Values): string
  /** For keys that come from the server: undefined when the catalogue does not know it. */
  maybe(key: string, values?: Values): string | undefined
}

interface Language {
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
  readonly t: Translate
}

export function translator(locale: Locale): Translate {
  const maybe = (key: string, values?: Values) => {
    const phrase = phraseOf(locale, key)
    return phrase === undefined ? undefined : fill(phrase, values)
  }
  return Object.assign((key: string, values?: Values) => maybe(key, values) ?? key, { maybe })
}

const Context = createContext<Language>({ locale: 'en', setLocale: () => undefined, t: translator('en') })

/** The remembered language, else the first of the browser's that the product speaks. */
export function startLocale(): Locale {
  try {
    const stored = localStorage.getItem(languageKey)
    if (stored) return chooseLocale([stored, ...navigator.languages])
  } catch {
    // storage is switched off
  }
  return chooseLocale(navigator.languages)
}

/** Says in which language the page is: to screen readers, and with every request to the server. */
export function markLanguage(locale: Locale) {
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en-US'
}

/** `initial`: a language whose texts have arrived. */
export function I18nProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, show] = useState(initial)

  const setLocale = useCallback((next: Locale) => {
    try {
      localStorage.setItem(languageKey, next)
    } catch {
      // remembered until the page is left
    }
    void loadTexts(next).then(() => show(next))
  }, [])

  // chosen on another page
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== languageKey || !newValue) return
      const next = chooseLocale([newValue])
      void loadTexts(next).then(() => show(next))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  // before effects that ask the server in this language
  useLayoutEffect(() => markLanguage(locale), [locale])

  const value = useMemo(() => ({ locale, setLocale, t: translator(locale) }), [locale, setLocale])
  return <Context value={value}>{children}</Context>
}

/** Shows the keys in place of the texts, to find a text by its key. */
export function TextKeys({ on, children }: { on: boolean; children: ReactNode }) {
  const language = use(Context)
  const keysOnly: Translate = Object.assign((key: string) => key, { maybe: (key: string) => key })
  return <Context value={on ? { ...language, t: keysOnly } : language}>{children}</Context>
}

/** `const t = useTranslation(); t('menu.signOut')` */
export const useTranslation = () => use(Context).t
export const useLanguage = () => use(Context)

/** The language as the content store names it, e.g. `en-us`. */
export const useContentLocale = (): ContentLocale => localeOf[use(Context).locale]
/** BCP 47 tag for `Intl`. */
export const useIntlLocale = () => (use(Context).locale === 'zh' ? 'zh-CN' : 'en-US')
