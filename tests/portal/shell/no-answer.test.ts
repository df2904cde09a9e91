import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInBrowser } from '../browser-like.ts'

standInBrowser()
const { ApiError, worthRetrying } = await import('#api/client/api-error.ts')
const { createClient } = await import('#api/client/http.ts')
const client = createClient({ onEnd: () => undefined, onSecondFactor: () => undefined })

/** A server that takes requests and does not answer, until they are given up. */
const silent = (_url: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  standInBrowser()
})

test.each([
  ['get', 30_000],
  ['post', 60_000],
] as const)('a server that does not answer is given up, and said to be silent: %s', async (method, limit) => {
  vi.stubGlobal('fetch', vi.fn(silent))
  const failure = failureOf(client.call(method, '/user/x'))
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(await Promise.race([failure, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  const error = await failure
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 0, errorKey: 'errors.noAnswer' })
  expect(worthRetrying(0, error)).toBe(false)
})

test('a form with files takes as long as it takes, and who stops asking gets the own reason', async () => {
  vi.stubGlobal('fetch', vi.fn(silent))
  const stop = new AbortController()
  const failure = failureOf(client.call('post', '/user/x', { body: new FormData(), signal: stop.signal }))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await Promise.race([failure, Promise.resolve('waiting')])).toBe('waiting')
  const reason = new Error('stopped')
  stop.abort(reason)
  expect(await failure).toBe(reason)
})

test('an answer that has begun may take its time, and its reader may still stop it', async () => {
  let given: AbortSignal | null | undefined
  vi.stubGlobal(
    'fetch',
    vi.fn((_url: unknown, init: RequestInit) => {
      given = init.signal
      return Promise.resolve(new Response(new ReadableStream()))
    }),
  )
  const stop = new AbortController()
  await client.send('get', '/user/changes', { signal: stop.signal })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(given?.aborted).toBe(false)
  stop.abort()
  expect(given?.aborted).toBe(true)
})
