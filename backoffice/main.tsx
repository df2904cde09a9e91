import '#api/client/zod-without-eval.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { App } from './app.tsx'
import { loaderAt } from './resources.tsx'
import { authProvider } from './providers/auth-provider.ts'
import { loadEnvironment } from './providers/environment.ts'
import { createI18n, startLocale } from './providers/i18n.ts'
import { loadFormats } from '#api/client/load-formats.ts'
import { getLogin } from '#api/client/session.ts'
import { chooseLocale } from '#model/texts/locales.ts'
import { getPermissions } from './providers/permissions.ts'
import { createQueryClient } from './providers/query-client.ts'
import { createStore } from './providers/store.ts'

/** Not awaited at the top of the module: the bundler then could not merge files. */
async function start(): Promise<void> {
  // nothing is loaded or drawn for people who have no business here: `checkAuth` sends them away
  await authProvider.checkAuth({})
  loadFormats()

  const locale = startLocale()
  document.documentElement.lang = locale
  const texts = createI18n(locale)
  // what fails here is asked for again, and said, by the page
  texts.then(() => loaderAt(location.pathname)?.()).catch(() => undefined)
  // nothing is shown as closed to someone whose rights are only not known yet
  const [i18nProvider, permissions] = await Promise.all([
    texts,
    getPermissions().catch(() => undefined),
    loadEnvironment(),
  ])
  const store = createStore(getLogin()?.user.id ?? '')
  // here or on another page
  store.subscribe('locale', (chosen: string) => (document.documentElement.lang = chooseLocale([chosen])))
  const queryClient = createQueryClient()
  if (permissions) queryClient.setQueryData(['permissions'], permissions)

  const router = createBrowserRouter(
    [{ path: '*', element: <App i18nProvider={i18nProvider} store={store} queryClient={queryClient} /> }],
    { basename: '/admin' },
  )

  const root = document.getElementById('root')
  // the modules above ran as one long task: clicks get a turn before the page is drawn
  await new Promise((resolve) => setTimeout(resolve))
  // a transition is drawn in slices, so that a slow machine answers clicks meanwhile
  if (root)
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    )
}

void start()
