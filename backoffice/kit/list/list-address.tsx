import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNotify, useStore, useTranslate, type SortPayload } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { PageHead } from '../page-head.tsx'
import { useText } from '../hooks/use-text.ts'
import type { Column } from './columns.tsx'
import { isShowable } from './look.ts'
import { pageSizes } from './page-sizes.ts'

interface Props {
  resource: string
  columns: readonly Pick<Column, 'source' | 'sortable'>[]
  /** the list's own order */
  sort: SortPayload
  children: ReactNode
}

/** What of a list's state is asked for as it stands in the address or in the store. */
interface ListParams {
  sort?: unknown
  order?: unknown
  page?: unknown
  perPage?: unknown
}

/** What of it the list cannot show, with what it shows instead. */
function corrections(asked: ListParams, { columns, sort }: Pick<Props, 'columns' | 'sort'>): Record<string, string> {
  const known = columns.some(
    (column) => column.source === asked.sort && column.sortable !== false && isShowable(column),
  )
  const inOrder = (known || asked.sort === sort.field) && (asked.order === 'ASC' || asked.order === 'DESC')
  const isSize = pageSizes.some((size) => String(size) === String(asked.perPage as string))
  return {
    // without a field no direction counts
    ...(asked.sort && !inOrder ? { sort: sort.field, order: sort.order ?? 'ASC' } : {}),
    ...(asked.page && !/^[1-9]\d{0,6}$/.test(String(asked.page as string)) ? { page: '1' } : {}),
    ...(asked.perPage && !isSize ? { perPage: '10' } : {}),
  }
}

/** A parameter that is given twice is several values, as the list would read it. */
const readParameter = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.has(name) ? parameters.getAll(name).join(',') : undefined

/** Whether the address has a filter that is not the whole of one: the end of a long link gets lost in mails and chats. */
function hasCutFilter(parameters: URLSearchParams): boolean {
  const filter = readParameter(parameters, 'filter')
  if (filter === undefined) return false
  try {
    const read: unknown = JSON.parse(filter)
    return typeof read !== 'object' || read === null || Array.isArray(read)
  } catch {
    return true
  }
}

/**
 * The list below it is asked only for what it can show: an order or a page that it does not know, in the address or
 * kept from an earlier visit, gives way to its own. The API would refuse it, and the list would remember it. Without its filter the list would show rows that
 * no one meant: it is not shown before the reader says so.
 */
export function ListAddress({ resource, columns, sort, children }: Props) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const text = useText()
  const [kept, setKept] = useStore<Record<string, unknown> | undefined>(`${resource}.listParams`)
  const parameters = new URLSearchParams(search)
  const isCut = hasCutFilter(parameters)
  const asked = Object.fromEntries(
    ['sort', 'order', 'page', 'perPage'].map((name) => [name, readParameter(parameters, name)]),
  )
  const inAddress = corrections(asked, { columns, sort })
  const inStore = corrections(kept ?? {}, { columns, sort })
  const addressIsWrong = Object.keys(inAddress).length > 0
  const storeIsWrong = Object.keys(inStore).length > 0
  const orderIsWrong = 'sort' in inAddress || 'sort' in inStore
  useEffect(() => {
    if (isCut) return
    if (addressIsWrong) {
      const corrected = new URLSearchParams(search)
      for (const [name, value] of Object.entries(inAddress)) corrected.set(name, value)
      void navigate({ search: `?${corrected.toString()}` }, { replace: true })
    }
    if (storeIsWrong) setKept({ ...kept, ...inStore })
    if (orderIsWrong) notify(text('admin.list.unknownOrder'), { type: 'info' })
  })
  if (isCut) return <CutFilter resource={resource} parameters={parameters} />
  return addressIsWrong || storeIsWrong ? null : children
}

function CutFilter({ resource, parameters }: { resource: string; parameters: URLSearchParams }) {
  const navigate = useNavigate()
  const text = useText()
  const title = useTranslate()(`resources.${resource}.name`, { smart_count: 2 })
  const clear = () => {
    const cleared = new URLSearchParams(parameters)
    cleared.set('filter', '{}')
    void navigate({ search: `?${cleared.toString()}` })
  }
  return (
    <>
      <PageHead title={title} />
      <Card>
        <Box role="alert" sx={{ py: 8, px: 2, textAlign: 'center' }}>
          <Typography variant="h2" gutterBottom>
            {text('admin.list.cutFilter')}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {text('admin.list.cutFilterHint')}
          </Typography>
          <Button onClick={clear}>{text('admin.list.clear')}</Button>
        </Box>
      </Card>
    </>
  )
}
