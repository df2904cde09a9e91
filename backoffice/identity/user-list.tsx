import { useReducer } from 'react'
import { useTranslate } from 'ra-core'
import Chip from '@mui/material/Chip'
import Box from '@mui/material/Box'
import { expertTiers, regStatuses, specialties, userKinds, userTypes } from '#model/identity/enums.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { taxFormStatuses } from '#model/tax/enums.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { AdvancedFilter } from '../kit/list/filters/advanced-search.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { YesOrNo } from '../kit/list/common.tsx'
import { CreateButton } from '../kit/list/create-button.tsx'
import { worded, type Filter } from '../kit/list/filters/filters.ts'
import { Listed } from '../kit/listed.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { When } from '../kit/when.tsx'
import { AccountChip } from './account-chip.tsx'
import { useCountries } from './static-lists.ts'
import { RowMenu } from './user-actions.tsx'
import { UserCounts } from './user-counts.tsx'

const path = (row: Pick<UserListRow, 'id'>) => `/users/${encodeURIComponent(row.id)}`

const columns: readonly Column<UserListRow>[] = [
  {
    source: 'lastName',
    label: 'resources.users.fields.name',
    exported: 'resolvedDisplayName',
    render: (row) => <Name row={row} />,
  },
  { source: 'email' },
  { source: 'userType', words: 'user.typeName' },
  { source: 'userKind', words: 'user.kindName', hidden: true },
  { source: 'noeticExpert', render: (row) => <YesOrNo value={row.noeticExpert} /> },
  {
    source: 'enabled',
    label: 'resources.users.fields.accountStatus',
    render: (row) => <AccountChip enabled={row.enabled} />,
  },
  { source: 'regStatus', words: 'user.regStatus' },
  {
    source: 'plans',
    label: 'resources.users.fields.planId',
    sortable: false,
    render: (row) => <Listed words={row.plans.map((plan) => plan.name)} />,
  },
  { source: 'expertTier', number: true, hidden: true },
  { source: 'taxFormStatus', words: 'user.tax', hidden: true },
  { source: 'lastSignInAt', render: (row) => <When value={row.lastSignInAt} />, firstOrder: 'DESC' },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, hidden: true, firstOrder: 'DESC' },
  {
    source: '_actions',
    label: 'admin.list.actions',
    sortable: false,
    number: true,
    render: (row) => <RowMenu user={row} path={path(row)} />,
  },
]

const field = (name: string) => `resources.users.fields.${name}`
const filters = worded(
  [
    {
      kind: 'choice',
      source: 'userType',
      label: field('userType'),
      choices: userTypes.map((id) => ({ id, name: `user.typeName.${id}` })),
    },
    {
      kind: 'choice',
      source: 'userKind',
      label: field('userKind'),
      choices: userKinds.map((id) => ({ id, name: `user.kindName.${id}` })),
    },
    {
      kind: 'choice',
      threeWay: true,
      source: 'accountStatus',
      label: field('accountStatus'),
      choices: [
        { id: 'active', name: 'admin.filter.active' },
        { id: 'inactive', name: 'admin.filter.inactive' },
      ],
    },
    {
      kind: 'choice',
      threeWay: true,
      source: 'expertFilter',
      label: field('noeticExpert'),
      choices: [
        { id: 'enabled', name: 'users.experts' },
        { id: 'disabled', name: 'users.noExperts' },
      ],
    },
    {
      kind: 'choice',
      threeWay: true,
      source: 'testUser',
      label: field('testUser'),
      choices: [
        { id: 'live', name: 'admin.filter.live' },
        { id: 'test', name: 'admin.filter.test' },
      ],
    },
    {
      kind: 'choice',
      source: 'regStatus',
      label: field('regStatus'),
      choices: regStatuses.map((id) => ({ id, name: `user.regStatus.${id}` })),
    },
    {
      kind: 'choice',
      source: 'taxFormStatus',
      label: field('taxFormStatus'),
      choices: taxFormStatuses.map((id) => ({ id, name: `user.tax.${id}` })),
    },
    {
      kind: 'choice',
      source: 'specialty',
      label: field('specialty'),
      choices: specialties.map((id) => ({ id, name: `specialty.${id}` })),
    },
    { kind: 'reference', source: 'planId', label: field('planId'), resource: 'plans', name: 'name' },
    { kind: 'reference', source: 'poolId', label: field('poolId'), resource: 'pools', name: 'poolName' },
    { kind: 'reference', source: 'grantId', label: 'drawer.fundingSources', resource: 'grants', name: 'name' },
    { kind: 'reference', source: 'tagIds', label: 'drawer.tags', resource: 'tags', name: 'name' },
  ],
  ['userType', 'regStatus', 'grantId'],
  ['userKind', 'specialty', 'planId', 'poolId', 'tagIds'],
)
const more: readonly AdvancedFilter[] = [
  { kind: 'text', source: 'name', label: field('name') },
  { kind: 'text', source: 'email', label: field('email') },
  { kind: 'text', source: 'phone', label: 'users.number' },
  { kind: 'text', source: 'npi', label: field('npi') },
  { kind: 'text', source: 'affiliation', label: 'resources.userBio.fields.affiliations' },
  {
    kind: 'choice',
    source: 'expertTier',
    label: field('expertTier'),
    choices: expertTiers.map((id) => ({ id, name: `users.tier.${id}` })),
  },
  { kind: 'day', source: 'from', label: 'users.createdFrom' },
  { kind: 'day', source: 'to', label: 'users.createdTo' },
  { kind: 'day', source: 'signedInFrom', label: 'users.signedInFrom' },
  { kind: 'day', source: 'signedInTo', label: 'users.signedInTo' },
]

function Name({ row }: { row: UserListRow }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      <TextLink to={path(row)}>{row.resolvedDisplayName}</TextLink>
      {row.testUser && <Chip label={translate('queries.head.test')} variant="outlined" />}
    </Box>
  )
}

/** Everyone with an account. */
export function UserList() {
  const [countriesShown, showCountries] = useReducer(() => true, false)
  const { data: countries = [] } = useCountries(countriesShown)
  const country: Filter & { kind: 'choice' } = {
    kind: 'choice',
    source: 'countryId',
    label: 'resources.userAddress.fields.countryId',
    choices: countries.map(({ id, countryName }) => ({ id, name: countryName })),
    onShown: showCountries,
  }
  // what the form offers is also a filter of the bar, so that it shows as a chip
  const shown = [...filters, country, ...more]
  return (
    <AdminList<UserListRow>
      resource="users"
      columns={columns}
      filters={shown}
      advanced={[...more.slice(0, 5), country, ...more.slice(5)]}
      sort={{ field: 'lastName', order: 'ASC' }}
      rowPath={path}
      above={<UserCounts />}
      create={<CreateButton resource="users" to="/users/create" act="users.create" />}
    />
  )
}
