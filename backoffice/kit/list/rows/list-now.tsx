import { createContext, useCallback, useContext, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  DataTableDataContext,
  DataTableSelectedIdsContext,
  ListContextProvider,
  type Identifier,
  type ListControllerResult,
  type RaRecord,
} from 'ra-core'

/** Ids of the chosen rows. The boxes follow it themselves: 250 drawn again in one step would take longer than a frame. */
function createSelection(start: readonly Identifier[]) {
  const listeners = new Set<() => void>()
  let ids = new Set(start)
  return {
    has: (id: Identifier) => ids.has(id),
    set(next: readonly Identifier[]) {
      ids = new Set(next)
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const CurrentList = createContext<ListControllerResult | undefined>(undefined)
const SelectionContext = createContext(createSelection([]))

/** The list as it is now. Rows are drawn from it a moment later, in slices; what is chosen must show at once. */
export function ListNow({ value, children }: { value: ListControllerResult; children: ReactNode }) {
  const { selectedIds } = value
  const [selection] = useState(() => createSelection(selectedIds))
  useLayoutEffect(() => selection.set(selectedIds), [selection, selectedIds])
  return (
    <CurrentList value={value}>
      <SelectionContext value={selection}>{children}</SelectionContext>
    </CurrentList>
  )
}

/** Keeps a box checked while its row is chosen. @returns where the box is handed over, as its `ref` */
export function useChosen({ id }: RaRecord): (box: HTMLInputElement) => () => void {
  const selection = useContext(SelectionContext)
  return useCallback(
    (box) => {
      const show = () => void (box.checked = selection.has(id))
      show()
      return selection.subscribe(show)
    },
    [selection, id],
  )
}

/** Gives the list as it is now to a part of the rows. */
export function WithListNow({ children }: { children: ReactNode }) {
  const list = useContext(CurrentList)
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
