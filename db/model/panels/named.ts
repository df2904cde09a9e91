/** What has a name in each of the product's languages: a diagnosis, its group, its domain. */
export interface Named {
  name: string
  nameZh: string | null
}

/** The name in the language of a reader, the English one where it has not been translated. */
export const nameIn = ({ name, nameZh }: Named, language: string): string =>
  (language.startsWith('zh') && nameZh) || name
