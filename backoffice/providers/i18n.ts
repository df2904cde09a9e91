import englishOfReactAdmin from 'ra-language-english'
import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import { languageKey } from '#model/identity/storage-keys.ts'
import { loadAllTexts, loadFirstTexts } from '#model/texts/load-backoffice.ts'
import { chooseLocale, locales, type Locale } from '#model/texts/locales.ts'
import { notificationsInEnglish } from './ra-en.ts'

/** The language chosen in either front end, else the first of the browser's that the product speaks. */
export function startLocale(): Locale {
  const chosen = localStorage.getItem(languageKey)
  return chooseLocale(chosen ? [chosen, ...navigator.languages] : navigator.languages)
}

const localeOf = (wanted: string): Locale => chooseLocale([wanted])

async function messagesOf(locale: Locale, all: boolean): Promise<TranslationMessages> {
  const [texts, ra] = await Promise.all([
    all ? loadAllTexts(locale) : loadFirstTexts(locale),
    locale === 'zh' ? import('./ra-zh.ts').then(({ raZh }) => raZh) : englishOfReactAdmin.ra,
  ])
  const message = { ...ra.message, invalid_form: texts.errors.form, unsaved_changes: texts.messages.unsavedChanges }
  // the first letter of a name stays as it is written: RefId
  const words = ra.sort ?? englishOfReactAdmin.ra.sort
  const sort = { ...words, sort_by: words?.sort_by?.replace('field_lower_first', 'field') }
  const notification = locale === 'zh' ? ra.notification : notificationsInEnglish
  return { ...texts, ra: { ...englishOfReactAdmin.ra, ...ra, message, sort, notification } } as TranslationMessages
}

let provider: I18nProvider | undefined
let rest: Promise<void> | undefined

/** Texts of the product and of react-admin; those of the first page are loaded before it shows. */
export async function createI18n(locale: Locale): Promise<I18nProvider> {
  const first = await messagesOf(locale, false)
  let known: Locale | undefined = locale
  rest = undefined
  provider = polyglot(
    (wanted: string) => {
      if (wanted === known) {
        known = undefined
        return first
      }
      return messagesOf(localeOf(wanted), rest !== undefined)
    },
    locale,
    locales.map(({ locale: code, name }) => ({ locale: code, name })),
    { allowMissing: true },
  )
  return provider
}

/** Loads the texts that the first page does without; every other page waits for them. They then follow each change of language. */
export function loadRestOfTexts(): Promise<void> {
  if (!provider) return Promise.resolve()
  const { changeLocale, getLocale } = provider
  // the language may change while they are on their way
  const current = () => localeOf(getLocale())
  rest ??= loadAllTexts(current())
    .then(() => changeLocale(current()))
    .catch((error: unknown) => {
      rest = undefined
      throw error
    })
  return rest
}
