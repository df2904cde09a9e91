import { MessagesSquare, Mic, Video } from 'lucide-react'
import { Link } from 'react-router'
import type { IndexRecord } from '#model/discussions/wire.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Badge } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { Money, Time } from '../../ui/time.tsx'
import { useAddresses } from '../addresses.ts'
import { bothZones } from '../zones.ts'
import styles from './card.module.css'

const icons = { messenger: MessagesSquare, audio: Mic, video: Video }

interface DiscussionCardProps {
  record: IndexRecord
  /** one line instead of a card */
  compact: boolean
  selected: boolean
  /** wants something of the reader, in a section that holds others too */
  urgent: boolean
  /** beside the list; without a pane, the card's title opens the discussion */
  onSelect: (() => void) | undefined
}

export function DiscussionCard({ record: r, compact, selected, urgent, onSelect }: DiscussionCardProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const addresses = useAddresses()
  const Medium = icons[r.mediaType]
  const opens = addresses.discussion(r.queryId)
  const to = r.isInvited
    ? addresses.invitation(r.queryId)
    : r.card.state.startsWith('discussion.card.surveyPending')
      ? `${opens}#survey`
      : opens
  const head =
    r.card.title === null
      ? r.meetingTime === null
        ? ''
        : bothZones(r.meetingTime, locale)
      : (t.maybe(r.card.title) ?? '')
  const state = t.maybe(r.card.state) ?? ''
  return (
    <li
      className={cx(styles.card, styles[r.card.colour])}
      data-selected={selected || undefined}
      data-compact={compact || undefined}
    >
      <div className={styles.top}>
        <Medium role="img" aria-label={t(`discussion.media.${r.mediaType}`)} />
        <span className={styles.kind}>{head}</span>
        {urgent && <Badge tone="warning">{t('discussion.bucket.requiresAction')}</Badge>}
        <span className={styles.when}>
          <Time value={r.displayTime} format="date" />
        </span>
      </div>
      <h2 className={styles.title}>
        {onSelect ? (
          <button type="button" className={styles.pick} aria-pressed={selected} onClick={onSelect}>
            {r.title}
          </button>
        ) : (
          <Link to={to}>{r.title}</Link>
        )}
      </h2>
      {compact && (
        <div className={styles.offer}>
          {state !== head && <span className={styles.state}>{state}</span>}
          {r.isInvited && r.engagement ? (
            <Offered engagement={r.engagement} />
          ) : (
            r.engagement?.status === 'claimed' &&
            r.engagement.reservedUntil && (
              <span>
                {t('listing.until')} <Time value={r.engagement.reservedUntil} />
              </span>
            )
          )}
        </div>
      )}
      {!compact && (
        <>
          <p className={styles.facts}>
            <span className={styles.key}>{r.key}</span> {r.diagnosisName}
            {r.diagnosisCode && ` · ${r.diagnosisCode}`}
            {r.contextName && ` · ${t('discussion.card.focus')}${t('list.colon')}${r.contextName}`}
            {r.planPoolName && ` · ${r.planPoolName}`}
          </p>
          {r.isInvited && r.engagement && <Offered engagement={r.engagement} />}
          {r.previewText !== '' && <p className={styles.preview}>{r.previewText}</p>}
          <div className={styles.foot}>
            <span className={styles.state}>{state === head ? '' : state}</span>
            <Link to={to} className={styles.open} aria-label={t('listing.openNamed', { name: r.title })}>
              {t('discussion.open')}
            </Link>
          </div>
        </>
      )}
    </li>
  )
}

/** What an invitation must tell at a glance. */
function Offered({ engagement: e }: { engagement: NonNullable<IndexRecord['engagement']> }) {
  const t = useTranslation()
  return (
    <p className={styles.offer}>
      {e.rate !== null && e.rate > 0 && (
        <span>
          <strong>
            <Money value={{ amount: Math.round(e.rate * e.surgeMultiple), currency: e.currency }} />
          </strong>{' '}
          {t('inviting.perHour')}
        </span>
      )}
      {e.surgeMultiple > 1 && <Badge tone="success">{t('inviting.surge', { n: e.surgeMultiple })}</Badge>}
      <span>{t('inviting.seatsTaken', { used: Math.min(e.seatsUsed, e.panelSize), total: e.panelSize })}</span>
      {e.inviteExpires && (
        <span>
          {t('listing.until')} <Time value={e.inviteExpires} />
        </span>
      )}
    </p>
  )
}
