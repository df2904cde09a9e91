import { useStore } from 'ra-core'
import type { ViewParams } from '#model/admin/saved-view.ts'

/** The view that a list shows now, as the person last chose it; `useKeptView` follows what others make of it. */
export interface ActiveView {
  id: string
  name: string
  params: ViewParams
}
export const useActiveView = (resource: string) => useStore<ActiveView | null>(`${resource}.view`, null)
/** How many rows a view had when it was last seen. */
export const useViewTotals = (resource: string) => useStore<Record<string, number>>(`${resource}.viewTotals`, {})
