import { memo, Suspense, useDeferredValue, useState } from 'react'
import { ListContextProvider, useListContext } from 'ra-core'
import { loadRestOfTexts } from '../../../providers/i18n.ts'
import { lazyPart } from '../../lazy-part.ts'

const BulkBar = lazyPart(async () => {
  const [{ BulkBar: bar }] = await Promise.all([import('./bulk-bar.tsx'), loadRestOfTexts()])
  return { default: memo(bar) }
})

/** Acts on many rows, loaded with the first row that is chosen; they stay while a run is looked at. */
export function BulkPlace() {
  const list = useListContext()
  // the box that was pressed shows first
  const drawn = useDeferredValue(list)
  const { selectedIds = [] } = drawn
  const [chosen, setChosen] = useState(selectedIds.length > 0)
  if (selectedIds.length > 0 && !chosen) setChosen(true)
  if (!chosen) return null
  return (
    <ListContextProvider value={drawn}>
      <Suspense>
        <BulkBar />
      </Suspense>
    </ListContextProvider>
  )
}
