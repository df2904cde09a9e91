import { useEffect, useRef } from 'react'
import { forget, useKept } from '../kept-locally.ts'

export interface ResponseDraft {
  text: string
  /** asks the asker back instead of answering */
  clarify: boolean
  /** stated; undefined: as measured */
  minutes?: number
  /** seconds of writing so far; pauses of more than a minute do not count */
  seconds: number
}

const empty: ResponseDraft = { text: '', clarify: false, seconds: 0 }
const longestPause = 60

/** The text in the making: kept in the browser at every stroke, measured while it is written. */
export function useResponseDraft(key: string) {
  const [draft, set, stored] = useKept<ResponseDraft>(key, empty)
  const last = useRef<number>(undefined)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  return {
    draft,
    stored,
    write: (text: string) => {
      const now = Date.now() / 1000
      const passed = last.current === undefined ? 0 : now - last.current
      last.current = now
      set({ ...draft, text, seconds: draft.seconds + (passed <= longestPause ? passed : 0) })
    },
    change: (change: Partial<ResponseDraft>) => set({ ...draft, ...change }),
    /** What was sent is there now; what has been written since then stays. */
    clear: (sent: string) => {
      const { text } = latest.current
      if (text.trim() !== sent) return set({ ...empty, text })
      set(empty)
      forget(key)
    },
  }
}
