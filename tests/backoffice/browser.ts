import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'

/** The few things of a browser that the back office's logic touches. Modules that read storage when they load are imported after this. */
export function standInBrowser(route = '/admin/queries') {
  const went: string[] = []
  const url = new URL(route, 'http://backoffice.test')
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    host: url.host,
    assign: (path: string) => went.push(path),
  }
  const page = new EventTarget()
  // a module that is loaded again listens again
  setMaxListeners(0, page)
  vi.stubGlobal('window', Object.assign(page, { location }))
  return { went }
}

function memoryStorage(): Storage {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (place) => [...held.keys()][place] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
  }
}
