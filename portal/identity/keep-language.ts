import type { Locale } from '#model/texts/locales.ts'
import { keepLanguage } from '#api/client/keep-language.ts'
import { api } from '../client.ts'

/** Keeps the language of the top bar as the person's own; the page has changed already, so a failure stops nothing. */
export const keep = (chosen: Locale): Promise<void> => keepLanguage(api, chosen).catch(() => undefined)
