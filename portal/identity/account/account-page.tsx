import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { useLocation, useParams } from 'react-router'
import NotFound from '../../shell/layout/not-found.tsx'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/states.tsx'
import { isAccountChild, type AccountChild } from '../account-children.ts'
import { AccountFrame } from './account-frame.tsx'

const parts: Record<AccountChild, LazyExoticComponent<ComponentType<{ userId: string }>>> = {
  account: lazy(() => import('./profile/profile-and-sign-in.tsx')),
  address: lazy(() => import('./contact/address.tsx')),
  contact: lazy(() => import('./contact/contact.tsx')),
  bio: lazy(() => import('./profile/bio.tsx')),
  profilePicture: lazy(() => import('./profile/picture.tsx')),
  upcomingVacations: lazy(() => import('./time-off/vacations.tsx')),
  bankTransactions: lazy(() => import('../../payments/transactions.tsx')),
  notificationPrefs: lazy(() => import('./notifications/notifications.tsx')),
  specialities: lazy(() => import('./profile/specialities.tsx')),
  commLog: lazy(() => import('./activity/comm-log.tsx')),
  noeticSessions: lazy(() => import('./activity/calls.tsx')),
  planMembership: lazy(() => import('./plans.tsx')),
}

/** One page of an account in the frame of all; which one, the address says. */
export default function AccountPageInFrame() {
  const { userId = '' } = useParams()
  const { pathname } = useLocation()
  const page = pathname.split('/')[3]
  if (!isAccountChild(page)) return <NotFound />
  const Part = parts[page]
  return (
    <AccountFrame userId={userId} page={page}>
      <Suspense fallback={<Waiting />}>
        <Part key={userId} userId={userId} />
      </Suspense>
    </AccountFrame>
  )
}

const Waiting = () => (
  <Card>
    <Loading>
      <Skeleton height="2.75rem" lines={5} width="100%" />
    </Loading>
  </Card>
)
