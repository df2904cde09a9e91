import { request, type BrowserContextOptions } from '@playwright/test'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { signInAtApi } from '../support/sign-in-at-api.ts'

interface Page {
  name: string
  path: string
  as?: string
}

const pages: readonly Page[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'lobby', path: '/member/lobby', as: 'member@consilium.test' },
  { name: 'discussions', path: '/discussions', as: 'expert@consilium.test' },
  { name: 'discussion', path: '/discussion/', as: 'expert@consilium.test' },
  { name: 'wizard', path: '/member/ask', as: 'member@consilium.test' },
  { name: 'back office, users', path: '/admin/users', as: 'csr@consilium.test' },
  { name: 'back office, discussions', path: '/admin/queries', as: 'csr@consilium.test' },
]
/** The pages that benches load: those whose names hold one of the words that were given, or all. */
export const pagesFor = (words: readonly string[]): readonly Page[] =>
  pages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

export interface Visit {
  path: string
  /** what the browser of someone signed in holds */
  login?: { key: string; value: string }
}

/** How a page is visited in a product: signed in, and with a discussion that the person takes part in. */
export async function visitOf(url: string, { path, as }: Page): Promise<Visit> {
  if (!as) return { path }
  const call = await request.newContext({ baseURL: url })
  const login = await signInAtApi(call, as)
  await call.dispose()
  const key = path.endsWith('/discussion/') ? await aDiscussion(url, login) : ''
  return { path: path + key, login: { key: storedLoginKey, value: JSON.stringify(login) } }
}

/** The same for a browser context that Playwright makes. */
export const contextOf = (url: string, { login }: Visit): BrowserContextOptions =>
  login
    ? {
        storageState: {
          cookies: [],
          origins: [{ origin: url, localStorage: [{ name: login.key, value: login.value }] }],
        },
      }
    : {}

async function aDiscussion(url: string, { token }: LoginResult): Promise<string> {
  const answer = await fetch(`${url}/api/server/query/indexBuckets`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const [key] = /CQ-[A-Z0-9]{6}/.exec(await answer.text()) ?? []
  if (!key) throw new Error('The expert takes part in no discussion')
  return key
}
