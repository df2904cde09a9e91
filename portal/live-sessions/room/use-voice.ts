import { useEffect, useState } from 'react'
import type { Voice } from '#model/live-sessions/voice.ts'
import { disguiseVoice, type SpokenVoice } from './disguise.ts'

/** The sound that may be published for a microphone and a voice; nothing while it is being made, and nothing when that fails. */
export function useVoice(stream: MediaStream | undefined, voice: Voice | null) {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    setTrack(null)
    setFailed(false)
    if (!stream || voice === null) return
    let spoken: SpokenVoice | undefined
    let gone = false
    disguiseVoice(voice, stream, (now) => !gone && setFailed(now)).then(
      (made) => {
        spoken = made
        if (gone) made.stop()
        else setTrack(made.track)
      },
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
      spoken?.stop()
    }
  }, [stream, voice])
  return { track, failed }
}
