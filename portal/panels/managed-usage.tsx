import { useState } from 'react'
import { Download } from 'lucide-react'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { keys } from '../query-keys.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Bars } from '../ui/bars.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Toolbar } from '../ui/card.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { saveUsage } from './managed-files.ts'
import { usageFigures, type Figure } from './usage-figures.ts'
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
            // the figures on the page are still those of the days before
            disabled={read.isPlaceholderData}
            onClick={() => read.data && saveUsage(t, range, usageFigures(t, locale, read.data))}
          >
            {t('managed.csv')}
          </Button>
        )}
      </Toolbar>
      {!reversed && (
        <Loaded read={read} bare>
          {(usage) => {
            const { totals, groups } = usageFigures(t, locale, usage)
            return (
              <>
                <dl className={styles.totals}>
                  {totals.map(({ name, value }) => (
                    <div key={name} className={styles.total}>
                      <dt>{name}</dt>
                      <dd className="numbers">{value}</dd>
                    </div>
                  ))}
                </dl>
                {groups.map((group) => (
                  <Counted key={group.title} {...group} />
                ))}
              </>
            )
          }}
        </Loaded>
      )}
    </>
  )
}

function Counted({ title, rows }: { title: string; rows: Figure[] }) {
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
