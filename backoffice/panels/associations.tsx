import { useRecordContext, type RaRecord } from 'ra-core'
import type { CoveredDiagnosis } from '#model/panels/admin-rows.ts'
import { link, unlink } from '../providers/verbs.ts'
import { Association } from '../kit/record/association.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { EnabledChip, Named } from '../kit/list/common.tsx'
import { TextLink } from '../kit/record-link.tsx'

type Many = 'grant' | 'pool' | 'membership/plan'
interface PoolRow { id: string; poolName: string; displayName: string; poolId?: string }
interface PlanRow { id: string; planId: string; name?: string; planName?: string; displayTitle?: string; type?: string }
interface GrantRow { id: string; grantId: string; name: string; displayTitle: string }
interface DomainRow { id: string; name: string }
interface ExpertRow { id: string; userId: string; displayName: string; specialty: string | null; tier: number | null; enabled: boolean }

const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`
const useId = () => String(useRecordContext<RaRecord>()?.id ?? '')

export const poolColumns: readonly Column<PoolRow>[] = [
  { source: 'poolName', label: 'resources.pools.fields.poolName', render: (row) => <TextLink to={at('/pools', row.id)}>{row.poolName}</TextLink> },
  { source: 'displayName', label: 'resources.pools.fields.displayName' },
]
const planColumns: readonly Column<PlanRow>[] = [
  { source: 'name', label: 'resources.plans.fields.name', render: (row) => <TextLink to={at('/plans', row.planId)}>{row.planName ?? row.name}</TextLink> },
  { source: 'displayTitle', label: 'resources.plans.fields.displayTitle' },
]
const grantColumns: readonly Column<GrantRow>[] = [
  { source: 'name', label: 'resources.grants.fields.name', render: (row) => <TextLink to={at('/grants', row.grantId)}>{row.name}</TextLink> },
  { source: 'displayTitle', label: 'resources.grants.fields.displayTitle' },
]
const domainColumns: readonly Column<DomainRow>[] = [{ source: 'name', label: 'resources.diagnosisDomains.fields.name' }]
const diagnosisColumns: readonly Column<CoveredDiagnosis>[] = [
  { source: 'name', label: 'resources.diagnoses.fields.name' },
  { source: 'code', label: 'resources.diagnoses.fields.code' },
  { source: 'groupName', label: 'resources.diagnoses.fields.groupName' },
  { source: 'domainName', label: 'resources.diagnoses.fields.domainName' },
  { source: 'via', label: 'resources.diagnoses.fields.via', render: (row) => <Named prefix="panels.via" value={row.via} /> },
]
const expertColumns: readonly Column<ExpertRow>[] = [
  { source: 'displayName', label: 'resources.users.fields.name', render: (row) => <TextLink to={at('/users', row.userId)}>{row.displayName}</TextLink> },
  { source: 'specialty', label: 'resources.users.fields.specialty', render: (row) => <Named prefix="specialty" value={row.specialty} /> },
  { source: 'tier', label: 'resources.users.fields.expertTier', number: true },
  { source: 'enabled', label: 'resources.users.fields.accountStatus', render: (row) => <EnabledChip enabled={row.enabled} /> },
]

const addPool = { resource: 'pools', name: 'poolName', detail: 'displayName', label: 'panels.addPool' }
const addPlan = { resource: 'plans', name: 'name', detail: 'displayTitle', label: 'panels.addPlan' }
const addGrant = { resource: 'grants', name: 'name', detail: 'displayTitle', label: 'panels.addGrant' }
const addDiagnosis = { resource: 'diagnoses', name: 'name', detail: 'code', label: 'panels.addDiagnosis' }
const addDomain = { resource: 'diagnosisDomains', name: 'name', label: 'panels.addDomain' }
const addExpert = { resource: 'users', name: 'resolvedDisplayName', sortBy: 'lastName', detail: 'email', filter: { noeticExpert: true }, label: 'panels.addExpert' }

/** Diagnoses of a funding source, plan or pool. Those that come with a group or domain are taken away there. */
export function DiagnosesOf({ many, list, empty = 'panels.noDiagnoses' }: { many: Many; list: string; empty?: string }) {
  const id = useId()
  return (
    <Association<CoveredDiagnosis>
      list={list} columns={diagnosisColumns} empty={empty} add={{ ...addDiagnosis, verb: (other) => link(many, id, 'diagnosis', other) }}
      remove={(row) => (row.via === 'direct' ? unlink(many, id, 'diagnosis', row.id) : undefined)}
    />
  )
}

export function DomainsOf({ many, list }: { many: Many; list: string }) {
  const id = useId()
  return (
    <Association<DomainRow>
      list={list} columns={domainColumns} empty="panels.noDomains" add={{ ...addDomain, verb: (other) => link(many, id, 'domain', other) }}
      remove={(row) => unlink(many, id, 'domain', row.id)} reload={['grants.diagnoses', 'plans.diagnoses']}
    />
  )
}

export function GrantPools() {
  const id = useId()
  return (
    <Association<PoolRow>
      list="grants.pools" columns={poolColumns} empty="panels.noPools" add={{ ...addPool, verb: (other) => link('grant', id, 'pool', other) }}
      remove={(row) => unlink('grant', id, 'pool', row.id)}
    />
  )
}

export function GrantPlans() {
  const id = useId()
  return (
    <Association<PlanRow>
      list="grants.plans" columns={planColumns} empty="panels.noPlans" add={{ ...addPlan, verb: (other) => link('membership/plan', other, 'grant', id) }}
      remove={(row) => unlink('membership/plan', row.planId, 'grant', id)}
    />
  )
}

export function PlanGrants() {
  const id = useId()
  return (
    <Association<GrantRow>
      list="plans.grants" columns={grantColumns} empty="panels.noGrants" add={{ ...addGrant, verb: (other) => link('membership/plan', id, 'grant', other) }}
      remove={(row) => unlink('membership/plan', id, 'grant', row.grantId)}
    />
  )
}

export function PlanPools() {
  const id = useId()
  return (
    <Association<PoolRow>
      list="plans.pools" columns={poolColumns} empty="panels.noPools" add={{ ...addPool, verb: (other) => link('pool', other, 'plan', id) }}
      remove={(row) => unlink('pool', row.id, 'plan', id)}
    />
  )
}

export function PoolPlans() {
  const id = useId()
  return (
    <Association<PlanRow>
      list="pools.plans" columns={planColumns} empty="panels.noPlans" add={{ ...addPlan, verb: (other) => link('pool', id, 'plan', other) }}
      remove={(row) => unlink('pool', id, 'plan', row.planId)}
    />
  )
}

export function PoolGrants() {
  const id = useId()
  return (
    <Association<GrantRow>
      list="pools.grants" columns={grantColumns} empty="panels.noGrants" add={{ ...addGrant, verb: (other) => link('grant', other, 'pool', id) }}
      remove={(row) => unlink('grant', row.grantId, 'pool', id)}
    />
  )
}

export function PoolExperts() {
  const id = useId()
  return (
    <Association<ExpertRow>
      list="pools.experts" columns={expertColumns} empty="panels.noExperts" add={{ ...addExpert, verb: (other) => link('pool', id, 'expert', other) }}
      remove={(row) => unlink('pool', id, 'expert', row.userId)}
    />
  )
}
