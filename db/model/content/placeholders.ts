import { fillPlaces } from '../fill-places.ts'

/** `::name::` in content is replaced by a text of the theme. */

const places = () => /::([A-Za-z][\w.-]*)::/g

/** Replaces theme placeholders in content; unknown ones become empty. Replaced text is not scanned again. */
export function fillPlaceholders(text: string, theme: Readonly<Record<string, string>>): string {
  return fillPlaces(text, places(), (name) => (Object.hasOwn(theme, name) ? (theme[name] ?? '') : ''))
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const escapedWords = (theme: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(theme).map(([name, word]) => [name, escaped(word)]))

/** As `fillPlaceholders`, but HTML-escapes the inserted theme text. */
export const fillHtml = (html: string, theme: Readonly<Record<string, string>>): string =>
  fillPlaceholders(html, escapedWords(theme))

/** As `fillHtml`, but for authors: unknown placeholders in the text are kept and marked. Those in attributes become empty. */
export function fillHtmlForAuthor(html: string, theme: Readonly<Record<string, string>>): string {
  const marks = Object.fromEntries(
    unknownPlaceholders({ html }, theme).map((name) => [name, `<mark>::${name}::</mark>`]),
  )
  const words = escapedWords(theme)
  return html
    .split(/(<[^>]*>)/)
    .map((part) => fillPlaceholders(part, part.startsWith('<') ? words : { ...marks, ...words }))
    .join('')
}

/** Fills the placeholders in all text fields of a document; `html` names the rich-text fields, which need escaping. */
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

/** Distinct placeholder names in a document, in order of first use. */
export function placeholdersIn(fields: Readonly<Record<string, unknown>>): string[] {
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  return [...new Set(texts.flatMap((text) => [...text.matchAll(places())].map(([, name = '']) => name)))]
}

/** Placeholders of a document for which a theme has no text: readers see nothing there. */
export const unknownPlaceholders = (
  fields: Readonly<Record<string, unknown>>,
  theme: Readonly<Record<string, string>>,
): string[] => placeholdersIn(fields).filter((name) => !Object.hasOwn(theme, name))

/** Texts that a theme provides as placeholders: its text fields and the product name. */
export function themeWords(theme: Readonly<Record<string, unknown>>): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, value] of Object.entries(theme)) if (typeof value === 'string') words[name] = value
  return { ...words, product: words.companyText || 'Consilium' }
}
