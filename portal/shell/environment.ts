import { useSyncExternalStore } from 'react'
import type { EnvironmentFacts } from '#model/content/wire.ts'
import { api } from '../client.ts'

/** Where the page runs, as the server says. */
let facts: EnvironmentFacts | undefined
let asked: Promise<EnvironmentFacts> | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asked once for each page load; after a failure again. */
export function loadEnvironment(): Promise<EnvironmentFacts> {
  asked ??= api.get('/static/environment', { background: true }).then((answer) => {
    facts = answer
    for (const listener of listeners) listener()
    return answer
  })
  asked.catch(() => (asked = undefined))
  return asked
}

/** undefined until the server has answered. */
export const useEnvironment = () => useSyncExternalStore(subscribe, () => facts)?.environment
