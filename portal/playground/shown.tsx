import { useState } from 'react'
import { Bell, Inbox } from 'lucide-react'
import { useTranslation } from '../shell/texts.tsx'
import { alert, confirm } from '../ui/overlays/ask.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Badge, Card, type BadgeTone } from '../ui/card.tsx'
import { DisabledReason } from '../ui/overlays/disabled-reason.tsx'
import { notify } from '../ui/overlays/notify.ts'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, ErrorState, Loading, Skeleton, Spinner } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Money, Time } from '../ui/time.tsx'
import styles from './playground.module.css'

export function Buttons() {
  const t = useTranslation()
  return (
    <Card title={t('playground.buttons')}>
      <div className={styles.line}>
        {(['primary', 'secondary', 'danger', 'quiet'] as const).map((tone) => (
          <Button key={tone} tone={tone}>
            {t(`playground.tone.${tone}`)}
          </Button>
        ))}
        <Button busy>{t('playground.tone.busy')}</Button>
        <DisabledReason reason={t('playground.reason')}>
          <Button disabled>{t('playground.tone.disabled')}</Button>
        </DisabledReason>
        <IconButton label={t('playground.tone.icon')}>
          <Bell aria-hidden="true" />
        </IconButton>
      </div>
    </Card>
  )
}

const tones = ['success', 'info', 'warning', 'error'] as const

/** Messages that stay, and the buttons that bring up the short ones and the questions. */
export function Messages() {
  const t = useTranslation()
  return (
    <Card title={t('playground.messages')}>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone}>
          {t(`playground.message.${tone}`)}
        </Banner>
      ))}
      <div className={styles.line}>
        {tones.map((tone) => (
          <Button key={tone} small tone="secondary" onClick={() => notify(t(`playground.message.${tone}`), tone)}>
            {`${t('playground.snackbar')}${t('list.colon')}${t(`playground.message.${tone}`)}`}
          </Button>
        ))}
        <Button
          small
          tone="secondary"
          onClick={() => void confirm({ title: t('playground.confirm'), text: t('playground.confirmText') })}
        >
          {t('playground.confirm')}
        </Button>
        <Button
          small
          tone="secondary"
          onClick={() => void alert({ title: t('playground.alert'), text: t('playground.message.info') })}
        >
          {t('playground.alert')}
        </Button>
      </div>
    </Card>
  )
}

export function States() {
  const t = useTranslation()
  const [page, setPage] = useState(2)
  const [tab, setTab] = useState<'first' | 'second'>('first')
  const panel = <p>{t('playground.emptyText')}</p>
  return (
    <Card title={t('playground.states')}>
      <div className={styles.grid}>
        <EmptyState icon={<Inbox aria-hidden="true" />} title={t('playground.emptyTitle')}>
          {t('playground.emptyText')}
        </EmptyState>
        <ErrorState error={new Error(t('playground.message.error'))} onRetry={() => undefined} />
        <Loading>
          <Skeleton lines={3} />
        </Loading>
        <Spinner />
      </div>
      <Tabs
        label={t('playground.pages')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'first', label: t('playground.field.first'), count: 3, panel },
          { value: 'second', label: t('playground.field.second'), panel },
        ]}
      />
      <Pagination page={page} pageSize={10} total={57} onChange={setPage} />
    </Card>
  )
}

const labels: readonly BadgeTone[] = ['neutral', 'brand', 'success', 'warning', 'danger', 'info']
/** 6 March 2026, 15:30 UTC */
const moment = 1_772_811_000

export function Labels() {
  const t = useTranslation()
  return (
    <Card title={t('playground.badges')}>
      <div className={styles.line}>
        {labels.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Time value={moment} />
        <Time value={moment} format="date" />
        <Money value={{ amount: 123_450, currency: 'USD' }} />
      </div>
    </Card>
  )
}
