import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buckets } from '#model/discussions/enums.ts'
import { expertDay, seatsLeft } from '#model/discussions/expert-day.ts'
import type { IndexRecord } from '#model/discussions/wire.ts'
import type { Limits } from '#model/limits.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useLimits } from '../shell/limits.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Badge, Card } from '../ui/card.tsx'
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { Money, Time } from '../ui/time.tsx'
import { useAddresses } from '../discussions/addresses.ts'
import { useIndex } from '../discussions/list/use-index.ts'
import { bothZones } from '../discussions/zones.ts'
import styles from './expert-work.module.css'

/** What an expert comes for: invitations first, with all that decides about them, then the work in hand by deadline. */
export default function ExpertWork() {
  const t = useTranslation()
  const { data, error, isFetching, refetch } = useIndex(false)
  const day = data && expertDay(buckets.flatMap((bucket) => data.data[bucket]))
  const list = (rows: readonly IndexRecord[], empty: string, row: (one: IndexRecord) => ReactNode) =>
    rows.length === 0 ? <p className={styles.quiet}>{empty}</p> : <ul className={styles.rows}>{rows.map(row)}</ul>
  if (!day)
    return (
      <Card title={t('expertHome.invitations')}>
        {error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height="4rem" lines={2} />
          </Loading>
        )}
      </Card>
    )
  return (
    <>
      <Card title={t('expertHome.invitations')}>
        {list(day.invitations, t('expertHome.noInvitations'), (one) => (
          <Invitation key={one.queryId} record={one} />
        ))}
      </Card>
      <Card title={t('expertHome.work')}>
        {list(day.work, t('expertHome.noWork'), (one) => (
          <Work key={one.queryId} record={one} />
        ))}
      </Card>
    </>
  )
}

function Pay({ engagement: e }: { engagement: NonNullable<IndexRecord['engagement']> }) {
  const t = useTranslation()
  if (e.rate === null || e.rate === 0) return <span>{t('expertHome.unpaid')}</span>
  const [before, after] = t('expertHome.perHour', { money: '\u0000' }).split('\u0000')
  return (
    <span>
      {before}
      <strong>
        <Money value={{ amount: Math.round(e.rate * e.surgeMultiple), currency: e.currency }} />
      </strong>
      {after}
    </span>
  )
}

function Invitation({ record: r }: { record: IndexRecord }) {
  const t = useTranslation()
  const to = useAddresses().invitation(r.queryId)
  const e = r.engagement
  const paused = r.status === 'held'
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3>
          <Link to={to}>{r.title}</Link>
        </h3>
        <p>{[r.diagnosisName, t(`discussion.media.${r.mediaType}`)].join(' · ')}</p>
        {e && (
          <p className={styles.facts}>
            <Pay engagement={e} />
            {e.surgeMultiple > 1 && <Badge tone="success">{t('inviting.surge', { n: e.surgeMultiple })}</Badge>}
            {paused && <Badge tone="warning">{t('reading.state.held.title')}</Badge>}
            <span>{t('expertHome.seatsLeft', { smart_count: seatsLeft(e) })}</span>
            {e.inviteExpires && (
              <span>
                {t('expertHome.answerBefore')} <Time value={e.inviteExpires} />
              </span>
            )}
          </p>
        )}
      </div>
      {/* the terms are read before a seat is taken, so the offer's page has the last word */}
      {paused ? (
        <ButtonLink small tone="secondary" to={to} aria-label={t('expertHome.detailsNamed', { title: r.title })}>
          {t('expertHome.details')}
        </ButtonLink>
      ) : (
        <ButtonLink small to={to} aria-label={t('expertHome.acceptNamed', { title: r.title })}>
          {t('expertHome.accept')}
        </ButtonLink>
      )}
    </li>
  )
}

/** @param meetingTime seconds since 1970 */
const callOver = (meetingTime: number, limits: Limits) =>
  meetingTime * 1000 + (limits['live.length'] + limits['live.overrun']) * 60_000 <= serverNow()

/** One line: title, state, deadline, pay. */
function Work({ record: r }: { record: IndexRecord }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const to = useAddresses().discussion(r.queryId)
  const limits = useLimits()
  const e = r.engagement
  const why = r.status === 'held' ? 'hold' : e?.pausedFor[0]
  const kind =
    e?.status === 'followup'
      ? 'followup'
      : r.meetingTime !== null
        ? callOver(r.meetingTime, limits)
          ? 'callOver'
          : 'booked'
        : why
          ? 'paused'
          : 'claimed'
  return (
    <li className={styles.line}>
      <Link to={to}>{r.title}</Link>
      <Badge tone={kind === 'followup' ? 'warning' : 'info'}>{t(`expertHome.${kind}`)}</Badge>
      <span className={styles.due}>
        {r.meetingTime !== null ? (
          `${t('expertHome.callAt')} ${bothZones(r.meetingTime, locale)}`
        ) : e?.reservedUntil ? (
          <>
            {t('expertHome.due')} <Time value={e.reservedUntil} />
          </>
        ) : why ? (
          t(`reading.seat.pausedFor.${why}`)
        ) : (
          t('expertHome.noDeadline')
        )}
      </span>
      {e && <Pay engagement={e} />}
    </li>
  )
}
