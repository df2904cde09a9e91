import { useState } from 'react'
import { v4 } from 'uuid'
import { ApiError } from '#api/client/api-error.ts'

/** Sends with an idempotency key: until there is an answer, the same content has the same key, so that nothing arrives twice. */
export function sendingOnce() {
  const unanswered = new Map<string, string>()
  return async <A>(content: unknown, send: (idempotencyKey: string) => Promise<A>): Promise<A> => {
    const name = JSON.stringify(content)
    const key = unanswered.get(name) ?? v4()
    unanswered.set(name, key)
    try {
      const answer = await send(key)
      unanswered.delete(name)
      return answer
    } catch (error) {
      // a refusal was an answer: what is sent next is something new
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered.delete(name)
      throw error
    }
  }
}

/** For as long as a dialog is open. */
export const useSendOnce = () => useState(sendingOnce)[0]
