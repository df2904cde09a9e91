import { useEffect } from 'react'
import { sameView } from '../look.ts'
import { useActiveView } from './active-view.ts'
import type { View } from './use-views.ts'

/** The shown view under its name and settings of now, which others may have changed; none once it is deleted. */
export function useKeptView(resource: string, { all, isSuccess }: { all: readonly View[]; isSuccess: boolean }): void {
  const [active, setActive] = useActiveView(resource)
  useEffect(() => {
    if (!isSuccess || active === null) return
    const kept = all.find(({ id }) => id === active.id)
    if (!kept) return setActive(null)
    const { id, name, params } = kept
    if (name !== active.name || !sameView(params, active.params)) setActive({ id, name, params })
  }, [all, isSuccess, active, setActive])
}
