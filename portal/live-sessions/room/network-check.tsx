import { useEffect, useState } from 'react'
import type { RoomJoined } from '#model/live-sessions/room.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'

type Found = 'checking' | 'direct' | 'relay' | 'none' | 'relayMissing'
const WITHIN_MS = 6000

/** Looks for a way out of this network, through the servers that the call will use. */
export function NetworkCheck({ joined }: { joined: RoomJoined }) {
  const t = useTranslation()
  const [found, setFound] = useState<Found>('checking')
  const { iceServers, relayOnly } = joined
  useEffect(() => {
    const needsRelay = relayOnly
    const hasRelay = iceServers.some(({ urls }) => urls.some((url) => url.startsWith('turn')))
    const connection = new RTCPeerConnection({
      iceServers: iceServers as RTCIceServer[],
      iceTransportPolicy: needsRelay ? 'relay' : 'all',
    })
    const kinds = new Set<string>()
    const judge = () =>
      setFound(
        kinds.has('relay')
          ? 'relay'
          : needsRelay
            ? 'relayMissing'
            : kinds.size > 0
              ? 'direct'
              : hasRelay
                ? 'relayMissing'
                : 'none',
      )
    connection.onicecandidate = ({ candidate }) => {
      if (candidate?.type) kinds.add(candidate.type)
      if (candidate === null || kinds.has('relay')) judge()
    }
    connection.addTransceiver('audio')
    void connection
      .createOffer()
      .then((offer) => connection.setLocalDescription(offer))
      .catch(() => setFound('none'))
    const timer = setTimeout(judge, WITHIN_MS)
    return () => {
      clearTimeout(timer)
      connection.onicecandidate = null
      connection.close()
    }
  }, [iceServers, relayOnly])
  if (found === 'checking') return <p role="status">{t('room.network.checking')}</p>
  return (
    <Banner tone={found === 'direct' || found === 'relay' ? 'success' : 'warning'} live>
      {t(`room.network.${found}`)}
    </Banner>
  )
}
