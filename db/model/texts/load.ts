import { en } from './en.ts'
import type { Locale } from './locales.ts'
import type { Keys, Messages } from './messages.ts'

export type Texts = Messages<typeof en>

/** A key of the catalogue; what cannot be found there does not compile. */
export type TextKey = Keys<typeof en>

/** The texts of a language. English is at hand at once; the others arrive when they are first asked for. */
export function loadTexts(locale: Locale): Texts | Promise<Texts> {
  return locale === 'zh' ? import('./zh.ts').then((file) => file.zh) : en
}
