import { useEffect, useState } from 'react'
import { fixedLimits } from '#model/limits.ts'

/** The value once it has stopped changing for a moment. */
export function useDebounced<T>(value: T, ms = fixedLimits['screen.debounce']): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
