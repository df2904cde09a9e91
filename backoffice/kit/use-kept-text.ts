import { useEffect, useState } from 'react'
import { trying } from './trying.ts'
import { usePermissions } from './use-permissions.ts'

const read = (place: string) => trying(() => sessionStorage.getItem(place)) ?? ''
const keep = (place: string, words: string) =>
  void trying(() => (words === '' ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, words)))

/**
 * A text that is being written: kept in this window, for this person and this place, through other pages and reloads, until
 * it is sent. What is added to it while it is on its way stays.
 */
export function useKeptText(of: string) {
  const { actor } = usePermissions()
  const place = `consilium.written.${actor.userId}.${of}`
  const [written, setWritten] = useState({ place, words: read(place) })
  if (written.place !== place) setWritten({ place, words: read(place) })
  useEffect(() => keep(written.place, written.words), [written])
  return {
    words: written.words,
    write: (words: string) => setWritten({ place, words }),
    sent: (words: string) =>
      setWritten((now) =>
        now.words.startsWith(words) ? { ...now, words: now.words.slice(words.length).trimStart() } : now,
      ),
  }
}
