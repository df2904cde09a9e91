import { useSyncExternalStore } from 'react'

const query = '(width >= 960px)'

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for two columns. */
export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
