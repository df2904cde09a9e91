/** `::name::` in content stands for a word of the theme. */

const places = () => /::([A-Za-z][\w.-]*)::/g

/** Puts theme text into content; an unknown placeholder is left out. Nothing is filled twice. */
export function fillPlaceholders(text: string, theme: Readonly<Record<string, string>>): string {
  return text.replace(places(), (_, name: string) => (Object.hasOwn(theme, name) ? (theme[name] ?? '') : ''))
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** The same for HTML: a word of the theme is text there, whatever signs it has. */
export const fillHtml = (html: string, theme: Readonly<Record<string, string>>): string =>
  fillPlaceholders(html, Object.fromEntries(Object.entries(theme).map(([name, word]) => [name, escaped(word)])))

/** All texts of a document with the words of a theme in place; `html` names the fields of rich text. */
export function fillFields(
  fields: Readonly<Record<string, unknown>>,
  theme: Readonly<Record<string, string>>,
  html: readonly string[],
): Record<string, unknown> {
  const filled = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return (html.includes(name) ? fillHtml : fillPlaceholders)(value, theme)
    return Array.isArray(value) ? value.map((one) => filled(name, one)) : value
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filled(name, value)]))
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
