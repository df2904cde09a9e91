import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'
import { worthRetrying } from '#api/client/api-error.ts'
import { onActionFailed } from './action-failed.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** the form or dialog shows the failure itself */
      handled?: boolean
    }
  }
}

// What was begun is on the page before the next press is handled: a button that is pressed twice acts once, on slow devices too.
notifyManager.setScheduler(queueMicrotask)

/**
 * What is done without a connection fails at once and is not done later by itself, after Cancel perhaps; only texts that
 * say so wait for the connection.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.handled) onActionFailed(error)
      },
    }),
  })

/** The one cache of what the server has said; emptied when someone else signs in. */
export const queryClient = createQueryClient()
