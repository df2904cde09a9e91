import { lazy, Suspense, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { BrowserRouter, Route, Routes } from 'react-router'
import { Guard } from './identity/guard.tsx'
import { followOtherTabs, useLogin } from './identity/session.ts'
import { followChanges } from './live.ts'
import { legacyRoutes, pageRoutes, Redirect, topBarAt, type PageRoute } from './routes.tsx'
import { Frame } from './shell/frame.tsx'
import { LoginLayout } from './shell/login-layout.tsx'
import { NotFound } from './shell/not-found.tsx'
import { useOverlay } from './shell/overlays.ts'
import { Snackbar } from './shell/snackbar.tsx'
import { useThemeOfReader } from './shell/theme.ts'
import { useQuestion } from './ui/ask.ts'

const SessionWatch = lazy(() => import('./identity/session-watch.tsx'))
const Overlays = lazy(() => import('./shell/overlay-host.tsx'))
const QuestionDialog = lazy(() => import('./ui/question-dialog.tsx'))

const element = ({ path, page, component: Component }: PageRoute) => (
  <Route
    key={path}
    path={path}
    element={
      <Guard key={path} page={page}>
        <Component />
      </Guard>
    }
  />
)

const isForGuests = (route: PageRoute) => route.topBar === 'login-layout'

export function App() {
  useThemeOfReader()
  useEffect(followOtherTabs, [])
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<LoginLayout />}>{pageRoutes.filter(isForGuests).map(element)}</Route>
        <Route element={<Frame variantOf={topBarAt} />}>
          {pageRoutes.filter(route => !isForGuests(route)).map(element)}
          {legacyRoutes.map(([path, to]) => (
            <Route key={path} path={path} element={<Redirect to={to} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
      <OfTheSession />
      <OverThePage />
      <Snackbar />
    </BrowserRouter>
  )
}

/** What lives as long as somebody is signed in. */
function OfTheSession() {
  const login = useLogin()
  const queries = useQueryClient()
  const userId = login?.mfaValidated ? login.user.id : undefined

  useEffect(() => {
    if (userId === undefined) return
    const stop = followChanges(queries)
    return () => {
      stop()
      queries.clear()
    }
  }, [userId, queries])

  return (
    login && (
      <Suspense>
        <SessionWatch />
      </Suspense>
    )
  )
}

/** Dialogs arrive with their code when the first one opens. */
function OverThePage() {
  const overlay = useOverlay()
  const question = useQuestion()
  return (
    <Suspense>
      {overlay && <Overlays overlay={overlay} />}
      {question && <QuestionDialog question={question} />}
    </Suspense>
  )
}
