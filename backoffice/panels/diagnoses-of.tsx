import { useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import type { CoveredDiagnosis } from '#model/panels/admin-rows.ts'
import { Block } from '../kit/block.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { EnabledChip, Named } from '../kit/list/common.tsx'
import type { Filter } from '../kit/list/filters/filters.ts'
import { TextLink } from '../kit/record-link.tsx'
import { Association } from '../kit/record/association.tsx'
import { usePart } from '../kit/record/use-part.ts'
import { useNameOf } from '../kit/hooks/use-name-of.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { diagnosisLinks } from '../providers/panel-verbs.ts'
import { addDiagnosis, addDomain, addGroup } from './add-sources.ts'

type OwnerPath = 'grant' | 'pool' | 'membership/plan'
interface DomainRow {
  id: string
  name: string
  groups: number
  diagnoses: number
}
interface GroupRow {
  id: string
  name: string
  domainId: string
  domainName: string
  diagnoses: number
}

const useId = () => String(useRecordContext<RaRecord>()?.id ?? '')
/** A place of the hierarchy on its own page. */
export const placePath = ({
  domainId,
  groupId,
  diagnosisId,
}: {
  domainId?: string
  groupId?: string
  diagnosisId?: string
}) =>
  `/diagnosis?${new URLSearchParams({ ...(domainId && { domain: domainId }), ...(groupId && { group: groupId }), ...(diagnosisId && { diagnosis: diagnosisId }) }).toString()}`

function DiagnosisLink({ row }: { row: CoveredDiagnosis }) {
  return <TextLink to={placePath(row)}>{useNameOf()(row)}</TextLink>
}

const columns: readonly Column<CoveredDiagnosis>[] = [
  {
    source: 'name',
    label: 'resources.diagnoses.fields.name',
    render: (row) => <DiagnosisLink row={row} />,
  },
  { source: 'code', label: 'resources.diagnoses.fields.code' },
  { source: 'groupName', label: 'resources.diagnoses.fields.groupName' },
  { source: 'domainName', label: 'resources.diagnoses.fields.domainName' },
  {
    source: 'via',
    label: 'resources.diagnoses.fields.via',
    render: (row) => <Named prefix="panels.via" value={row.via} />,
  },
  {
    source: 'enabled',
    label: 'resources.diagnoses.fields.enabled',
    render: (row) => <EnabledChip enabled={row.enabled} />,
  },
]
/** lists that say how much is covered, or effective together */
const touched = [
  'grants.diagnoses',
  'plans.diagnoses',
  'pools.diagnoses',
  'grants.plans',
  'plans.grants',
  'grants.pools',
  'plans.pools',
  'pools',
]
const filters: readonly Filter[] = [{ kind: 'text', source: 'name', label: 'resources.diagnoses.fields.name' }]

/** Diagnoses of a funding source, plan or pool. Those that come with a group or domain are taken away there. */
export function DiagnosesOf({
  many,
  list,
  empty = 'panels.noDiagnoses',
  summary,
}: {
  many: OwnerPath
  list: string
  empty?: string
  summary?: React.ReactNode
}) {
  const id = useId()
  return (
    <Association<CoveredDiagnosis>
      list={list}
      columns={columns}
      filters={filters}
      empty={empty}
      add={{ ...addDiagnosis, verb: (other) => diagnosisLinks[many].add.diagnosis(id, other) }}
      remove={(row) => (row.via === 'direct' ? diagnosisLinks[many].remove.diagnosis(id, row.id) : undefined)}
      // behind the button: what arrives late must not move it away from under the pointer
      actions={
        <>
          <EffectiveCount many={many} id={id} />
          {summary}
        </>
      }
      reload={touched}
    />
  )
}

const covered = {
  grant: { list: 'grants.diagnoses', path: '/server/grant/{id}/diagnosis' },
  pool: { list: 'pools.diagnoses', path: '/server/pool/{id}/diagnosis' },
  'membership/plan': { list: 'plans.diagnoses', path: '/server/membership/plan/{planId}/diagnosis' },
} as const

/** How many diagnoses that makes; those that are switched off do not count. */
function EffectiveCount({ many, id }: { many: OwnerPath; id: string }) {
  const text = useText()
  const { data } = usePart(covered[many].list, covered[many].path, {
    params: { id, planId: id },
    query: { active: 'active', pageSize: 1 },
  })
  if (!data) return null
  return (
    <Typography variant="body2" color="text.secondary">
      {data.total === 0 ? text('panels.effectiveAll') : text('panels.effectiveCount', { smart_count: data.total })}
    </Typography>
  )
}

const domainColumns: readonly Column<DomainRow>[] = [
  {
    source: 'name',
    label: 'resources.diagnosisDomains.fields.name',
    render: (row) => <TextLink to={placePath({ domainId: row.id })}>{row.name}</TextLink>,
  },
  { source: 'groups', label: 'resources.diagnosisDomains.fields.groups', number: true },
  { source: 'diagnoses', label: 'resources.diagnosisDomains.fields.diagnoses', number: true },
]
const groupColumns: readonly Column<GroupRow>[] = [
  {
    source: 'name',
    label: 'resources.diagnosisGroups.fields.name',
    render: (row) => <TextLink to={placePath({ domainId: row.domainId, groupId: row.id })}>{row.name}</TextLink>,
  },
  { source: 'domainName', label: 'resources.diagnosisGroups.fields.domainName' },
  { source: 'diagnoses', label: 'resources.diagnosisGroups.fields.diagnoses', number: true },
]
/** Whole domains, and whole groups below them. */
export function DomainsOf({ many, list, groups }: { many: OwnerPath; list: string; groups: string }) {
  const id = useId()
  const translate = useTranslate()
  return (
    <Box>
      <Association<DomainRow>
        list={list}
        columns={domainColumns}
        empty="panels.noDomains"
        add={{ ...addDomain, verb: (other) => diagnosisLinks[many].add.domain(id, other) }}
        remove={(row) => diagnosisLinks[many].remove.domain(id, row.id)}
        reload={touched}
      />
      <Box sx={{ mt: 3 }}>
        <Block title={translate('resources.diagnosisGroups.name', { smart_count: 2 })}>
          <Association<GroupRow>
            list={groups}
            columns={groupColumns}
            empty="panels.noGroups"
            add={{ ...addGroup, verb: (other) => diagnosisLinks[many].add.group(id, other) }}
            remove={(row) => diagnosisLinks[many].remove.group(id, row.id)}
            reload={touched}
          />
        </Block>
      </Box>
    </Box>
  )
}
