import { hearServerClock } from './server-clock.ts'
import { HttpError } from 'ra-core'
import { getLogin, updateToken } from './login.ts'
import { leaveToSecondFactor, leaveToSignIn } from './leave.ts'
import { noteServerVersion } from './server-version.ts'

/** Body of a refusal. `errors` is what react-admin shows beside the inputs. */
export interface ChangedBy {
  name: string
  at: string
}

export interface Refusal {
  errorKey?: string
  message?: string
  fields?: Record<string, string>
  requestId?: string
  current?: Record<string, unknown>
  /** of a conflict: who saved first, and when */
  changedBy?: ChangedBy
  errors?: Record<string, unknown>
  [extra: string]: unknown
}

export interface Answer<T> {
  status: number
  headers: Headers
  json: T
}

type Value = string | number | boolean | null | undefined

export interface CallOptions {
  query?: Readonly<Record<string, Value>>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** sent even while the page is being left */
  keepalive?: boolean
}

/** Where the API answers; the page says so when it is not the same origin. */
export const apiBase = () =>
  (typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content) || '/api'

export function apiUrl(path: string, query: CallOptions['query'] = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value))
  }
  const text = search.toString()
  return apiBase() + path + (text && `${path.includes('?') ? '&' : '?'}${text}`)
}

const pageLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en-US'

let background = 0

/**
 * Requests that start inside `work` carry `x-background`: a page that only refreshes itself does not keep its session
 * alive. Only what starts before `work` returns is meant.
 */
export function inBackground(work: () => void) {
  background += 1
  try {
    work()
  } finally {
    background -= 1
  }
}

/** Sends with the stored token and heeds the session headers; the answer may be a refusal. Rejects with status 0 offline. */
export async function send(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  const token = getLogin()?.token
  // what the server words for the reader comes in the language of the page
  headers.set('accept-language', pageLanguage())
  if (token) headers.set('authorization', `Bearer ${token}`)
  const file = options.body instanceof FormData ? options.body : undefined
  if (options.body !== undefined && !file) headers.set('content-type', 'application/json')
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (background > 0) headers.set('x-background', '1')
  let response: Response
  try {
    response = await fetch(apiUrl(path, options.query), {
      method,
      headers,
      signal: options.signal,
      keepalive: options.keepalive,
      body: file ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new HttpError('errors.offline', 0, {})
  }
  if (token) hearServerClock(path, response.headers)
  heed(response.headers, token)
  return response
}

/** @throws HttpError with the status and a `Refusal` as body */
export async function call<T>(method: string, path: string, options?: CallOptions): Promise<Answer<T>> {
  const token = getLogin()?.token
  const response = await send(method, path, options)
  if (!response.ok) throw await toError(response, token)
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: (text === '' ? {} : JSON.parse(text)) as T }
}

/** Answers to an older token than the stored one change nothing. */
function heed(headers: Headers, sentWith: string | undefined) {
  noteServerVersion(headers.get('x-server-version'))
  if (!sentWith || getLogin()?.token !== sentWith) return
  const [token, exp] = (headers.get('x-token-update') ?? '').split(';')
  if (token && Number(exp) > 0) updateToken(token, Number(exp))
  if (headers.has('x-session-terminated')) leaveToSignIn('loggedOut')
}

/** A refusal as react-admin throws it. */
export async function toError(response: Response, token: string | undefined) {
  const answer: unknown = await response.json().catch(() => ({}))
  const body = (typeof answer === 'object' && answer !== null ? answer : {}) as Refusal
  if (
    response.status === 401 &&
    token !== undefined &&
    getLogin()?.token === token &&
    body.errorKey !== 'messages.signIn401Error'
  ) {
    leaveToSignIn('expired')
  }
  if (body.errorKey === 'auth.mfa.required') leaveToSecondFactor()
  if (body.fields && Object.keys(body.fields).length > 0) body.errors = nest(body.fields)
  return new HttpError(body.message || body.errorKey || 'errors.generic', response.status, body)
}

/** `{ 'attachments.video': … }` becomes a tree, as forms keep their errors. */
export function nest(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(fields)) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let branch = tree
    for (const name of names) {
      const below = branch[name]
      branch = (typeof below === 'object' && below !== null ? below : (branch[name] = {})) as Record<string, unknown>
    }
    branch[last] = message
  }
  return tree
}

export const refusalOf = (error: unknown): Refusal =>
  error instanceof HttpError ? ((error.body ?? {}) as Refusal) : {}
