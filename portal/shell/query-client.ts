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

/** The one cache of what the server has said; emptied when someone else signs in. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: worthRetrying }, mutations: { retry: false } },
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.handled) onActionFailed(error)
    },
  }),
})
