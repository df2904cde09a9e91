import type { NotificationType } from '#model/notifications/enums.ts'
import { useState } from 'react'
import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { notificationStatuses, notificationTypes, type NotificationStatus } from '#model/notifications/enums.ts'
import type { CommLogRow } from '#model/notifications/wire.ts'
import { keys } from '../../../query-keys.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Badge, Card, Toolbar, type BadgeTone } from '../../../ui/card.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { Loaded, useRead } from '../loaded.tsx'
import { useWords } from '../use-words.ts'
import styles from '../account.module.css'
import logStyles from './log.module.css'

const pageSize = 25
const tones: Record<NotificationStatus, BadgeTone> = {
  new: 'neutral',
  sent: 'info',
  verified: 'success',
  error: 'danger',
}
const nothing: { type: NotificationType | ''; status: NotificationStatus | ''; from: string; to: string } = {
  type: '',
  status: '',
  from: '',
  to: '',
}

/** Everything that was sent to someone; a line opens to its text. */
export default function CommLog({ userId }: { userId: string }) {
  const t = useWords(userId)
  const [filters, setFilters] = useState(nothing)
  const [page, setPage] = useState(1)
  const query = { ...filters, page, pageSize }
  const read = useRead(keys.account.part(userId, 'commlog', query), '/server/user/{id}/commlog', {
    params: { id: userId },
    query,
  })
  const filtered = Object.values(filters).some(Boolean)
  const set = (part: Partial<typeof nothing>) => {
    setFilters((before) => ({ ...before, ...part }))
    setPage(1)
  }
  return (
    <Card title={t('account.log.title')}>
      <p className={styles.lead}>{t('account.log.text')}</p>
      <Toolbar label={t('listing.filter')}>
        <Select
          label={t('account.log.channel')}
          placeholder={t('account.log.allChannels')}
          options={notificationTypes.map((value) => ({ value, label: t(`account.log.channelName.${value}`) }))}
          value={filters.type}
          onChange={(event) => set({ type: event.target.value as NotificationType | '' })}
        />
        <Select
          label={t('account.log.state')}
          placeholder={t('account.log.allStates')}
          options={notificationStatuses.map((value) => ({ value, label: t(`account.log.stateName.${value}`) }))}
          value={filters.status}
          onChange={(event) => set({ status: event.target.value as NotificationStatus | '' })}
        />
        <DateField
          label={t('account.log.from')}
          hint={undefined}
          className={logStyles.day}
          value={filters.from}
          onChange={(from) => set({ from })}
        />
        <DateField
          label={t('account.log.to')}
          hint={undefined}
          className={logStyles.day}
          value={filters.to}
          onChange={(to) => set({ to })}
        />
      </Toolbar>
      <Loaded read={read} bare>
        {({ data, total }) => (
          <>
            {data.length === 0 ? (
              <EmptyState
                icon={<Mail aria-hidden="true" />}
                title={t(filtered ? 'account.log.emptyFiltered' : 'account.log.empty')}
              >
                {filtered && t('account.log.emptyFilteredText')}
              </EmptyState>
            ) : (
              <ul className={logStyles.log}>
                {data.map((row) => (
                  <Entry key={row.id} row={row} />
                ))}
              </ul>
            )}
            <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Entry({ row }: { row: CommLogRow }) {
  const t = useTranslation()
  return (
    <li>
      <details>
        <summary>
          <span className={logStyles.logHead}>
            <span className={logStyles.subject}>{row.subject || t('account.log.noSubject')}</span>
            <Badge tone={tones[row.status]}>{t(`account.log.stateName.${row.status}`)}</Badge>
          </span>
          <span className={styles.quiet}>
            <Time value={row.createdAt} /> · {t(`account.log.channelName.${row.type}`)}
            {row.key && ` · ${row.key}`}
          </span>
        </summary>
        <p className={styles.written}>{row.text || t('account.log.secret')}</p>
        {row.queryId && (
          <p>
            <Link to={`/discussion/${encodeURIComponent(row.queryId)}`}>{t('account.log.open')}</Link>
          </p>
        )}
      </details>
    </li>
  )
}
