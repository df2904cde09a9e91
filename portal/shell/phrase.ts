import type { Tree } from '#model/texts/messages.ts'
import { formFor } from '#model/texts/plural.ts'

export type Values = Readonly<Record<string, string | number>>

/** The text of a dotted key, or undefined. */
export function lookUp(texts: Tree, key: string): string | undefined {
  let at: string | Tree | undefined = texts
  for (const step of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, step)) return undefined
    at = at[step]
  }
  return typeof at === 'string' ? at : undefined
}

/**
 * Fills a phrase in as polyglot does: `one |||| other` by `smart_count` (languages without plurals give one form), then
 * `%{name}`. Polyglot itself would be an eighth of the sign-in page.
 */
export function fill(phrase: string, values: Values = {}): string {
  const count = values.smart_count
  const chosen = typeof count === 'number' ? formFor(phrase, count) : phrase
  return chosen.replace(/%\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : String(value)
  })
}
