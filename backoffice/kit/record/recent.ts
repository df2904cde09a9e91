import { useEffect } from 'react'
import { useStore } from 'ra-core'

/** A record that someone looked at. */
export interface RecentRecord {
  resource: string
  id: string
  title: string
  /** below /admin */
  path: string
}

const KEPT = 12
const key = 'recent'

/** With the newest first, each record once. */
export const withViewed = (recent: readonly RecentRecord[], one: RecentRecord): RecentRecord[] =>
  [one, ...recent.filter(({ resource, id }) => resource !== one.resource || id !== one.id)].slice(0, KEPT)

/** Remembers that a record was looked at. */
export function useViewed(one: RecentRecord | undefined): void {
  const [recent, setRecent] = useStore<RecentRecord[]>(key, [])
  const { resource, id, title, path } = one ?? {}
  const [newest] = recent
  const known = newest?.resource === resource && newest?.id === id && newest?.title === title
  useEffect(() => {
    if (resource && id && title && path && !known)
      setRecent((before) => withViewed(before, { resource, id, title, path }))
  }, [resource, id, title, path, known, setRecent])
}

/** What was looked at last, at this browser. */
export const useRecent = (): readonly RecentRecord[] => useStore<RecentRecord[]>(key, [])[0]
