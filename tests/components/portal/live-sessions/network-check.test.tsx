import { screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import type { RoomJoined } from '#model/live-sessions/room.ts'
import { en } from '#model/texts/en.ts'
import { NetworkCheck } from '#portal/live-sessions/room/network-check.tsx'
import { renderInPortal } from '../page.tsx'

/** What each look at the network finds, in turn: the kinds of candidates that are gathered. */
function networkWhichOffers(...looks: string[][]) {
  let looked = 0
  vi.stubGlobal(
    'RTCPeerConnection',
    class {
      onicecandidate: ((event: { candidate: { type: string } | null }) => void) | null = null
      addTransceiver() {}
      close() {}
      createOffer() {
        return Promise.resolve({})
      }
      setLocalDescription() {
        for (const type of looks[looked++] ?? []) this.onicecandidate?.({ candidate: { type } })
        this.onicecandidate?.({ candidate: null })
        return Promise.resolve()
      }
    },
  )
}
afterEach(() => vi.unstubAllGlobals())

const joined = (relayOnly: boolean) =>
  ({ iceServers: [{ urls: ['turn:relay.consilium.test'] }], relayOnly }) as unknown as RoomJoined

test('without the relay server it says so, looks again, and says when it is there', async () => {
  networkWhichOffers([], ['relay'])
  await renderInPortal(<NetworkCheck joined={joined(true)} />)
  await screen.findByText(en.room.network.relayMissing)
  await screen.findByText(en.room.network.relay, undefined, { timeout: 30_000 })
})

test.each([
  ['a relay is enough for everyone', false, ['host', 'relay'], en.room.network.relay],
  ['who may call directly needs no relay', false, ['host'], en.room.network.direct],
  ['a blinded call runs through the relay alone', true, ['host'], en.room.network.relayMissing],
])('%s', async (_, relayOnly, kinds, said) => {
  networkWhichOffers(kinds)
  await renderInPortal(<NetworkCheck joined={joined(relayOnly)} />)
  await screen.findByText(said)
})
