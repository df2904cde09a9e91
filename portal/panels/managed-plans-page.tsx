import { Layers } from 'lucide-react'
import { Link } from 'react-router'
import type { ManagedPlan } from '#model/panels/managed-wire.ts'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { dayText } from '../identity/account/time-off/days.ts'
import { keys } from '../query-keys.ts'
import { Page } from '../shell/layout/page.tsx'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { EmptyState } from '../ui/states.tsx'
import styles from './managed.module.css'

/** The plans that someone manages, each with its numbers. */
export default function ManagedPlansPage() {
  const t = useTranslation()
  const read = useRead(keys.managedPlans(), '/user/managedPlans', { query: { pageSize: 250 } })
  return (
    <Page title={t('managed.title')} lead={t('managed.lead')}>
      <Loaded read={read}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<Layers aria-hidden="true" />} title={t('managed.empty')}>
              {t('managed.emptyText')}
            </EmptyState>
          ) : (
            <ul className={styles.cards}>
              {data.map((plan) => (
                <PlanCard key={plan.planId} plan={plan} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  )
}

function PlanCard({ plan }: { plan: ManagedPlan }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  return (
    <li className={styles.card}>
      <h2>
        <Link to={`/managedPlans/${encodeURIComponent(plan.planId)}`}>{plan.displayTitle}</Link>
      </h2>
      <p>{t('managed.members', { smart_count: plan.memberCount })}</p>
      <p>{t('managed.discussions', { open: plan.open, closed: plan.closed })}</p>
      {plan.effectiveDate && (
        <p className={styles.quiet}>{t('managed.since', { date: dayText(plan.effectiveDate.slice(0, 10), locale) })}</p>
      )}
    </li>
  )
}
