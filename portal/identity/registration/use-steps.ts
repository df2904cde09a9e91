import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Which step of a form is open, as the address says (`#step-3`): each is an entry of the history, so that Back goes to the
 * step before. A step whose predecessors are not filled in, as after a reload without what is not kept, does not open.
 * @param first the furthest step that may open at the start, from 0
 */
export function useSteps(first: () => number) {
  const navigate = useNavigate()
  const { hash, state } = useLocation()
  const [furthest, setFurthest] = useState(first)
  const wanted = Math.max(Number(/^#step-(\d)$/.exec(hash)?.[1] ?? 1) - 1, 0)
  const at = Math.min(wanted, furthest)
  /** steps that were left forwards since the page was opened: so many entries lie before this one */
  const before = (state as { before?: number } | null)?.before ?? 0

  const go = (from: number, to: number) => {
    const back = from - to
    const address = `#step-${to + 1}`
    if (back > 0 && before >= back) void navigate(-back)
    else if (back > 0) void navigate(address, { replace: true })
    else {
      setFurthest((now) => Math.max(now, to))
      void navigate(address, { state: { before: before + 1 } })
    }
  }
  const corrected = useRef<number>(undefined)
  useEffect(() => {
    if (wanted === at) corrected.current = undefined
    else if (corrected.current !== wanted) {
      corrected.current = wanted
      go(wanted, at)
    }
  })
  return [at, (to: number) => to !== at && go(at, to)] as const
}
