import { useEffect, useMemo, useRef } from 'react'

const first = 2_000
const longest = 30_000

/** Does something again after a while that doubles, and at once when the device is back on line; never after the page is left. */
export function useRetry() {
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; work: () => void }>(undefined)
  const retry = useMemo(() => {
    const stop = () => {
      clearTimeout(pending.current?.timer)
      pending.current = undefined
    }
    const run = () => {
      const work = pending.current?.work
      stop()
      work?.()
    }
    return {
      stop,
      run,
      /** @param tries how often it has been tried again  @param wait seconds that the server asks for */
      start: (work: () => void, tries: number, wait = 0) => {
        stop()
        pending.current = { timer: setTimeout(run, Math.max(wait * 1000, Math.min(longest, first * 2 ** tries))), work }
      },
    }
  }, [])
  useEffect(() => {
    window.addEventListener('online', retry.run)
    return () => {
      window.removeEventListener('online', retry.run)
      retry.stop()
    }
  }, [retry])
  return retry
}
