import { useCallback, useRef } from 'react'
import { useDataProvider } from 'ra-core'
import { ApiError } from '#api/client/api-error.ts'
import type { ConsiliumProvider } from '../../providers/data-provider.ts'
import type { Verb } from '../../providers/verb.ts'
import { newKey } from './new-key.ts'

/**
 * Sends a verb. The Idempotency-Key stays the same while an attempt has had no answer, so that a second press, or a second
 * try after a lost line, does nothing twice.
 * @throws ApiError
 */
export function useAct() {
  const provider = useDataProvider<ConsiliumProvider>()
  const attempt = useRef<{ what: string; key: string }>(undefined)
  return useCallback(
    async <A>(verb: Verb<A>): Promise<A> => {
      const what = JSON.stringify(verb)
      if (attempt.current?.what !== what) attempt.current = { what, key: newKey() }
      try {
        const answer = await provider.act(verb, attempt.current.key)
        attempt.current = undefined
        return answer
      } catch (error) {
        if (error instanceof ApiError && error.status !== 0) attempt.current = undefined
        throw error
      }
    },
    [provider],
  )
}
