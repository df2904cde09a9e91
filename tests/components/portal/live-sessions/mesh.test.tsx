import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SignalPayload, SignalType } from '#model/live-sessions/room.ts'
import { Mesh } from '#portal/live-sessions/room/mesh.ts'

type States = ReadonlyMap<string, RTCPeerConnectionState>

const meshes: Mesh[] = []
afterEach(() => {
  for (const mesh of meshes.splice(0)) mesh.close()
})

/** What no one handles while a test runs. */
function watchRejections() {
  const found: string[] = []
  const note = (event: PromiseRejectionEvent) => void found.push(String(event.reason))
  addEventListener('unhandledrejection', note)
  onTestFinished(() => removeEventListener('unhandledrejection', note))
  return found
}

/** Two pages of one call; signals arrive in their order, a moment later, unless they are lost. */
function pair(isLost: (from: string, type: SignalType) => boolean = () => false) {
  let count = 0
  const states: Record<string, States> = {}
  const beginAgain: Record<string, () => Mesh> = {}
  const made = new Map<string, Mesh>()
  for (const own of ['a', 'b']) {
    let delivery = Promise.resolve()
    const send = async (to: string, type: SignalType, payload: SignalPayload) => {
      const id = String(++count)
      delivery = delivery.then(() => new Promise((resolve) => setTimeout(resolve, count % 4)))
      await delivery
      if (isLost(own, type)) return
      void made.get(to)?.receive(id, own, type, payload)
    }
    const begin = () => {
      const events = { send, onStreams: () => undefined, onStates: (now: States) => (states[own] = now) }
      const mesh = new Mesh(own, {}, events, 500)
      made.set(own, mesh)
      meshes.push(mesh)
      return mesh
    }
    begin()
    beginAgain[own] = begin
  }
  const [a, b] = meshes.slice(-2)
  if (!a || !b) throw new Error('two were made')
  return { a, b, states, beginAgain }
}

const connected = ({ states }: ReturnType<typeof pair>) =>
  vi.waitFor(() => expect([states.a?.get('b'), states.b?.get('a')]).toEqual(['connected', 'connected']), {
    timeout: 30_000,
  })

test('whoever asks for a new connection and however often, both sides end up connected and nothing is left unhandled', async () => {
  const rejections = watchRejections()
  const both = pair()
  both.a.setPeers(['b'])
  both.b.setPeers(['a'])
  await connected(both)
  for (let times = 0; times < 40; times++) {
    // both pages are online again: each sets up its connection anew
    dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, times % 5))
  }
  await connected(both)
  both.b.close()
  dispatchEvent(new Event('online'))
  both.a.close()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(rejections).toEqual([])
})

test.each(['offer', 'answer', 'candidate'] as const)(
  'a call stands although the first signal of each page of the kind %s is lost',
  async (kind) => {
    const lost = new Set<string>()
    const both = pair((from, type) => type === kind && !lost.has(from) && Boolean(lost.add(from)))
    both.a.setPeers(['b'])
    both.b.setPeers(['a'])
    await connected(both)
    expect(lost.size).toBeGreaterThan(0)
  },
)

test('whose offer comes before their name is connected; who is named and leaves is left', async () => {
  const both = pair()
  both.b.setPeers(['a'])
  await expect.poll(() => both.a.links.size).toBe(1)
  both.a.setPeers([])
  expect(both.a.links.size).toBe(1)
  both.a.setPeers(['b'])
  await connected(both)
  both.a.setPeers([])
  expect(both.a.links.size).toBe(0)
})

test('who called and is never named is left after a while', async () => {
  const both = pair()
  both.b.setPeers(['a'])
  await expect.poll(() => both.a.links.size).toBe(1)
  both.b.close()
  await vi.waitFor(() => expect(both.a.links.size).toBe(0), { timeout: 30_000 })
})

test.each(['a', 'b'] as const)('page %s is connected again after it restarts', async (own) => {
  const both = pair()
  both.a.setPeers(['b'])
  both.b.setPeers(['a'])
  await connected(both)
  both[own].close()
  both.states[own] = new Map()
  both.beginAgain[own]?.().setPeers([own === 'a' ? 'b' : 'a'])
  await connected(both)
})

test('a connection that is slow to stand is given time while the other side goes on sending, and is set up again after it', async () => {
  const sent: SignalType[] = []
  const events = {
    send: (_to: string, type: SignalType) => Promise.resolve(void sent.push(type)),
    onStreams: () => undefined,
    onStates: () => undefined,
  }
  const mesh = new Mesh('b', {}, events, 500)
  meshes.push(mesh)
  const offers = () => sent.filter((type) => type === 'offer').length
  mesh.setPeers(['a'])
  await expect.poll(offers).toBe(1)
  for (let times = 0; times < 5; times++) {
    await mesh.receive(String(times), 'a', 'candidate', { candidate: '', sdpMid: '0' })
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  expect(offers()).toBe(1)
  await expect.poll(offers).toBe(2)
})
