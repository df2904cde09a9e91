import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#api/client/lazy-component.ts'
import { followOtherTabs, getLogin } from '#api/client/session.ts'
import type * as AppModule from './app.tsx'
import type { Entry } from './app.tsx'
import { StandaloneLogin } from './identity/standalone-login.tsx'
import { BarPlace } from './shell/layout/bar-place.tsx'
import { frame } from './shell/layout/lazy-frame.ts'
import { PageBoundary } from './shell/layout/page-boundary.tsx'
import { useThemeOfReader } from './shell/theme.ts'

const app = lazyComponent<{ entry: Entry | null }, typeof AppModule>(() => import('./app.tsx'))
const App = app.Part

/** Loads what is drawn at an address. */
export async function prepareApp(pathname: string): Promise<void> {
  const loading = [app.load(), getLogin() && frame.load()]
  const { prepare } = await import('./routes.tsx')
  await Promise.all([...loading, prepare(pathname)])
}

/** The portal: the sign-in page at first if that is all that is wanted, else, and from then on, all pages. */
export function Portal({ startsWithLogin }: { startsWithLogin: boolean }) {
  const [entry, enter] = useState<Entry | null | undefined>(startsWithLogin ? undefined : null)
  useThemeOfReader()
  useEffect(followOtherTabs, [])
  if (entry === undefined) return <StandaloneLogin loadApp={app.load} onLeave={enter} />
  return (
    <PageBoundary>
      <Suspense fallback={getLogin() && <BarPlace />}>
        <App entry={entry} />
      </Suspense>
    </PageBoundary>
  )
}
