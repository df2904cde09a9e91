import type { ComponentType } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** For pages of guests that ask the server through the cache: the sign-in page does without. */
export function withQueries(Page: ComponentType): ComponentType {
  return function WithQueries() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    )
  }
}
