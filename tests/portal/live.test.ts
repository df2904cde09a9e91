import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { login } from './logins.ts'
import { portalOnProduct } from './against-api.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { userSession } from '#db/schema/all.ts'

const product = await portalOnProduct()
const { followChanges, keysOfChannel, pauses, pollAfterFailures } = await import('#portal/live.ts')
const client = await import('#api/client/follow-changes.ts')
const backOff = (failures: number) => client.backOff(failures, pauses)
const { api } = await import('#portal/client.ts')
const { keys } = await import('#portal/query-keys.ts')
const session = await import('#api/client/session.ts')

async function person() {
  const { id } = await makeUser(product.db, product.now())
  const token = `live-${id}`
  const far = new Date(product.now().getTime() + 3_600_000)
  await product.db.insert(userSession).values({
    hash: hashToken(token),
    userId: id,
    mfaValidated: true,
    mfaUsed: 'email',
    createdAt: product.now(),
    lastSeenAt: product.now(),
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  session.storeLogin(login({ user: { id }, token }))
  return id
}

let stop = () => undefined as void
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('what a channel makes stale', () => {
  test('a discussion, every list it may stand in, and the files in it', () => {
    expect(keysOfChannel('discussion')).toEqual([keys.discussion.all, keys.discussions.all, keys.uploads.all])
  })
  test.each(['discussions', 'earnings', 'notifications'])('%s', (channel) =>
    expect(keysOfChannel(channel)).toEqual([[channel]]),
  )
  test('uploads: the files of a person', () => expect(keysOfChannel('uploads')).toEqual([keys.uploads.all]))
  test('users: what a person keeps, files and text blocks', () =>
    expect(keysOfChannel('users')).toEqual([keys.uploads.all, keys.textBlocks.all]))
  test.each(['', 'grants', 'toString'])('%j is nothing of ours', (channel) =>
    expect(keysOfChannel(channel)).toEqual([]),
  )
})

describe('following the changes', () => {
  let queries: QueryClient
  beforeEach(() => {
    queries = new QueryClient()
  })

  test('a change of one’s own reaches the page; one of someone else’s does not', async () => {
    const id = await person()
    const invalidated = vi.spyOn(queries, 'invalidateQueries')
    stop = followChanges(queries)
    await vi.waitFor(() => {
      product.deps.bus.publish([
        { channel: 'earnings', id: 'other', userIds: ['somebody-else'] },
        { channel: 'discussion', id: 'mine', userIds: [id] },
      ])
      expect(invalidated).toHaveBeenCalledWith({ queryKey: keys.discussion.all })
    })
    expect(invalidated).not.toHaveBeenCalledWith({ queryKey: keys.earnings.all })
  })

  test('the stream does not keep the session alive', async () => {
    await person()
    const before = session.getLogin()?.exp
    const invalidated = vi.spyOn(queries, 'invalidateQueries')
    stop = followChanges(queries)
    await vi.waitFor(() => {
      product.deps.bus.publish([{ channel: 'earnings', id: 'x' }])
      expect(invalidated).toHaveBeenCalled()
    })
    expect(session.getLogin()?.exp).toBe(before)
  })

  test('nor does what the page asks for again because of it; what a person opens does', async () => {
    const id = await person()
    window.dispatchEvent(new Event('keydown'))
    const asked = vi.spyOn(globalThis, 'fetch')
    const background = () =>
      asked.mock.calls
        .filter(([url]) => String(url as string).includes('/user/permissions'))
        .map(([, init]) => new Headers(init?.headers).get('x-background'))
    stop = followChanges(queries)
    const leave = new QueryObserver(queries, {
      queryKey: keys.earnings.all,
      queryFn: () => api.get('/user/permissions'),
    }).subscribe(() => undefined)
    await vi.waitFor(() => {
      product.deps.bus.publish([{ channel: 'earnings', id: 'x', userIds: [id] }])
      expect(background().length).toBeGreaterThan(1)
    })
    leave()
    expect(background()[0]).toBeNull()
    expect(new Set(background().slice(1))).toEqual(new Set(['1']))
    asked.mockRestore()
  })
})

describe('without a stream', () => {
  test('waits longer after each failure, half a minute at most', () => {
    expect([1, 2, 3, 4, 20].map(backOff)).toEqual([500, 1000, 2000, 4000, 30_000])
  })

  test('what is shown is asked for every 5 s from the third failure on, until the stream is back', async () => {
    await person()
    const { fetch } = globalThis
    vi.useFakeTimers()
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const queries = new QueryClient()
    const refetched = vi.spyOn(queries, 'refetchQueries').mockResolvedValue()
    stop = followChanges(queries)
    await vi.advanceTimersByTimeAsync(backOff(1) + backOff(2))
    expect(pollAfterFailures).toBe(3)
    await vi.advanceTimersByTimeAsync(4999)
    expect(refetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5001)
    expect(refetched).toHaveBeenCalledTimes(2)

    globalThis.fetch = () =>
      Promise.resolve(new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }))
    await vi.advanceTimersByTimeAsync(30_000)
    refetched.mockClear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refetched).not.toHaveBeenCalled()
    globalThis.fetch = fetch
  })
})
