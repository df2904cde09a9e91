import type { Queries } from '../store.ts'

/**
 * A statement that is built once for each database, and once in a transaction that uses it: building one costs more than
 * running it. Its values are placeholders.
 */
export function preparedFor<S>(build: (q: Queries) => S): (q: Queries) => S {
  const kept = new WeakMap<Queries, S>()
  return (q) => {
    const found = kept.get(q) ?? build(q)
    kept.set(q, found)
    return found
  }
}
