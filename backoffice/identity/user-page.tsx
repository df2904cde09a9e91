import Chip from '@mui/material/Chip'
import { useRecordContext, useTranslate } from 'ra-core'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { userType } from '#model/identity/enums.ts'
import { userInput } from '#model/identity/inputs.ts'
import { History } from '../kit/record/history.tsx'
import { RecordForm } from '../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../kit/record/record-page.tsx'
import { targetOf } from './target.ts'
import { UserActions } from './user-actions.tsx'
import { UserFields } from './user-fields.tsx'
import { AccountChip } from './user-list.tsx'
import { UserPlans, UserPools } from './user-memberships.tsx'
import { UserSummary } from './user-summary.tsx'

const tabs: readonly RecordTab[] = [
  { path: '', label: 'admin.record.summary', element: <UserSummary />, bare: true },
  { path: 'account', label: 'users.account', element: <AccountForm /> },
  { path: 'planMembership', label: 'drawer.plans', element: <UserPlans />, bare: true },
  { path: 'poolMembership', label: 'drawer.expertPools', element: <UserPools />, bare: true },
  { path: 'history', label: 'admin.record.history', element: <History refTable="user" resource="users" />, bare: true },
]

/** One account. */
export function UserPage() {
  return (
    <RecordPage<UserListRow>
      resource="users" list="/users" title={(user) => user.resolvedDisplayName} below={(user) => user.email} tabs={tabs} beside={(user) => <Chips user={user} />}
      actions={(user) => <UserActions user={user} />}
    />
  )
}

function Chips({ user }: { user: UserListRow }) {
  const translate = useTranslate()
  return (
    <>
      <AccountChip enabled={user.enabled} />
      <Chip variant="outlined" label={translate(`user.typeName.${user.userType}`)} />
      {user.noeticExpert && user.userType !== userType.expert && <Chip variant="outlined" label={translate('resources.users.fields.noeticExpert')} />}
      {user.testUser && <Chip variant="outlined" label={translate('queries.head.test')} />}
    </>
  )
}

function AccountForm() {
  const user = useRecordContext<UserListRow>()
  if (!user) return null
  return <RecordForm schema={userInput} act="users.edit" target={targetOf(user)}><UserFields /></RecordForm>
}
