/** `::name::` in content stands for a word of the theme. */

const places = () => /::([A-Za-z][\w.-]*)::/g

/** Puts theme text into content; an unknown placeholder is left out. Nothing is filled twice. */
export function fillPlaceholders(text: string, theme: Readonly<Record<string, string>>): string {
  return text.replace(places(), (_, name: string) => (Object.hasOwn(theme, name) ? (theme[name] ?? '') : ''))
}

/** The names that the texts of a document ask for, each once, in the order of their first place. */
export function placeholdersIn(fields: Readonly<Record<string, unknown>>): string[] {
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  return [...new Set(texts.flatMap((text) => [...text.matchAll(places())].map(([, name = '']) => name)))]
}

/** The words that a theme offers: its fields of text, and the product's name. */
export function themeWords(theme: Readonly<Record<string, unknown>>): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, value] of Object.entries(theme)) if (typeof value === 'string') words[name] = value
  return { ...words, product: words.companyText || 'Consilium' }
}
