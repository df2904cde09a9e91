import { useState, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import type { PlanUsage } from '#model/panels/managed-wire.ts'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { keys } from '../query-keys.ts'
import { useIntlLocale, useT } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Toolbar } from '../ui/card.tsx'
import { DateField } from '../ui/date-field.tsx'
import { saveUsage } from './managed-files.ts'
import { Bars } from './bars.tsx'
import styles from './managed.module.css'

/** How much the plan is used: discussions by month, medium and diagnosis, and how fast the first answer comes. */
export function ManagedUsage({ planId }: { planId: string }) {
  const t = useT()
  const locale = useIntlLocale()
  const [range, setRange] = useState({ from: '', to: '' })
  const read = useRead<PlanUsage>(keys.managedPlans(planId, 'usage', range), `/user/managedPlans/${encodeURIComponent(planId)}/usage`, range)
  const month = (text: string) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${text.slice(0, 7)}-01T00:00:00Z`))
  return (
    <>
      <Toolbar label={t('listing.filter')}>
        <DateField label={t('managed.from')} hint={undefined} className={styles.day} value={range.from} onChange={from => setRange({ ...range, from })} />
        <DateField label={t('managed.to')} hint={undefined} className={styles.day} value={range.to} onChange={to => setRange({ ...range, to })} />
        {read.data && (
          <Button tone="secondary" icon={<Download aria-hidden="true" />} onClick={() => read.data && saveUsage(t, read.data)}>
            {t('managed.csv')}
          </Button>
        )}
      </Toolbar>
      <Loaded read={read} bare>
        {usage => (
          <>
            <dl className={styles.totals}>
              <Total name={t('managed.total')}>{usage.queries}</Total>
              <Total name={t('managed.openNow')}>{usage.open}</Total>
              <Total name={t('managed.closedNow')}>{usage.closed}</Total>
              <Total name={t('managed.membersNow')}>{usage.members}</Total>
              <Total name={t('managed.firstAnswer')}>{usage.medianFirstAnswer === null ? '–' : hoursText(usage.medianFirstAnswer, locale)}</Total>
            </dl>
            <Card title={t('managed.byMonth')} level={3}>
              <Bars empty={t('managed.noUsage')} unit={t('managed.total')} rows={usage.byMonth.map(row => [month(row.month), row.queries])} />
            </Card>
            <Card title={t('managed.byMedium')} level={3}>
              <Bars empty={t('managed.noUsage')} unit={t('managed.total')} rows={usage.byMedium.map(row => [t(`discussion.media.${row.mediaType}`), row.queries])} />
            </Card>
            <Card title={t('managed.byDiagnosis')} level={3}>
              <Bars empty={t('managed.noUsage')} unit={t('managed.total')} rows={usage.byDiagnosis.map(row => [row.diagnosis, row.queries])} />
            </Card>
          </>
        )}
      </Loaded>
    </>
  )
}

/** Minutes as hours, or as days from two on. */
function hoursText(minutes: number, locale: string): string {
  const [value, unit] = minutes >= 48 * 60 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(value)
}

const Total = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.total}>
    <dt>{name}</dt>
    <dd className="numbers">{children}</dd>
  </div>
)
