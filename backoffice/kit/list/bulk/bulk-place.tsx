import { lazy, Suspense, useState } from 'react'
import { useListContext } from 'ra-core'
import { loadRestOfTexts } from '../../../providers/i18n.ts'

const BulkBar = lazy(async () => {
  const [{ BulkBar: bar }] = await Promise.all([import('./bulk-bar.tsx'), loadRestOfTexts()])
  return { default: bar }
})

/** Acts on many rows, loaded with the first row that is chosen; they stay while a run is looked at. */
export function BulkPlace() {
  const { selectedIds = [] } = useListContext()
  const [chosen, setChosen] = useState(selectedIds.length > 0)
  if (selectedIds.length > 0 && !chosen) setChosen(true)
  if (!chosen) return null
  return (
    <Suspense>
      <BulkBar />
    </Suspense>
  )
}
