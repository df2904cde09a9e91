import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'
import { Guard } from './identity/guard.tsx'
import { prefetchPages } from '#api/client/prefetch-pages.ts'
import { isLegacyAccount, legacyRoutes, loaderAt, pageRoutes, Redirect, type PageRoute } from './routes.tsx'
import { GoProvider } from './shell/go.tsx'
import { BarPlace } from './shell/layout/bar-place.tsx'
import { frame } from './shell/layout/lazy-frame.ts'
import { LoginLayout } from './shell/layout/login-layout.tsx'
import { OverThePage } from './shell/layout/over-the-page.tsx'
import { lazyPart } from './shell/lazy-part.ts'
import { PortalRouter } from './shell/router.tsx'
import { Snackbar } from './shell/snackbar.tsx'

/** Where the sign-in page led that was drawn before the router was there. */
export interface Entry {
  readonly to: string
  readonly state?: unknown
  readonly replace?: boolean
}

const Frame = frame.Part
const NotFoundPage = lazyPart(() => import('./shell/layout/not-found.tsx'))

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

/** All pages, by their address. */
export default function App({ entry }: { entry: Entry | null }) {
  const [entered, setEntered] = useState(entry === null)
  useEffect(() => prefetchPages(loaderAt), [])
  return (
    <PortalRouter>
      {entry && !entered ? <Enter entry={entry} onEntered={() => setEntered(true)} /> : <Pages />}
      <OverThePage />
      <Snackbar />
    </PortalRouter>
  )
}

function Enter({ entry: { to, state, replace = false }, onEntered }: { entry: Entry; onEntered: () => void }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [atLogin] = useState(key)
  const gone = useRef(false)
  useEffect(() => {
    // the guard of the page that is left would send elsewhere
    if (key !== atLogin) return onEntered()
    if (gone.current) return
    gone.current = true
    void navigate(to, { state, replace })
  }, [key, atLogin, navigate, to, state, replace, onEntered])
  return null
}

function Pages() {
  return (
    <Routes>
      <Route element={<ForGuests />}>{pageRoutes.filter(isForGuests).map(element)}</Route>
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
  )
}

function ForGuests() {
  const navigate = useNavigate()
  const go = useCallback((to: string, state?: unknown) => void navigate(to, { state }), [navigate])
  return (
    <GoProvider value={go}>
      <LoginLayout>
        <Outlet />
      </LoginLayout>
    </GoProvider>
  )
}

/** An address of an earlier version, or none at all. */
function Unknown() {
  const { pathname } = useLocation()
  return isLegacyAccount(pathname) ? <Navigate to="/account" replace /> : <NotFoundPage />
}
