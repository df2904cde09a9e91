/** A record with localized names: diagnosis, group or domain. */
export interface LocalizedName {
  name: string
  nameZh: string | null
}

/** The name in the reader's language; English when not translated. */
export const nameIn = ({ name, nameZh }: LocalizedName, language: string): string =>
  (language.startsWith('zh') && nameZh) || name
