import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { Loaded, useRead } from '../identity/account/loaded.tsx'
import { keys } from '../query-keys.ts'
import NotFound from '../shell/layout/not-found.tsx'
import { Page } from '../shell/layout/page.tsx'
import { useTranslation } from '../shell/texts.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ManagedDiscussions } from './managed-discussions.tsx'
import { ManagedLinks } from './managed-links.tsx'
import { ManagedMembers } from './managed-members.tsx'
import { ManagedUsage } from './managed-usage.tsx'
import styles from './managed.module.css'

const tabs = ['members', 'links', 'usage', 'discussions'] as const
type Tab = (typeof tabs)[number]

/** One plan in the hands of its manager: members, links, use. */
export default function ManagedPlanPage() {
  const t = useTranslation()
  const { planId = '' } = useParams()
  const read = useRead(keys.managedPlans(), '/user/managedPlans', { query: { pageSize: 250 } })
  return (
    <Loaded read={read}>
      {({ data }) => {
        const plan = data.find((one) => one.planId === planId)
        if (!plan) return <NotFound />
        return (
          <Page
            title={plan.displayTitle}
            lead={t('managed.members', { smart_count: plan.memberCount })}
            actions={
              <Link to="/managedPlans" className={styles.back}>
                <ArrowLeft aria-hidden="true" /> {t('managed.back')}
              </Link>
            }
          >
            <Parts planId={planId} />
          </Page>
        )
      }}
    </Loaded>
  )
}

function Parts({ planId }: { planId: string }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const open = tabs.find((tab) => hash === `#${tab}`) ?? 'members'
  const panels = { members: ManagedMembers, links: ManagedLinks, usage: ManagedUsage, discussions: ManagedDiscussions }
  return (
    <Tabs<Tab>
      label={t('managed.title')}
      value={open}
      onChange={(tab) => void navigate({ hash: tab }, { replace: true })}
      tabs={tabs.map((value) => {
        const Panel = panels[value]
        return { value, label: t(`managed.tab.${value}`), panel: value === open ? <Panel planId={planId} /> : null }
      })}
    />
  )
}
