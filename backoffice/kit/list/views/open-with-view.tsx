import { useEffect, useRef } from 'react'
import type { ViewParams } from '#model/admin/saved-view.ts'
import { useActiveView } from './active-view.ts'
import { useDefaultView, useViews } from './use-views.ts'

/** Opens a list with the person's default view; draws nothing. */
export function OpenWithView({
  resource,
  apply,
}: {
  resource: string
  apply: (params: ViewParams, replace?: boolean) => void
}) {
  const { id } = useDefaultView(resource)
  return id === null ? null : <Open resource={resource} id={id} apply={apply} />
}

function Open({
  resource,
  id,
  apply,
}: {
  resource: string
  id: string
  apply: (params: ViewParams, replace?: boolean) => void
}) {
  const { all } = useViews(resource)
  const [, setActive] = useActiveView(resource)
  const done = useRef(false)
  const view = all.find((one) => one.id === id)
  useEffect(() => {
    if (!view || done.current) return
    done.current = true
    setActive({ id: view.id, name: view.name, params: view.params })
    apply(view.params, true)
  }, [view, setActive, apply])
  return null
}
