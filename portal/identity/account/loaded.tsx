import type { ReactNode } from 'react'
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '#api/client/api-error.ts'
import type { AskOf, PathOf } from '#api/client/types.ts'
import { read } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import NotFound from '../../shell/layout/not-found.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'

/** Reads something of an account; lists keep their rows while the next page comes. */
export const useRead = <P extends PathOf<'get'>>(queryKey: QueryKey, path: P, ask: AskOf<P>, enabled = true) =>
  useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => read(api, path, ask, signal),
    ...('query' in ask && { placeholderData: keepPreviousData }),
  })

interface Props<R> {
  read: { data: R | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** already inside a card */
  bare?: boolean
  children: (data: R) => ReactNode
}

/** What has been read, or its shape while it comes. What is not there for this person has no page. */
export function Loaded<R>({ read, bare, children }: Props<R>) {
  const { data, error, isFetching, refetch } = read
  if (data !== undefined) return children(data)
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return <NotFound />
  const waiting = error ? (
    <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Loading>
      <Skeleton height="2.75rem" lines={5} width="100%" />
    </Loading>
  )
  return bare ? waiting : <Card>{waiting}</Card>
}
