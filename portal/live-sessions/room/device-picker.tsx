import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Devices } from '../devices.tsx'
import type { MediaProblem, PickedDevices } from '../use-media.ts'
import styles from './room.module.css'

export interface DeviceChoice {
  devices: readonly MediaDeviceInfo[]
  picked: PickedDevices
  onPick: (picked: PickedDevices) => void
  problem: MediaProblem | undefined
  onAgain: () => void
}

/** Why there is no sound or no picture, and the way to ask the device again. */
export function DeviceProblem({ problem, onAgain }: Pick<DeviceChoice, 'problem' | 'onAgain'>) {
  const t = useTranslation()
  if (!problem) return null
  return (
    <Banner
      tone="warning"
      live
      action={
        <Button small tone="secondary" onClick={onAgain}>
          {t('state.tryAgain')}
        </Button>
      }
    >
      {t(`invitee.device.${problem}`)}
    </Banner>
  )
}

/** Which camera, microphone and speaker; before and during the call. */
export function DevicePicker({
  devices,
  picked,
  onPick,
  problem,
  video,
}: Omit<DeviceChoice, 'onAgain'> & { video: boolean }) {
  const t = useTranslation()
  const kinds = [
    ...(video ? (['videoinput'] as const) : []),
    'audioinput' as const,
    ...('setSinkId' in HTMLMediaElement.prototype ? (['audiooutput'] as const) : []),
  ]
  const single = kinds.every((kind) => devices.filter((one) => one.kind === kind).length < 2)
  return (
    <div className={styles.column}>
      {kinds.map((kind) => (
        <Devices
          key={kind}
          kind={kind}
          label={
            kind === 'audiooutput'
              ? t('room.speakerChoice')
              : t(kind === 'videoinput' ? 'invitee.device.camera' : 'invitee.device.microphone')
          }
          devices={devices}
          value={kind === 'videoinput' ? picked.camera : kind === 'audioinput' ? picked.microphone : picked.speaker}
          onPick={(id) =>
            onPick({
              ...picked,
              [kind === 'videoinput' ? 'camera' : kind === 'audioinput' ? 'microphone' : 'speaker']: id,
            })
          }
        />
      ))}
      {!problem && single && <p className={styles.quiet}>{t('room.oneDevice')}</p>}
    </div>
  )
}
