import { useEffect, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useStore, type RaRecord } from 'ra-core'
import type { TagEntityType } from '#model/classification/enums.ts'
import { customFieldName } from '#model/classification/custom-field-name.ts'
import { api } from '../../providers/client.ts'
import { columnOf, filterOf } from '../extras/custom-field-columns.tsx'
import type { Column } from './columns.tsx'
import type { Filter } from './filters/filters.ts'
import { useKnownFields } from './look.ts'

/** Lists whose records have custom fields. */
const kinds: Readonly<Record<string, TagEntityType>> = {
  users: 'user',
  plans: 'plan',
  pools: 'pool',
  grants: 'grant',
  queries: 'query',
}
const FRESH_MS = 300_000

interface Shown<R extends RaRecord> {
  columns: readonly Column<R>[]
  filters: readonly Filter[]
  /** ids of the fields in sight, whose values the list asks for */
  inSight: string | undefined
}

/** The columns and filters of a list with those of its custom fields. Their columns are hidden until chosen. */
export function useCustomFields<R extends RaRecord>(
  resource: string,
  columns: readonly Column<R>[],
  filters: readonly Filter[],
): Shown<R> {
  const entityType = kinds[resource]
  const { data: fields } = useQuery({
    queryKey: ['customFields', 'kind', entityType],
    queryFn: async ({ signal }) => {
      const params = { entityType: entityType ?? 'other' }
      const { data: listed } = await api.get('/server/customField/entity/{entityType}', { params, signal })
      return listed.map((field) => ({ id: field.id, column: columnOf(field), filter: filterOf(field) }))
    },
    enabled: entityType !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  })
  const own = useMemo(() => columns.filter(({ hidden }) => hidden).map(({ source }) => source), [columns])
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, own)
  const [known, setKnown] = useKnownFields(resource)
  // react-admin remembers what is hidden: a new field would be in sight at once
  useEffect(() => {
    const added = (fields ?? []).map(({ id }) => id).filter((id) => !known.includes(id))
    if (!added.length) return
    setHidden([...hidden, ...added.map(customFieldName)])
    setKnown([...known, ...added])
  }, [fields, hidden, known, setHidden, setKnown])
  return useMemo(() => {
    const ready = (fields ?? []).filter(({ id }) => known.includes(id))
    if (!ready.length) return { columns, filters, inSight: undefined }
    const place = columns.findIndex(({ source }) => source.startsWith('_'))
    const end = place < 0 ? columns.length : place
    return {
      columns: [...columns.slice(0, end), ...ready.map(({ column }) => column as Column<R>), ...columns.slice(end)],
      filters: [...filters, ...ready.map(({ filter }) => filter)],
      inSight:
        ready
          .map(({ id }) => id)
          .filter((id) => !hidden.includes(customFieldName(id)))
          .join(',') || undefined,
    }
  }, [columns, filters, fields, known, hidden])
}
