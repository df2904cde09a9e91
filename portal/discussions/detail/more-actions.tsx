import { Suspense, useState } from 'react'
import { BookOpenCheck, CalendarPlus, Eye, FileDown, GraduationCap, UserPlus } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { hasGuests } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { readFile } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { saveBlob } from '../../shell/save-file.ts'
import { Cme } from './front-matter.tsx'
import styles from '../actions.module.css'

const ExportDialog = lazyPart(() => import('../export/export-dialog.tsx'))
const OpeningsDialog = lazyPart(() => import('../openings/openings-dialog.tsx'))
const PeopleDialog = lazyPart(() => import('../guests/people-dialog.tsx'))

/** What can be done with a discussion beside writing in it. */
export function MoreActions({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const words = useErrorText()
  const [open, setOpen] = useState<'export' | 'people' | 'openings' | 'frontMatter' | 'faculty'>()
  const close = () => setOpen(undefined)
  const calendar = useMutation({
    mutationFn: async () =>
      saveBlob(`${d.key}.ics`, await readFile(api, '/server/query/iCal/{key}', { params: { key: d.queryId } })),
    meta: { handled: true },
    onError: (error) => notify(words(error), 'error'),
  })
  if (d.text === null) return null
  const host = d.viewer === 'asker' || d.viewer === 'csr'
  const released = d.releasedAt !== null
  const booked =
    d.engagement === null ? d.viewer === 'asker' && (d.call?.booked ?? 0) > 0 : d.engagement.bookedAt !== null
  // the card of the booked call has its own
  const hasCalendar = d.meetingTime !== null && !(booked && d.call?.state === 'ahead')
  const over = d.displayStatus === 'closed' || d.displayStatus === 'cancelled'
  return (
    <div className={styles.actions}>
      {released && (
        <Button small tone="quiet" icon={<GraduationCap aria-hidden="true" />} onClick={() => setOpen('faculty')}>
          {t('beside.cme.faculty')}
        </Button>
      )}
      {d.frontMatter !== null && (
        <Button small tone="quiet" icon={<BookOpenCheck aria-hidden="true" />} onClick={() => setOpen('frontMatter')}>
          {t('beside.cme.frontMatter')}
        </Button>
      )}
      {host && hasGuests(d.mediaType) && (
        <Button small tone="quiet" icon={<UserPlus aria-hidden="true" />} onClick={() => setOpen('people')}>
          {t('beside.people.button')}
        </Button>
      )}
      {hasCalendar && !over && (
        <Button
          small
          tone="quiet"
          icon={<CalendarPlus aria-hidden="true" />}
          busy={calendar.isPending}
          onClick={() => calendar.mutate()}
        >
          {t('beside.calendar')}
        </Button>
      )}
      <Button small tone="quiet" icon={<FileDown aria-hidden="true" />} onClick={() => setOpen('export')}>
        {t('beside.export.button')}
      </Button>
      {host && (
        <Button small tone="quiet" icon={<Eye aria-hidden="true" />} onClick={() => setOpen('openings')}>
          {t('beside.openings.title')}
        </Button>
      )}
      <Suspense>
        {open === 'export' && <ExportDialog discussion={d} onClose={close} />}
        {open === 'openings' && <OpeningsDialog discussion={d} onClose={close} />}
        {open === 'people' && <PeopleDialog discussion={d} onClose={close} />}
      </Suspense>
      {(open === 'frontMatter' || open === 'faculty') && <Cme discussion={d} first={open} onClose={close} />}
    </div>
  )
}
