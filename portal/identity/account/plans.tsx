import { Layers } from 'lucide-react'
import { mayOpen } from '#model/identity/pages.ts'
import type { PlanRight } from '#model/panels/rights-wire.ts'
import { keys } from '../../query-keys.ts'
import { useTranslation, type Translate } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Badge, Card } from '../../ui/card.tsx'
import { useListed } from '../../ui/listed.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'
import { actorOf } from '../actor.ts'
import { useLogin, useUser } from '#api/client/session.ts'
import { Loaded, useRead } from './loaded.tsx'
import { useWords } from './use-words.ts'
import styles from './account.module.css'

/** The plans of someone and what they allow. */
export default function Plans({ userId }: { userId: string }) {
  const t = useWords(userId)
  const user = useUser()
  const manages = mayOpen('ManagedPlans', actorOf(useLogin())) === 'open'
  const read = useRead(keys.account.part(userId, 'planMembership'), '/server/user/{id}/planRights', {
    params: { id: userId },
  })
  return (
    <Loaded read={read}>
      {({ data }) => (
        <>
          {user.id === userId && manages && (
            <p>
              <ButtonLink tone="secondary" to="/managedPlans">
                {t('managed.title')}
              </ButtonLink>
            </p>
          )}
          {data.length === 0 && (
            <Card title={t('account.plans.title')}>
              <EmptyState icon={<Layers aria-hidden="true" />} title={t('account.plans.empty')}>
                {t('account.plans.emptyText')}
              </EmptyState>
            </Card>
          )}
          {data.map((plan) => (
            <Plan key={plan.planId} t={t} plan={plan} staff={user.id !== userId} />
          ))}
        </>
      )}
    </Loaded>
  )
}

function Plan({ t, plan, staff }: { t: Translate; plan: PlanRight; staff: boolean }) {
  const listed = useListed()
  const media = (['messenger', 'audio', 'video'] as const).filter((medium) => plan.attachments[medium])
  return (
    <Card
      title={plan.displayTitle}
      action={
        staff ? (
          <a href={`/admin/plans/${encodeURIComponent(plan.planId)}/members`}>{t('account.plans.staff')}</a>
        ) : (
          <Badge tone="brand">{t(`account.plans.accessName.${plan.access}`)}</Badge>
        )
      }
    >
      {plan.sponsorName && <p>{t('account.plans.sponsor', { name: plan.sponsorName })}</p>}
      {staff && <p>{t(`account.plans.accessName.${plan.access}`)}</p>}
      <p>
        {plan.noPostReason === null
          ? t('account.plans.mayAsk')
          : `${t('account.plans.mayNotAsk')}${t('list.gap')}${t.maybe(plan.noPostReason) ?? ''}`}
      </p>
      <p className={styles.quiet}>
        {media.length === 0
          ? t('account.plans.noAttachments')
          : `${t('account.plans.attachments')}${t('list.colon')}${listed(media.map((medium) => t(`account.calls.mediaName.${medium}`)))}`}
        {' · '}
        <Since day={plan.joinedAt} />
      </p>
    </Card>
  )
}

/** The sentence around the day. */
function Since({ day }: { day: string }) {
  const t = useTranslation()
  const [before, after] = t('account.plans.since', { date: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <Time value={day} format="date" />
      {after}
    </>
  )
}
