import { type ComponentType } from 'react'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'ra-core'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { userType } from '#model/identity/enums.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { History } from '../kit/record/history/history.tsx'
import { RecordPage, type RecordTab } from '../kit/record/record-page.tsx'
import { AccountChip } from './account-chip.tsx'
import { UserActions } from './user-actions.tsx'

/** A tab arrives when it is opened. */
const tab = <M extends Record<string, unknown>>(load: () => Promise<M>, name: keyof M) => {
  const Tab = lazyPart(async () => ({ default: (await load())[name] as ComponentType }))
  return <Tab />
}

/** Tables of the audit log whose rows are under the id of the account. */
const tables = [
  'user',
  'user_password',
  'address',
  'user_bio',
  'notification_preference',
  'bank_account',
  'user_session',
  'notification',
]

const tabs: readonly RecordTab[] = [
  {
    path: '',
    label: 'admin.record.summary',
    element: tab(() => import('./user-summary.tsx'), 'UserSummary'),
    bare: true,
  },
  {
    path: 'account',
    label: 'users.account',
    element: tab(() => import('./tabs/account.tsx'), 'AccountTab'),
    bare: true,
  },
  {
    path: 'address',
    label: 'users.tab.address',
    element: tab(() => import('./tabs/address.tsx'), 'AddressTab'),
    bare: true,
  },
  {
    path: 'contact',
    label: 'users.tab.contact',
    element: tab(() => import('./tabs/contact.tsx'), 'ContactTab'),
    bare: true,
  },
  { path: 'bio', label: 'users.tab.bio', element: tab(() => import('./tabs/bio.tsx'), 'BioTab'), bare: true },
  {
    path: 'profilePicture',
    label: 'users.tab.profilePicture',
    element: tab(() => import('./tabs/picture.tsx'), 'PictureTab'),
    bare: true,
  },
  {
    path: 'upcomingVacations',
    label: 'users.tab.upcomingVacations',
    element: tab(() => import('./tabs/vacations.tsx'), 'VacationsTab'),
    bare: true,
  },
  {
    path: 'bankTransactions',
    label: 'users.tab.bankTransactions',
    element: tab(() => import('./tabs/bank.tsx'), 'BankTab'),
    bare: true,
  },
  {
    path: 'tax',
    label: 'users.tab.tax',
    element: tab(() => import('../tax/tax-tab.tsx'), 'TaxTab'),
    bare: true,
  },
  {
    path: 'notificationPrefs',
    label: 'users.tab.notificationPrefs',
    element: tab(() => import('./tabs/notifications.tsx'), 'NotificationsTab'),
    bare: true,
  },
  {
    path: 'specialities',
    label: 'users.tab.specialities',
    element: tab(() => import('./tabs/specialties.tsx'), 'SpecialtiesTab'),
    bare: true,
  },
  {
    path: 'commLog',
    label: 'users.tab.commLog',
    element: tab(() => import('./tabs/comm-log.tsx'), 'CommLogTab'),
    bare: true,
  },
  {
    path: 'noeticSessions',
    label: 'users.tab.noeticSessions',
    element: tab(() => import('./tabs/sessions.tsx'), 'SessionsTab'),
    bare: true,
  },
  {
    path: 'planMembership',
    label: 'drawer.plans',
    element: tab(() => import('./tabs/memberships.tsx'), 'PlansTab'),
    bare: true,
  },
  {
    path: 'poolMembership',
    label: 'drawer.expertPools',
    element: tab(() => import('./tabs/memberships.tsx'), 'PoolsTab'),
    bare: true,
  },
  { path: 'files', label: 'users.tab.files', element: tab(() => import('./tabs/files.tsx'), 'FilesTab'), bare: true },
  {
    path: 'history',
    label: 'admin.record.history',
    element: <History refTable={tables} resource="users" />,
    bare: true,
  },
]

/** One account. */
export function UserPage() {
  return (
    <RecordPage<UserListRow>
      resource="users"
      list="/users"
      title={(user) => user.resolvedDisplayName}
      below={(user) => user.email}
      tabs={tabs}
      beside={(user) => <Chips user={user} />}
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
      {user.noeticExpert && user.userType !== userType.expert && (
        <Chip variant="outlined" label={translate('resources.users.fields.noeticExpert')} />
      )}
      {user.testUser && <Chip variant="outlined" label={translate('queries.head.test')} />}
      {user.supportAccount && <Chip variant="outlined" label={translate('resources.users.fields.supportAccount')} />}
    </>
  )
}
