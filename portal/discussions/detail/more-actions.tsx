import { Suspense, useState } from 'react'
import { BookOpenCheck, Eye, FileDown, GraduationCap, UserPlus } from 'lucide-react'
import { hasGuests } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { CalendarButton } from '../calls/calendar-button.tsx'
import { Cme } from './front-matter.tsx'
import styles from '../actions.module.css'

const ExportDialog = lazyPart(() => import('../export/export-dialog.tsx'))
const OpeningsDialog = lazyPart(() => import('../openings/openings-dialog.tsx'))
const PeopleDialog = lazyPart(() => import('../guests/people-dialog.tsx'))

/** What can be done with a discussion beside writing in it. */
export function MoreActions({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const [open, setOpen] = useState<'export' | 'people' | 'openings' | 'frontMatter' | 'faculty'>()
  const close = () => setOpen(undefined)
  if (d.text === null) return null
  const host = d.viewer === 'asker' || d.viewer === 'csr'
  const released = d.releasedAt !== null
  const booked =
    d.engagement === null ? d.viewer === 'asker' && (d.call?.booked ?? 0) > 0 : d.engagement.bookedAt !== null
  // the card of the booked call has its own
  const hasCalendar = d.meetingTime !== null && d.call?.state === 'ahead' && !booked
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
        <CalendarButton queryId={d.queryId} name={d.key} label={t('beside.calendar')} tone="quiet" />
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
