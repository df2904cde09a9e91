/**
 * Twenty calls at once, four people in each, on one process over HTTP: how long a signal takes from its request to the
 * stream of the one it is for. `node --import tsx tests/bench/live-rooms.ts [seconds]`
 */
import { serve } from '@hono/node-server'
import { createParser } from 'eventsource-parser'
import type { AddressInfo } from 'node:net'
import { openProduct } from './product.ts'

const ROOMS = 20
const PEOPLE = 4
const seconds = Number(process.argv[2] ?? 20)
/** what a browser sends while it connects: an offer of 8 kB */
const sdp = 'a=x-padding:0123456789\r\n'.repeat(340)

const { product, store, signIn } = await openProduct()
const { newId } = await import('#db/columns.ts')
const { queryExpert, queryHeader } = await import('#db/schema/all.ts')
const { makeDiagnosis, makeExpert, makeUser } = await import('#db/seed/factories.ts')
const now = new Date()
const diagnosis = await makeDiagnosis(store.db)
const server = serve({ fetch: (request) => product.fetch(request, { inProcess: true }), port: 0 })
const base = await new Promise<string>((resolve) =>
  server.once('listening', () => resolve(`http://localhost:${(server.address() as AddressInfo).port}/api`)),
)

interface Client {
  peerId: string
  send: (to: string) => Promise<void>
  beat: () => Promise<unknown>
  close: () => void
}
const sentAt = new Map<string, number>()
const delays: number[] = []
const refused: number[] = []

async function client(key: string, headers: Headers): Promise<Client> {
  const room = `${base}/user/interaction/${key}/live`
  const call = async (what: string, body: object, token = '') => {
    const given = new Headers(headers)
    given.set('content-type', 'application/json')
    if (token) given.set('x-room-token', token)
    const answer = await fetch(`${room}/${what}`, { method: 'POST', headers: given, body: JSON.stringify(body) })
    if (!answer.ok) refused.push(answer.status)
    return (await answer.json()) as { roomToken: string; peerId: string }
  }
  const { roomToken, peerId } = await call('join', {})
  const stop = new AbortController()
  const given = new Headers(headers)
  given.set('x-room-token', roomToken)
  const stream = await fetch(`${room}/events`, { headers: given, signal: stop.signal })
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'offer') return
      const { payload } = JSON.parse(data) as { payload: { usernameFragment: string } }
      const at = sentAt.get(payload.usernameFragment)
      if (at !== undefined) delays.push(performance.now() - at)
    },
  })
  void (async () => {
    const text = new TextDecoder()
    for await (const piece of stream.body as unknown as AsyncIterable<Uint8Array>) parser.feed(text.decode(piece))
  })().catch(() => undefined)
  return {
    peerId,
    send: async (to) => {
      const mark = newId()
      sentAt.set(mark, performance.now())
      await call('signal', { to, type: 'offer', payload: { sdp, usernameFragment: mark } }, roomToken)
    },
    beat: () => call('heartbeat', {}, roomToken),
    close: () => stop.abort(),
  }
}

const rooms: Client[][] = []
for (let nth = 0; nth < ROOMS; nth++) {
  const asker = await makeUser(store.db, now)
  const experts = await Promise.all(Array.from({ length: PEOPLE - 1 }, () => makeExpert(store.db, now)))
  const id = newId()
  const key = `ROOM-${nth}`
  await store.db.insert(queryHeader).values({
    id,
    key,
    userId: asker.id,
    createdBy: asker.id,
    status: 'open',
    title: key,
    mediaType: 'video',
    diagnosisId: diagnosis.id,
    expertSelectionMode: 'all',
    text: 'What now?',
    meetingTime: now,
    createdAt: now,
    updatedAt: now,
  })
  for (const { id: userId } of experts)
    await store.db
      .insert(queryExpert)
      .values({ queryId: id, userId, status: 'claimed', bookedAt: now, createdAt: now, updatedAt: now })
  const people = [...experts, asker]
  const inside: Client[] = []
  for (const person of people) inside.push(await client(id, await signIn(person.id)))
  rooms.push(inside)
}
const until = performance.now() + seconds * 1000
/** Each person sends something to someone about once a second, and says every ten seconds that the page is there. */
const talk = async (own: Client, others: Client[]) => {
  let beatAt = performance.now() - Math.random() * 10_000
  for (let nth = 0; performance.now() < until; nth++) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000))
    await own.send(others[nth % others.length]?.peerId ?? '')
    if (performance.now() - beatAt < 10_000) continue
    beatAt = performance.now()
    await own.beat()
  }
}
await Promise.all(
  rooms.flatMap((room) =>
    room.map((own) =>
      talk(
        own,
        room.filter((one) => one !== own),
      ),
    ),
  ),
)
await new Promise((resolve) => setTimeout(resolve, 500))
for (const one of rooms.flat()) one.close()
const sorted = [...delays].sort((a, b) => a - b)
const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
console.log(
  `${ROOMS} rooms of ${PEOPLE}: ${sorted.length} of ${sentAt.size} signals, ${(sorted.length / seconds).toFixed(0)}/s, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, refused ${refused.length}`,
)
process.exit(0)
