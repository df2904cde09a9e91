import { Suspense, useDeferredValue, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import Box from '@mui/material/Box'
import { useLogin } from '#api/client/session.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { Loading } from '../kit/loading.tsx'
import { ListKeys } from '../kit/list/list-keys.tsx'
import { useText } from '../kit/hooks/use-text.ts'
import { AppDrawer, drawerWidth } from './drawer.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LiveUpdates } from './live-updates.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { SignOutDialog } from '../kit/sign-out-dialog.tsx'
import { pageOf, useFocusOnPage } from './use-focus-on-page.ts'
import { TopBar, topBarHeight } from './top-bar.tsx'
import { WidgetWords } from './widget-words.tsx'

const ActingNotice = lazyPart(() => import('./acting-notice.tsx'))

/** The frame of every page. It is first drawn in slices, because all of it at once takes longer than a frame. */
export function Layout({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? <Frame>{children}</Frame> : <Loading />
}

/** Top bar, drawer (fixed, below 600 px an overlay), content. */
function Frame({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const { pathname, search } = useLocation()
  useFocusOnPage()
  const text = useText()
  const acting = useLogin()?.authUser
  // the frame of index.html, until this one is drawn
  useLayoutEffect(() => document.getElementById('opening')?.remove(), [])
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', bgcolor: 'background.default' }}>
      <Box component="a" href="#main-content" sx={skipLink}>
        {text('admin.skip')}
      </Box>
      <TopBar onMenu={() => setOpen(true)} />
      <Box sx={{ display: 'flex', flexGrow: 1, pt: `${topBarHeight}px` }}>
        <AppDrawer open={open} onClose={() => setOpen(false)} />
        <Box component="main" id="main-content" tabIndex={-1} sx={content}>
          {acting && (
            <Suspense>
              <ActingNotice />
            </Suspense>
          )}
          {/* what is typed here stays for the way back */}
          <Box hidden={acting !== undefined}>
            <ErrorBoundary key={pageOf(pathname)} address={pathname + search}>
              <Suspense fallback={<Loading />}>
                <WidgetWords>{children}</WidgetWords>
              </Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
      <ListKeys />
      <SessionDialog />
      <SignOutDialog />
      <LiveUpdates />
    </Box>
  )
}

const content = {
  flexGrow: 1,
  minWidth: 0,
  px: { xs: 1.5, sm: 3 },
  py: { xs: 1.5, sm: 2.5 },
  outline: 'none',
  // it has the focus after a change of page, so that it is read out
  '& h1:focus': { outline: 'none' },
  width: { sm: `calc(100% - ${drawerWidth}px)` },
}

const skipLink = {
  position: 'fixed',
  top: -60,
  left: 8,
  zIndex: 2000,
  bgcolor: 'background.paper',
  color: 'text.primary',
  px: 2,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  '&:focus': { top: 8 },
}
