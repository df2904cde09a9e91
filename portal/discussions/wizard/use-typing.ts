import { useEffect, useState } from 'react'
import type { ChatMessage } from '#model/discussions/wizard/wizard-wire.ts'

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets messages appear one by one, each after its own delay; at once for people who want no motion. */
export function useTyping(messages: readonly ChatMessage[]) {
  const [shown, setShown] = useState(0)
  const at = Math.min(shown, messages.length)
  const next = messages[at]
  const delay = next === undefined ? undefined : prefersStillness() ? 0 : (next.delay ?? 0)

  useEffect(() => {
    if (delay === undefined) {
      if (shown !== at) setShown(at)
      return
    }
    const timer = setTimeout(() => setShown(at + 1), delay)
    return () => clearTimeout(timer)
  }, [at, delay, shown])

  return { shown: messages.slice(0, at), typing: next !== undefined && !next.user }
}
