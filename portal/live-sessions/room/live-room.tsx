import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Voice } from '#model/live-sessions/voice.ts'
import { useQuery } from '@tanstack/react-query'
import { isOpenCall } from '#model/live-sessions/enums.ts'
import { ApiError } from '#api/client/api-error.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { CallChanged } from '../call-change.tsx'
import { useMedia, type PickedDevices } from '../use-media.ts'
import { CallView } from './call-view.tsx'
import { ExternalCall } from './external-call.tsx'
import type { RoomAccess } from './room-client.ts'
import { useControls } from './use-controls.ts'
import { usePoorConnection } from './use-connection.ts'
import { RoomNews } from './room-news.tsx'
import { useRoom } from './use-room.ts'
import { useVoice } from './use-voice.ts'
import { WaitingRoom } from './waiting-room.tsx'
import styles from './room.module.css'

/** Who was taken out learns of being readmitted this often. */
const LOOK_AGAIN_MS = 5_000

interface LiveRoomProps {
  face: RoomAccess
  /** asked for with a picture; a blinded call has none */
  video: boolean
  /** beside the waiting room: the case, for experts */
  beside?: ReactNode
  /** what is read once it is over */
  ended: string
  /** the call can be joined no longer: over, moved away, or called off */
  onClosed?: () => unknown
  /** the way out */
  back?: ReactNode
}

/** From the waiting room into the call and out of it, with the devices of this page. */
export default function LiveRoom({ face, video, beside, ended, back, onClosed }: LiveRoomProps) {
  const t = useTranslation()
  const words = useErrorText()
  const [picked, setPicked] = useState<PickedDevices>({})
  const [attempt, setAttempt] = useState(1)
  const [choice, setChoice] = useState<Voice>()
  const [willJoin, setWillJoin] = useState(false)
  const [left, setLeft] = useState(false)
  const noTracks = useMemo(() => ({ audio: null, video: null }), [])
  const [tracks, setTracks] = useState<Parameters<typeof useRoom>[1]>(noTracks)
  const room = useRoom(face, tracks)
  const { joined, state, join } = room
  const url = joined?.meetingUrl ?? null
  const sends = joined !== null && !joined.observer && url === null
  const { stream, devices, problem } = useMedia(video && joined?.video !== false, picked, attempt, sends)
  const voice = choice ?? joined?.voice ?? null
  const spoken = useVoice(sends ? stream : undefined, joined === null ? null : voice)
  const inside = joined?.inside === true
  const poor = usePoorConnection(room.mesh, inside)
  const { controls, tracks: wanted } = useControls(
    { voice: spoken.track, stream, video: joined?.video === true },
    { active: inside, poor, call: face.key },
  )
  useEffect(() => setTracks(wanted), [wanted])
  const { show } = room
  const sharing = controls.screen !== null
  useEffect(() => {
    if (url === null)
      show({ muted: controls.muted, camera: controls.camera && !poor, screen: sharing, hand: controls.hand, poor })
  }, [show, url, controls.muted, controls.camera, sharing, controls.hand, poor])

  const leave = async () => {
    setLeft(true)
    await room.leave()
  }
  const chosen = { devices, problem, picked, onPick: setPicked, onAgain: () => setAttempt(attempt + 1) }

  // a call that is moved begins in the waiting room: who was inside goes back in
  const wasInside = useRef(false)
  useEffect(() => {
    if (joined && !inside && wasInside.current) setWillJoin(true)
    wasInside.current = inside
  }, [joined, inside])

  // the waiting room opens with the page
  useEffect(() => void join({ waiting: true }), [join])
  const status = state?.status
  useEffect(() => {
    if (!willJoin || inside || status !== 'joinable') return
    setWillJoin(false)
    void join({ ...(voice !== null && { voice }) })
  }, [willJoin, inside, status, join, voice])

  const closed = status !== undefined && !isOpenCall(status)
  useEffect(() => {
    if (closed) onClosed?.()
  }, [closed, status, onClosed])

  const outside = room.takenOver ? 'takenOver' : left ? 'left' : room.failure !== undefined ? 'failed' : 'joining'
  const place = url !== null ? 'external' : inside ? 'call' : 'waiting'
  const refusal = room.failure instanceof ApiError && joined === null ? room.failure.errorKey : undefined
  const over = refusal === 'live.ended'
  const removed = refusal === 'live.removed'
  const { data: stillOut } = useQuery({
    queryKey: ['live-removed', face.key],
    queryFn: ({ signal }) => room.isRemoved({ signal, background: true }),
    enabled: removed,
    refetchInterval: LOOK_AGAIN_MS,
    gcTime: 0,
  })
  const mayReturn = removed && stillOut === false
  const part = useKeptFocus<HTMLElement>(closed ? status : joined ? place : outside)
  const draw = () => {
    if (state?.cancelled || status === 'unscheduled')
      return <CallChanged change={state?.cancelled ? 'cancelled' : 'calledOff'} call={undefined} />
    if (status === 'ended')
      return (
        <Banner tone="info" title={t('room.endedTitle')} action={back} live>
          {ended}
        </Banner>
      )
    if (status === 'early') return <CallChanged change="moved" call={state ?? undefined} />
    if (!joined) {
      const again = (label: 'room.rejoin' | 'room.useHere' | 'room.return') => (
        <Button
          small
          busy={room.busy}
          onClick={() => {
            setLeft(false)
            void join({ waiting: true, ...(room.takenOver && { takeOver: true }) })
          }}
        >
          {t(label)}
        </Button>
      )
      if (room.takenOver)
        return (
          <Banner tone="info" action={again('room.useHere')} live>
            {t('room.takenOver')}
          </Banner>
        )
      if (left)
        return (
          <Banner tone="info" action={again('room.rejoin')} live>
            {t('room.left')}
          </Banner>
        )
      if (removed && mayReturn)
        return (
          <Banner tone="success" action={again('room.return')} live>
            {t('room.mayReturn')}
          </Banner>
        )
      if (room.failure !== undefined)
        return (
          <Banner tone="warning" action={removed || over ? undefined : again('room.rejoin')} live>
            {words(room.failure)}
          </Banner>
        )
      return (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      )
    }
    if (url !== null)
      return (
        <div className={styles.column}>
          <ExternalCall
            room={{ ...room, leave }}
            url={url}
            willJoin={willJoin}
            onJoin={() => !inside && setWillJoin(true)}
          />
          {beside}
        </div>
      )
    if (inside)
      return (
        <CallView
          room={{ ...room, leave }}
          controls={controls}
          own={sharing && controls.screen ? new MediaStream([controls.screen]) : (stream ?? null)}
          voiceFailed={spoken.failed}
          choice={chosen}
        >
          {beside}
        </CallView>
      )
    return (
      <div className={styles.column}>
        {room.failure !== undefined && (
          <Banner tone="warning" live>
            {words(room.failure)}
          </Banner>
        )}
        <WaitingRoom
          room={room}
          stream={stream}
          choice={chosen}
          voice={voice ?? 'none'}
          onVoice={setChoice}
          spoken={spoken.track}
          voiceFailed={spoken.failed}
          willJoin={willJoin}
          onJoin={() => setWillJoin(true)}
        />
        {beside}
      </div>
    )
  }
  return (
    <section ref={part} tabIndex={-1} aria-label={t('room.title')}>
      <RoomNews room={room} speaks={!controls.muted} />
      {draw()}
    </section>
  )
}
