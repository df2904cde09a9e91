import { useCallback, useEffect, useState } from 'react'
import { draftName, noteShown, restoreDraft, saveDraft, sentEvent, unarchiveDraft } from './draft-storage.ts'

/**
 * State that is saved as a draft on the device at every change, and follows the other tabs, so that none overwrites what was
 * typed in another. The component must be keyed by `key`.
 * @returns the value, its setter, and whether the browser stores it
 */
export function useDraft<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => {
    unarchiveDraft(key)
    return restoreDraft<T>(key) ?? initial
  })
  const [stored, setStored] = useState(true)
  const set = useCallback(
    (next: T) => {
      setValue(next)
      setStored(saveDraft(key, next))
    },
    [key],
  )
  useEffect(() => {
    noteShown(key, value)
  }, [key, value])

  useEffect(() => {
    // a draft that another tab has sent or discarded stays visible here
    const showNewest = () => {
      const newest = restoreDraft<T>(key)
      if (newest !== undefined && stored)
        setValue((now) => (JSON.stringify(now) === JSON.stringify(newest) ? now : newest))
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === draftName(key) && event.newValue !== null) showNewest()
    }
    // a suspended tab received no storage events
    const onVisible = () => {
      if (document.visibilityState === 'visible') showNewest()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onVisible)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onVisible)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [key, stored])
  useEffect(() => {
    const onSent = (event: Event) => {
      if ((event as CustomEvent<string>).detail === key) setValue(initial)
    }
    window.addEventListener(sentEvent, onSent)
    return () => window.removeEventListener(sentEvent, onSent)
  }, [key, initial])
  return [value, set, stored] as const
}
