import { ApiError, readRefusal } from './api-error.ts'
import { nowInSeconds, syncServerClock } from './server-clock.ts'
import { noteServerVersion } from './server-version.ts'
import { getLogin, updateLogin } from './session.ts'
import type { Answer, FreeOptions, CallArguments, PathOf, Verb } from './types.ts'

/** What a front end does when the API ends or restricts the session. The login is still stored. */
export interface FrontEnd {
  onEnd: (reason: 'expired' | 'loggedOut') => void
  onSecondFactor: () => void
  onRefusal?: (error: ApiError) => void
  /** headers of its own */
  headers?: (path: string) => Record<string, string> | undefined
  /** every answer, refusals too */
  onResponse?: (headers: Headers) => void
}

/** after which the server counts as not answering */
const READ_MS = 30_000
/** the same where something is done, or a document is made, before the answer begins */
const WORK_MS = 60_000

export interface Sent {
  status: number
  headers: Headers
  json: unknown
}

/** Where the API answers; the page says so when it is not the same origin. */
export const apiBase = () =>
  (typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content) || '/api'

/** An address of the API; what is empty is not asked. */
export function apiUrl(path: string, { params = {}, query = {} }: Pick<FreeOptions, 'params' | 'query'> = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value))
  const text = search.toString()
  return apiBase() + filled + (text && (path.includes('?') ? '&' : '?') + text)
}

/** What the server hands out begins at its root. */
export const pathIn = (address: string) => address.replace(/^\/api(?=\/)/, '')

const pageLanguage = () =>
  (typeof document === 'undefined' ? '' : (document.documentElement as HTMLElement | undefined)?.lang) || 'en-US'

/** Whether the page has refreshed itself since the person last did something. */
let unattended = false

/** Also of assistive technology, which has no keys and no pointer, and of the browser's own buttons. */
const personEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'click', 'input', 'popstate', 'focus']
/** A page also puts the focus somewhere by itself: the person's is that of the window. */
const isPersons = ({ type, target }: Event) => type !== 'focus' || target === window
const notePerson = (event: Event) => {
  if (isPersons(event)) unattended = false
}
if (typeof window !== 'undefined')
  for (const name of personEvents) window.addEventListener(name, notePerson, { passive: true, capture: true })

/**
 * Requests that `work` starts are background ones, and so are those that follow from it (the names of new rows, a page
 * that opens by itself) until the person does something: a page that only refreshes itself does not keep its session
 * alive.
 */
export function inBackground(work: () => void) {
  unattended = true
  work()
}

export type Client = ReturnType<typeof createClient>

/** A refusal of these calls is about what was entered, not about the session. */
export const isSignIn = (path: string) => path.startsWith('/auth/')
const storedToken = () => getLogin()?.token

/** The calls of the API in the session of this browser. Each answers with the body, or throws an `ApiError`. */
export function createClient(frontEnd: FrontEnd) {
  /** Answers to an older token than the stored one change nothing. */
  function readSessionHeaders(headers: Headers, sentWith: string | undefined) {
    noteServerVersion(headers.get('x-server-version'))
    frontEnd.onResponse?.(headers)
    if (!sentWith || storedToken() !== sentWith) return
    const [token, exp] = (headers.get('x-token-update') ?? '').split(';')
    if (token && Number(exp) > 0) updateLogin({ token, exp: Number(exp) })
    const reason = headers.get('x-session-terminated')
    if (reason === null) return
    // one that had time left was ended elsewhere
    const ranOut = reason === 'expired' && (getLogin()?.exp ?? 0) <= nowInSeconds()
    frontEnd.onEnd(ranOut ? 'expired' : 'loggedOut')
  }

  /** Reads a refusal; a dead token ends the session here, whichever call it was. */
  async function refusal(response: Response, path: string, sentWith: string | undefined): Promise<ApiError> {
    const error = await readRefusal(response)
    const { status, errorKey } = error
    if (!isSignIn(path)) {
      if (status === 401 && sentWith !== undefined && storedToken() === sentWith) frontEnd.onEnd('expired')
      if (errorKey === 'auth.mfa.required') frontEnd.onSecondFactor()
    }
    if (errorKey === 'auth.password.change.required') updateLogin({ mustChangePassword: true })
    frontEnd.onRefusal?.(error)
    return error
  }

  /** Sends a request with the stored token and reads the session headers. The answer may be a refusal. */
  const send = (method: string, path: string, options: FreeOptions = {}): Promise<Response> =>
    inTime(WORK_MS, options, (signal) => ask(method, path, options, signal))

  async function ask(method: string, path: string, options: FreeOptions, signal: AbortSignal): Promise<Response> {
    const { keepalive, body, token = storedToken() } = options
    const form = body instanceof FormData
    const headers = new Headers({
      accept: 'application/json',
      // what the server words for the reader comes in the language of the page
      'accept-language': pageLanguage(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      ...(options.ifMatch && { 'if-match': `"${options.ifMatch}"` }),
      ...((options.background ?? unattended) && { 'x-background': '1' }),
      ...options.headers,
      ...frontEnd.headers?.(path),
    })
    const init = { method: method.toUpperCase(), headers, signal, keepalive: keepalive ?? false }
    const response = await fetch(apiUrl(path, options), { ...init, body: form ? body : JSON.stringify(body) }).catch(
      lost(signal),
    )
    // what a cache may have kept tells no time
    if (token || init.method !== 'GET') syncServerClock(path, response.headers)
    readSessionHeaders(response.headers, token)
    return response
  }

  /** For addresses that are put together at run time: the records of the back office. */
  async function call(method: string, path: string, options: FreeOptions = {}): Promise<Sent> {
    const { token = storedToken() } = options
    return inTime(method.toUpperCase() === 'GET' ? READ_MS : WORK_MS, options, async (signal) => {
      const response = await ask(method, path, options, signal)
      if (!response.ok) throw await refusal(response, path, token)
      // a connection can break within an answer too
      const text = await response.text().catch(lost(signal))
      return { status: response.status, headers: response.headers, json: text === '' ? {} : JSON.parse(text) }
    })
  }

  const typed =
    <V extends Verb>(verb: V) =>
    async <P extends PathOf<V>>(path: P, ...[options]: CallArguments<V, P>): Promise<Answer<V, P>> =>
      (await call(verb, path, options)).json as Answer<V, P>

  return {
    get: typed('get'),
    post: typed('post'),
    put: typed('put'),
    delete: typed('delete'),
    call,
    send,
    readSessionHeaders,
    refusal,
    token: storedToken,
  }
}

/** No answer is status 0; who has given up asking knows why. */
const lost = (signal: AbortSignal) => () => {
  throw signal.aborted ? signal.reason : new ApiError(0)
}

/** Gives up asking when the server has not begun to answer in time; a form with files takes as long as it takes. */
function inTime<A>(limit: number, { signal, body }: FreeOptions, ask: (signal: AbortSignal) => Promise<A>): Promise<A> {
  const asking = new AbortController()
  const stop = () => asking.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  const giveUp = () => asking.abort(new ApiError(0, { errorKey: 'errors.noAnswer' }))
  const timer = body instanceof FormData ? undefined : setTimeout(giveUp, limit)
  return ask(asking.signal).finally(() => clearTimeout(timer))
}
