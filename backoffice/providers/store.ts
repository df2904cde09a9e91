import { localStorageStore, type Store } from 'ra-core'
import { appearanceKey, languageKey } from '#model/identity/storage-keys.ts'

/** What the portal remembers too has a name of its own; both front ends then show the same language and appearance. */
const shared: Record<string, string> = { locale: languageKey, theme: appearanceKey }

/**
 * Preferences of the person at this browser: columns, page sizes, saved filters. They outlive the sign-in, so `reset`
 * leaves them alone.
 */
export function createStore(userId: string): Store {
  const own = localStorageStore('1', `consilium.admin.${userId}`)
  // before the router hears of it: an address without parameters means the list as it first opens, not as it was just left
  window.addEventListener('popstate', () => {
    const [, resource] = /^\/admin\/(\w+)$/.exec(window.location.pathname) ?? []
    if (resource && window.location.search === '') own.removeItem(`${resource}.listParams`)
  })
  // chosen on a page of the portal: another page of the back office tells by its own names
  window.addEventListener('storage', ({ key, newValue }) => {
    const [name] = Object.entries(shared).find(([, stored]) => stored === key) ?? []
    if (name) own.setItem(name, newValue ?? undefined)
  })
  return {
    ...own,
    getItem: <T>(key: string, fallback?: T) => {
      const name = shared[key]
      if (!name) return own.getItem<T>(key, fallback)
      return (localStorage.getItem(name) ?? fallback) as T
    },
    setItem: (key, value) => {
      const name = shared[key]
      if (name) {
        if (value === undefined || value === null) localStorage.removeItem(name)
        else localStorage.setItem(name, String(value))
      }
      own.setItem(key, value)
    },
    reset: () => undefined,
  }
}
