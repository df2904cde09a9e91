import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useListContext, useResourceContext, useStore, type SortPayload } from 'ra-core'
import { customFieldId, customFieldName } from '#model/classification/custom-field-name.ts'
import type { Density, ViewParams } from '#model/admin/saved-view.ts'
import type { Column } from './columns.tsx'
import { pageSizes } from '#model/admin/page-sizes.ts'

/** Custom fields come and go: a view says which of them are in sight, not which are hidden. */
const isCustom = (source: string) => customFieldId(source) !== undefined

type AnyColumn = Pick<Column, 'source' | 'hidden'>
export const isShowable = ({ source }: AnyColumn) => !source.startsWith('_')

/** How high the rows of a list stand. */
export const useDensity = (resource: string) => useStore<Density>(`${resource}.density`, 'normal')

const none: string[] = []
/** Ids of the custom fields that the person's lists have had as columns, in sight or hidden. */
export const useKnownFields = (resource: string) => useStore<string[]>(`${resource}.customFields`, none)

/** Positions as react-admin keeps them; columns that no one has placed follow in their own order. */
export const ranksOf = (columns: readonly AnyColumn[], order: readonly string[]): number[] => {
  const placed = order.map((name) => columns.findIndex(({ source }) => source === name)).filter((at) => at >= 0)
  return [...placed, ...columns.keys()].filter((at, place, all) => all.indexOf(at) === place)
}

/** Which columns are in sight, in which order, and how dense the rows are: as the person left it. */
export function useLook(columns: readonly AnyColumn[]) {
  const resource = useResourceContext() ?? ''
  const own = useMemo(() => columns.filter(({ hidden }) => hidden).map(({ source }) => source), [columns])
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, own)
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`)
  const [known] = useKnownFields(resource)
  const [density, setDensity] = useDensity(resource)
  const order = useMemo(() => (ranks ?? []).map((at) => columns[at]?.source ?? '').filter(Boolean), [ranks, columns])
  const visible = useMemo(
    () =>
      ranksOf(columns, order)
        .map((at) => columns[at])
        .filter((column) => column !== undefined && isShowable(column) && !hidden.includes(column.source)),
    [columns, order, hidden],
  )
  const set = useCallback(
    (look: Pick<ViewParams, 'hidden' | 'shown' | 'order' | 'density'> | undefined) => {
      setHidden([
        ...(look?.hidden ?? own).filter((source) => !isCustom(source)),
        // a view may open before the fields have been read
        ...known.map(customFieldName).filter((source) => !look?.shown?.includes(source)),
      ])
      setRanks(look?.order.length ? ranksOf(columns, look.order) : undefined)
      setDensity(look?.density ?? 'normal')
    },
    [columns, own, known, setHidden, setRanks, setDensity],
  )
  return { hidden, order, density, setDensity, visible: visible as readonly { source: string }[], set }
}

/** The list as it is, in the form in which a view keeps it; and the way to change it. */
export function useListState(columns: readonly AnyColumn[]) {
  const { filterValues, sort, perPage } = useListContext()
  const { hidden, order, density, set } = useLook(columns)
  const navigate = useNavigate()
  const current: ViewParams = useMemo(
    () => ({
      filter: (filterValues ?? {}) as Record<string, unknown>,
      sort: { field: sort?.field ?? 'id', order: sort?.order ?? 'ASC' },
      perPage: pageSizes.find((size) => size === perPage) ?? 10,
      hidden: hidden.filter((source) => !isCustom(source)),
      shown: columns.map(({ source }) => source).filter((source) => isCustom(source) && !hidden.includes(source)),
      order,
      density,
    }),
    [columns, filterValues, sort, perPage, hidden, order, density],
  )
  const apply = useCallback(
    ({ filter, sort: by, perPage: size, ...look }: ViewParams, replace = false) => {
      set(look)
      const search = new URLSearchParams({
        filter: JSON.stringify(filter),
        sort: by.field,
        order: by.order,
        page: '1',
        perPage: String(size),
      })
      void navigate({ search: `?${search.toString()}` }, { replace })
    },
    [navigate, set],
  )
  return { current, apply }
}

/** The list as it comes without a view. */
export const deliveredView = (
  columns: readonly AnyColumn[],
  sort: SortPayload,
  filterDefaults: Record<string, unknown> | undefined,
): ViewParams => ({
  filter: filterDefaults ?? {},
  sort: { field: sort.field, order: sort.order },
  perPage: 10,
  hidden: columns.filter(({ hidden, source }) => hidden && !isCustom(source)).map(({ source }) => source),
  shown: [],
  order: [],
  density: 'normal',
})

const plainFilter = ({ filter }: Pick<ViewParams, 'filter'>) =>
  JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)))
const plain = ({ filter, sort, perPage, hidden, shown = [], order, density }: ViewParams) =>
  JSON.stringify([
    plainFilter({ filter }),
    sort.field,
    sort.order,
    perPage,
    [...hidden].sort(),
    [...shown].sort(),
    order,
    density,
  ])

/** Whether two lists show the same rows, in whatever order and form. */
export const sameFilter = (one: Pick<ViewParams, 'filter'>, other: Pick<ViewParams, 'filter'>): boolean =>
  plainFilter(one) === plainFilter(other)

/** Whether two lists show the same in the same way. */
export const sameView = (one: ViewParams, other: ViewParams): boolean => plain(one) === plain(other)
