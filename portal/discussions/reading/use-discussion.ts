import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { defaultLimits } from '#model/limits.ts'
import { api, type Page } from '../../client.ts'
import { keys } from '../../query-keys.ts'

export const pathOf = (id: string) => `/user/interaction/${encodeURIComponent(id)}`
/** Whoever reads on wants the rest: as many lines as one answer of the server may have. */
export const furtherPage = defaultLimits['list.maxPageSize']

export const useDiscussion = (id: string) =>
  useQuery({
    queryKey: keys.discussion.one(id),
    queryFn: ({ signal }) => api.get<Discussion>(pathOf(id), { signal }),
  })

/** What has been written, oldest first: one page, then what comes after the last that is shown. */
export const useResponses = (id: string) =>
  useInfiniteQuery({
    queryKey: keys.discussion.responses(id),
    queryFn: ({ signal, pageParam }) => api.get<Page<DiscussionResponse>>(`${pathOf(id)}/responses`, { query: pageParam === undefined ? {} : { afterId: pageParam, pageSize: furtherPage }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => (last.total > last.data.length ? last.data.at(-1)?.id : undefined),
  })

/** The staff's proposed wording, newest last: the question, and (clinical) the history. */
export const useRewordings = (id: string) =>
  useQuery({
    queryKey: keys.discussion.part(id, 'rewordings'),
    queryFn: ({ signal }) => api.get<Page<DiscussionResponse>>(`${pathOf(id)}/responses`, { query: { type: 'csrupdate', pageSize: 100 }, signal }).then(answer => answer.data),
  })

interface Act {
  method?: 'post' | 'put'
  /** below the discussion's own address */
  to: string
  body: unknown
  idempotencyKey?: string
}

/** Something done in a discussion; what the page shows of it and of the lists is asked for anew, also after a refusal. */
export function useAct(id: string, { handled = false } = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ method = 'post', to, body, idempotencyKey }: Act) => api[method](`${pathOf(id)}/${to}`, { body, ...(idempotencyKey && { idempotencyKey }) }),
    meta: { handled },
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: keys.discussion.one(id) }), queries.invalidateQueries({ queryKey: keys.discussions.all })]),
  })
}
