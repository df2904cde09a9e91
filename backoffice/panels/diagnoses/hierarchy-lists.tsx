import type { Diagnosis } from '#model/panels/diagnoses/diagnosis-inputs.ts'
import type { DiagnosisDomainAdmin, DiagnosisGroupAdmin } from '#model/panels/admin-rows.ts'
import { AdminList } from '../../kit/list/admin-list.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { EnabledChip } from '../../kit/list/common.tsx'
import { byMeaning, type Filter } from '../../kit/list/filters/filters.ts'
import { Listed } from '../../kit/listed.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { useNameOf } from '../../kit/hooks/use-name-of.ts'
import { placePath } from '../diagnoses-of.tsx'
import { DiagnosisTabs } from './diagnosis-tabs.tsx'

const ofDomain = (row: Pick<DiagnosisDomainAdmin, 'id'>) => placePath({ domainId: row.id })
const ofGroup = (row: Pick<DiagnosisGroupAdmin, 'domainId' | 'id'>) =>
  placePath({ domainId: row.domainId, groupId: row.id })
const ofDiagnosis = (row: Pick<Diagnosis, 'domainId' | 'groupId' | 'id'>) =>
  placePath({ domainId: row.domainId, groupId: row.groupId, diagnosisId: row.id })

function NameIn({ row }: { row: { name: string; nameZh: string | null } }) {
  return <>{useNameOf()(row)}</>
}

const byName = { field: 'name', order: 'ASC' } as const
// what a search means first; without one it is the order of the names
const byMeaningFirst = { field: byMeaning.sortBy, order: 'ASC' } as const
const enabledColumn = {
  source: 'enabled',
  render: (row: { enabled: boolean }) => <EnabledChip enabled={row.enabled} />,
}
const enabled: Filter = {
  kind: 'choice',
  threeWay: true,
  source: 'active',
  label: 'resources.diagnoses.fields.enabled',
  choices: [
    { id: 'active', name: 'admin.filter.enabled' },
    { id: 'inactive', name: 'admin.filter.disabled' },
  ],
}
const inDomain: Filter = {
  kind: 'reference',
  source: 'domainId',
  label: 'resources.diagnosisGroups.fields.domainId',
  resource: 'diagnosisDomains',
  name: 'name',
}

const diagnosisColumns: readonly Column<Diagnosis>[] = [
  {
    source: 'name',
    render: (row) => (
      <TextLink to={ofDiagnosis(row)}>
        <NameIn row={row} />
      </TextLink>
    ),
  },
  { source: 'code', short: true },
  {
    source: 'groupName',
    render: (row) => <TextLink to={ofGroup({ domainId: row.domainId, id: row.groupId })}>{row.groupName}</TextLink>,
  },
  { source: 'domainName', render: (row) => <TextLink to={ofDomain({ id: row.domainId })}>{row.domainName}</TextLink> },
  { source: 'specialty', words: 'specialty' },
  { source: 'nameZh', sortable: false, hidden: true },
  { source: 'plainName', sortable: false },
  { source: 'plainNameZh', sortable: false, hidden: true },
  { source: 'synonyms', sortable: false, hidden: true, render: (row) => <Listed words={row.synonyms} /> },
  { source: 'synonymsZh', sortable: false, hidden: true, render: (row) => <Listed words={row.synonymsZh} /> },
  enabledColumn,
]
const diagnosisFilters: readonly Filter[] = [
  enabled,
  {
    kind: 'reference',
    source: 'groupId',
    label: 'resources.diagnoses.fields.groupId',
    resource: 'diagnosisGroups',
    name: 'name',
  },
  inDomain,
]

const groupColumns: readonly Column<DiagnosisGroupAdmin>[] = [
  {
    source: 'name',
    render: (row) => (
      <TextLink to={ofGroup(row)}>
        <NameIn row={row} />
      </TextLink>
    ),
  },
  { source: 'code', short: true },
  { source: 'domainName', render: (row) => <TextLink to={ofDomain({ id: row.domainId })}>{row.domainName}</TextLink> },
  { source: 'diagnoses', number: true, sortable: false },
  { source: 'nameZh', sortable: false, hidden: true },
  enabledColumn,
]

const domainColumns: readonly Column<DiagnosisDomainAdmin>[] = [
  {
    source: 'name',
    render: (row) => (
      <TextLink to={ofDomain(row)}>
        <NameIn row={row} />
      </TextLink>
    ),
  },
  { source: 'groups', number: true, sortable: false },
  { source: 'diagnoses', number: true, sortable: false },
  { source: 'nameZh', sortable: false, hidden: true },
  { source: 'description', sortable: false, hidden: true },
  enabledColumn,
]

/** Every diagnosis; a row leads to its place in the hierarchy, where it is edited. */
export function DiagnosisList() {
  return (
    <AdminList<Diagnosis>
      resource="diagnoses"
      columns={diagnosisColumns}
      filters={diagnosisFilters}
      sort={byMeaningFirst}
      rowPath={ofDiagnosis}
      above={<DiagnosisTabs current="/diagnoses" />}
    />
  )
}

export function DiagnosisGroupList() {
  return (
    <AdminList<DiagnosisGroupAdmin>
      resource="diagnosisGroups"
      columns={groupColumns}
      filters={[enabled, inDomain]}
      sort={byName}
      rowPath={ofGroup}
      above={<DiagnosisTabs current="/diagnosisGroups" />}
    />
  )
}

export function DiagnosisDomainList() {
  return (
    <AdminList<DiagnosisDomainAdmin>
      resource="diagnosisDomains"
      columns={domainColumns}
      filters={[enabled]}
      sort={byName}
      rowPath={ofDomain}
      above={<DiagnosisTabs current="/diagnosisDomains" />}
    />
  )
}
