import { useEffect } from 'react'
import { registerProgressCheck } from '../identity/sign-out.ts'
import { history } from './router.tsx'

/**
 * While `active`, every way off the page asks first: links, the browser's back button, closing the tab, signing out. `ask` resolves to
 * true when the person wants to leave. Changes of the same page's query or hash are no leaving.
 */
export function useLeaveGuard(active: boolean, ask: () => Promise<boolean>) {
  useEffect(() => {
    if (!active) return
    let on = true
    const here = history.location.pathname
    // while it blocks, the browser asks before the tab is closed
    const block = () =>
      history.block(({ location, retry }) => {
        if (location.pathname === here) letPass(retry)
        else void leaves().then((left) => left && retry())
      })
    let unblock = block()
    const unregister = registerProgressCheck(leaves)

    /** A step back comes later than it is called for. */
    function letPass(retry: () => void) {
      unblock()
      const unlisten = history.listen(() => {
        unlisten()
        if (on) unblock = block()
      })
      retry()
    }

    async function leaves() {
      const left = await ask()
      if (left) stop()
      return left
    }

    function stop() {
      on = false
      unregister()
      unblock()
    }
    return stop
  }, [active, ask])
}
