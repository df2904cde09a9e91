import { useInfiniteQuery, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { defaultLimits } from '#model/limits.ts'
import { api, ApiError, type Page } from '../../client.ts'
import { notify } from '../../ui/notify.ts'
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
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<DiscussionResponse>>(`${pathOf(id)}/responses`, {
        query: pageParam === undefined ? {} : { afterId: pageParam, pageSize: furtherPage },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.total > last.data.length ? last.data.at(-1)?.id : undefined),
  })

/** The staff's proposed wording, newest last: the question, and (clinical) the history; `csrhold`: what they say to it. */
export const useRewordings = (id: string, type: 'csrupdate' | 'csrhold') =>
  useQuery({
    queryKey: keys.discussion.part(id, type),
    queryFn: ({ signal }) =>
      api
        .get<Page<DiscussionResponse>>(`${pathOf(id)}/responses`, { query: { type, pageSize: 100 }, signal })
        .then((answer) => answer.data),
  })

interface Act {
  method?: 'post' | 'put'
  /** below the discussion's own address */
  to: string
  body: unknown
  idempotencyKey?: string
  /** told when it is done, whatever the page shows by then */
  said?: string
}

interface ActOptions {
  /** the form or dialog shows a failure itself */
  handled?: boolean
  /** called also when the page has been left since: without a connection, what is done waits for one */
  onDone?: (act: Act) => void
  onRefused?: () => void
}

const actKey = (id: string) => ['act', id]

/** Something done in a discussion; what the page shows of it and of the lists is asked for anew, also after a refusal. */
export function useAct(id: string, { handled = false, onDone, onRefused }: ActOptions = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: actKey(id),
    mutationFn: ({ method = 'post', to, body, idempotencyKey }: Act) =>
      api[method](`${pathOf(id)}/${to}`, { body, ...(idempotencyKey && { idempotencyKey }) }),
    meta: { handled },
    onSuccess: (_answer, act) => {
      if (act.said !== undefined) notify(act.said, 'success')
      onDone?.(act)
    },
    onError: (error) => error instanceof ApiError && error.status > 0 && error.status < 500 && onRefused?.(),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keys.discussion.one(id) }),
        queries.invalidateQueries({ queryKey: keys.discussions.all }),
      ]),
  })
}

/** Whether something written here is on its way, maybe since before the page was left: under way, or waiting for a connection. */
export function useSending(id: string): 'no' | 'sending' | 'waiting' {
  const paused = useMutationState({
    filters: {
      mutationKey: actKey(id),
      status: 'pending',
      predicate: ({ state }) => ['response', 'followup'].includes((state.variables as Act).to),
    },
    select: ({ state }) => state.isPaused,
  })
  return paused.length === 0 ? 'no' : paused.some(Boolean) ? 'waiting' : 'sending'
}
