import { useEffect, useSyncExternalStore } from 'react'
import type { ThemeName } from '#model/content/enums.ts'
import type { Theme } from '#model/content/wire.ts'
import { api } from '../client.ts'
import { useLogin } from '#api/client/session.ts'
import { loadEnvironment } from './environment.ts'
import { useLanguage } from './texts.tsx'

/** The brand: by host name before sign-in, as the sign-in says after it. Its colours become custom properties. */
const rememberedKey = 'consilium.theme'

function remembered(): Theme | undefined {
  try {
    const text = localStorage.getItem(rememberedKey)
    return text === null ? undefined : (JSON.parse(text) as Theme)
  } catch {
    return undefined
  }
}

let brand = typeof localStorage === 'undefined' ? undefined : remembered()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `primaryDark` → `--theme-primary-dark` */
export const propertyOf = (name: string) => `--theme-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export function applyTheme(theme: Theme) {
  brand = theme
  try {
    localStorage.setItem(rememberedKey, JSON.stringify(theme))
  } catch {
    // asked for again next time
  }
  paint(theme)
  for (const listener of listeners) listener()
}

function paint(theme: Theme) {
  const { style } = document.documentElement
  for (const name of [...style].filter((each) => each.startsWith('--theme-'))) style.removeProperty(name)
  for (const [name, colour] of Object.entries(theme.colours)) style.setProperty(propertyOf(name), colour)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && theme.favicon) icon.href = theme.favicon
}

/** Before the first paint: the brand of the last visit, so that colours do not jump. */
export function paintRememberedTheme() {
  if (brand) paint(brand)
}

/** What the page that is open is about has a brand of its own. */
let pageTheme: ThemeName | undefined

function setPageTheme(name: ThemeName | undefined) {
  pageTheme = name
  for (const listener of listeners) listener()
}

/** The page wears the brand of the plan that it is about. */
export function useThemeOfPage(name: ThemeName | undefined) {
  useEffect(() => {
    setPageTheme(name)
    return () => setPageTheme(undefined)
  }, [name])
}

/** Keeps the brand in step with the page, who is signed in, and the language. Used once, by the app. */
export function useThemeOfReader() {
  const ofReader = useLogin()?.theme
  const name = useSyncExternalStore(subscribe, () => pageTheme) ?? ofReader
  const { locale } = useLanguage()
  useEffect(() => {
    const left = new AbortController()
    const asked =
      name === undefined
        ? loadEnvironment().then(({ brand: ofHost }) => ofHost)
        : api.get('/content/theme', { query: { name }, signal: left.signal, background: true })
    asked.then((theme) => left.signal.aborted || applyTheme(theme)).catch(() => undefined)
    return () => left.abort()
  }, [name, locale])
}

/** Names and pictures of the brand; the product's own until the server has told. */
export function useBrand() {
  const theme = useSyncExternalStore(subscribe, () => brand)
  return { theme, product: theme?.companyText || 'Consilium', logo: theme?.logo || undefined }
}
