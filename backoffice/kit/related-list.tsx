import { ListBase } from 'react-admin'
import { useListContext, type RaRecord, type SortPayload } from 'ra-core'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { PageError } from '../layout/page-error.tsx'
import type { Column } from './list/columns.tsx'
import { ListStatus } from './list/list-status.tsx'
import { Pagination } from './list/pagination.tsx'
import { Rows } from './list/rows/table.tsx'

interface Props<R extends RaRecord> {
  resource: string
  filter: Record<string, unknown>
  sort?: SortPayload
  columns: readonly Column<R>[]
  /** what no rows means, in words */
  empty: string
  perPage?: number
}

/** A list within a page: it has no filters of its own and leaves the address alone. */
export function RelatedList<R extends RaRecord>({ resource, filter, sort, columns, empty, perPage = 25 }: Props<R>) {
  return (
    <ListBase
      disableAuthentication
      resource={resource}
      filter={filter}
      sort={sort}
      perPage={perPage}
      disableSyncWithLocation
      storeKey={false}
      exporter={false}
      queryOptions={{ onError: () => undefined, retry: false }}
    >
      <ListStatus />
      <Body<R>
        columns={sort ? columns : columns.map((column) => ({ ...column, sortable: false }))}
        empty={empty}
        perPage={perPage}
      />
    </ListBase>
  )
}

function Body<R extends RaRecord>({
  columns,
  empty,
  perPage,
}: {
  columns: readonly Column<R>[]
  empty: string
  perPage: number
}) {
  const { total, isPending, error, refetch } = useListContext()
  if (error)
    return (
      <Card>
        <PageError error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (!isPending && total === 0)
    return (
      <Card>
        <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
          {empty}
        </Typography>
      </Card>
    )
  return (
    <Card>
      <Rows<R> columns={columns} />
      {(total ?? 0) > perPage && <Pagination />}
    </Card>
  )
}
