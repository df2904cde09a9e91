import { lazy, Suspense, useEffect, useState } from 'react'
import type { RaRecord } from 'ra-core'
import { loadRestOfTexts } from '../../providers/i18n.ts'
import type { Peekable } from './peek.tsx'
import { onPeek } from './peek-event.ts'

const Peek = lazy(async () => {
  const [{ Peek: beside }] = await Promise.all([import('./peek.tsx'), loadRestOfTexts()])
  return { default: beside }
})

/** Where previews appear; their code comes with the first one. */
export function PeekPlace<R extends RaRecord>({ idOf, panel }: Peekable<R>) {
  const [first, setFirst] = useState<string>()
  useEffect(() => onPeek((id) => setFirst((before) => before ?? id)), [])
  return (
    <div data-peeks>
      {first !== undefined && (
        <Suspense>
          <Peek first={first} idOf={idOf as Peekable<RaRecord>['idOf']} panel={panel} />
        </Suspense>
      )}
    </div>
  )
}
