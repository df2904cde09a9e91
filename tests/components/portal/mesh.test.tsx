import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SignalPayload, SignalType } from '#model/live-sessions/room.ts'
import { Mesh } from '#portal/live-sessions/room/mesh.ts'

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

/** Two pages of one call; signals arrive in their order, a moment later. */
function pair() {
  let count = 0
  const states: Record<string, ReadonlyMap<string, RTCPeerConnectionState>> = {}
  const made = new Map<string, Mesh>()
  for (const own of ['a', 'b']) {
    let delivery = Promise.resolve()
    const send = async (to: string, type: SignalType, payload: SignalPayload) => {
      const id = String(++count)
      delivery = delivery.then(() => new Promise((resolve) => setTimeout(resolve, count % 4)))
      await delivery
      void made.get(to)?.receive(id, own, type, payload)
    }
    const mesh = new Mesh(own, {}, { send, onStreams: () => undefined, onStates: (now) => (states[own] = now) })
    made.set(own, mesh)
    meshes.push(mesh)
  }
  const [a, b] = meshes
  if (!a || !b) throw new Error('two were made')
  return { a, b, states }
}

const connected = ({ states }: ReturnType<typeof pair>) =>
  vi.waitFor(() => expect([states.a?.get('b'), states.b?.get('a')]).toEqual(['connected', 'connected']), {
    timeout: 10_000,
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
