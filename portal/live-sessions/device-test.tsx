import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { useLevel, useMedia, type Picked } from './use-media.ts'
import styles from './device-test.module.css'

/** Whether one is seen and heard, before the call; nothing leaves the device. */
export default function DeviceTest({ video, onClose }: { video: boolean; onClose: () => void }) {
  const t = useTranslation()
  const [picked, setPicked] = useState<Picked>({})
  const [attempt, setAttempt] = useState(1)
  const { stream, devices, problem } = useMedia(video, picked, attempt)
  const seen = stream !== undefined && stream.getVideoTracks().length > 0
  return (
    <Dialog
      open
      width={560}
      title={t(video ? 'invitee.device.title' : 'invitee.device.titleSound')}
      description={t('invitee.device.text')}
      onClose={onClose}
      footer={
        problem ? (
          <Choice cancel={t('dialog.close')} onCancel={onClose} onClick={() => setAttempt(attempt + 1)}>
            {t('state.tryAgain')}
          </Choice>
        ) : (
          <Button onClick={onClose}>{t('dialog.close')}</Button>
        )
      }
    >
      <div className={styles.test}>
        {problem && (
          <Banner tone="warning" live>
            {t(`invitee.device.${problem}`)}
          </Banner>
        )}
        {!problem && stream && (
          <>
            {seen ? (
              <Picture stream={stream} />
            ) : (
              video && <Banner tone="warning">{t('invitee.device.noCamera')}</Banner>
            )}
            <Level stream={stream} />
            {seen && (
              <Devices
                kind="videoinput"
                label={t('invitee.device.camera')}
                devices={devices}
                value={picked.camera}
                onPick={(camera) => setPicked({ ...picked, camera })}
              />
            )}
            <Devices
              kind="audioinput"
              label={t('invitee.device.microphone')}
              devices={devices}
              value={picked.microphone}
              onPick={(microphone) => setPicked({ ...picked, microphone })}
            />
          </>
        )}
        {!problem && !stream && <p role="status">{t('invitee.device.asking')}</p>}
      </div>
    </Dialog>
  )
}

function Picture({ stream }: { stream: MediaStream }) {
  const t = useTranslation()
  const picture = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={picture}
      className={styles.picture}
      aria-label={t('invitee.device.picture')}
      autoPlay
      muted
      playsInline
    />
  )
}

function Level({ stream }: { stream: MediaStream }) {
  const t = useTranslation()
  const level = useLevel(stream)
  const [heard, setHeard] = useState(false)
  if (!heard && level > 0.1) setHeard(true)
  return (
    <div>
      <label className={styles.level}>
        {t('invitee.device.level')}
        <meter min={0} max={1} value={level} />
      </label>
      <p role="status" className={styles.told}>
        {t(heard ? 'invitee.device.heard' : 'invitee.device.speak')}
      </p>
    </div>
  )
}

interface DevicesProps {
  kind: MediaDeviceKind
  label: string
  devices: readonly MediaDeviceInfo[]
  value: string | undefined
  onPick: (id: string) => void
}

/** Which one, where there is a choice. */
function Devices({ kind, label, devices, value, onPick }: DevicesProps) {
  const t = useTranslation()
  const found = devices.filter((device) => device.kind === kind)
  if (found.length < 2) return null
  return (
    <Select
      label={label}
      value={value ?? found[0]?.deviceId}
      onChange={(event) => onPick(event.target.value)}
      options={found.map((device, at) => ({
        value: device.deviceId,
        label: device.label || t('invitee.device.number', { number: at + 1 }),
      }))}
    />
  )
}
