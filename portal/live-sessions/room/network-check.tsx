import { useEffect, useState } from 'react'
import type { RoomJoined } from '#model/live-sessions/room.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'

type NetworkState = 'checking' | 'direct' | 'relay' | 'none' | 'relayMissing'
const WITHIN_MS = 6_000
/** A network may come, or be changed, while someone waits. */
const AGAIN_MS = 5_000

function networkStateOf(
  kinds: ReadonlySet<string>,
  { needsRelay, hasRelay }: { needsRelay: boolean; hasRelay: boolean },
) {
  if (kinds.has('relay')) return 'relay'
  if (needsRelay) return 'relayMissing'
  if (kinds.size > 0) return 'direct'
  return hasRelay ? 'relayMissing' : 'none'
}

/** Looks for a way out of this network, through the servers that the call will use. */
export function NetworkCheck({ joined }: { joined: RoomJoined }) {
  const t = useTranslation()
  const [found, setFound] = useState<NetworkState>('checking')
  const [attempt, setAttempt] = useState(0)
  const { iceServers, relayOnly } = joined
  useEffect(() => {
    const needsRelay = relayOnly
    const hasRelay = iceServers.some(({ urls }) => urls.some((url) => url.startsWith('turn')))
    const connection = new RTCPeerConnection({
      iceServers: iceServers as RTCIceServer[],
      iceTransportPolicy: needsRelay ? 'relay' : 'all',
    })
    const kinds = new Set<string>()
    let again: ReturnType<typeof setTimeout> | undefined
    const judge = () => {
      const way = networkStateOf(kinds, { needsRelay, hasRelay })
      setFound(way)
      if (way === 'none' || way === 'relayMissing')
        again ??= setTimeout(() => setAttempt((before) => before + 1), AGAIN_MS)
    }
    connection.onicecandidate = ({ candidate }) => {
      if (candidate?.type) kinds.add(candidate.type)
      if (candidate === null || kinds.has('relay')) judge()
    }
    connection.addTransceiver('audio')
    void connection
      .createOffer()
      .then((offer) => connection.setLocalDescription(offer))
      .catch(judge)
    const timer = setTimeout(judge, WITHIN_MS)
    return () => {
      clearTimeout(timer)
      clearTimeout(again)
      connection.onicecandidate = null
      connection.close()
    }
  }, [iceServers, relayOnly, attempt])
  if (found === 'checking') return <p role="status">{t('room.network.checking')}</p>
  return (
    <Banner tone={found === 'direct' || found === 'relay' ? 'success' : 'warning'} live>
      {t(`room.network.${found}`)}
    </Banner>
  )
}
