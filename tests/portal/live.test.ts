import { eq } from 'drizzle-orm'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { login } from './logins.ts'
import { portalOnProduct } from './against-api.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { user, userSession } from '#db/schema/all.ts'

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

/** Each try tells of the change once more: the stream may not have been open. */
const patience = { timeout: 15_000 }

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
    }, patience)
    expect(invalidated).not.toHaveBeenCalledWith({ queryKey: keys.earnings.all })
  })

  test('the account that the browser kept is read again when the page opens', async () => {
    const id = await person()
    await product.db.update(user).set({ taxFormStatus: 'completed' }).where(eq(user.id, id))
    expect(session.getLogin()?.user.taxFormStatus).not.toBe('completed')
    stop = followChanges(queries)
    await expect.poll(() => session.getLogin()?.user.taxFormStatus).toBe('completed')
  })

  test('the stream does not keep the session alive', async () => {
    const id = await person()
    const before = session.getLogin()?.exp
    const invalidated = vi.spyOn(queries, 'invalidateQueries')
    stop = followChanges(queries)
    await vi.waitFor(() => {
      product.deps.bus.publish([{ channel: 'earnings', id: 'x', userIds: [id] }])
      expect(invalidated).toHaveBeenCalled()
    }, patience)
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
    }, patience)
    leave()
    expect(background()[0]).toBeNull()
    expect(new Set(background().slice(1))).toEqual(new Set(['1']))
    asked.mockRestore()
  })
})

describe('what changes while the page is read', () => {
  /** The stream is asked for when `open` is called. */
  function heldBack() {
    const { fetch } = globalThis
    let open = () => undefined as void
    const opened = new Promise<void>((resolve) => (open = resolve))
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      if (String(request[0] as string).includes('/user/changes')) await opened
      return fetch(...request)
    })
    return { open, release: () => asked.mockRestore() }
  }

  test('before the stream is open: the page hears of it when it is', async () => {
    const id = await person()
    const queries = new QueryClient()
    const invalidated = vi.spyOn(queries, 'invalidateQueries')
    const stream = heldBack()
    stop = followChanges(queries)
    // PostgreSQL needs a moment until the process listens
    await new Promise((resolve) => setTimeout(resolve, 100))
    product.deps.bus.publish([{ channel: 'discussion', id: 'between', userIds: [id] }])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(invalidated).not.toHaveBeenCalled()
    stream.open()
    await expect.poll(() => invalidated.mock.calls).toContainEqual([{ queryKey: keys.discussion.all }])
    stream.release()
  })

  test('and the stream takes longer than the server allows for: the page asks for everything', async () => {
    await person()
    const queries = new QueryClient()
    const invalidated = vi.spyOn(queries, 'invalidateQueries')
    const stream = heldBack()
    const now = vi.spyOn(performance, 'now')
    stop = followChanges(queries)
    const later = performance.now() + 5001
    now.mockImplementation(() => later)
    stream.open()
    await expect.poll(() => invalidated.mock.calls.at(0)?.[0]).toHaveProperty('predicate')
    now.mockRestore()
    stream.release()
  })

  test('before its first answer has come: that answer may be older, and is asked for again', async () => {
    const id = await person()
    const queries = new QueryClient()
    let answer = (_: string) => undefined as void
    const read = vi.fn(() => new Promise<string>((resolve) => (answer = (text) => resolve(text))))
    const observer = new QueryObserver(queries, { queryKey: keys.earnings.all, queryFn: read })
    const leave = observer.subscribe(() => undefined)
    const invalidated = vi.spyOn(queries, 'invalidateQueries')
    stop = followChanges(queries)
    product.deps.bus.publish([{ channel: 'earnings', id: 'x', userIds: [id] }])
    await expect.poll(() => invalidated.mock.calls).toContainEqual([{ queryKey: keys.earnings.all }])
    expect(read).toHaveBeenCalledTimes(1)
    answer('before the change')
    await expect.poll(() => read.mock.calls.length).toBe(2)
    answer('after it')
    await expect.poll(() => observer.getCurrentResult().data).toBe('after it')
    leave()
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
