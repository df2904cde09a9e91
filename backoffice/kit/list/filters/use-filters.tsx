import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { useListContext } from 'ra-core'
import type { Filter } from './filters.ts'
import { pendingValues } from '../../hooks/pending-values.ts'

export type Values = Record<string, unknown>
interface Filters {
  /** what the list shows is narrowed by this */
  values: Values
  change: (next: (last: Values) => Values) => void
}
const Current = createContext<Filters | null>(null)

/** All that narrows the list below it changes one filter: a change adds to what was asked for last, also before the address and the list show it. */
export function OneFilter({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext()
  const shown = JSON.stringify(filterValues ?? {})
  const asked = useRef<Values>({})
  const onItsWay = useRef<string[]>([])
  useEffect(() => {
    // what was asked for earlier is shown later: it does not take the place of what has been asked for since
    const since = pendingValues(onItsWay.current, shown)
    onItsWay.current = since ?? []
    if (!since) asked.current = JSON.parse(shown) as Values
  }, [shown])
  const change: Filters['change'] = (next) => {
    asked.current = next(asked.current)
    onItsWay.current.push(JSON.stringify(asked.current))
    setFilters(asked.current, undefined, false)
  }
  return <Current value={{ values: filterValues as Values, change }}>{children}</Current>
}

/** What a list is narrowed by, and the way to change it. Below `OneFilter` only. */
export function useFilters(): Filters {
  const filters = useContext(Current)
  if (!filters) throw new Error('useFilters needs OneFilter')
  return filters
}

/** Says to a filter that its choices are in sight. */
export function useShown(filter: Filter) {
  const onShown = filter.kind === 'choice' ? filter.onShown : undefined
  useEffect(() => onShown?.(), [onShown])
}
