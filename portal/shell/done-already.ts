import { onlineManager } from '@tanstack/react-query'
import { ApiError } from '#api/client/api-error.ts'

/** What a repeat is told of something that has been done, when the first answer was lost: it is done. */

/** Asks once more when the answer was lost. For calls that do nothing twice: with an idempotency key, or to one end. */
export const orAgain = <A>(send: () => Promise<A>): Promise<A> =>
  send().catch((error: unknown) => {
    if (onlineManager.isOnline() && error instanceof ApiError && error.errorKey === 'errors.offline') return send()
    throw error
  })

/** Deletes something, which may be gone. */
export const untilGone = (remove: () => Promise<unknown>): Promise<unknown> =>
  orAgain(remove).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  })

/** Whether a write was refused because just this is stored already. */
export function isStored(error: unknown, wanted: Readonly<Record<string, unknown>>): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false
  const stored = error.body.current as Record<string, unknown> | undefined
  return stored !== undefined && Object.entries(wanted).every(([name, value]) => (stored[name] ?? '') === (value ?? ''))
}
