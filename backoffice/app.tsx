import { useEffect } from 'react'
import { Admin, type I18nProvider, type Store } from 'react-admin'
import type { QueryClient } from '@tanstack/react-query'
import { prefetchPages } from '#api/client/prefetch-pages.ts'
import { Loading } from './kit/loading.tsx'
import { Layout } from './layout/layout.tsx'
import { NotFound } from './layout/not-found.tsx'
import { darkTheme, lightTheme } from './layout/theme.ts'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { loaderAt, pages } from './resources.tsx'

interface Props {
  i18nProvider: I18nProvider
  store: Store
  queryClient: QueryClient
}

export function App({ i18nProvider, store, queryClient }: Props) {
  useEffect(() => prefetchPages(loaderAt), [])
  return (
    <Admin
      title="Consilium"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      layout={Layout}
      loading={Loading}
      catchAll={NotFound}
      loginPage={false}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      disableTelemetry
    >
      {pages}
    </Admin>
  )
}
