import { customFieldName } from '#model/classification/custom-field-name.ts'
import type { ListedField } from '#model/classification/custom-fields.ts'
import type { Column } from '../list/columns.tsx'
import type { Filter } from '../list/filters/filters.ts'
import { ValueWords } from './value-words.tsx'

/** A custom field as a column, which is hidden until it is chosen. */
export const columnOf = ({ id, name, definitionType: type, validator }: ListedField): Column => ({
  source: customFieldName(id),
  label: name,
  hidden: true,
  sortable: false,
  number: type === 'int' || type === 'float',
  ...(type === 'boolean' && { words: 'ra.boolean' }),
  render: ({ customFields }) => {
    const value = (customFields as Record<string, string> | undefined)?.[id]
    return value ? <ValueWords rule={{ type, validator }} value={value} /> : null
  },
})

/** A custom field as a filter: of what it holds, and of records that have nothing in it. */
export function filterOf({ id, name, definitionType, values }: ListedField): Filter {
  const source = customFieldName(id)
  const base = { source, label: name, several: true, empties: true } as const
  switch (definitionType) {
    case 'enum':
      return { ...base, kind: 'choice', choices: values.map((value) => ({ id: value, name: value })) }
    case 'boolean':
      return {
        ...base,
        kind: 'choice',
        choices: ['true', 'false'].map((value) => ({ id: value, name: `ra.boolean.${value}` })),
      }
    case 'timestamp':
      return { ...base, kind: 'day', words: ['has', 'isEmpty', 'isNotEmpty'] }
    case 'string':
      return { ...base, kind: 'text', words: ['has', 'is', 'isNot', 'isEmpty', 'isNotEmpty'] }
    default:
      return { ...base, kind: 'text' }
  }
}
