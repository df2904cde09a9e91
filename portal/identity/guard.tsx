import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useParams, type Location } from 'react-router'
import { homeOf, mayOpen, pageRules, type PageName } from '#model/identity/pages.ts'
import { loadEnvironment, useEnvironment } from '../shell/environment.ts'
import { lazyPart } from '../shell/lazy-part.ts'
import { actorOf, addressOf, leavesPortal } from './actor.ts'
import { saveRoute, popSavedRoute } from './saved-route.ts'
import { useEndReason, useLogin } from '#api/client/session.ts'
import { isLeaving } from './leaving.ts'

const NotFound = lazyPart(() => import('../shell/layout/not-found.tsx'))

/** Lets a person onto a page, or sends them where the rules of the page say. */
export function Guard({ page, children }: { page: PageName; children: ReactNode }) {
  const login = useLogin()
  const ended = useEndReason()
  const { pathname, search, hash, state } = useLocation() as Location<{ publicPage?: string } | null>
  const { userId } = useParams()
  const actor = actorOf(login)
  // Signing in on a public page leads on to the wanted page; visitors who are signed in already are told so.
  const [cameSignedIn] = useState(actor !== null)
  const rule = pageRules[page]
  const developing = 'notInProduction' in rule
  const environment = useEnvironment()
  useEffect(() => {
    if (developing) void loadEnvironment().catch(() => undefined)
  }, [developing])
  const production = environment === 'production'
  const isPublic = 'audience' in rule && rule.audience === 'loggedOut'
  const wanted = pathname + search + hash

  if (isLeaving() || (developing && environment === undefined)) return null
  switch (mayOpen(page, actor, { userId, production })) {
    case 'open':
      return children
    case 'login':
      // A page that was open when the session ended is already saved for its owner, and for no one else.
      // who signs out to open a page for guests comes back to it
      return <Go to={state?.publicPage ?? '/login'} before={() => ended || saveRoute(wanted, undefined)} />
    case 'mfa':
      return <Go to="/mfa" before={() => saveRoute(wanted, actor?.userId)} />
    case 'password':
      return <Go to="/changePassword" before={() => saveRoute(wanted, actor?.userId)} />
    case 'home':
      return page === 'mfaComponent' || page === 'ForcedPassword' ? (
        <GoOn userId={actor?.userId ?? ''} />
      ) : (
        <Go to={addressOf(homeOf(actor ?? { userType: 0 }))} />
      )
    case 'noAuth':
      return isPublic && !cameSignedIn ? (
        <GoOn userId={actor?.userId ?? ''} />
      ) : (
        <Go to="/noAuth" state={isPublic && { publicPage: wanted }} />
      )
    case 'notFound':
      return <NotFound />
  }
}

/** To the page that was wanted before sign-in, else home. */
function GoOn({ userId }: { userId: string }) {
  const [route] = useState(() => popSavedRoute(userId))
  return <Go to={route} />
}

interface GoProps {
  to: string
  state?: unknown
  before?: () => unknown
}

function Go({ to, state, before }: GoProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const gone = useRef(false)
  useEffect(() => {
    if (gone.current) return
    gone.current = true
    before?.()
    if (leavesPortal(to)) window.location.replace(to)
    else void navigate(to, { replace: true, state })
  }, [to, state, before, navigate])
  // Going back to this page before the next one was drawn redirects once more.
  useEffect(() => {
    const again = () => {
      if (window.location.pathname === pathname) void navigate(to, { replace: true, state })
    }
    window.addEventListener('popstate', again)
    return () => window.removeEventListener('popstate', again)
  }, [to, state, navigate, pathname])
  return null
}
