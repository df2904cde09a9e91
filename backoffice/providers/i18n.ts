import englishOfReactAdmin from 'ra-language-english'
import polyglot from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'ra-core'
import { languageKey } from '#model/identity/storage-keys.ts'
import { loadTexts } from '#model/texts/load.ts'
import { chooseLocale, isLocale, locales, type Locale } from '#model/texts/locales.ts'

/** The language chosen in either front end, else the first of the browser's that the product speaks. */
export function startLocale(): Locale {
  const chosen = localStorage.getItem(languageKey)
  return isLocale(chosen) ? chosen : chooseLocale(navigator.languages)
}

async function messagesOf(locale: Locale): Promise<TranslationMessages> {
  const [texts, ra] = await Promise.all([
    loadTexts(locale),
    locale === 'zh' ? import('./ra-zh.ts').then(({ raZh }) => raZh) : englishOfReactAdmin.ra,
  ])
  const message = { ...ra.message, invalid_form: texts.errors.form, unsaved_changes: texts.messages.unsavedChanges }
  return { ...texts, ra: { ...englishOfReactAdmin.ra, ...ra, message } } as TranslationMessages
}

/** Texts of both front ends and of react-admin; the start language is loaded before the first page shows. */
export async function createI18n(locale: Locale) {
  const first = await messagesOf(locale)
  let known: Locale | undefined = locale
  return polyglot(
    (wanted: string) => {
      if (wanted === known) {
        known = undefined
        return first
      }
      return messagesOf(isLocale(wanted) ? wanted : 'en')
    },
    locale,
    locales.map(({ locale: code, name }) => ({ locale: code, name })),
    { allowMissing: true },
  )
}
