import { useSearchParams } from 'react-router'

/** What is chosen on the page, kept in its address, so that a run can be sent to somebody as a link. */
export function useChoices() {
  const [params, setParams] = useSearchParams()
  const get = (name: string) => params.get(name) ?? ''
  const set = (values: Record<string, string | undefined>) => setParams((old) => {
    const next = new URLSearchParams(old)
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }, { replace: true })
  return { get, set }
}

/** A local date and time as an instant; undefined while it is none. */
export const instantOf = (local: string): string | undefined => {
  const ms = local ? Date.parse(local) : NaN
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString()
}
