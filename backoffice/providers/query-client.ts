import { QueryClient } from '@tanstack/react-query'

/** The cache of what the server has said. A save without a connection fails at once: it is never sent later by itself. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 2 && (error as { status?: number }).status === 0,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
