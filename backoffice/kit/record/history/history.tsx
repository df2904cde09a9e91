import { useMemo } from 'react'
import { ListBase } from 'react-admin'
import { useListContext, useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { AuditListRow } from '#model/audit/wire.ts'
import type { TextKey } from '#model/texts/load.ts'
import { PageError } from '../../../layout/page-error.tsx'
import { FilterBar } from '../../list/filters/filter-bar.tsx'
import { OneFilter } from '../../list/filters/use-filters.tsx'
import { ListStatus } from '../../list/list-status.tsx'
import { Pagination } from '../../list/pagination.tsx'
import { Rows } from '../../list/rows/table.tsx'
import { useText } from '../../hooks/use-text.ts'
import { auditColumns, auditFilters } from './audit-columns.tsx'

interface Props {
  /** table of the audit log; several, the record's own first, where parts of the record have tables of their own under its id */
  refTable: string | readonly string[]
  resource: string
  /** whose changes; absent: the record's own. Several where one record took over another's history */
  ids?: readonly string[]
  /** in place of table and ids: a filter of the log that finds the record with its parts */
  filter?: (id: string) => Record<string, unknown>
  /** text key of a heading */
  title?: TextKey
}

/** Everything that happened to this record: when, who (and for whom), which field, from what to what. */
export function History({ refTable, resource, ids, filter, title }: Props) {
  const record = useRecordContext<RaRecord>()
  const text = useText()
  if (!record) return null
  return (
    <ListBase
      disableAuthentication
      resource="auditEvents"
      filter={filter?.(String(record.id)) ?? { refTable, refId: ids ?? String(record.id) }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey={`history.${resource}`}
      exporter={false}
      queryOptions={{ onError: () => undefined }}
    >
      {title && (
        <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
          {text(title)}
        </Typography>
      )}
      <OneFilter>
        <FilterBar filters={auditFilters} search={false} />
      </OneFilter>
      <ListStatus />
      <Body own={typeof refTable === 'string' ? refTable : refTable[0]} />
    </ListBase>
  )
}

function Body({ own = '' }: { own: string | undefined }) {
  const columns = useMemo(() => auditColumns({ own }), [own])
  const { total, isPending, error, refetch } = useListContext<AuditListRow>()
  const translate = useTranslate()
  if (error)
    return (
      <Card>
        <PageError error={error} onRetry={() => void refetch()} />
      </Card>
    )
  return (
    <Card>
      {!isPending && total === 0 ? (
        <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
          {translate('admin.history.none')}
        </Typography>
      ) : (
        <Rows columns={columns} />
      )}
      {(total ?? 0) > 25 && <Pagination />}
    </Card>
  )
}
