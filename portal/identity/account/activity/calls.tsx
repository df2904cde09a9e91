import { useState } from 'react'
import { Video } from 'lucide-react'
import { Link } from 'react-router'
import type { LiveSessionStatus } from '#model/live-sessions/enums.ts'
import type { NoeticSession } from '#model/payments/session-wire.ts'
import { keys } from '../../../query-keys.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Badge, Card, type BadgeTone } from '../../../ui/card.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Money, toDate } from '../../../ui/time.tsx'
import { CalendarButton } from '../../../discussions/calls/calendar-button.tsx'
import { bothZones } from '../../../discussions/zones.ts'
import { Loaded, useRead } from '../loaded.tsx'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'
import logStyles from './log.module.css'

const pageSize = 25
const tones: Record<LiveSessionStatus, BadgeTone> = {
  unscheduled: 'warning',
  early: 'info',
  joinable: 'success',
  awaitHost: 'info',
  ended: 'neutral',
}

/** The audio and video calls of someone: coming ones first, then those of the past. */
export default function Calls({ userId }: { userId: string }) {
  const t = useWords(userId)
  const [page, setPage] = useState(1)
  const query = { page, pageSize }
  const read = useRead(keys.account.part(userId, 'noeticSessions', query), '/server/user/{id}/noeticSessions', {
    params: { id: userId },
    query,
  })
  return (
    <Loaded read={read}>
      {({ data, total }) => {
        const past = data.filter(({ status }) => status === 'ended')
        // those without a time need one first, then the soonest
        const coming = data
          .filter(({ status }) => status !== 'ended')
          .sort((a, b) => (a.meetingTime ?? 0) - (b.meetingTime ?? 0))
        return (
          <>
            {data.length === 0 && (
              <Card title={t('account.calls.title')}>
                <EmptyState icon={<Video aria-hidden="true" />} title={t('account.calls.empty')}>
                  {t('account.calls.emptyText')}
                </EmptyState>
              </Card>
            )}
            {coming.length > 0 && <List title={t('account.calls.upcoming')} sessions={coming} />}
            {past.length > 0 && <List title={t('account.calls.past')} sessions={past} />}
            <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />
          </>
        )
      }}
    </Loaded>
  )
}

const List = ({ title, sessions }: { title: string; sessions: readonly NoeticSession[] }) => (
  <Card title={title}>
    <ul className={styles.rows}>
      {sessions.map((session) => (
        <Session key={`${session.queryId} ${session.meetingTime}`} session={session} />
      ))}
    </ul>
  </Card>
)

function Session({ session }: { session: NoeticSession }) {
  const t = useTranslation()
  const { queryId, key, title, diagnosis, mediaType, meetingTime, endsAt, status, minutes, amount, currency } = session
  const to = `/discussion/${encodeURIComponent(queryId)}`
  return (
    <li className={logStyles.call}>
      <span className={logStyles.callText}>
        <strong>
          {meetingTime === null ? t('account.calls.noTime') : <When at={meetingTime} past={status === 'ended'} />}
        </strong>
        <Link to={to}>{title}</Link>
        <span className={styles.quiet}>
          {key}
          {diagnosis !== title && ` · ${diagnosis}`} · {t(`account.calls.mediaName.${mediaType}`)}
          {minutes !== null && ` · ${t('account.calls.min', { n: minutes })}`}
          {amount !== null && (
            <>
              {' · '}
              <Money value={{ amount, currency }} />
            </>
          )}
        </span>
      </span>
      <Badge tone={tones[status]}>{t(`account.calls.stateName.${status}`)}</Badge>
      {status === 'joinable' && (
        <ButtonLink small to={to}>
          {t('account.calls.join')}
        </ButtonLink>
      )}
      {meetingTime !== null && endsAt !== null && status !== 'ended' && (
        <CalendarButton queryId={queryId} name={key} label={t('account.calls.calendar')} />
      )}
    </li>
  )
}

/** Times of calls are agreed in New York; those of the past may be of another year. */
function When({ at, past }: { at: number; past: boolean }) {
  const locale = useIntlLocale()
  return <time dateTime={toDate(at).toISOString()}>{bothZones(at, locale, past ? { year: 'numeric' } : {})}</time>
}
