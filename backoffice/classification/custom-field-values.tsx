import { useMemo } from 'react'
import { useRecordContext } from 'ra-core'
import { ruleOfField, type CustomField, type CustomFieldValue } from '#model/classification/custom-fields.ts'
import { ValueWords } from '../kit/extras/value-words.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { PersonLink } from '../kit/record-link.tsx'
import { RelatedList } from '../kit/related-list.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { When } from '../kit/when.tsx'
import { EntityLink } from './entity-link.tsx'

/** Which records have a value in the field. */
export function CustomFieldValues() {
  const field = useRecordContext<CustomField>()
  const text = useText()
  const columns = useMemo<readonly Column<CustomFieldValue>[]>(
    () => [
      { source: 'entityId', sortable: false, render: (row) => <EntityLink {...row} /> },
      { source: 'value', render: (row) => field && <ValueWords rule={ruleOfField(field)} value={row.value} /> },
      { source: 'updatedBy', idOf: 'users', sortable: false, render: (row) => <PersonLink id={row.updatedBy} /> },
      { source: 'updatedAt', firstOrder: 'DESC', render: (row) => <When value={row.updatedAt} /> },
    ],
    [field],
  )
  if (!field) return null
  return (
    <RelatedList<CustomFieldValue>
      resource="customFieldValues"
      filter={{ definitionId: field.id }}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      columns={columns}
      empty={text('customFields.noValues')}
    />
  )
}
