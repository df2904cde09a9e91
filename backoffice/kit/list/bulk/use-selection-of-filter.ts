import { useEffect, useRef } from 'react'
import { useListContext, useResourceContext } from 'ra-core'

/** resource → the filter under which its rows were chosen; a choice stored by an earlier page has none */
const chosenUnder = new Map<string, string>()

/** Drops the chosen rows as soon as the list is filtered or searched otherwise: no one acts on rows that are out of sight. Paging keeps them. */
export function useSelectionOfFilter(): void {
  const { filterValues, selectedIds = [], onUnselectItems } = useListContext()
  const resource = useResourceContext() ?? ''
  const filter = JSON.stringify(filterValues ?? {})
  const drop = useRef(() => {})
  useEffect(() => {
    drop.current = () => {
      if (selectedIds.length > 0) onUnselectItems()
    }
  })
  useEffect(() => {
    if (chosenUnder.get(resource) !== filter) drop.current()
    chosenUnder.set(resource, filter)
  }, [resource, filter])
}
