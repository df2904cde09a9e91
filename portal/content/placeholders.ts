/**
 * Puts brand text into content: `::name::` becomes the brand's `name`; an unknown placeholder is left out. The same rule as
 * `fillPlaceholders` of the model, whose file brings the schema library along.
 */
export function fillPlaceholders(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/::([A-Za-z][\w.-]*)::/g, (_, name: string) => (Object.hasOwn(words, name) ? (words[name] ?? '') : ''))
}

/** The words of an HTML text, for searching in it. */
export const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ')
