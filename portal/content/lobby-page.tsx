import { welcomeName } from '#model/identity/person-name.ts'
import { MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { useLogin, useUser } from '#api/client/session.ts'
import { useTitle } from '../shell/layout/page.tsx'
import page from '../shell/layout/page.module.css'
import { useTranslation } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { DisabledReason } from '../ui/overlays/disabled-reason.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useDraftStats, useTotals } from './dashboard-queries.ts'
import { FeaturedCard } from './featured-card.tsx'
import { PlanMessages } from './plan-messages.tsx'
import { StatsCard } from './stats-card.tsx'
import { Tiles } from './tiles.tsx'
import styles from './dashboard.module.css'

const stats = [
  { name: 'requiringAction', to: '/member/discussions#requiresAction' },
  { name: 'newResponses', to: '/member/discussions#newResponses' },
  { name: 'ongoing', to: '/member/discussions#ongoing' },
] as const

/** Where members arrive: ask, see what is next, see what is new. */
export default function LobbyPage() {
  const t = useTranslation()
  const user = useUser()
  const isNew = useTotals().data?.totalQueries === 0
  useTitle(t('menu.dashboard'))
  return (
    <div className={page.page}>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <h1>{t('home.welcome', { name: welcomeName(user) })}</h1>
          <p>{t('lobby.lead')}</p>
        </div>
        <AskButton />
      </section>
      <Drafts />
      <div className={styles.layout}>
        {isNew ? (
          <div className={styles.whole}>
            <Card>
              <EmptyState icon={<MessageCircleQuestion aria-hidden="true" />} title={t('lobby.emptyTitle')}>
                {t('lobby.emptyText')}
              </EmptyState>
            </Card>
          </div>
        ) : (
          <>
            <FeaturedCard toAll="/member/discussions" toDiscussion={({ queryId }) => `/member/discussion/${queryId}`} />
            <StatsCard entries={stats} />
          </>
        )}
        <div className={styles.whole}>
          <PlanMessages />
        </div>
        <div className={styles.whole}>
          <Tiles />
        </div>
      </div>
    </div>
  )
}

/** Cannot be pressed without the right to post or with every draft used up, and says why. */
function AskButton() {
  const t = useTranslation()
  const canPost = useLogin()?.canPost === true
  const drafts = useDraftStats().data
  const full = drafts !== undefined && drafts.draftCount >= drafts.maxDrafts
  const reason = !canPost ? t('lobby.cannotPost') : full ? t('discussion.error.maxDraft') : undefined
  if (reason === undefined) return <ButtonLink to="/member/ask">{t('dashboard.askQuestion')}</ButtonLink>
  return (
    <DisabledReason reason={reason}>
      <Button disabled>{t('dashboard.askQuestion')}</Button>
    </DisabledReason>
  )
}

function Drafts() {
  const t = useTranslation()
  const count = useDraftStats().data?.draftCount ?? 0
  if (count === 0) return null
  return (
    <p className={styles.draftLine}>
      <span>{t('lobby.drafts', { smart_count: count })}</span>
      <Link to="/member/ask">{t('lobby.continueDraft')}</Link>
    </p>
  )
}
