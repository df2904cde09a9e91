import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Mail, RotateCw } from 'lucide-react'
import { notificationTypes } from '#model/notifications/enums.ts'
import type { InboxMessage } from '#model/notifications/wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { keys } from '../query-keys.ts'
import NotFound from '../shell/layout/not-found.tsx'
import { Page } from '../shell/layout/page.tsx'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'
import { Select } from '../ui/fields/select.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Time } from '../ui/time.tsx'
import { InboxReading } from './inbox-reading.tsx'
import styles from './inbox.module.css'

const reloadEvery = 3000

/** Everything that would have been sent, newest first. Only where nothing is really sent. */
export default function InboxPage() {
  const t = useTranslation()
  const [to, setTo] = useState('')
  const [channel, setChannel] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: keys.inbox(to.trim(), channel),
    queryFn: ({ signal }) =>
      api
        .get('/dev/inbox', { query: { to: to.trim(), channel }, signal, background: true })
        .then((answer) => answer.data as InboxMessage[]),
    refetchInterval: reloadEvery,
    placeholderData: (previous) => previous,
  })
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  const open = data?.find((message) => message.id === chosen) ?? data?.[0]

  return (
    <Page
      title={t('inbox.title')}
      lead={t('inbox.lead')}
      actions={
        <Button
          tone="secondary"
          busy={isFetching && isPending}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          {t('inbox.reload')}
        </Button>
      }
    >
      <div className={styles.filters}>
        <TextField type="search" label={t('inbox.to')} value={to} onChange={(event) => setTo(event.target.value)} />
        <Select
          label={t('inbox.channel')}
          placeholder={t('inbox.anyChannel')}
          options={notificationTypes.map((value) => ({ value, label: t(`inbox.channelName.${value}`) }))}
          value={channel}
          onChange={(event) => setChannel(event.target.value)}
        />
      </div>
      {isPending && (
        <Loading>
          <Skeleton height="4rem" lines={5} />
        </Loading>
      )}
      {error && !data && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState icon={<Mail aria-hidden="true" />} title={t('inbox.empty')} />}
      {open && (
        <div className={styles.panes}>
          <nav aria-label={t('inbox.messages')}>
            <ul className={styles.list}>
              {data?.map((message) => (
                <li key={message.id}>
                  <button
                    type="button"
                    className={cx(styles.entry, message === open && styles.open)}
                    aria-current={message === open ? 'true' : undefined}
                    onClick={() => setChosen(message.id)}
                  >
                    <span className={styles.subject}>{message.subject || message.text}</span>
                    <span className={styles.to}>
                      {t(`inbox.channelName.${message.channel}`)} · {message.to}
                    </span>
                    <span className={styles.to}>
                      <Time value={message.createdAt} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <InboxReading key={open.id} message={open} />
        </div>
      )}
    </Page>
  )
}
