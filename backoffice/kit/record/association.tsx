import { useMemo, useState, type ReactNode } from 'react'
import { ReferenceManyField } from 'react-admin'
import { useListContext, useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import { PageError } from '../../layout/page-error.tsx'
import type { Act } from '#model/permissions.ts'
import type { Verb } from '../../providers/verb.ts'
import { useDisabledReason } from '../buttons/guarded-button.tsx'
import { ListStatus } from '../list/list-status.tsx'
import { pageSizes } from '../list/page-sizes.ts'
import { Pagination } from '../list/pagination.tsx'
import type { Column } from '../list/columns.tsx'
import { FilterBar } from '../list/filters/filter-bar.tsx'
import { OneFilter } from '../list/filters/use-filters.tsx'
import type { Filter } from '../list/filters/filters.ts'
import { Rows } from '../list/rows/table.tsx'
import { useMay } from '../hooks/use-permissions.ts'
import { useActionMutation } from '../hooks/use-action-mutation.ts'
import { AddRecord, type AddSource } from './add-record.tsx'

export interface AssociationProps<R extends RaRecord> {
  /** name of the child list */
  list: string
  columns: readonly Column<R>[]
  /** text key: what no rows means */
  empty: string
  rowPath?: (row: R) => string
  act?: Act
  add?: AddSource & { verb: (id: string) => Verb }
  remove?: (row: R) => Verb | undefined
  /** further actions above the rows */
  actions?: ReactNode
  /** what else shows the result */
  reload?: readonly string[]
  /** narrows the rows */
  filter?: Record<string, unknown>
  /** what the reader can narrow them by */
  filters?: readonly Filter[]
  /** how many rows at once, 10 by default */
  perPage?: number
}

/** The records associated with this one: the rows, Add, Remove. */
export function Association<R extends RaRecord>({
  list,
  columns,
  empty,
  rowPath,
  act = 'setup.edit',
  add,
  remove,
  actions,
  reload = [],
  filter,
  filters,
  perPage = 10,
}: AssociationProps<R>) {
  const [adding, setAdding] = useState(false)
  const record = useRecordContext()
  const why = useDisabledReason()(useMay(act))
  const touched = useMemo(() => [list, 'auditEvents', ...reload], [list, reload])
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: touched })
  const shown = useMemo<readonly Column<R>[]>(() => {
    if (!remove) return columns
    return [
      ...columns,
      {
        source: '_remove',
        label: 'admin.list.actions',
        sortable: false,
        number: true,
        render: (row) => <Remove verb={remove(row)} why={why} onRemove={(verb) => void run(verb)} />,
      },
    ]
  }, [columns, remove, why, run])
  if (!record) return null
  return (
    <ReferenceManyField reference={list} target="id" perPage={perPage} filter={filter} key={String(record.id)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
        {add && (
          <AddRecord
            source={add}
            why={why}
            busy={busy}
            open={adding}
            onOpen={setAdding}
            onAdd={(id) => run(add.verb(id))}
          />
        )}
        {actions}
      </Box>
      {filters && (
        <OneFilter>
          <FilterBar filters={filters} search={false} />
        </OneFilter>
      )}
      <ListStatus />
      <Body columns={shown} empty={empty} rowPath={rowPath} perPage={perPage} />
    </ReferenceManyField>
  )
}

function Body<R extends RaRecord>({
  columns,
  empty,
  rowPath,
  perPage,
}: {
  columns: readonly Column<R>[]
  empty: string
  rowPath?: (row: R) => string
  perPage: number
}) {
  const { total, isPending, error, refetch } = useListContext()
  const translate = useTranslate()
  const unsorted = useMemo(() => columns.map((column) => ({ ...column, sortable: false })), [columns])
  if (error)
    return (
      <Card>
        <PageError error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (!isPending && total === 0) {
    return (
      <Card sx={{ p: 4 }}>
        <Typography color="text.secondary" sx={{ textAlign: 'center', mx: 'auto', maxWidth: '60ch' }}>
          {translate(empty)}
        </Typography>
      </Card>
    )
  }
  return (
    <Card>
      <Rows<R> columns={unsorted} rowPath={rowPath} />
      {(total ?? 0) > perPage && (
        <Pagination {...(!pageSizes.includes(perPage) && { rowsPerPageOptions: [perPage] })} />
      )}
    </Card>
  )
}

function Remove({ verb, why, onRemove }: { verb: Verb | undefined; why?: string; onRemove: (verb: Verb) => void }) {
  const translate = useTranslate()
  if (!verb) return null
  const label = why ?? translate('ra.action.remove')
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={why ? true : undefined}
        sx={{ ...(why && { opacity: 0.5 }) }}
        onClick={(event) => {
          event.stopPropagation()
          if (!why) onRemove(verb)
        }}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
