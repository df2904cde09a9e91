import { useEffect, useRef, useState } from 'react'
import { Headphones, LogIn, Volume2 } from 'lucide-react'
import type { Voice } from '#model/live-sessions/voice.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { bothZones } from '../../discussions/zones.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Level, Picture } from '../devices.tsx'
import { Announcements, HostStatus, LateButton } from './announcements.tsx'
import { DevicePicker, DeviceProblem, type DeviceChoice } from './device-picker.tsx'
import { NetworkCheck } from './network-check.tsx'
import { PeopleAndChat } from './people.tsx'
import type { Room } from './use-room.ts'
import styles from './room.module.css'

const TONE_HZ = 440

interface WaitingRoomProps {
  room: Room
  stream: MediaStream | undefined
  choice: DeviceChoice
  voice: Voice
  onVoice: (voice: Voice) => void
  /** what the others would hear */
  spoken: MediaStreamTrack | null
  voiceFailed: boolean
  /** goes in by itself when the expert comes */
  willJoin: boolean
  onJoin: () => void
}

/** Before the call: devices, voice, network, who is here, and the button that goes in. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { room, stream, choice, voice, onVoice, spoken, voiceFailed, willJoin, onJoin } = props
  const t = useTranslation()
  const locale = useIntlLocale()
  const { joined, state } = room
  if (!joined || !state) return null
  const waits = state.status === 'awaitHost'
  const host = joined.role === 'expert' || joined.role === 'staff'
  return (
    <div className={styles.waiting}>
      <div className={styles.column}>
        <Card title={t('room.waiting')}>
          <div className={styles.column}>
            {state.meetingTime !== null && <p>{t('room.startsAt', { time: bothZones(state.meetingTime, locale) })}</p>}
            {!host && <HostStatus room={room} willJoin={willJoin} />}
            <Announcements room={room} />
            {joined.relayOnly && <Banner tone="info">{t('room.blindedNote')}</Banner>}
            {joined.relayOnly && joined.role !== 'staff' && voice === 'none' && (
              <Banner tone="warning">{t('room.expertVoice')}</Banner>
            )}
            <div className={styles.row}>
              <Button
                icon={<LogIn aria-hidden="true" />}
                busy={room.busy}
                disabled={willJoin && waits}
                onClick={onJoin}
              >
                {t(waits ? 'room.joinWaiting' : 'room.join')}
              </Button>
              {!joined.observer && <LateButton room={room} />}
            </div>
            <NetworkCheck joined={joined} />
          </div>
        </Card>
        {!joined.observer && (
          <Card title={t('room.devices')}>
            <div className={styles.column}>
              {!choice.problem && !stream && <p role="status">{t('invitee.device.asking')}</p>}
              {stream && stream.getVideoTracks().length > 0 && <Picture stream={stream} />}
              {stream && stream.getAudioTracks().length > 0 && <Level stream={stream} />}
              <DeviceProblem {...choice} />
              <DevicePicker {...choice} video={joined.video} />
              <SpeakerTest speaker={choice.picked.speaker} />
              <VoiceChoice
                choices={joined.voiceChoices}
                voice={voice}
                onVoice={onVoice}
                spoken={spoken}
                failed={voiceFailed}
              />
            </div>
          </Card>
        )}
      </div>
      <PeopleAndChat room={room} />
    </div>
  )
}

/** A short tone. */
function SpeakerTest({ speaker }: { speaker: string | undefined }) {
  const t = useTranslation()
  const [playing, setPlaying] = useState(false)
  const play = () => {
    // newer than the types of the browser's own interface
    const context = new AudioContext(speaker === undefined ? {} : ({ sinkId: speaker } as AudioContextOptions))
    const tone = new OscillatorNode(context, { frequency: TONE_HZ })
    const quiet = new GainNode(context, { gain: 0.1 })
    tone.connect(quiet).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + 1)
    setPlaying(true)
    tone.onended = () => {
      setPlaying(false)
      void context.close()
    }
  }
  return (
    <div className={styles.row}>
      <Button small tone="secondary" icon={<Volume2 aria-hidden="true" />} busy={playing} onClick={play}>
        {t('room.speaker')}
      </Button>
      <span role="status">{playing && t('room.speakerPlaying')}</span>
    </div>
  )
}

interface VoiceChoiceProps {
  choices: readonly Voice[]
  voice: Voice
  onVoice: (voice: Voice) => void
  spoken: MediaStreamTrack | null
  failed: boolean
}

/** How one is heard, and listening to it. */
function VoiceChoice({ choices, voice, onVoice, spoken, failed }: VoiceChoiceProps) {
  const t = useTranslation()
  const [listening, setListening] = useState(false)
  const sound = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (!sound.current) return
    sound.current.srcObject = listening && spoken ? new MediaStream([spoken]) : null
    if (listening && spoken) void sound.current.play().catch(() => setListening(false))
  }, [listening, spoken])
  const changed = voice === 'up' || voice === 'down'
  return (
    <div className={styles.column}>
      <Select
        label={t('room.voice')}
        {...(changed && { hint: t('room.voiceHint') })}
        value={voice}
        disabled={choices.length < 2}
        onChange={(event) => onVoice(event.target.value as Voice)}
        options={choices.map((one) => ({ value: one, label: t(`room.voiceOf.${one}`) }))}
      />
      {failed && (
        <Banner tone="error" live>
          {t('room.voiceFailed')}
        </Banner>
      )}
      {changed && (
        <div className={styles.row}>
          <Button
            small
            tone="secondary"
            icon={<Headphones aria-hidden="true" />}
            onClick={() => setListening(!listening)}
          >
            {t(listening ? 'room.voicePreviewStop' : 'room.voicePreview')}
          </Button>
          <span className={styles.quiet}>{t('discussion.live.disguised')}</span>
        </div>
      )}
      {/* one's own voice has no words to show */}
      <audio ref={sound} />
    </div>
  )
}
