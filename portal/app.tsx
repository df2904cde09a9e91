import { Suspense, useEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { Guard } from './identity/guard.tsx'
import { lazyComponent } from '#api/client/lazy-component.ts'
import { prefetchPages } from '#api/client/prefetch-pages.ts'
import { followOtherTabs } from '#api/client/session.ts'
import { isLegacyAccount, legacyRoutes, loaderAt, pageRoutes, prepare, Redirect, type PageRoute } from './routes.tsx'
import { BarPlace } from './shell/layout/bar-place.tsx'
import { lazyPart, withTexts } from './shell/lazy-part.ts'
import { LoginLayout } from './shell/layout/login-layout.tsx'
import { useOverlay } from './shell/layout/overlays.ts'
import { Snackbar } from './shell/snackbar.tsx'
import { useThemeOfReader } from './shell/theme.ts'
import { useQuestion } from './ui/overlays/ask.ts'

/** What stands around every page of someone signed in. */
const frame = lazyComponent(withTexts(() => import('./shell/layout/frame.tsx')))
const Frame = frame.Part

/** Loads what is drawn at an address for someone signed in. */
export const prepareApp = (pathname: string) => Promise.all([frame.load(), prepare(pathname)])

const NotFoundPage = lazyPart(() => import('./shell/layout/not-found.tsx'))
const Overlays = lazyPart(() => import('./shell/layout/overlay-host.tsx'))
const QuestionDialog = lazyPart(() => import('./ui/overlays/question-dialog.tsx'))

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
  useEffect(() => prefetchPages(loaderAt), [])
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<LoginLayout />}>{pageRoutes.filter(isForGuests).map(element)}</Route>
        <Route
          element={
            <Suspense fallback={<BarPlace />}>
              <Frame />
            </Suspense>
          }
        >
          {pageRoutes.filter((route) => !isForGuests(route)).map(element)}
          {legacyRoutes.map(([path, to]) => (
            <Route key={path} path={path} element={<Redirect to={to} />} />
          ))}
          <Route path="*" element={<Unknown />} />
        </Route>
      </Routes>
      <OverThePage />
      <Snackbar />
    </BrowserRouter>
  )
}

/** An address of an earlier version, or none at all. */
function Unknown() {
  const { pathname } = useLocation()
  return isLegacyAccount(pathname) ? <Navigate to="/account" replace /> : <NotFoundPage />
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
