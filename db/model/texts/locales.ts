/** The languages of the product, each called by its own name. */
export const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'zh', name: '简体中文' },
] as const

export type Locale = (typeof locales)[number]['locale']

export const defaultLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return locales.some(({ locale }) => locale === value)
}

/** The language to start with: the first of the reader's preferences (BCP 47 tags, best first) that the product speaks. */
export function chooseLocale(preferences: readonly string[]): Locale {
  for (const tag of preferences) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLocale(language)) return language
  }
  return defaultLocale
}
