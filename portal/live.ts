import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { followStream } from '#api/client/follow-changes.ts'
import { inBackground } from '#api/client/http.ts'
import { refreshAccount } from '#api/client/session-timer.ts'
import { getLogin } from '#api/client/session.ts'
import { refreshAnswers } from '#api/client/stale-answers.ts'
import { api } from './client.ts'
import { keys } from './query-keys.ts'

const keysByChannel: Readonly<Record<string, readonly QueryKey[]>> = {
  // a discussion that moves also moves in the lists
  discussion: [keys.discussion.all, keys.discussions.all, keys.uploads.all],
  discussions: [keys.discussions.all],
  earnings: [keys.earnings.all],
  notifications: [keys.notifications],
  uploads: [keys.uploads.all],
  // whatever changes at one's own account, its files and text blocks too
  users: [keys.uploads.all, keys.textBlocks.all],
}

/** The parts of the query cache that a channel makes stale. */
export const keysOfChannel = (channel: string): readonly QueryKey[] =>
  Object.hasOwn(keysByChannel, channel) ? (keysByChannel[channel] ?? []) : []

export const pollEvery = 5000
export const pollAfterFailures = 3
/** milliseconds between tries to open the stream */
export const pauses = { shortest: 500, longest: 30_000 }

/**
 * Keeps what is on the page fresh: follows the server's stream of changes; when that fails three times, refreshes what is
 * shown every 5 s until the stream is back. Returns the way to stop.
 */
export function followChanges(queries: QueryClient): () => void {
  let opened = false
  let polling: ReturnType<typeof setInterval> | undefined
  const stopPolling = () => {
    clearInterval(polling)
    polling = undefined
  }
  const refreshShown = () => {
    if (document.visibilityState === 'visible')
      inBackground(() => void queries.refetchQueries({ type: 'active', predicate: isLive }))
  }
  const stop = followStream(api, {
    ...pauses,
    onOpen: (missed) => {
      // the account that the browser kept may be older than the page
      if (!opened) refreshAccount(api)
      opened = true
      if (missed) refreshAnswers(queries, { predicate: isLive })
      stopPolling()
    },
    onChange: ({ channel, id }) =>
      inBackground(() => {
        if (channel === 'users' && id === getLogin()?.user.id) {
          refreshAccount(api)
          refreshAnswers(queries, { queryKey: keys.account.part(id, 'bank') })
        }
        for (const queryKey of keysOfChannel(channel)) refreshAnswers(queries, { queryKey })
      }),
    onLost: (failures) => {
      if (failures >= pollAfterFailures) polling ??= setInterval(refreshShown, pollEvery)
    },
  })
  return () => {
    stop()
    stopPolling()
  }
}

const isLive = ({ queryKey }: { queryKey: QueryKey }) =>
  typeof queryKey[0] === 'string' && Object.hasOwn(keysByChannel, queryKey[0])
