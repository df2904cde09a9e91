import type { Queries } from '../store.ts'

/** Prepares a statement once per database or transaction, because building it costs more than running it. Values are placeholders. */
export function preparedFor<S>(build: (q: Queries) => S): (q: Queries) => S {
  const kept = new WeakMap<Queries, S>()
  return (q) => {
    const found = kept.get(q) ?? build(q)
    kept.set(q, found)
    return found
  }
}
