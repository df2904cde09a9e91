import { useState } from 'react'
import { useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/overlays/choice.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Devices, Level, Picture } from './devices.tsx'
import { useMedia, type PickedDevices } from './use-media.ts'
import styles from './device-test.module.css'

/** Camera and microphone test before the call; nothing leaves the device. */
export default function DeviceTest({ video, onClose }: { video: boolean; onClose: () => void }) {
  const t = useTranslation()
  const [picked, setPicked] = useState<PickedDevices>({})
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
        {stream && (
          <>
            {seen ? (
              <Picture stream={stream} />
            ) : (
              video && !problem && <Banner tone="warning">{t('invitee.device.noCamera')}</Banner>
            )}
            {stream.getAudioTracks().length > 0 && <Level stream={stream} />}
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
