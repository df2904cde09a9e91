import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  Ear,
  Hand,
  Mic,
  MicOff,
  MonitorUp,
  PhoneOff,
  PictureInPicture2,
  Settings,
  Users,
  Video,
  VideoOff,
} from 'lucide-react'
import type { RoomPeer } from '#model/live-sessions/room.ts'
import { initials } from '#model/identity/person-name.ts'
import type { RoomRole } from '#model/live-sessions/places.ts'
import { useWide } from '../../discussions/use-wide.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { confirm } from '../../ui/overlays/ask.ts'
import { Announcements, RoomProblems } from './announcements.tsx'
import { DevicePicker, DeviceProblem, type DeviceChoice } from './device-picker.tsx'
import { Chat, nameOf, People } from './people.tsx'
import { FullScreen } from './full-screen.tsx'
import { ChatNews } from './room-news.tsx'
import { useBegun } from './use-begun.ts'
import { useUnread } from './use-unread.ts'
import type { Controls } from './use-controls.ts'
import type { Room } from './use-room.ts'
import styles from './room.module.css'

interface CallViewProps {
  room: Room
  controls: Controls
  /** one's own picture: camera or screen */
  own: MediaStream | null
  voiceFailed: boolean
  choice: DeviceChoice
  children?: ReactNode
}

