/** Enumerations of content, languages, themes, files and environments. */

/** Portal languages as locales. */
export const locales = ['en-us', 'zh-cn'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale: Locale = 'en-us'

/** Portal languages as codes of the text files. */
export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

export const localeOf: Record<Language, Locale> = { en: 'en-us', zh: 'zh-cn' }
export const languageOf: Record<Locale, Language> = { 'en-us': 'en', 'zh-cn': 'zh' }
export const languageNames: Record<Language, string> = { en: 'English', zh: '简体中文' }

/** The most preferred supported locale of an Accept-Language header, or null when none is supported. */
export function localeOfHeader(header: string | undefined): Locale | null {
  const first = header?.split(',')[0]?.split(';')[0]?.trim().toLowerCase().split('-')[0]
  return languages.some((language) => language === first) ? localeOf[first as Language] : null
}

export const fileTypes = ['logo', 'image', 'pdf', 'pptx', 'docx'] as const
export type FileType = (typeof fileTypes)[number]

export const environments = ['production', 'staging', 'development', 'local'] as const
export type Environment = (typeof environments)[number]

/** Document types that the portal requests. Staff can create documents of other types too. */
export const contentTypes = ['help', 'dashboard_tile', 'terms', 'privacy', 'front_matter', 'page', 'theme'] as const
export type ContentType = (typeof contentTypes)[number]

export const themeNames = ['consilium', 'harbor', 'meridian'] as const
export type ThemeName = (typeof themeNames)[number]

/** uid of the terms document by user type; no entry: no terms are shown. */
export const termsByUserType: Readonly<Record<number, string | undefined>> = {
  0: 'invited',
  1: 'client',
  2: 'network',
  3: 'network',
  5: 'network',
  11: 'planmanager',
  12: 'blinded',
}
