import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../client.ts'
import { keys } from '../../../query-keys.ts'
import { untilGone } from '../../../shell/done-already.ts'
import { discardDrafts } from '#api/client/draft-storage.ts'

const pageSize = 5

export const useDrafts = (userId: string, page: number, enabled = true) =>
  useQuery({
    queryKey: [...keys.discussions.drafts(userId), 'list', page],
    queryFn: ({ signal }) => api.get('/server/query/headerInput/list', { query: { userId, page, pageSize }, signal }),
    enabled,
    staleTime: 0,
  })

export const useDraftCount = (userId: string) =>
  useQuery({
    queryKey: keys.discussions.drafts(userId),
    queryFn: ({ signal }) => api.get('/server/query/headerInput/stats/{userId}', { params: { userId }, signal }),
    staleTime: 0,
  })

/** Throws a draft away, with everything that was typed for it. `handled`: the dialog shows a failure itself. */
export function useDeleteDraft(userId: string, meta: { handled?: boolean } = {}) {
  const queries = useQueryClient()
  return useMutation({
    meta,
    mutationFn: (id: string) => untilGone(() => api.delete('/server/query/headerInput/{id}', { params: { id } })),
    onSuccess: (_answer, id) => discardDrafts(`answer.${userId}.${id}`),
    // without an answer it may be gone
    onSettled: () => queries.invalidateQueries({ queryKey: keys.discussions.drafts(userId) }),
  })
}
