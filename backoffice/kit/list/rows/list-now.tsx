import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { ListContextProvider, type Identifier, type ListControllerResult, type RaRecord } from 'ra-core'

/**
 * The list as it is now, and the boxes of its rows. React would look through every cell for what a context reaches, and draw
 * 250 boxes again in one step: both take longer than a frame.
 */
function createStore(start: ListControllerResult | undefined) {
  const boxes = new Map<HTMLInputElement, Identifier>()
  const listeners = new Set<() => void>()
  let list = start
  let chosen = new Set(start?.selectedIds)
  return {
    list: () => list,
    set(next: ListControllerResult) {
      list = next
      chosen = new Set(next.selectedIds)
      for (const [box, id] of boxes) box.checked = chosen.has(id)
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    addBox(box: HTMLInputElement, id: Identifier) {
      boxes.set(box, id)
      box.checked = chosen.has(id)
      return () => void boxes.delete(box)
    },
  }
}
const StoreContext = createContext(createStore(undefined))

/** The list as it is now. Rows are drawn from it a moment later, in slices; what is chosen must show at once. */
export function ListNow({ value, children }: { value: ListControllerResult; children: ReactNode }) {
  const [store] = useState(() => createStore(value))
  useLayoutEffect(() => store.set(value), [store, value])
  return <StoreContext value={store}>{children}</StoreContext>
}

/** Keeps a box checked while its row is chosen. @returns where the box is handed over, as its `ref` */
export function useChosen({ id }: RaRecord): (box: HTMLInputElement) => () => void {
  const store = useContext(StoreContext)
  return useCallback((box) => store.addBox(box, id), [store, id])
}

/** Gives the list as it is now to a part of the rows. */
export function WithListNow({ children }: { children: ReactNode }) {
  const store = useContext(StoreContext)
  const list = useSyncExternalStore(store.subscribe, store.list)
  return list && <ListContextProvider value={list}>{children}</ListContextProvider>
}
