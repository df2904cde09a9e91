import { Suspense } from 'react'
import { cx } from '../ui/class-names.ts'
import { welcomeName } from '#model/identity/person-name.ts'
import { mayOpen, mayStartDiscussion } from '#model/identity/pages.ts'
import { actorOf } from '../identity/actor.ts'
import { useLogin, useUser } from '#api/client/session.ts'
import { Page } from '../shell/layout/page.tsx'
import { useTranslation } from '../shell/texts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { FeaturedCard } from './featured-card.tsx'
import { StatsCard, type StatName } from './stats-card.tsx'
import { BeforePaid } from '../payments/before-paid.tsx'
import { Tiles } from './tiles.tsx'
import { lazyPart } from '../shell/lazy-part.ts'
import styles from './dashboard.module.css'

const ExpertWork = lazyPart(() => import('./expert-work.tsx'), 'expertHome')

const forExperts = [
  { name: 'requiringAction', to: '/discussions#requiresAction' },
  { name: 'newOpportunities', to: '/discussions#newOpportunities' },
  { name: 'newResponses', to: '/discussions#newResponses' },
] as const satisfies { name: StatName; to: string }[]
const forOthers = [{ name: 'newResponses', to: '/discussions#newResponses' }] as const satisfies {
  name: StatName
  to: string
}[]

/** Where experts, physicians, plan managers and blinded people arrive. */
export default function HomePage() {
  const t = useTranslation()
  const user = useUser()
  const actor = actorOf(useLogin())
  return (
    <Page
      title={t('home.welcome', { name: welcomeName(user) })}
      lead={t('home.lead')}
      actions={
        <>
          {mayOpen('ManagedPlans', actor) === 'open' && (
            <ButtonLink tone="secondary" to="/managedPlans">
              {t('home.managedPlans')}
            </ButtonLink>
          )}
          {user.noeticExpert && (
            <ButtonLink tone="secondary" to={`/account/${user.id}/bankTransactions`}>
              {t('ledger.title')}
            </ButtonLink>
          )}
          {actor && mayStartDiscussion(actor) && <ButtonLink to="/newQuery">{t('menu.startDiscussion')}</ButtonLink>}
        </>
      }
    >
      <div className={styles.layout}>
        {user.noeticExpert && (
          <div className={cx(styles.whole, styles.work)}>
            <Suspense>
              <ExpertWork />
            </Suspense>
          </div>
        )}
        <FeaturedCard
          toAll="/discussions"
          toDiscussion={({ queryId, isInvited }) => `/${isInvited ? 'invitation' : 'discussion'}/${queryId}`}
        />
        <StatsCard entries={user.noeticExpert ? forExperts : forOthers} />
        {user.noeticExpert && (
          <div className={styles.whole}>
            <BeforePaid />
          </div>
        )}
        <div className={styles.whole}>
          <Tiles />
        </div>
      </div>
    </Page>
  )
}
