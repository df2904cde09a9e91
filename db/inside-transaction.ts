import { AsyncLocalStorage } from 'node:async_hooks'

/** The mistake shows at once everywhere but in production, where what follows every promise costs a tenth of the work. */
const inside = process.env.NODE_ENV === 'production' ? undefined : new AsyncLocalStorage<true>()

export const runInside = <T>(work: () => Promise<T>): Promise<T> => (inside ? inside.run(true, work) : work())
/** In production never: who waits for their own transaction is refused by the queue after its longest wait. */
export const isInside = (): boolean => inside?.getStore() === true

/**
 * Inside a transaction everything goes through it: who asks for a second connection while every connection belongs to a
 * transaction that waits for theirs waits for ever, and a second connection does not see what the first has written.
 */
export function refuseSecondConnection(): void {
  if (isInside()) throw new Error('Inside a transaction use the one given to you, not the database')
}
