import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../client.ts'
import { useUser } from '#api/client/session.ts'
import { keys } from '../../query-keys.ts'

/** Everything in one load of 100: one's own and one's invitations, or what the plans share. */
export const indexQuery = (userId: string, shared: boolean) =>
  queryOptions({
    queryKey: [...keys.discussions.index(userId), shared],
    queryFn: ({ signal }) =>
      api.get('/server/query/indexBuckets', {
        query: { filter: shared ? 'shared' : undefined, pageSize: 100 },
        signal,
      }),
  })

export function useIndex(shared: boolean) {
  const { id } = useUser()
  return useQuery({ ...indexQuery(id, shared), placeholderData: keepPreviousData })
}
