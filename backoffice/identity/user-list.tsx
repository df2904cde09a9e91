import { useTranslate } from 'ra-core'
import Chip from '@mui/material/Chip'
import Box from '@mui/material/Box'
import { regStatuses, specialties, userKinds, userTypes } from '#model/identity/enums.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { taxFormStatuses } from '#model/payments/enums.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { Named, YesOrNo } from '../kit/list/common.tsx'
import { CreateButton } from '../kit/list/create-button.tsx'
import type { Filter } from '../kit/list/filters.ts'
import { TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { When } from '../kit/when.tsx'

const path = (row: Pick<UserListRow, 'id'>) => `/users/${encodeURIComponent(row.id)}`

const columns: readonly Column<UserListRow>[] = [
  { source: 'lastName', label: 'resources.users.fields.name', render: (row) => <Name row={row} /> },
  { source: 'email' },
  { source: 'userType', render: (row) => <Named prefix="user.typeName" value={row.userType} /> },
  { source: 'userKind', render: (row) => <Named prefix="user.kindName" value={row.userKind} />, hidden: true },
  { source: 'noeticExpert', render: (row) => <YesOrNo value={row.noeticExpert} /> },
  { source: 'enabled', label: 'resources.users.fields.accountStatus', render: (row) => <AccountChip enabled={row.enabled} /> },
  { source: 'regStatus', render: (row) => <Named prefix="user.regStatus" value={row.regStatus} /> },
  { source: 'plans', label: 'resources.users.fields.planId', sortable: false, render: (row) => row.plans.map((plan) => plan.name).join(', ') },
  { source: 'expertTier', number: true, hidden: true },
  { source: 'taxFormStatus', render: (row) => <Named prefix="user.tax" value={row.taxFormStatus} />, hidden: true },
  { source: 'lastSignInAt', render: (row) => <When value={row.lastSignInAt} />, firstOrder: 'DESC' },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, hidden: true, firstOrder: 'DESC' },
]

const field = (name: string) => `resources.users.fields.${name}`
const filters: readonly Filter[] = [
  { kind: 'choice', source: 'userType', label: field('userType'), choices: userTypes.map((id) => ({ id, name: `user.typeName.${id}` })) },
  { kind: 'choice', source: 'userKind', label: field('userKind'), choices: userKinds.map((id) => ({ id, name: `user.kindName.${id}` })) },
  { kind: 'choice', source: 'accountStatus', label: field('accountStatus'), choices: [{ id: 'active', name: 'admin.filter.active' }, { id: 'inactive', name: 'admin.filter.inactive' }] },
  { kind: 'choice', source: 'expertFilter', label: field('noeticExpert'), choices: [{ id: 'enabled', name: 'ra.boolean.true' }, { id: 'disabled', name: 'ra.boolean.false' }] },
  { kind: 'choice', source: 'testUser', label: field('testUser'), choices: [{ id: 'live', name: 'admin.filter.live' }, { id: 'test', name: 'admin.filter.test' }] },
  { kind: 'choice', source: 'regStatus', label: field('regStatus'), choices: regStatuses.map((id) => ({ id, name: `user.regStatus.${id}` })) },
  { kind: 'choice', source: 'taxFormStatus', label: field('taxFormStatus'), choices: taxFormStatuses.map((id) => ({ id, name: `user.tax.${id}` })) },
  { kind: 'choice', source: 'specialty', label: field('specialty'), choices: specialties.map((id) => ({ id, name: `specialty.${id}` })) },
  { kind: 'reference', source: 'planId', label: field('planId'), resource: 'plans', name: 'name' },
  { kind: 'reference', source: 'poolId', label: field('poolId'), resource: 'pools', name: 'poolName' },
  { kind: 'reference', source: 'grantId', label: 'drawer.fundingSources', resource: 'grants', name: 'name' },
  { kind: 'text', source: 'npi', label: field('npi') },
  { kind: 'day', source: 'from', label: 'admin.history.from' },
  { kind: 'day', source: 'to', label: 'admin.history.until' },
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

export function AccountChip({ enabled }: { enabled: boolean }) {
  const translate = useTranslate()
  return <StatusChip tone={enabled ? 'good' : 'bad'} label={translate(enabled ? 'admin.filter.active' : 'admin.record.disabled')} />
}

/** Everybody with an account. */
export function UserList() {
  return (
    <AdminList<UserListRow>
      resource="users" columns={columns} filters={filters} sort={{ field: 'lastName', order: 'ASC' }} rowPath={path}
      create={<CreateButton resource="users" to="/users/create" act="users.create" />}
    />
  )
}
