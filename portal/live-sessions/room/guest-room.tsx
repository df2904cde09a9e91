import { useMemo } from 'react'
import page from '../../shell/layout/page.module.css'
import { useTranslation } from '../../shell/texts.tsx'
import LiveRoom from './live-room.tsx'
import type { RoomFace } from './room-client.ts'

/** The call for a guest. */
export default function GuestRoom({
  uuid,
  token,
  video,
  name,
}: {
  uuid: string
  token: string
  video: boolean
  name: string
}) {
  const t = useTranslation()
  const face = useMemo<RoomFace>(() => ({ kind: 'guest', key: uuid, sessionToken: token }), [uuid, token])
  return (
    <div className={page.page}>
      <h1>{t('invitee.welcome', { name })}</h1>
      <LiveRoom face={face} video={video} ended={t('room.endedGuest')} />
    </div>
  )
}
