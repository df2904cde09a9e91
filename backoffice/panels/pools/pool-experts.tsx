import { useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import { specialties } from '#model/identity/enums.ts'
import type { PoolExpertAdmin } from '#model/panels/admin-rows.ts'
import type { Column } from '../../kit/list/columns.tsx'
import { EnabledChip, YesOrNo } from '../../kit/list/common.tsx'
import type { Filter } from '../../kit/list/filters/filters.ts'
import { Listed } from '../../kit/listed.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { Association } from '../../kit/record/association.tsx'
import { useCountryNames } from '../../kit/hooks/use-country-names.ts'
import { When } from '../../kit/when.tsx'
import { linkVerbs, unlinkVerbs } from '../../providers/panel-verbs.ts'
import { addExpert } from '../add-sources.ts'

const columns: readonly Column<PoolExpertAdmin>[] = [
  {
    source: 'displayName',
    label: 'resources.users.fields.name',
    render: (row) => <TextLink to={`/users/${encodeURIComponent(row.userId)}`}>{row.displayName}</TextLink>,
  },
  {
    source: 'specialty',
    label: 'resources.users.fields.specialty',
    render: (row) => <Specialties words={row.specialty} />,
  },
  { source: 'tier', label: 'resources.users.fields.expertTier', number: true },
  { source: 'country', label: 'resources.pools.fields.country', render: (row) => <Country code={row.country} /> },
  { source: 'verified', label: 'resources.pools.fields.verified', render: (row) => <YesOrNo value={row.verified} /> },
  {
    source: 'enabled',
    label: 'resources.users.fields.accountStatus',
    render: (row) => <EnabledChip enabled={row.enabled} />,
  },
  { source: 'awayUntil', label: 'resources.pools.fields.awayUntil', render: (row) => <When value={row.awayUntil} /> },
  { source: 'openClaims', label: 'resources.pools.fields.openClaims', number: true },
  { source: 'recentInvitations', label: 'resources.pools.fields.recentInvitations', number: true },
  {
    source: 'answered',
    label: 'resources.pools.fields.answeredOfClaimed',
    number: true,
    render: (row) => `${row.answered} / ${row.claimed}`,
  },
  { source: 'addedAt', label: 'resources.pools.fields.since', render: (row) => <When value={row.addedAt} /> },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    threeWay: true,
    source: 'expertFilter',
    label: 'resources.users.fields.accountStatus',
    choices: [
      { id: 'enabled', name: 'admin.filter.enabled' },
      { id: 'disabled', name: 'admin.filter.disabled' },
    ],
  },
  { kind: 'text', source: 'name', label: 'resources.users.fields.name' },
  {
    kind: 'choice',
    source: 'specialty',
    label: 'resources.users.fields.specialty',
    choices: specialties.map((id) => ({ id, name: `specialty.${id}` })),
  },
]

function Specialties({ words }: { words: string | null }) {
  const translate = useTranslate()
  return words ? (
    <Listed words={words.split(', ').map((word) => translate(`specialty.${word}`, { _: word }))} />
  ) : (
    <span aria-hidden>–</span>
  )
}

function Country({ code }: { code: string | null }) {
  const nameOf = useCountryNames()
  return code ? <>{nameOf(code)}</> : <span aria-hidden>–</span>
}

/** Experts of a pool with what the draw looks at. */
export function PoolExperts() {
  const id = String(useRecordContext<RaRecord>()?.id ?? '')
  return (
    <Association<PoolExpertAdmin>
      list="pools.experts"
      columns={columns}
      filters={filters}
      empty="panels.noExperts"
      add={{ ...addExpert, verb: (other) => linkVerbs.poolExpert(id, other) }}
      remove={(row) => unlinkVerbs.poolExpert(id, row.userId)}
      reload={['pools']}
    />
  )
}
