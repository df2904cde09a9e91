import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useListContext } from 'ra-core'

export type Values = Record<string, unknown>
const Asked = createContext<RefObject<Values> | null>(null)

/** All that narrows the list below it changes one filter. */
export function OneFilter({ children }: { children: ReactNode }) {
  return <Asked value={useRef<Values>({})}>{children}</Asked>
}

/** What a list is narrowed by, and the way to change it: a change adds to what was asked for last, also before the address and the list show it. */
export function useFilters() {
  const { filterValues, setFilters } = useListContext()
  const alone = useRef<Values>({})
  const asked = useContext(Asked) ?? alone
  const shown = JSON.stringify(filterValues ?? {})
  useEffect(() => {
    asked.current = JSON.parse(shown) as Values
  }, [asked, shown])
  return {
    values: filterValues as Values,
    change: (next: (last: Values) => Values) => {
      asked.current = next(asked.current)
      setFilters(asked.current, undefined, false)
    },
  }
}
