import { plainFullName } from '#model/identity/person-name.ts'
import { userInviteStatusFilters } from '#model/identity/enums.ts'
import { invitableTypes, type UserInvite } from '#model/identity/invitations.ts'
import { AdminList } from '../../kit/list/admin-list.tsx'
import type { AdvancedFilter } from '../../kit/list/filters/advanced-search.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { CreateButton } from '../../kit/list/create-button.tsx'
import { personFilter, type Filter } from '../../kit/list/filters/filters.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { Listed } from '../../kit/listed.tsx'
import { When } from '../../kit/when.tsx'
import { InvitationMenu } from './invitation-actions.tsx'
import { InvitationChip } from './invitation-chip.tsx'
import { InviteMany } from './invite-many.tsx'

const path = (row: Pick<UserInvite, 'id'>) => `/invitations/${encodeURIComponent(row.id)}`
const nameOf = (row: UserInvite) => plainFullName(row)

const columns: readonly Column<UserInvite>[] = [
  { source: 'email', render: (row) => <TextLink to={path(row)}>{row.email}</TextLink> },
  { source: 'lastName', label: 'resources.invitations.fields.name', exported: 'name', render: nameOf },
  { source: 'userType', words: 'user.typeName' },
  {
    source: 'planId',
    label: 'invitations.planOrPool',
    exported: 'into',
    sortable: false,
    render: (row) => <Listed words={row.into} />,
  },
  { source: 'status', words: 'invitations.status', render: (row) => <InvitationChip invite={row} /> },
  { source: 'sentAt', render: (row) => <When value={row.sentAt} />, firstOrder: 'DESC' },
  { source: 'expiresAt', render: (row) => <When value={row.expiresAt} />, firstOrder: 'DESC' },
  { source: 'reissued', number: true, hidden: true },
  { source: 'invitedBy', exported: 'invitedByName', sortable: false, render: (row) => row.invitedByName ?? '' },
  { source: 'createdAt', render: (row) => <When value={row.createdAt} />, hidden: true, firstOrder: 'DESC' },
  {
    source: '_actions',
    label: 'admin.list.actions',
    sortable: false,
    number: true,
    render: (row) => <InvitationMenu invite={row} path={path(row)} />,
  },
]

const field = (name: string) => `resources.invitations.fields.${name}`
const statuses = userInviteStatusFilters
  .filter((id) => id !== 'all')
  .map((id) => ({ id, name: `invitations.status.${id}` }))
const types = invitableTypes.map((id) => ({ id, name: `user.typeName.${id}` }))
const filters: readonly Filter[] = [
  { kind: 'choice', source: 'status', label: field('status'), choices: statuses },
  { kind: 'choice', source: 'userType', label: field('userType'), choices: types },
  { kind: 'text', source: 'email', label: field('email') },
  { kind: 'text', source: 'name', label: field('name') },
  { kind: 'reference', source: 'planId', label: field('planId'), resource: 'plans', name: 'name' },
  { kind: 'reference', source: 'poolId', label: field('poolId'), resource: 'pools', name: 'poolName' },
  personFilter('invitedBy', field('invitedBy')),
  { kind: 'day', source: 'from', label: 'admin.history.from' },
  { kind: 'day', source: 'to', label: 'admin.history.until' },
]

const more: readonly AdvancedFilter[] = [
  { kind: 'text', source: 'name', label: field('name') },
  { kind: 'text', source: 'email', label: field('email') },
  { kind: 'choice', source: 'status', label: field('status'), choices: statuses },
  { kind: 'choice', source: 'userType', label: field('userType'), choices: types },
  { kind: 'day', source: 'from', label: 'admin.history.from' },
  { kind: 'day', source: 'to', label: 'admin.history.until' },
]

/** Everyone who was invited to register, and what became of it. */
export function InvitationList() {
  return (
    <AdminList<UserInvite>
      resource="invitations"
      columns={columns}
      filters={filters}
      advanced={more}
      sort={{ field: 'createdAt', order: 'DESC' }}
      rowPath={path}
      create={
        <>
          <InviteMany />
          <CreateButton resource="invitations" to="/invitations/create" act="setup.edit" />
        </>
      }
    />
  )
}
