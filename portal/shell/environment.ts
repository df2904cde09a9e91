import { useSyncExternalStore } from 'react'
import type { EnvironmentFacts } from '#model/content/wire.ts'
import { api } from '../client.ts'

/** Where the page runs, as the server says. */
let facts: EnvironmentFacts | undefined
let asked: Promise<EnvironmentFacts> | undefined
let askedIn = ''
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asked once for each page load and language, for the brand has words; after a failure again. */
export function loadEnvironment(): Promise<EnvironmentFacts> {
  const { lang } = document.documentElement
  if (lang !== askedIn) asked = undefined
  askedIn = lang
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
