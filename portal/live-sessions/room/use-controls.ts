import { useCallback, useEffect, useMemo, useState } from 'react'
import { attempt } from '#api/client/attempt.ts'
import type { LocalTracks } from './mesh.ts'

export interface Controls {
  /** no sound is sent, by choice or for want of a microphone */
  muted: boolean
  camera: boolean
  /** there is a voice that could be sent */
  hasVoice: boolean
  /** there is a camera that could be on */
  hasCamera: boolean
  screen: MediaStreamTrack | null
  hand: boolean
  poor: boolean
  toggleMuted: () => void
  toggleCamera: () => void
  toggleHand: () => void
  toggleScreen: () => Promise<void>
}

/** Who reloads the page of a call stays muted. */
const mutedIn = (call: string) => `room.muted.${call}`

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, button, a, [contenteditable]') !== null

/** What someone has switched on, and what of it is sent. Holding the space bar talks while muted. */
export function useControls(
  { voice, stream, video }: { voice: MediaStreamTrack | null; stream: MediaStream | undefined; video: boolean },
  { active, poor, call }: { active: boolean; poor: boolean; call: string },
) {
  const [muted, setMuted] = useState(() => attempt(() => sessionStorage.getItem(mutedIn(call))) === 'muted')
  const [held, setHeld] = useState(false)
  const [camera, setCamera] = useState(true)
  const [hand, setHand] = useState(false)
  const [screen, setScreen] = useState<MediaStreamTrack | null>(null)
  const picture = stream?.getVideoTracks()[0] ?? null
  const speaks = !muted || held

  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || writes(event.target)) return
      event.preventDefault()
      setHeld(true)
    }
    const release = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.code === 'Space') setHeld(false)
    }
    addEventListener('keydown', press)
    addEventListener('keyup', release)
    addEventListener('blur', release)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('keyup', release)
      removeEventListener('blur', release)
    }
  }, [active])

  useEffect(() => {
    if (!active) screen?.stop()
    return () => screen?.stop()
  }, [active, screen])

  const toggleScreen = useCallback(async () => {
    if (screen) return setScreen(null)
    const shared = await navigator.mediaDevices.getDisplayMedia({ video: true }).catch(() => undefined)
    const [track] = shared?.getVideoTracks() ?? []
    if (!track) return
    track.onended = () => setScreen(null)
    setScreen(track)
  }, [screen])

  const shown = poor || !video ? null : (screen ?? (camera ? picture : null))
  const audio = speaks ? voice : null
  const tracks: LocalTracks = useMemo(() => ({ audio, video: shown }), [audio, shown])
  const controls: Controls = {
    muted: audio === null,
    camera: camera && picture !== null,
    hasVoice: voice !== null,
    hasCamera: picture !== null,
    screen,
    hand,
    poor,
    toggleMuted: () => {
      setMuted(!muted)
      attempt(() => sessionStorage.setItem(mutedIn(call), muted ? '' : 'muted'))
    },
    toggleCamera: () => setCamera(!camera),
    toggleHand: () => setHand(!hand),
    toggleScreen,
  }
  return { controls, tracks }
}
