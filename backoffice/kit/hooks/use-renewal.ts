import { useEffect } from 'react'
import { inBackground } from '#api/client/http.ts'

/**
 * Fetches again at an interval while the page is visible, in the background: React Query's own interval would extend the
 * session of a person who is away.
 * @param every in milliseconds; false: not now
 */
export function useRenewal(refetch: () => Promise<unknown>, every: number | false) {
  useEffect(() => {
    if (every === false) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') inBackground(() => void refetch())
    }, every)
    return () => clearInterval(timer)
  }, [refetch, every])
}
