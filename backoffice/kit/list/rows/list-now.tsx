import { createContext, useContext, type ReactNode } from 'react'
import {
  DataTableDataContext,
  DataTableSelectedIdsContext,
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
} from 'ra-core'

/** The list as it is now. Rows are drawn from it a moment later, in slices; what is chosen must show at once. */
export const ListNow = createContext<ListControllerResult | undefined>(undefined)

/** Whether a row is chosen. */
export const useChosen = (record: RaRecord): boolean => useContext(ListNow)?.selectedIds.includes(record.id) ?? false

/** Gives the list as it is now to a part of the rows. */
export function WithListNow({ children }: { children: ReactNode }) {
  const list = useContext(ListNow)
  return (
    list && (
      <DataTableDataContext value={list.data}>
        <DataTableSelectedIdsContext value={list.selectedIds}>
          <ListContextProvider value={list}>{children}</ListContextProvider>
        </DataTableSelectedIdsContext>
      </DataTableDataContext>
    )
  )
}
