import { createContext, useCallback, useContext, useLayoutEffect, useState, type ReactNode } from 'react'
import { ListContextProvider, type Identifier, type ListControllerResult, type RaRecord } from 'ra-core'

const CurrentList = createContext<ListControllerResult | undefined>(undefined)

/** Chosen rows and their boxes, which are set without React: 250 drawn again in one step would take longer than a frame. */
const newSelection = () => ({ ids: new Set<Identifier>(), boxes: new Map<HTMLInputElement, Identifier>() })
const SelectionContext = createContext(newSelection())

/** The list as it is now. Rows are drawn from it a moment later, in slices; what is chosen must show at once. */
export function ListNow({ value, children }: { value: ListControllerResult; children: ReactNode }) {
  const { selectedIds } = value
  const [selection] = useState(newSelection)
  useLayoutEffect(() => {
    selection.ids = new Set(selectedIds)
    for (const [box, id] of selection.boxes) box.checked = selection.ids.has(id)
  }, [selection, selectedIds])
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
      selection.boxes.set(box, id)
      box.checked = selection.ids.has(id)
      return () => void selection.boxes.delete(box)
    },
    [selection, id],
  )
}

/** Gives the list as it is now to a part of the rows. */
export function WithListNow({ children }: { children: ReactNode }) {
  const list = useContext(CurrentList)
  return list && <ListContextProvider value={list}>{children}</ListContextProvider>
}
