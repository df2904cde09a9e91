import { createParser } from 'eventsource-parser'
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { user, userSession } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { publishAfterCommit, systemCtx, transaction } from '#api/context.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { localPubSub, missed, REMEMBERED_MS } from '#api/ports/pub-sub.ts'
import { expectStatus, startProduct } from '../../support/product.ts'

const product = await startProduct()
const ctx = systemCtx(product.deps)

/** Opens the stream as a person and collects what it says, first what changed in the last `recent` milliseconds. */
async function listen(userId: string, recent?: number) {
  const token = `stream-${userId}`
  const now = product.now()
  const far = new Date(now.getTime() + 3_600_000)
  await product.db.insert(userSession).values({
    hash: hashToken(token),
    userId,
    mfaValidated: true,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  const stop = new AbortController()
  const answer = await product.fetch(
    new Request(`http://test/api/user/changes${recent === undefined ? '' : `?recent=${recent}`}`, {
      headers: { Authorization: `Bearer ${token}`, 'x-background': '1' },
      signal: stop.signal,
    }),
  )
  const heard: { channel: string; id: string }[] = []
  let over = false
  let ready = () => undefined as void
  const started = new Promise<void>((resolve) => {
    ready = resolve
  })
  const parser = createParser({
    onEvent: (event) =>
      event.event === 'ready'
        ? ready()
        : event.event === 'change' && heard.push(JSON.parse(event.data) as { channel: string; id: string }),
  })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }))
      if (done) {
        over = true
        return
      }
      parser.feed(new TextDecoder().decode(value))
    }
  })()
  await started
  return { heard, close: () => reader.cancel(), ended: () => over }
}
const until = async (done: () => boolean) => {
  for (let i = 0; i < 100 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('an open page hears of what was committed, people hear only what is theirs, staff hear all', async () => {
  const [one, other, csr] = [
    await makeUser(product.db, product.now()),
    await makeUser(product.db, product.now()),
    await makeUser(product.db, product.now(), { userType: 3, staffRoles: ['csr'] }),
  ]
  const pages = [await listen(one.id), await listen(other.id), await listen(csr.id)] as const
  // PostgreSQL needs a moment until the process listens
  await new Promise((resolve) => setTimeout(resolve, 300))
  await transaction(ctx, async (tx) => publishAfterCommit(tx, { channel: 'discussion', id: 'q1', userIds: [one.id] }))
  await transaction(ctx, async (tx) => {
    publishAfterCommit(tx, { channel: 'discussion', id: 'q2', userIds: [one.id] })
    throw new Error('rolled back')
  }).catch(() => undefined)
  await transaction(ctx, async (tx) => publishAfterCommit(tx, { channel: 'queries', id: 'q3', userIds: [] }))
  const both = [one.id, other.id]
  await transaction(ctx, async (tx) => publishAfterCommit(tx, { channel: 'content', id: 'c1', userIds: both }))
  await until(() => pages.every((page) => page.heard.some((change) => change.channel === 'content')))
  expect(pages[0].heard).toEqual([
    { channel: 'discussion', id: 'q1' },
    { channel: 'content', id: 'c1' },
  ])
  expect(pages[1].heard).toEqual([{ channel: 'content', id: 'c1' }])
  expect(pages[2].heard).toEqual([
    { channel: 'discussion', id: 'q1' },
    { channel: 'queries', id: 'q3' },
    { channel: 'content', id: 'c1' },
  ])
  await Promise.all(pages.map((page) => page.close()))
})

test('a page that reads first and follows a moment later hears what changed in between, each record once', async () => {
  const [one, other] = [await makeUser(product.db, product.now()), await makeUser(product.db, product.now())]
  // PostgreSQL needs a moment until the process listens
  await new Promise((resolve) => setTimeout(resolve, 300))
  for (const id of [`first ${one.id}`, `second ${one.id}`, `first ${one.id}`])
    await transaction(ctx, async (tx) => publishAfterCommit(tx, { channel: 'discussion', id, userIds: [one.id] }))
  await expect.poll(() => ctx.bus.recent(REMEMBERED_MS).filter(({ id }) => id.includes(one.id)).length).toBe(3)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const [reader, late, stranger] = [
    await listen(one.id, REMEMBERED_MS),
    await listen((await makeUser(product.db, product.now(), { userType: 3, staffRoles: ['csr'] })).id, 10),
    await listen(other.id, REMEMBERED_MS),
  ]
  const last = `last ${one.id}`
  await transaction(ctx, async (tx) =>
    publishAfterCommit(tx, { channel: 'content', id: last, userIds: [one.id, other.id] }),
  )
  const pages = [reader, late, stranger]
  await until(() => pages.every((page) => page.heard.some(({ id }) => id === last)))
  const ofThis = pages.map((page) => page.heard.map(({ id }) => id).filter((id) => id.includes(one.id)))
  expect(ofThis).toEqual([[`first ${one.id}`, `second ${one.id}`, last], [last], [last]])
  await Promise.all(pages.map((page) => page.close()))
})

test('where not all of it is remembered the stream ends, and the page asks for everything', async () => {
  const { id } = await makeUser(product.db, product.now())
  const bus = localPubSub()
  const change = (n: number) => ({ channel: 'queries', id: String(n), userIds: [] })
  for (let n = 0; n < 10_000; n++) bus.publish([change(n)])
  expect(bus.recent(REMEMBERED_MS)).toHaveLength(10_000)
  bus.publish([change(10_000)])
  const [hole, first] = bus.recent(REMEMBERED_MS)
  expect([hole?.channel, first]).toEqual([missed, change(1)])

  ctx.bus.publish([hole!])
  const page = await listen(id, 1000)
  await until(page.ended)
  expect(page.ended()).toBe(true)
})

test.each([-1, 1.5, REMEMBERED_MS + 1, 'a minute'])(
  'a page cannot ask for the changes of %s milliseconds',
  async (recent) => {
    const call = await product.as((await makeUser(product.db, product.now())).id)
    expectStatus(await call('GET', `/user/changes?recent=${recent}`), 422)
  },
)

test.each<[string, (id: string) => Promise<unknown>]>([
  ['is signed out elsewhere', (id) => product.db.delete(userSession).where(eq(userSession.userId, id))],
  [
    'has been away for too long',
    (id) => product.db.update(userSession).set({ expiresAt: product.now() }).where(eq(userSession.userId, id)),
  ],
  ['is disabled', (id) => product.db.update(user).set({ enabled: false }).where(eq(user.id, id))],
  ['is staff no more', (id) => product.db.update(user).set({ userType: 1 }).where(eq(user.id, id))],
])('whoever %s hears nothing of what comes after', async (_, happens) => {
  const csr = await makeUser(product.db, product.now(), { userType: 3, staffRoles: ['csr'] })
  const page = await listen(csr.id)
  await new Promise((resolve) => setTimeout(resolve, 300))
  // what an earlier page did not wait for may still be on its way
  const announce = (when: string) =>
    transaction(ctx, async (tx) => publishAfterCommit(tx, { channel: 'queries', id: `${when} ${csr.id}`, userIds: [] }))
  const own = () => page.heard.map((change) => change.id).filter((id) => id.endsWith(csr.id))
  await announce('before')
  await until(() => own().length > 0)
  await happens(csr.id)
  await announce('after')
  await announce('later')
  await until(page.ended)
  expect([page.ended(), own()]).toEqual([true, [`before ${csr.id}`]])
})

test('of two colleagues who are told at the same moment, only whose session has ended hears no more', async () => {
  const csr = await makeUser(product.db, product.now(), { userType: 3, staffRoles: ['csr'] })
  const colleague = await makeUser(product.db, product.now(), { userType: 3, staffRoles: ['csr'] })
  const [ended, other] = [await listen(csr.id), await listen(colleague.id)]
  await new Promise((resolve) => setTimeout(resolve, 300))
  await product.db.delete(userSession).where(eq(userSession.userId, csr.id))
  const id = `one of two ${csr.id}`
  await transaction(ctx, async (tx) => publishAfterCommit(tx, { channel: 'queries', id, userIds: [] }))
  await until(() => ended.ended() && other.heard.some((change) => change.id === id))
  expect(ended.heard.filter((change) => change.id === id)).toEqual([])
  expect([ended.ended(), other.ended()]).toEqual([true, false])
  await other.close()
})

test('one session follows the changes in 20 pages at once, and in another when one of them has closed', async () => {
  const person = await makeUser(product.db, product.now())
  const token = `many-${person.id}`
  const far = new Date(product.now().getTime() + 3_600_000)
  await product.db.insert(userSession).values({
    hash: hashToken(token),
    userId: person.id,
    mfaValidated: true,
    createdAt: product.now(),
    lastSeenAt: product.now(),
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  const open = async () =>
    product.fetch(new Request('http://test/api/user/changes', { headers: { Authorization: `Bearer ${token}` } }))
  const streams = await Promise.all(Array.from({ length: 20 }, open))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  const more = await open()
  expect([more.status, more.headers.get('retry-after')]).toEqual([429, '30'])
  await streams[0]!.body!.cancel()
  const next = await open()
  expect(next.status).toBe(200)
  await Promise.all([...streams.slice(1), next].map((stream) => stream.body!.cancel()))
})
