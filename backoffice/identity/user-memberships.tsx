import { useRecordContext, useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import type { Column } from '../kit/list/columns.tsx'
import { Named } from '../kit/list/common.tsx'
import { Association } from '../kit/record/association.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { When } from '../kit/when.tsx'
import { link, planVerbs, unlink } from '../providers/verbs.ts'

interface PlanRow { id: string; planId: string; displayTitle: string; access: string | null; joinedAt: string }
interface PoolRow { id: string; poolId: string; poolName: string; displayName: string }

const planColumns: readonly Column<PlanRow>[] = [
  { source: 'displayTitle', label: 'resources.plans.fields.displayTitle', render: (row) => <TextLink to={`/plans/${encodeURIComponent(row.planId)}`}>{row.displayTitle}</TextLink> },
  { source: 'access', label: 'resources.plans.fields.access', render: (row) => <Named prefix="panels.access" value={row.access} /> },
  { source: 'joinedAt', label: 'resources.users.fields.joinedAt', render: (row) => <When value={row.joinedAt} /> },
]
const poolColumns: readonly Column<PoolRow>[] = [
  { source: 'poolName', label: 'resources.pools.fields.poolName', render: (row) => <TextLink to={`/pools/${encodeURIComponent(row.poolId)}`}>{row.poolName}</TextLink> },
  { source: 'displayName', label: 'resources.pools.fields.displayName' },
]

/** The plans that a person belongs to. */
export function UserPlans() {
  const user = useRecordContext<UserListRow>()
  if (!user) return null
  return (
    <Association<PlanRow>
      list="users.planMembership" columns={planColumns} empty="users.noPlans" reload={['users']}
      add={{ resource: 'plans', name: 'name', detail: 'displayTitle', label: 'panels.addPlan', verb: (planId) => planVerbs.addMember(planId, user.id) }}
      remove={(row) => planVerbs.removeMember(row.planId, user.id)}
    />
  )
}

/** The pools that an expert can be chosen from. */
export function UserPools() {
  const user = useRecordContext<UserListRow>()
  const translate = useTranslate()
  if (!user) return null
  return (
    <>
      {!user.noeticExpert && <Alert severity="info" sx={{ mb: 2 }}>{translate('users.onlyExperts')}</Alert>}
      <Association<PoolRow>
        list="users.poolMembership" columns={poolColumns} empty="users.noPools"
        add={{ resource: 'pools', name: 'poolName', detail: 'displayName', label: 'panels.addPool', verb: (poolId) => link('pool', poolId, 'expert', user.id) }}
        remove={(row) => unlink('pool', row.poolId, 'expert', user.id)}
      />
    </>
  )
}
