import { useCallback, useEffect } from 'react'
import { getLogin, useLogin } from '#api/client/session.ts'
import { prefetchPages } from '#api/client/prefetch-pages.ts'
import { GoProvider } from '../shell/go.tsx'
import { LoginLayout } from '../shell/layout/login-layout.tsx'
import { OverThePage } from '../shell/layout/over-the-page.tsx'
import { Snackbar } from '../shell/snackbar.tsx'
import { leavesPortal } from './actor.ts'
import LoginPage from './login-page.tsx'
import { popSavedRoute } from './saved-route.ts'

/** Whether the sign-in page is all that is wanted now: no one is signed in, and no other page was asked for. */
export function startsWithLogin(): boolean {
  if (getLogin()) return false
  const { pathname, search, hash } = window.location
  if (pathname === '/') window.history.replaceState(null, '', `/login${search}${hash}`)
  return pathname === '/' || pathname === '/login'
}

interface Props {
  /** fetches the program of all other pages */
  loadApp: () => Promise<unknown>
  onLeave: (entry: { to: string; state?: unknown; replace?: boolean }) => void
}

/** The sign-in page before the router and the table of pages are there: the first that a person sees comes soon. */
export function StandaloneLogin({ loadApp, onLeave }: Props) {
  const login = useLogin()
  const userId = login?.user.id
  const leave = useCallback(
    (to: string, { state, replace = false }: { state?: unknown; replace?: boolean }) =>
      void loadApp().then(
        () => onLeave({ to, state, replace }),
        // the browser tells of a network that is not there, and loads the files of a newer version
        () => (replace ? window.location.replace(to) : window.location.assign(to)),
      ),
    [loadApp, onLeave],
  )
  const go = useCallback((to: string, state?: unknown) => leave(to, { state }), [leave])

  useEffect(() => {
    if (userId === undefined) return
    const to = popSavedRoute(userId)
    if (leavesPortal(to)) window.location.replace(to)
    else leave(to, { replace: true })
  }, [userId, leave])
  useEffect(() => prefetchPages(() => loadApp), [loadApp])
  // a person who begins to type will want what comes next
  const prefetch = () => void loadApp().catch(() => undefined)

  return (
    <GoProvider value={go}>
      <div onInput={prefetch}>
        <LoginLayout>
          <LoginPage />
        </LoginLayout>
      </div>
      <OverThePage />
      <Snackbar />
    </GoProvider>
  )
}
