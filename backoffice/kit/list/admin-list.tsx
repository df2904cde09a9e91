import { Suspense, type ReactElement, type ReactNode } from 'react'
import { ListBase } from 'react-admin'
import { useListContext, useResourceContext, useTranslate, type RaRecord, type SortPayload } from 'ra-core'
import Card from '@mui/material/Card'
import { bulkCatalogue } from '#model/admin/bulk-acts.ts'
import { PageError } from '../../layout/page-error.tsx'
import { lazyPart } from '../lazy-part.ts'
import { PageHead } from '../page-head.tsx'
import type { AdvancedFilter } from './filters/advanced-search.tsx'
import { useSelectionOfFilter } from './bulk/use-selection-of-filter.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import type { Column } from './columns.tsx'
import { useCustomFields } from './custom-fields.ts'
import { Details } from './details.tsx'
import { EmptyList } from './empty-list.tsx'
import { ExportButton } from './export-button.tsx'
import { ListAddress } from './list-address.tsx'
import { ListStatus } from './list-status.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import type { Filter } from './filters/filters.ts'
import { Pagination } from './pagination.tsx'
import type { Peekable } from './peek.tsx'
import { BulkPlace } from './bulk/bulk-place.tsx'
import { PeekPlace } from './peek-place.tsx'
import { Rows } from './rows/table.tsx'
import { OneFilter } from './filters/use-filters.tsx'
import { RowNames } from './use-name.ts'
import { ViewsButton } from './views/views-button.tsx'

const ViewTabs = lazyPart(async () => ({ default: (await import('./views/view-tabs.tsx')).ViewTabs }))

interface Props<R extends RaRecord> {
  resource: string
  columns: readonly Column<R>[]
  filters: readonly Filter[]
  sort: SortPayload
  rowPath?: (record: R) => string
  /** what a row is called where its record has no name */
  called?: (record: R) => string
  /** filters that hold unless they are changed */
  filterDefaults?: Record<string, unknown>
  create?: ReactNode
  /** quick views between head and filters */
  above?: ReactNode
  search?: boolean
  /** the form behind Advanced search */
  advanced?: readonly AdvancedFilter[]
  /** what opens below a row, reading the row's record from its context; by default the columns that are out of sight */
  expand?: ReactElement
  /** what Space shows beside the list */
  peek?: Peekable<R>
}

/** Every administered list: head with its actions, search and filters, rows, pages. Filters, sort and page live in the URL. */
export function AdminList<R extends RaRecord>({
  resource,
  columns: ownColumns,
  filters: ownFilters,
  sort,
  rowPath,
  called,
  filterDefaults,
  create,
  above,
  search,
  advanced,
  expand,
  peek,
}: Props<R>) {
  const translate = useTranslate()
  const { columns, filters, inSight } = useCustomFields(resource, ownColumns, ownFilters)
  return (
    <ListAddress resource={resource} columns={columns} sort={sort}>
      <ListBase
        disableAuthentication
        resource={resource}
        perPage={10}
        sort={sort}
        filterDefaultValues={filterDefaults}
        exporter={false}
        queryOptions={{ onError: () => undefined, retry: 1, ...(inSight && { meta: { customFields: inSight } }) }}
      >
        <PageHead
          title={translate(`resources.${resource}.name`, { smart_count: 2 })}
          actions={
            <>
              <ViewsButton columns={columns} sort={sort} filterDefaults={filterDefaults} />
              <ColumnsMenu columns={columns} />
              <ExportButton columns={columns} />
              {create}
            </>
          }
        />
        <Suspense>
          <ViewTabs columns={columns as readonly Column[]} sort={sort} filterDefaults={filterDefaults} />
        </Suspense>
        <OneFilter>
          {above}
          <FilterBar filters={filters} search={search} advanced={advanced} />
        </OneFilter>
        <ListStatus />
        <RowNames value={called as ((record: RaRecord) => string) | undefined}>
          <ListCard
            columns={columns}
            rowPath={rowPath}
            create={create}
            expand={expand ?? (ownColumns.some(({ hidden }) => hidden) ? <Details columns={ownColumns} /> : undefined)}
          />
        </RowNames>
        {peek && <PeekPlace<R> idOf={peek.idOf} panel={peek.panel} />}
      </ListBase>
    </ListAddress>
  )
}

interface CardProps<R extends RaRecord> {
  columns: readonly Column<R>[]
  rowPath?: (record: R) => string
  create?: ReactNode
  expand?: ReactElement
}

function ListCard<R extends RaRecord>({ columns, rowPath, create, expand }: CardProps<R>) {
  const { error, refetch, total, isPending, filterValues, setFilters, meta } = useListContext()
  const translate = useTranslate()
  const resource = useResourceContext()
  const choosable = Object.hasOwn(bulkCatalogue, resource ?? '')
  const filtered = Object.keys((filterValues ?? {}) as object).length > 0
  useSelectionOfFilter()
  if (error)
    return (
      <Card>
        <PageError
          error={error}
          onRetry={() => void refetch()}
          onClear={filtered ? () => setFilters({}, undefined, false) : undefined}
        />
      </Card>
    )
  return (
    // `hidden`, which a card has, would make it the frame that the bar of actions sticks to
    <Card sx={{ overflow: 'clip' }}>
      <Rows<R> columns={columns} rowPath={rowPath} choosable={choosable} expand={expand} />
      {choosable && <BulkPlace />}
      {!isPending && total === 0 && <EmptyList resource={resource ?? ''} filtered={filtered} create={create} />}
      {(total ?? 0) > 0 && (
        <Pagination
          {...((meta as { more?: boolean } | undefined)?.more && {
            labelDisplayedRows: ({ from, to, count }) => translate('admin.list.atLeast', { from, to, count }),
          })}
        />
      )}
    </Card>
  )
}
