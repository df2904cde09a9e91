import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../shell/texts.tsx'
import { Select } from '../ui/fields/select.tsx'
import { useLevel } from './use-media.ts'
import styles from './device-test.module.css'

/** One's own picture, as in a mirror. */
export function Picture({ stream }: { stream: MediaStream }) {
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

/** How loud one is. */
export function Level({ stream }: { stream: MediaStream }) {
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
export function Devices({ kind, label, devices, value, onPick }: DevicesProps) {
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
