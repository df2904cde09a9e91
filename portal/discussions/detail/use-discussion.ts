import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { v4 } from 'uuid'
import { fixedLimits } from '#model/limits.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { BodyOf, PathOf } from '#api/client/types.ts'
import { api } from '../../client.ts'
import { orAgain } from '../../shell/done-already.ts'
import { notify } from '../../ui/overlays/notify.ts'
import { keys } from '../../query-keys.ts'

/** Reading on loads the rest: as many lines as one response of the server may have. */
export const MAX_PAGE_SIZE = fixedLimits['list.maxPageSize']

export const discussionQuery = (id: string) =>
  queryOptions({
    queryKey: keys.discussion.one(id),
    queryFn: async ({ signal, client }) => {
      const discussion = await api.get('/user/interaction/{key}', { params: { key: id }, signal })
      // asked for by its RefId, it is shown at its id
      if (discussion.queryId !== id) client.setQueryData(keys.discussion.one(discussion.queryId), discussion)
      return discussion
    },
  })

export const useDiscussion = (id: string) => useQuery(discussionQuery(id))

/** What has been written, oldest first: one page, then what comes after the last that is shown. */
export const useResponses = (id: string) =>
  useInfiniteQuery({
    queryKey: keys.discussion.responses(id),
    queryFn: ({ signal, pageParam }) =>
      api.get('/user/interaction/{key}/responses', {
        params: { key: id },
        query: pageParam === undefined ? {} : { afterId: pageParam, pageSize: MAX_PAGE_SIZE },
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
        .get('/user/interaction/{key}/responses', { params: { key: id }, query: { type, pageSize: 100 }, signal })
        .then((answer) => answer.data),
  })

type InteractionPath<To extends string> = `/user/interaction/{key}/${To}`
type InteractionCall<V extends 'post' | 'put', P extends PathOf<V>> =
  P extends InteractionPath<infer To> ? { to: To; body: BodyOf<V, P> } : never

/** One call below the discussion's own address. */
type Act = (
  | (InteractionCall<'post', PathOf<'post'>> & { method?: 'post' })
  | (InteractionCall<'put', PathOf<'put'>> & { method: 'put' })
) & {
  params?: Readonly<Record<string, string>>
  idempotencyKey?: string
  /** told when it is done, whatever the page shows by then */
  said?: string
  /** what a text is that is posted */
  posted?: 'answer' | 'reply' | 'comment' | 'note' | 'question' | undefined
}

interface ActOptions {
  /** the form or dialog shows a failure itself */
  handled?: boolean
  /** 'online': without a connection it waits for one, also when the page has been left; the page says so by `useSending` */
  networkMode?: 'always' | 'online'
  /** called with what the server answers, also when the page has been left since */
  onDone?: (act: Act, answer: unknown) => void
  onRefused?: () => void
}

const actKey = (id: string) => ['act', id]

/** Something done in a discussion; what the page shows of it and of the lists is asked for again, also after a refusal. */
export function useAct(id: string, { handled = false, networkMode = 'always', onDone, onRefused }: ActOptions = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: actKey(id),
    mutationFn: ({ method = 'post', to, params, body, idempotencyKey = v4() }: Act) =>
      orAgain(() =>
        api.call(method, `/user/interaction/{key}/${to}`, { params: { ...params, key: id }, body, idempotencyKey }),
      ),
    meta: { handled },
    networkMode,
    onSuccess: ({ json }, act) => {
      if (act.said !== undefined) notify(act.said, 'success')
      onDone?.(act, json)
    },
    onError: (error) => error instanceof ApiError && error.status > 0 && error.status < 500 && onRefused?.(),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keys.discussion.one(id) }),
        queries.invalidateQueries({ queryKey: keys.discussions.all }),
      ]),
  })
}

export type Sending = 'no' | 'sending' | 'waiting'

/** What waits for a connection is not sent. */
export function stopWaiting(queries: QueryClient, id: string) {
  const acts = queries.getMutationCache()
  for (const one of acts.findAll({ mutationKey: actKey(id), predicate: ({ state }) => state.isPaused }))
    acts.remove(one)
}

/** Whether something written here is on its way, maybe since before the page was left: under way, or waiting for a connection. */
export function useSending(id: string): Sending {
  const paused = useMutationState({
    filters: {
      mutationKey: actKey(id),
      status: 'pending',
      predicate: ({ state }) => ['response', 'followup', 'resubmit'].includes((state.variables as Act).to),
    },
    select: ({ state }) => state.isPaused,
  })
  return paused.length === 0 ? 'no' : paused.some(Boolean) ? 'waiting' : 'sending'
}
