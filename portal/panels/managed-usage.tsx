import { useState, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { keys } from '../query-keys.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Bars } from '../ui/bars.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Toolbar } from '../ui/card.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { saveUsage } from './managed-files.ts'
import styles from './managed.module.css'

/** How much the plan is used: discussions by month, medium and diagnosis, and how fast the first answer comes. */
export function ManagedUsage({ planId }: { planId: string }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const [range, setRange] = useState({ from: '', to: '' })
  const reversed = range.from !== '' && range.to !== '' && range.to < range.from
  const read = useRead(
    keys.managedPlans(planId, 'usage', range),
    '/user/managedPlans/{planId}/usage',
    { params: { planId }, query: range },
    !reversed,
  )
  const month = (text: string) =>
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${text.slice(0, 7)}-01T00:00:00Z`),
    )
  return (
    <>
      <Toolbar label={t('listing.filter')}>
        <DateField
          label={t('managed.from')}
          hint={undefined}
          className={styles.day}
          value={range.from}
          onChange={(from) => setRange({ ...range, from })}
        />
        <DateField
          label={t('managed.to')}
          hint={undefined}
          className={styles.day}
          value={range.to}
          error={reversed ? t('errors.endBeforeStart') : undefined}
          onChange={(to) => setRange({ ...range, to })}
        />
        {read.data && !reversed && (
          <Button
            tone="secondary"
            icon={<Download aria-hidden="true" />}
            onClick={() => read.data && saveUsage(t, read.data)}
          >
            {t('managed.csv')}
          </Button>
        )}
      </Toolbar>
      {!reversed && (
        <Loaded read={read} bare>
          {(usage) => (
            <>
              <dl className={styles.totals}>
                <Total name={t('managed.total')}>{usage.queries}</Total>
                <Total name={t('managed.openNow')}>{usage.open}</Total>
                <Total name={t('managed.closedNow')}>{usage.closed}</Total>
                <Total name={t('managed.membersNow')}>{usage.members}</Total>
                <Total name={t('managed.firstAnswer')}>
                  {usage.medianFirstAnswer === null ? '–' : hoursText(usage.medianFirstAnswer, locale)}
                </Total>
              </dl>
              <Counted
                title={t('managed.byMonth')}
                rows={usage.byMonth.map((row) => ({ name: month(row.month), value: row.queries }))}
              />
              <Counted
                title={t('managed.byMedium')}
                rows={usage.byMedium.map((row) => ({
                  name: t(`discussion.media.${row.mediaType}`),
                  value: row.queries,
                }))}
              />
              <Counted
                title={t('managed.byDiagnosis')}
                rows={usage.byDiagnosis.map((row) => ({ name: row.diagnosis, value: row.queries }))}
              />
            </>
          )}
        </Loaded>
      )}
    </>
  )
}

function Counted({ title, rows }: { title: string; rows: { name: string; value: number }[] }) {
  const t = useTranslation()
  return (
    <Card title={title} level={3}>
      {rows.some(({ value }) => value > 0) ? (
        <Bars label={t('managed.total')} rows={rows} />
      ) : (
        <p className={styles.quiet}>{t('managed.noUsage')}</p>
      )}
    </Card>
  )
}

/** Minutes as hours, or as days from two on. */
function hoursText(minutes: number, locale: string): string {
  const [value, unit] =
    minutes >= 48 * 60 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    value,
  )
}

const Total = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.total}>
    <dt>{name}</dt>
    <dd className="numbers">{children}</dd>
  </div>
)
