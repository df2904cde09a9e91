import { useEffect, useRef, useState } from 'react'
import { isOpenCall } from '#model/live-sessions/enums.ts'
import type { RoomPeer } from '#model/live-sessions/room.ts'
import { useTranslation, type Translate } from '../../shell/texts.tsx'
import { nameOf } from './people.tsx'
import type { Room } from './use-room.ts'

type Peers = ReadonlyMap<string, RoomPeer>

/** What is new about the others since the state before. */
function newsOf(t: Translate, before: Peers, now: Peers): string[] {
  return [...now.values(), ...[...before.values()].filter(({ peerId }) => !now.has(peerId))].flatMap((one) => {
    const name = nameOf(t, one)
    const was = before.get(one.peerId)
    if (!now.has(one.peerId)) return t('room.leftCall', { name })
    return [
      ...(was ? [] : [t('room.joinedCall', { name })]),
      ...(one.hand && !was?.hand ? [t('room.handRaised', { name })] : []),
      ...(one.screen && !was?.screen ? [t('room.sharesScreen', { name })] : []),
      ...(was?.screen && !one.screen ? [t('room.sharesNoMore', { name })] : []),
    ]
  })
}

/** Read out: that one is in the call, who joins and leaves it, raises a hand or shares a screen. */
export function RoomNews({ room, speaks }: { room: Room; speaks: boolean }) {
  const t = useTranslation()
  const [news, setNews] = useState('')
  const known = useRef<Peers>(undefined)
  const { joined, state } = room
  // what happens on another site is not known here; that a call has ended is all that is said of its end
  const inside = joined?.inside === true && joined.meetingUrl === null && isOpenCall(state?.status)
  useEffect(() => {
    const before = known.current
    const others = state?.peers.filter((one) => one.inside && !one.self) ?? []
    const now = inside ? new Map(others.map((one) => [one.peerId, one])) : undefined
    known.current = now
    if (!now) return setNews('')
    if (!before) return setNews(t(speaks ? 'room.enteredSpeaking' : 'room.entered'))
    const lines = newsOf(t, before, now)
    if (lines.length > 0) setNews(lines.join(t('list.gap')))
  }, [inside, state, speaks, t])
  return <Announced news={news} />
}

/** Read out: messages that come while the chat is not in view. */
export function ChatNews({ room, shown }: { room: Room; shown: boolean }) {
  const t = useTranslation()
  const [news, setNews] = useState('')
  const newest = room.messages.at(-1)
  const known = useRef(newest?.id)
  useEffect(() => {
    if (known.current === newest?.id) return
    known.current = newest?.id
    if (newest && !newest.self && !shown) setNews(t('room.newMessage', { name: nameOf(t, newest) }))
  }, [newest, shown, t])
  return <Announced news={news} />
}

const Announced = ({ news }: { news: string }) => (
  <p className="visually-hidden" role="status">
    {news}
  </p>
)
