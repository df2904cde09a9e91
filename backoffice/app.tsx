import { useEffect } from 'react'
import { CoreAdminUI, type CoreAdminUIProps } from 'ra-core'
import { AdminContext, Notification, type I18nProvider, type Store } from 'react-admin'
import CssBaseline from '@mui/material/CssBaseline'
import type { QueryClient } from '@tanstack/react-query'
import { prefetchPages } from '#api/client/prefetch-pages.ts'
import { Loading } from './kit/loading.tsx'
import { Layout } from './layout/layout.tsx'
import { NotFound } from './layout/not-found.tsx'
import { PageError } from './layout/page-error.tsx'
import { darkTheme, lightTheme } from './layout/theme.ts'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { loaderAt, pages } from './resources.tsx'

interface Props {
  i18nProvider: I18nProvider
  store: Store
  queryClient: QueryClient
}

/** `<Admin>` of react-admin without the parts that are our own, which it loads all the same: frame, menu and the sign-in with its form. */
export function App({ i18nProvider, store, queryClient }: Props) {
  useEffect(() => prefetchPages(loaderAt), [])
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme>
        <CoreAdminUI
          title="Consilium"
          layout={Layout}
          loading={Loading}
          catchAll={NotFound}
          error={FrameError}
          disableTelemetry
        >
          {pages}
        </CoreAdminUI>
        <Notification />
      </CssBaseline>
    </AdminContext>
  )
}

/** Where the frame itself breaks; what breaks within it is shown in it. */
const FrameError: NonNullable<CoreAdminUIProps['error']> = ({ resetErrorBoundary }) => (
  <PageError onRetry={() => resetErrorBoundary(undefined)} />
)
