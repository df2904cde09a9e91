import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()
/** In production a rare wait is better than a certain failure; everywhere else the mistake shows at once. */
const strict = process.env.NODE_ENV !== 'production'

export const runInside = <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work)
export const isInside = (): boolean => inside.getStore() === true

/**
 * Inside a transaction everything goes through it: who asks for a second connection while every connection belongs to a
 * transaction that waits for theirs waits for ever, and a second connection does not see what the first has written.
 */
export function refuseSecondConnection(): void {
  if (strict && isInside()) throw new Error('Inside a transaction use the one given to you, not the database')
}
