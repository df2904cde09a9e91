import { use, useEffect } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import { warnBeforeClose } from '#api/client/unsaved.ts'
import { guardSteps } from './before-pop.ts'
import { registerProgressCheck } from '../identity/sign-out.ts'

interface Move {
  go: () => void
}

/**
 * While `active`, every way off the page asks first: links, the browser's back button, closing the tab, signing out. `ask` resolves to
 * true when the person wants to leave. Changes of the same page's query or hash are no leaving.
 */
export function useLeaveGuard(active: boolean, ask: () => Promise<boolean>) {
  const { navigator } = use(NavigationContext)
  useEffect(() => {
    if (!active) return
    let on = true
    const here = window.location.pathname
    const index = historyIndex()
    const { push, replace } = navigator
    const attempt = ({ go }: Move) => {
      void ask().then((leaves) => {
        if (!leaves) return
        stop()
        go()
      })
    }
    const stays = (to: Parameters<typeof push>[0]) =>
      (typeof to === 'string' ? new URL(to, window.location.href).pathname : (to.pathname ?? here)) === here

    navigator.push = (...args) =>
      stays(args[0]) ? push.apply(navigator, args) : attempt({ go: () => push.apply(navigator, args) })
    navigator.replace = (...args) =>
      stays(args[0]) ? replace.apply(navigator, args) : attempt({ go: () => replace.apply(navigator, args) })

    let undoing = false
    const onPop = (event: PopStateEvent) => {
      if (undoing) {
        undoing = false
        event.stopImmediatePropagation()
        return
      }
      const steps = historyIndex() - index
      if (steps === 0) return
      event.stopImmediatePropagation()
      undoing = true
      window.history.go(-steps)
      attempt({ go: () => window.history.go(steps) })
    }
    guardSteps(onPop)
    const stopWarning = warnBeforeClose()

    const unregister = registerProgressCheck(async () => {
      const leaves = await ask()
      if (leaves) stop()
      return leaves
    })

    function stop() {
      if (!on) return
      on = false
      unregister()
      navigator.push = push
      navigator.replace = replace
      guardSteps(undefined)
      stopWarning()
    }
    return stop
  }, [active, ask, navigator])
}

/** The router numbers its entries. */
const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0
