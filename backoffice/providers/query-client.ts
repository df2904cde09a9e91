import { QueryClient } from '@tanstack/react-query'
import { worthRetrying } from '#api/client/api-error.ts'

/** The cache of what the server has said. A save without a connection fails at once: it is never sent later by itself. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
