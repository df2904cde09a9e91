import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../shell/texts.tsx'
import { nameOf } from './people.tsx'
import type { Room } from './use-room.ts'

/** Read out: that one is in the call, and who joins and leaves it. */
export function RoomNews({ room, speaks }: { room: Room; speaks: boolean }) {
  const t = useTranslation()
  const [news, setNews] = useState('')
  const known = useRef<ReadonlyMap<string, string>>(undefined)
  const { joined, state } = room
  // what happens on another site is not known here
  const inside = joined?.inside === true && joined.meetingUrl === null
  useEffect(() => {
    const before = known.current
    const others = state?.peers.filter((one) => one.inside && !one.self) ?? []
    const now = inside ? new Map(others.map((one) => [one.peerId, nameOf(t, one)])) : undefined
    known.current = now
    if (!now) return setNews('')
    if (!before) return setNews(t(speaks ? 'room.enteredSpeaking' : 'room.entered'))
    const lines = [
      ...[...now].filter(([id]) => !before.has(id)).map(([, name]) => t('room.joinedCall', { name })),
      ...[...before].filter(([id]) => !now.has(id)).map(([, name]) => t('room.leftCall', { name })),
    ]
    if (lines.length > 0) setNews(lines.join(t('list.gap')))
  }, [inside, state, speaks, t])
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}
