import { knownDevice } from './identity/known-device.ts'
import { hearServerClock } from './server-clock.ts'
import { endSession, getLogin, nowInSeconds, updateLogin } from './identity/session.ts'
import { saveRouteOfPage } from './identity/saved-route.ts'
import { noteServerVersion } from './shell/server-version.ts'

/** A refusal of the API, or no answer at all (status 0). `message` is the server's words, `errorKey` a text key. */
export class ApiError extends Error {
  readonly status: number
  readonly errorKey: string
  /** field → text or text key */
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  /** seconds to wait, from Retry-After */
  readonly retryAfter: number | undefined
  /** the whole answer: `current` of a conflict, `allowed`, … */
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: Record<string, unknown>, retryAfter?: number) {
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined)
    super(text('message') ?? '')
    this.name = 'ApiError'
    this.status = status
    this.errorKey = text('errorKey') ?? (status === 0 ? 'errors.offline' : 'errors.generic')
    this.fields = (body.fields ?? {}) as Record<string, string>
    this.requestId = text('requestId')
    this.retryAfter = retryAfter
    this.body = body
  }
}

type Value = string | number | boolean | null | undefined

export interface CallOptions {
  query?: Readonly<Record<string, Value | readonly (string | number)[]>>
  body?: unknown
  /** instead of a body: a file */
  form?: FormData
  /** one for each thing the person does: a repeat with the same key gives the first answer again */
  idempotencyKey?: string
  /** polling and live updates: does not keep the session alive */
  background?: boolean
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
}

/** Where the API answers; the page says so when it is not the same origin. */
export const apiBase = () =>
  (typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content) || '/api'

export function apiUrl(path: string, query: CallOptions['query'] = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    search.append(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = search.toString()
  return apiBase() + path + (text && `?${text}`)
}

const pageLanguage = () =>
  (typeof document === 'undefined' ? '' : (document.documentElement as HTMLElement | undefined)?.lang) || 'en-US'

let unasked = 0

/**
 * Requests that start inside `work` are background ones: a page that only refreshes itself does not keep its session
 * alive. Only what starts before `work` returns is meant.
 */
export function inBackground(work: () => void) {
  unasked += 1
  try {
    work()
  } finally {
    unasked -= 1
  }
}

/** Sends a request with the stored token and heeds the session headers. The answer may be a refusal. */
export async function send(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  const token = getLogin()?.token
  // what the server words for the reader comes in the language of the page
  headers.set('accept-language', pageLanguage())
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (options.background || unasked > 0) headers.set('x-background', '1')
  // a browser that has completed a sign-in before is not locked out by tries made elsewhere
  if (path.startsWith('/auth/')) headers.set('x-device-token', knownDevice())
  const body = options.body === undefined ? options.form : JSON.stringify(options.body)
  let response: Response
  try {
    response = await fetch(apiUrl(path, options.query), { method, headers, body, signal: options.signal })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, {})
  }
  // what a cache may have kept tells no time
  if (token || method !== 'GET') hearServerClock(path, response.headers)
  heedSessionHeaders(response.headers, token)
  knownDevice(response.headers.get('x-device-token'))
  return response
}

async function call<T>(method: string, path: string, options?: CallOptions): Promise<T> {
  const token = getLogin()?.token
  const response = await send(method, path, options)
  if (!response.ok) throw await refusal(response, path, token)
  // a connection can break within an answer too
  const text = await response.text().catch((error: unknown) => {
    if (options?.signal?.aborted) throw error
    throw new ApiError(0, {})
  })
  return (text === '' ? {} : JSON.parse(text)) as T
}

/** Reads a refusal; a dead token ends the session here, whoever asked. */
export async function refusal(response: Response, path: string, token: string | undefined): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => ({}))
  const wait = Number(response.headers.get('retry-after'))
  const error = new ApiError(response.status, isRecord(answer) ? answer : {}, wait > 0 ? wait : undefined)
  const signingIn = path.startsWith('/auth/')
  if (error.status === 401 && !signingIn && token && getLogin()?.token === token) {
    saveRouteOfPage()
    endSession('expired')
  }
  if (error.status === 403 && error.errorKey === 'auth.mfa.required' && !signingIn) {
    saveRouteOfPage()
    updateLogin({ mfaValidated: false })
  }
  if (error.status === 403 && error.errorKey === 'auth.password.change.required')
    updateLogin({ mustChangePassword: true })
  return error
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** `sentWith`: the token of the request; answers to an older one change nothing. */
export function heedSessionHeaders(headers: Headers, sentWith: string | undefined) {
  noteServerVersion(headers.get('x-server-version'))
  const login = getLogin()
  if (!sentWith || login?.token !== sentWith) return
  const [token, exp] = (headers.get('x-token-update') ?? '').split(';')
  if (token && Number(exp) > 0) updateLogin({ token, exp: Number(exp) })
  const reason = headers.get('x-session-terminated')
  if (reason === null) return
  saveRouteOfPage()
  // one that had time left was ended elsewhere
  endSession(reason === 'expired' && login.exp <= nowInSeconds() ? 'expired' : 'loggedOut')
}

/** The calls of the API. Each answers with the body, or throws an `ApiError`. */
export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options),
  post: <T>(path: string, options?: CallOptions) => call<T>('POST', path, options),
  put: <T>(path: string, options?: CallOptions) => call<T>('PUT', path, options),
  del: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, options),
}

/** A list answer. */
export interface Page<T> {
  data: T[]
  total: number
  page: number
  pageSize: number
}
