import { useQuery } from '@tanstack/react-query'
import { api } from '../client.ts'
import { useUser } from '#api/client/session.ts'
import { keys } from '../query-keys.ts'

/** How many discussions want something of the reader. */
export function useQueryStats() {
  const { id } = useUser()
  return useQuery({
    queryKey: keys.discussions.stats(id),
    queryFn: ({ signal }) =>
      api
        .get('/server/query/stats/user/{userId}', { params: { userId: id }, signal })
        .then((answer) => answer.queryStats),
  })
}

/** How many discussions there are in all and how many go on. */
export function useTotals(enabled = true) {
  const { id } = useUser()
  return useQuery({
    queryKey: keys.discussions.totals(id),
    queryFn: ({ signal }) =>
      api.get('/server/query/indexBuckets', { query: { pageSize: 1 }, signal }).then((answer) => answer.queryStats),
    enabled,
  })
}

/** The next discussion to look forward to, or null. */
export function useFeatured() {
  const { id } = useUser()
  return useQuery({
    queryKey: keys.discussions.featured(id),
    queryFn: ({ signal }) =>
      api
        .get('/server/query/featured/{userId}', { params: { userId: id }, query: { pageSize: 1 }, signal })
        .then((answer) => answer.data[0] ?? null),
  })
}

export function useDraftStats() {
  const { id } = useUser()
  return useQuery({
    queryKey: keys.discussions.drafts(id),
    queryFn: ({ signal }) => api.get('/server/query/headerInput/stats/{userId}', { params: { userId: id }, signal }),
  })
}
