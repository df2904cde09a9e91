import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { createBrowserHistory } from 'history'
import { NavigationType, Router } from 'react-router'

/** The steps of this tab. Pages navigate by React Router; `leave-guard.ts` holds steps back here. */
export const history = createBrowserHistory()

const navigationTypes = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} as const

/** React Router over a history that can hold a step back, which that of its own `<BrowserRouter>` cannot. */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setStep] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => history.listen((step) => startTransition(() => setStep(step))), [])
  return (
    <Router location={location} navigationType={navigationTypes[action]} navigator={history}>
      {children}
    </Router>
  )
}
