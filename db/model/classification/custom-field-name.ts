/** A custom field among the columns and filters of a list. */
export const customFieldName = (id: string): string => `custom.${id}`
/** The custom field that such a name means. */
export const customFieldId = (name: string): string | undefined =>
  name.startsWith('custom.') ? name.slice('custom.'.length) : undefined
