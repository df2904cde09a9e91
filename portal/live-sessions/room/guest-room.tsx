import { useMemo, type ReactNode } from 'react'
import page from '../../shell/layout/page.module.css'
import { useTranslation } from '../../shell/texts.tsx'
import LiveRoom from './live-room.tsx'
import type { RoomAccess } from './room-client.ts'

/** The call for a guest. */
export default function GuestRoom({
  uuid,
  token,
  video,
  name,
  news,
  onClosed,
}: {
  uuid: string
  token: string
  video: boolean
  name: string
  /** what has become of the call */
  news: ReactNode
  onClosed: () => unknown
}) {
  const t = useTranslation()
  const face = useMemo<RoomAccess>(() => ({ kind: 'guest', key: uuid, sessionToken: token }), [uuid, token])
  return (
    <div className={page.page}>
      <h1>{t('invitee.welcome', { name })}</h1>
      {news}
      <LiveRoom face={face} video={video} onClosed={onClosed} ended={t('callChange.thanks')} />
    </div>
  )
}
