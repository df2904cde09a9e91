import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pendingValues } from '../../kit/hooks/pending-values.ts'

/**
 * What is chosen on the page, kept in its address, so that a run can be sent to someone as a link. The address follows what
 * is typed a little later; what it was asked to say never takes the place of what has been typed since.
 */
export function useChoices() {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [now, setNow] = useState({ address, chosen: address, asked: [] as readonly string[] })
  if (now.address !== address) {
    const since = pendingValues(now.asked, address)
    setNow(since ? { ...now, address, asked: since } : { address, chosen: address, asked: [] })
  }
  const chosen = new URLSearchParams(now.chosen)
  const get = (name: string) => chosen.get(name) ?? ''
  const set = (values: Record<string, string | undefined>) => {
    const next = new URLSearchParams(now.chosen)
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setNow({ ...now, chosen: next.toString(), asked: [...now.asked, next.toString()] })
    setParams(next, { replace: true })
  }
  return { get, set }
}
export type Choices = ReturnType<typeof useChoices>

/** A local date and time as an instant; undefined while it is none. */
export const instantOf = (local: string): string | undefined => {
  const ms = local ? Date.parse(local) : NaN
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString()
}
