import { Suspense, useEffect, useState } from 'react'
import type { RaRecord } from 'ra-core'
import { lazyPart } from '../lazy-part.ts'
import { loadRestOfTexts } from '../../providers/i18n.ts'
import type { Peekable } from './peek.tsx'
import { onPeek } from './peek-event.ts'

const Peek = lazyPart(async () => {
  const [{ Peek: beside }] = await Promise.all([import('./peek.tsx'), loadRestOfTexts()])
  return { default: beside }
})

/** Where previews appear: Space opens and closes one. Their code comes with the first. */
export function PeekPlace<R extends RaRecord>({ idOf, panel }: Peekable<R>) {
  const [recordId, setRecordId] = useState<string | null>(null)
  useEffect(() => onPeek((id) => setRecordId((before) => (before === id ? null : id))), [])
  return (
    <div data-peeks>
      {recordId !== null && (
        <Suspense>
          <Peek recordId={recordId} onChange={setRecordId} idOf={idOf as Peekable<RaRecord>['idOf']} panel={panel} />
        </Suspense>
      )}
    </div>
  )
}
