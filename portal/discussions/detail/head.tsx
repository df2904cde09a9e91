import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import {
  CalendarClock,
  Clock,
  MessagesSquare,
  Mic,
  Stethoscope,
  UserRound,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { Discussion } from '#model/discussions/wire.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Badge, type BadgeTone } from '../../ui/card.tsx'
import { useListed } from '../../ui/listed.ts'
import { Time } from '../../ui/time.tsx'
import { bothZones } from '../zones.ts'
import { useAct } from './use-discussion.ts'
import styles from './head.module.css'

const tones: Record<Discussion['displayStatus'], BadgeTone> = {
  unreleased: 'warning',
  open: 'success',
  closed: 'neutral',
  cancelled: 'danger',
}
const icons = { messenger: MessagesSquare, audio: Mic, video: Video }

/** What it is about, in which state, and what its asker may do with the whole of it. */
export function Head({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const listed = useListed()
  const locale = useIntlLocale()
  const title = useRef<HTMLHeadingElement>(null)
  const closed = d.displayStatus === 'closed'
  const person = [
    d.age
      ? t(`age.unit.${d.age.unit}.count`, { smart_count: d.age.magnitude })
      : d.ageBand && t.maybe(`age.band.${d.ageBand}`),
    d.genderId && d.genderId !== 'unspecified' && t(`gender.${d.genderId}`),
  ].filter((part) => typeof part === 'string')
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <span className={styles.key}>{d.key}</span>
        <Badge tone={tones[d.displayStatus]}>{t(`discussion.displayStatus.${d.displayStatus}`)}</Badge>
        {d.status === 'held' && <Badge tone="warning">{t('discussion.card.underReview')}</Badge>}
      </div>
      <h1 ref={title} tabIndex={-1}>
        {d.title}
      </h1>
      <ul className={styles.facts}>
        <Fact icon={Stethoscope}>
          {d.diagnosis.plainName}
          {d.diagnosis.code && (
            <span className={styles.quiet} title={d.diagnosis.name}>
              {' · '}
              {d.diagnosis.code}
            </span>
          )}
          {d.contextName && (
            <span className={styles.quiet}>
              {' · '}
              {t('discussion.card.focus') + t('list.colon') + d.contextName}
            </span>
          )}
        </Fact>
        <Fact icon={icons[d.mediaType]}>
          {t(`discussion.media.${d.mediaType}`)}
          {d.meetingTime !== null
            ? ` · ${bothZones(d.meetingTime, locale)}`
            : d.mediaType !== 'messenger' && ` · ${t('discussion.card.meetingTbd')}`}
        </Fact>
        {d.viewer === 'asker' && d.meetingTime === null && d.proposedTimes.length > 0 && (
          <Fact icon={CalendarClock}>
            {t('reading.proposed')}
            {t('list.gap')}
            {listed(d.proposedTimes.map((at) => bothZones(at, locale)))}
          </Fact>
        )}
        {person.length > 0 && <Fact icon={UserRound}>{listed(person)}</Fact>}
        {d.planPoolName && <Fact icon={Users}>{d.planPoolName}</Fact>}
        {d.closeTime && (closed || (d.displayStatus !== 'cancelled' && isAhead(d.closeTime))) && (
          <Fact icon={Clock}>
            {t(closed ? 'reading.closedAt' : 'reading.closesAt')} <Time value={d.closeTime} />
          </Fact>
        )}
      </ul>
      {d.viewer === 'asker' && <AskerActions discussion={d} title={title} />}
    </header>
  )
}

/** An open discussion waits for what follows its call, also past the time at which it would have closed. */
const isAhead = (time: string) => Date.parse(time) > serverNow()

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}

/** Closing what has been answered; cancelling what has not begun. */
function AskerActions({ discussion: d, title }: { discussion: Discussion; title: RefObject<HTMLElement | null> }) {
  const t = useTranslation()
  const act = useAct(d.queryId)
  const ended = useRef(false)
  const end = async (how: 'close' | 'cancel') => {
    const sure = await confirm({
      title: t(`reading.${how}Title`),
      text: t(`reading.${how}Text`),
      confirmLabel: t(`reading.${how}`),
      cancelLabel: t('reading.notNow'),
      danger: how === 'cancel',
    })
    if (!sure) return
    ended.current = true
    act.mutate({ to: how, body: { version: d.version }, said: t(`reading.${how}Done`) })
  }
  const can = (['close', 'cancel'] as const).filter((how) => d.allowed.includes(how))
  const over = can.length === 0
  useEffect(() => {
    // the button that had the focus has gone
    if (over && ended.current && document.activeElement === document.body) title.current?.focus()
  }, [over, title])
  if (over) return null
  return (
    <div className={styles.actions}>
      {can.map((how) => (
        <Button key={how} small tone="secondary" busy={act.isPending} onClick={() => void end(how)}>
          {t(`reading.${how}`)}
        </Button>
      ))}
    </div>
  )
}
