import { contentTypes, languageNames, languageOf, type Locale } from '#model/content/enums.ts'
import { shapeOf } from '#model/content/shapes.ts'

/** Text key of a type's name; a type of one's own is called by its word. */
export const typeLabel = (type: string) => (contentTypes.some((one) => one === type) ? `contents.type.${type}` : type)

/** A language by its own name. */
export const languageName = (locale: Locale) => languageNames[languageOf[locale]]

export const fieldLabel = (name: string) => `contents.field.${name}`

/** The fields of a document that its type does not know. */
export const furtherFields = (type: string, fields: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const known = new Set(shapeOf(type).map(({ name }) => name))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !known.has(name)))
}

export const documentPath = (row: { id: string | number }) => `/content/${encodeURIComponent(String(row.id))}`
