import { inBackground } from './http.ts'

type Key = readonly unknown[]
interface Filters {
  queryKey?: Key
  exact?: boolean
  predicate?: (asked: { queryKey: Key }) => boolean
}
/** What a cache of answers has to be able to do here; React Query's client is one. */
interface Answers {
  getQueryCache: () => {
    findAll: (filters: Filters) => readonly {
      queryKey: Key
      state: { data: unknown; fetchStatus: string }
      promise: Promise<unknown> | undefined
    }[]
  }
  invalidateQueries: (filters: Filters) => Promise<unknown>
}

/** First answers that are asked for once more, however much changes until they come. */
const older = new WeakSet<Promise<unknown>>()

/**
 * Asks in the background for what has changed. A first answer that is still on its way may be older than the change, and
 * React Query would take it as fresh: it is asked for once more when it has come.
 */
export function refreshAnswers(answers: Answers, filters: Filters) {
  for (const { queryKey, state, promise } of answers.getQueryCache().findAll(filters)) {
    if (state.data !== undefined || state.fetchStatus !== 'fetching' || !promise || older.has(promise)) continue
    older.add(promise)
    const again = () => inBackground(() => void answers.invalidateQueries({ queryKey, exact: true }))
    // after the cache has taken the answer
    promise.then(
      () => setTimeout(again),
      () => undefined,
    )
  }
  inBackground(() => void answers.invalidateQueries(filters))
}