/** The call: everyone's picture or name, what one does, and beside it people and chat. */
export function CallView({ room, controls, own, voiceFailed, choice, children }: CallViewProps) {
  const t = useTranslation()
  const overrun = useLimit('live.overrun')
  // where the side is closed at first: what was being written in the waiting room stays in view
  const [side, setSide] = useState(room.chat.text !== '' || room.chat.unsent.length > 0)
  const [choosing, setChoosing] = useState(false)
  const beside = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const wide = useWide()
  const reads = wide || side
  const unread = useUnread(room.call, room.messages, reads)
  const peers = (room.state?.peers ?? []).filter((one) => one.inside)
  const listeners = peers.filter((one) => one.role === 'staff')
  const others = inOrder(peers.filter((one) => !one.self && one.role !== 'staff'))
  const self = peers.find((one) => one.self && one.role !== 'staff')
  const sharing = others[0]?.screen === true
  const end = async () => {
    if (
      await confirm({
        title: t('room.endAsk'),
        text: t('room.endText', { smart_count: overrun }),
        confirmLabel: t('room.end'),
        danger: true,
      })
    )
      await room.end()
  }
  const observes = room.joined?.observer === true
  const silent = room.joined?.voice === 'mute'
  const problem = choice.problem && t(`invitee.device.${choice.problem}`)
  const whyMuted = silent ? t('room.voiceOf.mute') : voiceFailed ? t('room.voiceFailed') : problem
  const begun = useBegun(room.state?.meetingTime ?? null)
  return (
    <div className={styles.call}>
      <div className={styles.stage}>
        <RoomProblems room={room} />
        {!observes && !(silent && !room.joined?.video) && <DeviceProblem {...choice} />}
        {voiceFailed && (
          <Banner tone="error" live>
            {t('room.voiceFailed')}
          </Banner>
        )}
        {controls.poor && (
          <Banner tone="warning" live>
            {t('room.poorSelf')}
          </Banner>
        )}
        <Announcements room={room} />
        <ChatNews room={room} shown={reads} />
        <ul className={cx(styles.tiles, sharing && styles.besideStage)}>
          {others.map((one, place) => (
            <Tile
              key={one.peerId}
              peer={one}
              stage={sharing && place === 0}
              stream={room.streams.get(one.peerId) ?? null}
              speaker={choice.picked.speaker}
              connecting={room.states.get(one.peerId) !== 'connected'}
            />
          ))}
          {self && <Tile peer={self} stream={own} own />}
        </ul>
        {listeners.length > 0 && (
          <ul className={styles.listeners} aria-label={t('room.listeners')}>
            {listeners.map((one) => (
              <li key={one.peerId}>
                <Ear size={16} aria-hidden="true" />
                {one.self ? t('room.you', { name: nameOf(t, one) }) : nameOf(t, one)}
                {one.hand && <Hand size={16} role="img" aria-label={t('room.handUp')} />}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.controls} role="group" aria-label={t('room.title')}>
          {!observes && (
            <Control
              on={!controls.muted}
              label={t(controls.muted ? 'room.unmute' : 'room.mute')}
              disabled={silent || !controls.hasVoice}
              reason={whyMuted}
              onClick={controls.toggleMuted}
              icon={controls.muted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
            />
          )}
          {!observes && room.joined?.video && (
            <>
              <Control
                on={controls.camera}
                label={t(controls.camera ? 'room.cameraOff' : 'room.cameraOn')}
                disabled={!controls.hasCamera}
                reason={problem ?? t('invitee.device.noCamera')}
                onClick={controls.toggleCamera}
                icon={controls.camera ? <Video aria-hidden="true" /> : <VideoOff aria-hidden="true" />}
              />
              <Control
                on={controls.screen !== null}
                label={t(controls.screen ? 'room.screenOff' : 'room.screen')}
                onClick={() => void controls.toggleScreen()}
                icon={<MonitorUp aria-hidden="true" />}
              />
            </>
          )}
          <Control
            on={controls.hand}
            label={t(controls.hand ? 'room.handDown' : 'room.hand')}
            onClick={controls.toggleHand}
            icon={<Hand aria-hidden="true" />}
          />
          {!observes && (
            <Control
              on={choosing}
              expands
              label={t('room.devices')}
              onClick={() => {
                setChoosing(!choosing)
                bringIntoView(below)
              }}
              icon={<Settings aria-hidden="true" />}
            />
          )}
          <Control
            on={side}
            expands
            label={unread > 0 ? t('room.moreUnread', { smart_count: unread }) : t('room.more')}
            onClick={() => {
              setSide(!side)
              bringIntoView(beside)
            }}
            icon={<Users aria-hidden="true" />}
            badge={unread}
            className={styles.onlySmall}
          />
          <Button tone="danger" icon={<PhoneOff aria-hidden="true" />} onClick={() => void room.leave()}>
            {t('room.leave')}
          </Button>
          {begun && (room.joined?.role === 'expert' || observes) && (
            <Button tone="secondary" onClick={() => void end()}>
              {t('room.end')}
            </Button>
          )}
        </div>
        {choosing && !observes && (
          <div ref={below}>
            <DevicePicker {...choice} video={room.joined?.video === true} />
          </div>
        )}
        {wide && controls.muted && !observes && controls.hasVoice && (
          <p className={cx(styles.quiet, styles.hint)}>{t('room.spaceHint')}</p>
        )}
        {children}
      </div>
      <div ref={beside} className={cx(styles.side, !side && styles.sideClosed)}>
        <People room={room} />
        <Chat room={room} />
      </div>
    </div>
  )
}

const rank: Record<RoomRole, number> = { expert: 0, asker: 1, guest: 2, staff: 3 }

/** Who shares a screen first, then the expert: on a phone the first is what one sees. */
const inOrder = (peers: readonly RoomPeer[]) =>
  peers.toSorted((a, b) => Number(b.screen) - Number(a.screen) || rank[a.role] - rank[b.role])

/** On a small screen what opens is below all pictures. */
const bringIntoView = (part: RefObject<HTMLElement | null>) =>
  requestAnimationFrame(() => part.current?.scrollIntoView({ block: 'nearest' }))

interface ControlProps {
  on: boolean
  label: string
  icon: ReactNode
  disabled?: boolean
  /** why it is disabled */
  reason?: string | undefined
  /** shows and hides a part of the page */
  expands?: boolean
  badge?: number
  className?: string | undefined
  onClick: () => void
}
function Control({
  on,
  label,
  icon,
  disabled = false,
  reason,
  expands = false,
  badge = 0,
  className,
  onClick,
}: ControlProps) {
  return (
    <button
      type="button"
      className={cx(styles.control, on && styles.controlOn, className)}
      aria-label={label}
      title={(disabled && reason) || label}
      disabled={disabled}
      {...(expands && { 'aria-expanded': on })}
      onClick={(event) => {
        // pressed with a pointer: the space bar stays free for talking
        if (event.detail > 0) event.currentTarget.blur()
        onClick()
      }}
    >
      {icon}
      {badge > 0 && (
        <span className={styles.count} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  )
}

interface TileProps {
  peer: RoomPeer
  stream: MediaStream | null
  own?: boolean
  /** a shared screen, large above the others */
  stage?: boolean
  connecting?: boolean
  /** where it is heard; undefined: where the browser plays sound */
  speaker?: string | undefined
}
function Tile({ peer, stream, own = false, stage = false, connecting = false, speaker }: TileProps) {
  const t = useTranslation()
  const picture = useRef<HTMLVideoElement>(null)
  const tile = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = picture.current
    if (!element) return
    element.srcObject = stream
    // a browser that wants a click first has had one: the call was joined by a button
    if (stream) void element.play().catch(() => undefined)
  }, [stream])
  useEffect(() => {
    // not every browser lets a page choose
    if (speaker !== undefined && picture.current && 'setSinkId' in picture.current)
      void picture.current.setSinkId(speaker).catch(() => undefined)
  }, [speaker])
  const name = nameOf(t, peer)
  const shows = peer.camera || peer.screen
  const float = () => {
    const leaving = document.pictureInPictureElement === picture.current
    void (leaving ? document.exitPictureInPicture() : picture.current?.requestPictureInPicture())?.catch(
      () => undefined,
    )
  }
  return (
    <li ref={tile} className={cx(styles.tile, stage && styles.onStage)}>
      <video
        ref={picture}
        className={cx(styles.picture, own && !peer.screen && styles.mirror, !shows && styles.hidden)}
        aria-label={own ? t('room.self') : t('room.picture', { name })}
        data-peer={peer.peerId}
        autoPlay
        playsInline
        muted={own}
      />
      {!shows && (
        <span className={styles.initial} aria-hidden="true">
          {[...initials(name)][0]}
        </span>
      )}
      {!own && shows && document.pictureInPictureEnabled && (
        <button
          type="button"
          className={cx(styles.control, styles.float)}
          aria-label={t('room.float', { name })}
          title={t('room.float', { name })}
          onClick={float}
        >
          <PictureInPicture2 size={18} aria-hidden="true" />
        </button>
      )}
      {stage && <FullScreen tile={tile} picture={picture} />}
      <span className={styles.label}>
        {peer.screen && <MonitorUp size={16} role="img" aria-label={t('room.shares')} />}
        {own ? t('room.you', { name }) : name}
        {peer.muted && <MicOff size={16} role="img" aria-label={t('room.muted')} />}
        {peer.hand && <Hand size={16} role="img" aria-label={t('room.handUp')} />}
        {connecting && <span> · {t('room.connecting')}</span>}
        {peer.poor && <span> · {t('room.poor')}</span>}
      </span>
    </li>
  )
}
