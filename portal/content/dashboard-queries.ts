import { useQuery } from '@tanstack/react-query'
import type { IndexBuckets, IndexRecord, UserQueryStats } from '#model/discussions/wire.ts'
import { api, type Page } from '../client.ts'
import { useUser } from '../identity/session.ts'
import { keys } from '../query-keys.ts'

export interface DraftStats {
  draftCount: number
  maxDrafts: number
}

/** How many discussions want something of the reader. */
export function useQueryStats() {
  const { id } = useUser()
  return useQuery({
    queryKey: keys.discussions.stats(id),
    queryFn: ({ signal }) =>
      api.get<UserQueryStats>(`/server/query/stats/user/${id}`, { signal }).then((answer) => answer.queryStats),
  })
}

/** How many discussions there are in all and how many go on. */
export function useTotals(enabled = true) {
  const { id } = useUser()
  return useQuery({
    queryKey: keys.discussions.totals(id),
    queryFn: ({ signal }) =>
      api
        .get<IndexBuckets>('/server/query/indexBuckets', { query: { pageSize: 1 }, signal })
        .then((answer) => answer.queryStats),
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
        .get<Page<IndexRecord>>(`/server/query/featured/${id}`, { query: { pageSize: 1 }, signal })
        .then((answer) => answer.data[0] ?? null),
  })
}

export function useDraftStats() {
  const { id } = useUser()
  return useQuery({
    queryKey: keys.discussions.drafts(id),
    queryFn: ({ signal }) => api.get<DraftStats>(`/server/query/headerInput/stats/${id}`, { signal }),
  })
}
