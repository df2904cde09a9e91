import { firstEn } from './backoffice-first-en.ts'
import type { Texts } from './load.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

export type FirstTexts = Messages<typeof firstEn>

/** The texts of the first page and of the frame around all pages. English is at hand at once. */
export function loadFirstTexts(locale: Locale): FirstTexts | Promise<FirstTexts> {
  return locale === 'zh' ? import('./backoffice-first-zh.ts').then((file) => file.firstZh) : firstEn
}

/** Every text of a language: what pages need that are opened later. */
export const loadAllTexts = (locale: Locale): Promise<Texts> =>
  locale === 'zh' ? import('./zh.ts').then((file) => file.zh) : import('./en.ts').then((file) => file.en)
