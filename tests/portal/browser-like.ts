import { vi } from 'vitest'

/** The few things of a browser that the portal's logic touches. Modules that read storage when they load must be imported after this. */
export function standInBrowser(route = '/') {
  const url = new URL(route, 'http://portal.test')
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: url }))
}

export function memoryStorage(): Storage {
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
