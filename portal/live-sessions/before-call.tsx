import { Suspense, useState } from 'react'
import { CalendarPlus, Video } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import type { Invitee } from '#model/live-sessions/invitee.ts'
import { readFile } from '#api/client/reading.ts'
import { api } from '../client.ts'
import { saveBlob } from '../shell/save-file.ts'
import { useErrorText } from '../shell/error-text.ts'
import { lazyPart } from '../shell/lazy-part.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/overlays/notify.ts'
import styles from './before-call.module.css'

const DeviceTest = lazyPart(() => import('./device-test.tsx'))

/** What a guest can do before the call: note its time, and see whether the device is fit for it. */
export function BeforeCall({
  invitee: { meetingTime, mediaType },
  uuid,
}: {
  invitee: Pick<Invitee, 'meetingTime' | 'mediaType'>
  uuid: string
}) {
  const t = useTranslation()
  const words = useErrorText()
  const [testing, setTesting] = useState(false)
  const calendar = useMutation({
    mutationFn: async () =>
      saveBlob('consilium.ics', await readFile(api, '/invitee/{key}/iCal', { params: { key: uuid } })),
    meta: { handled: true },
    onError: (error) => notify(words(error), 'error'),
  })
  const spoken = mediaType !== 'messenger'
  if (meetingTime === null && !spoken) return null
  return (
    <div className={styles.row}>
      {meetingTime !== null && (
        <Button
          small
          tone="secondary"
          icon={<CalendarPlus aria-hidden="true" />}
          busy={calendar.isPending}
          onClick={() => calendar.mutate()}
        >
          {t('invitee.calendar')}
        </Button>
      )}
      {spoken && (
        <Button small tone="secondary" icon={<Video aria-hidden="true" />} onClick={() => setTesting(true)}>
          {t(mediaType === 'video' ? 'invitee.device.title' : 'invitee.device.titleSound')}
        </Button>
      )}
      {testing && (
        <Suspense>
          <DeviceTest video={mediaType === 'video'} onClose={() => setTesting(false)} />
        </Suspense>
      )}
    </div>
  )
}
